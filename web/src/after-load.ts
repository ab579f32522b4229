/** What a device does once the page stands: nothing waits for it. */
import { startPreferenceSync as agree } from "./features/account/sync-preferences";
import { registerServiceWorker as keep } from "./features/pwa/register-service-worker";

export function startBackgroundTasks(): void {
  agree();
  keep();
  addEventListener("banned", () => void import("./features/moderation/show-ban").then(({ showBan: tell }) => tell()));
}
