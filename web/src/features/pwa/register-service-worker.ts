/** Registers the service worker, for offline use, installation and updates. */
import { mount } from "svelte";

import { assetUrl, isStaticSite } from "../../platform/address";
import { texts } from "../../i18n/texts.svelte";
import { pwa, type InstallPrompt } from "./pwa-state.svelte";

/** The delay after which the page has loaded and the network is free. */
const REGISTER_AFTER_MS = 4000;

/** The Network Information API, in Chromium only. */
interface NetworkInformation {
  saveData: boolean;
  effectiveType: string;
}

/** Return whether the connection permits prefetching: neither slow nor metered. */
function isLineFree(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection || (!connection.saveData && connection.effectiveType === "4g");
}

const workerUrl = (): string => assetUrl(isStaticSite() ? "offline.js?here" : "offline.js");

/** Add the link to the manifest; on a static site the language is not known before the page is loaded. */
function linkManifest(): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = assetUrl(
    `manifest.${texts.language}.webmanifest`,
  );
}

/** Register the service worker; does nothing in an insecure context. */
export function registerServiceWorker(): void {
  if (isStaticSite()) linkManifest();
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    pwa.installPrompt = event as InstallPrompt;
  });
  if ("serviceWorker" in navigator && isLineFree())
    setTimeout(
      () => void navigator.serviceWorker.register(workerUrl()).then(watchUpdates, () => undefined),
      REGISTER_AFTER_MS,
    );
}

/** Watch for updates; a browser that blocks workers may return no registration. */
function watchUpdates(registration?: ServiceWorkerRegistration): void {
  if (!registration) return;
  registration.active?.postMessage("begun");
  offerUpdate(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offerUpdate(registration));
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Offer the waiting version; the first one is activated without asking. */
function offerUpdate({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller || pwa.waitingWorker === waiting) return;
  const first = pwa.waitingWorker === null;
  pwa.waitingWorker = waiting;
  if (first) void showUpdatePrompt();
}

async function showUpdatePrompt(): Promise<void> {
  const [{ default: UpdatePrompt }] = await Promise.all([
    import("./UpdatePrompt.svelte"),
    texts.loadNamespace("install"),
  ]);
  mount(UpdatePrompt, { target: document.body });
}
