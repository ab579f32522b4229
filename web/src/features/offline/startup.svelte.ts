/** How far the house of this device is. */
import type { Trouble } from "./worker-messages";

class Start {
  state = $state<"off" | "fetching" | "opening" | "ready" | Trouble>("off");
  /** Bytes. */
  got = $state(0);
  of = $state(0);

  begin(): void {
    this.state = "fetching";
    this.got = this.of = 0;
  }

  arrive(got: number, of: number): void {
    this.got = got;
    this.of = of;
    if (got >= of) this.state = "opening";
  }
}

export const start = new Start();
