/** What this device has of the site, and may have. */

/** What Chromium lets a page offer. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Kept {
  prompt = $state.raw<InstallPrompt | null>(null);
  /** The new version that waits to be taken. */
  renewal = $state.raw<ServiceWorker | null>(null);

  async install(): Promise<void> {
    const { prompt } = this;
    this.prompt = null;
    await prompt?.prompt();
  }

  /** Other pages go on as they are: theirs is kept until they are loaded anew. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.renewal?.postMessage("take-over");
  }
}

export const kept = new Kept();
