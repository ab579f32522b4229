/** The site on this device: kept for when there is no line, installed if somebody likes, renewed when he is ready. */
import { mount } from "svelte";

import { file, isHere } from "../../platform/address";
import { texts } from "../../i18n/texts.svelte";
import { kept, type InstallPrompt } from "./pwa-state.svelte";

/** By then a page has what it needs, and the line is free. */
const REST_MS = 4000;

const worker = (): string => file(isHere() ? "offline.js?here" : "offline.js");

/** Without a server nobody knows a visitor's language before he is there. */
function nameManifest(): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = file(`manifest.${texts.language}.webmanifest`);
}

/** Without a safe origin there is none of this, and the site works as well. */
export function begin(): void {
  if (isHere()) nameManifest();
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept.prompt = event as InstallPrompt;
  });
  if ("serviceWorker" in navigator) setTimeout(() => void navigator.serviceWorker.register(worker()).then(watch, () => undefined), REST_MS);
}

/** A browser that keeps workers out may answer with nothing. */
function watch(registration?: ServiceWorkerRegistration): void {
  if (!registration) return;
  registration.active?.postMessage("begun");
  offer(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offer(registration));
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** The first version needs nobody's leave. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller || kept.renewal === waiting) return;
  const first = kept.renewal === null;
  kept.renewal = waiting;
  if (first) void show();
}

async function show(): Promise<void> {
  const [{ default: Renewal }] = await Promise.all([import("./UpdatePrompt.svelte"), texts.need("install")]);
  mount(Renewal, { target: document.body });
}
