/** A move that is shown and not yet sent: it can be taken back. */
import type { LegalMove, Preferences } from "../../wire/protocol";

/** So long a move can be undone where nobody is asked before it is sent. */
export const UNDO_MS = 2000;
/** A walk has many steps: each waits just long enough to see where it leads. */
export const STEP_DELAY_MS = 700;
/** So long before the clock runs out it is sent, for the way to the server. */
export const SEND_MARGIN_MS = 500;

/** Whether a move is sent at once, goes by itself in a moment, or waits for a word. */
export type SendMode = "send" | "undo" | "ask";

/** `confirmed`: it was shown, and the player has said that he wants it. */
export function sendMode(ask: Preferences["confirm"], byFinger: boolean, confirmed: boolean): SendMode {
  if (ask === "never") return "send";
  if (ask !== "always" && !byFinger) return "undo";
  return confirmed ? "send" : "ask";
}

export class PendingMove {
  option = $state.raw<LegalMove | null>(null);
  /** How long until it goes by itself, in ms; null while it waits for a word. */
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

  /** Nothing is held any more; returns what was. */
  cancel(): LegalMove | null {
    clearTimeout(this.timer);
    const { option } = this;
    this.option = this.autoSendMs = null;
    return option;
  }

  /** The page is left: what would have gone by itself goes now; true if something was dropped. */
  flush(): boolean {
    if (this.autoSendMs === null) return this.cancel() !== null;
    this.sendNow();
    return false;
  }
}
