/** A move that has been sent and not answered yet. */
import type { LegalMove } from "../../wire/protocol";

/** Delays after which the player is told that the move is being sent, then that there is no answer. */
export const SLOW_AFTER_MS = 1000;
export const SILENT_AFTER_MS = 3000;

export class InFlightMove {
  move = $state<string | null>(null);
  delay = $state<"" | "slow" | "silent">("");
  /** The version it was sent for, and the option to offer again if it never arrives; none where a control asks again itself. */
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
