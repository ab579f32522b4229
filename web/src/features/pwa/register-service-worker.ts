/** The site on this device: kept for when there is no line, installed if somebody likes, renewed when he is ready. */
import { mount } from "svelte";

import { assetUrl, isStaticSite } from "../../platform/address";
import { texts } from "../../i18n/texts.svelte";
import { pwa, type InstallPrompt } from "./pwa-state.svelte";

/** By then a page has what it needs, and the line is free. */
const REGISTER_AFTER_MS = 4000;

/** Chromium alone tells. */
interface NetworkInformation {
  saveData: boolean;
  effectiveType: string;
}

/** A megabyte for later would take the line of somebody who plays now, or cost money. */
function isLineFree(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection || (!connection.saveData && connection.effectiveType === "4g");
}

const workerUrl = (): string => assetUrl(isStaticSite() ? "offline.js?here" : "offline.js");

/** Without a server nobody knows a visitor's language before he is there. */
function linkManifest(): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = assetUrl(
    `manifest.${texts.language}.webmanifest`,
  );
}

/** Without a safe origin there is none of this, and the site works as well. */
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

/** A browser that keeps workers out may answer with nothing. */
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

/** The first version needs nobody's leave. */
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
