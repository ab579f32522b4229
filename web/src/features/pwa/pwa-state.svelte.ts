/** What this device has of the site, and may have. */

/** What Chromium lets a page offer. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class PwaState {
  installPrompt = $state.raw<InstallPrompt | null>(null);
  /** The new version that waits to be taken. */
  waitingWorker = $state.raw<ServiceWorker | null>(null);

  async install(): Promise<void> {
    const { installPrompt } = this;
    this.installPrompt = null;
    await installPrompt?.prompt();
  }

  /** Other pages go on as they are: theirs is kept until they are loaded anew. */
  activateUpdate(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waitingWorker?.postMessage("take-over");
  }
}

export const pwa = new PwaState();
