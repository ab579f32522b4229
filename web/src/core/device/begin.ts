/** What a device does once the page stands: nothing waits for it. */
import { begin as agree } from "./agree";
import { begin as keep } from "./offline";

export function begin(): void {
  agree();
  keep();
  addEventListener("banned", () => void import("../company/banned").then(({ tell }) => tell()));
}
