/** Tasks that start some time after the page has loaded, because no screen waits for them. */
import { startPreferenceSync as agree } from "./features/account/sync-preferences";
import { registerServiceWorker as keep } from "./features/pwa/register-service-worker";
import { sound } from "./platform/sound.svelte";

export function startBackgroundTasks(): void {
  agree();
  keep();
  void sound.unlockOnGestures().catch(() => undefined);
  addEventListener("banned", () => void import("./features/moderation/show-ban").then(({ showBan: tell }) => tell()));
}
