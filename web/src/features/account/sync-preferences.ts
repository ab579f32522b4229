/**
 * Synchronises the preferences of a guest between devices.
 *
 * For each value: if it was changed on this device since the last sync, it is sent; otherwise the server's value, which
 * another device may have changed, replaces it. Without a guest the values stay on the device.
 */
import type { Preferences } from "../../wire/protocol";
import { preferences } from "../../platform/preferences.svelte";
import { ApiError, request, fetchGuest } from "../../net/api";
import { isLocalRequest } from "../../net/is-local";
import { texts } from "../../i18n/texts.svelte";

/** The delay after the last change before it is synchronised. */
const IDLE_MS = 600;

const names = (some: Preferences): (keyof Preferences)[] => Object.keys(some) as (keyof Preferences)[];

/** Return the choices that remain unsent after others have been sent. */
export const stillUnsent = (unsent: Preferences, sent: Preferences): Preferences =>
  Object.fromEntries(names(unsent).flatMap((name) => (unsent[name] === sent[name] ? [] : [[name, unsent[name]]])));

export async function syncPreferences(): Promise<void> {
  // A static site has no server to sync with.
  if (isLocalRequest("")) return;
  const theirs = await request("GET /api/guest/preferences");
  const mine = preferences.unsent;
  if (names(mine).length) {
    if (!theirs && !(await fetchGuest())) return;
    await send({ ...theirs, ...mine });
    // A value may have been changed during the request.
    preferences.unsent = stillUnsent(preferences.unsent, mine);
  }
  const all = { ...theirs, ...mine, ...preferences.unsent };
  if (names(all).every((name) => preferences.overrides[name] === all[name])) return;
  preferences.apply(all);
  await texts.loadLanguage(texts.preferred);
}

/** Sync now and after each change; a failed sync is retried at the next change or visit. */
export function startPreferenceSync(): void {
  let soon: ReturnType<typeof setTimeout>;
  const attempt = (): void => void syncPreferences().catch(() => undefined);
  addEventListener("preferences", () => {
    clearTimeout(soon);
    if (names(preferences.unsent).length) soon = setTimeout(attempt, IDLE_MS);
  });
  attempt();
}

/** Send the values; drop them if the server rejects them as invalid. */
async function send(body: Preferences): Promise<void> {
  try {
    await request("PUT /api/guest/preferences", { body });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
}
