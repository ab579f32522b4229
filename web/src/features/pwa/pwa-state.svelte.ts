/** The state of the installed app and its updates. */

/** The `beforeinstallprompt` event, in Chromium only. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class PwaState {
  installPrompt = $state.raw<InstallPrompt | null>(null);
  /** The service worker of a new version that waits for its activation. */
  waitingWorker = $state.raw<ServiceWorker | null>(null);

  async install(): Promise<void> {
    const { installPrompt } = this;
    this.installPrompt = null;
    await installPrompt?.prompt();
  }

  /** Activate the new version; other pages keep the old one until they are reloaded. */
  activateUpdate(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waitingWorker?.postMessage("take-over");
  }
}

export const pwa = new PwaState();
