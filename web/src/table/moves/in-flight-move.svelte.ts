/** A move on its way to the server, and how long it has been. */
import type { LegalMove } from "../../wire/protocol";

/** After so long the player is told that it is on its way, and that nobody answers. */
export const SLOW_AFTER_MS = 1000;
export const SILENT_AFTER_MS = 3000;

export class InFlightMove {
  move = $state<string | null>(null);
  delay = $state<"" | "slow" | "silent">("");
  /** What it was sent for, and how it can be offered again if it never arrived: not, where a control asks by itself. */
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
