/** A move on its way to the server, and how long it has been. */
import type { Option } from "../../wire/protocol";

/** After so long the player is told that it is on its way, and that nobody answers. */
export const SLOW_MS = 1000;
export const SILENT_MS = 3000;

export class Sending {
  move = $state<string | null>(null);
  late = $state<"" | "slow" | "silent">("");
  /** What it was sent for, and how it can be offered again if it never arrived: not, where a control asks by itself. */
  version = 0;
  option: Option | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  begin(move: string, version: number, option: Option | null): void {
    this.end();
    this.move = move;
    this.version = version;
    this.option = option;
    this.timers = [setTimeout(() => (this.late = "slow"), SLOW_MS), setTimeout(() => (this.late = "silent"), SILENT_MS)];
  }

  end(): void {
    this.timers.forEach(clearTimeout);
    this.move = null;
    this.late = "";
  }
}
