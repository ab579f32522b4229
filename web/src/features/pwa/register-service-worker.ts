/** Registers the service worker, for offline use, installation and updates. */
import { mount } from "svelte";

import { assetUrl, isStaticSite } from "../../platform/address";
import { texts } from "../../i18n/texts.svelte";
import { pwa, type InstallPrompt } from "./pwa-state.svelte";

/** The delay of the registration; by then the page has loaded and the network is free. */
const REGISTER_AFTER_MS = 4000;

/** The Network Information API, in Chromium only. */
interface NetworkInformation {
  saveData: boolean;
  effectiveType: string;
}

/** Return whether the connection permits downloading the whole client: neither slow nor metered. */
function isLineFree(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection || (!connection.saveData && connection.effectiveType === "4g");
}

const workerUrl = (): string => assetUrl(isStaticSite() ? "offline.js?here" : "offline.js");

/** Set the address of the manifest, whose language a static site knows only after the page has loaded. */
function linkManifest(): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = assetUrl(
    `manifest.${texts.language}.webmanifest`,
  );
}

/** Register the service worker after a delay, in a secure context and on a fast connection. */
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

/** Offer the waiting version; the first version is activated at once, without an offer. */
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
