/** A move that was sent and has not been acknowledged. */
import type { LegalMove } from "../../wire/protocol";

/** Delays until the player is informed that the move is being sent, and that there is no answer. */
export const SLOW_AFTER_MS = 1000;
export const SILENT_AFTER_MS = 3000;

export class InFlightMove {
  move = $state<string | null>(null);
  delay = $state<"" | "slow" | "silent">("");
  /**
   * The version of the view for which the move was sent. `option` is offered again if the move does not arrive; it
   * is null if a control offers the move itself.
   */
  version = 0;
  option: LegalMove | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  start(move: string, version: number, option: LegalMove | null): void {
    this.clear();
    this.move = move;
    this.version = version;
    this.option = option;
    this.timers = [
      setTimeout(() => (this.delay = "slow"), SLOW_AFTER_MS),
      setTimeout(() => (this.delay = "silent"), SILENT_AFTER_MS),
    ];
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.move = null;
    this.delay = "";
  }
}
