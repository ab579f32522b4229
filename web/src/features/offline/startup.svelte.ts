/** The state of the offline server's start. */
import type { StartupFailure } from "./worker-messages";

class StartupProgress {
  state = $state<"off" | "fetching" | "opening" | "ready" | StartupFailure>("off");
  /** Whether to inform the player that tables are lost when the page is closed. */
  temporary = $state(false);
  /** The size of the downloaded part. */
  loadedBytes = $state(0);
  totalBytes = $state(0);

  begin(): void {
    this.state = "fetching";
    this.loadedBytes = this.totalBytes = 0;
  }

  update(got: number, of: number): void {
    this.loadedBytes = got;
    this.totalBytes = of;
    if (got >= of) this.state = "opening";
  }
}

export const startup = new StartupProgress();
