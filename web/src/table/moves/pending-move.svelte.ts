/** A displayed move that has not been sent yet and can be undone. */
import type { LegalMove, Preferences } from "../../wire/protocol";

/** The time in which a move can be undone before it is sent without confirmation. */
export const UNDO_MS = 2000;
/** The time in which a step can be undone, shorter than `UNDO_MS` because a walk has many steps. */
export const STEP_DELAY_MS = 700;
/** The time before the deadline at which a move is sent, to allow for latency. */
export const SEND_MARGIN_MS = 500;

/** Whether a move is sent at once, after a delay, or on confirmation. */
export type SendMode = "send" | "undo" | "ask";

/**
 * Return how a move is sent, by the preference `ask` and by whether it was made by touch (`byFinger`). `confirmed`:
 * the move was displayed and the player has confirmed it.
 */
export function sendMode(ask: Preferences["confirm"], byFinger: boolean, confirmed: boolean): SendMode {
  if (ask === "never") return "send";
  if (ask !== "always" && !byFinger) return "undo";
  return confirmed ? "send" : "ask";
}

export class PendingMove {
  option = $state.raw<LegalMove | null>(null);
  /** The time until the move is sent, in ms; null if it waits for confirmation. */
  autoSendMs = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (option: LegalMove) => void) {}

  stage(option: LegalMove, goes: number | null): void {
    clearTimeout(this.timer);
    this.option = option;
    this.autoSendMs = goes;
    if (goes !== null) this.timer = setTimeout(() => this.sendNow(), goes);
  }

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

  /**
   * Send a move with a delay at once, or drop one that waits for confirmation, because the page is left; return
   * whether a move was dropped.
   */
  flush(): boolean {
    if (this.autoSendMs === null) return this.cancel() !== null;
    this.sendNow();
    return false;
  }
}
