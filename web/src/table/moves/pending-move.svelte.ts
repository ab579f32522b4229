/** A move on display that is not sent yet and can be undone. */
import type { LegalMove, Preferences } from "../../wire/protocol";

/** Time to undo a move that is sent without confirmation. */
export const UNDO_MS = 2000;
/** Time to undo one step of a walk, which has many. */
export const STEP_DELAY_MS = 700;
/** Time before the deadline at which it is sent, to allow for latency. */
export const SEND_MARGIN_MS = 500;

/** Whether a move is sent at once, after a delay, or on confirmation. */
export type SendMode = "send" | "undo" | "ask";

/** `confirmed`: the move was on display and the player has confirmed it. */
export function sendMode(ask: Preferences["confirm"], byFinger: boolean, confirmed: boolean): SendMode {
  if (ask === "never") return "send";
  if (ask !== "always" && !byFinger) return "undo";
  return confirmed ? "send" : "ask";
}

export class PendingMove {
  option = $state.raw<LegalMove | null>(null);
  /** Time until it is sent, in ms; null if it waits for confirmation. */
  autoSendMs = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (option: LegalMove) => void) {}

  stage(option: LegalMove, goes: number | null): void {
    clearTimeout(this.timer);
    this.option = option;
    this.autoSendMs = goes;
    if (goes !== null) this.timer = setTimeout(() => this.sendNow(), goes);
  }

  /** Send it now. */
  sendNow(): void {
    const option = this.cancel();
    if (option) this.send(option);
  }

  /** Drop the move and return it. */
  cancel(): LegalMove | null {
    clearTimeout(this.timer);
    const { option } = this;
    this.option = this.autoSendMs = null;
    return option;
  }

  /** The page is left: send a move that has a timer, drop one that waits; return whether one was dropped. */
  flush(): boolean {
    if (this.autoSendMs === null) return this.cancel() !== null;
    this.sendNow();
    return false;
  }
}
