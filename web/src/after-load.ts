/** What a device does once the page stands: nothing waits for it. */
import { begin as agree } from "./features/account/sync-preferences";
import { begin as keep } from "./features/pwa/register-service-worker";

export function begin(): void {
  agree();
  keep();
  addEventListener("banned", () => void import("./features/moderation/show-ban").then(({ tell }) => tell()));
}
