/**
 * Preferences of a guest with several devices.
 *
 * What was chosen on this device since it last reached the server wins, choice by choice; for all else
 * the server's word holds, which another device may have changed. Whoever is no guest yet keeps his
 * choices here until he is one.
 */
import type { Preferences } from "../../wire/protocol";
import { preferences } from "../../platform/preferences.svelte";
import { ApiError, request, fetchGuest } from "../../net/api";
import { isLocalRequest } from "../../net/is-local";
import { texts } from "../../i18n/texts.svelte";

const PATH = "/api/guest/preferences";
/** After which nothing more is chosen, for now. */
const IDLE_MS = 600;

const names = (some: Preferences): (keyof Preferences)[] => Object.keys(some) as (keyof Preferences)[];

/** What is not yet known of some choices, after others of them have been sent. */
export const stillUnsent = (unsent: Preferences, sent: Preferences): Preferences =>
  Object.fromEntries(names(unsent).flatMap((name) => (unsent[name] === sent[name] ? [] : [[name, unsent[name]]])));

export async function syncPreferences(): Promise<void> {
  // This device knows them already: no server, nothing to agree on.
  if (isLocalRequest(PATH)) return;
  const theirs = await request<Preferences | null>("GET", PATH);
  const mine = preferences.unsent;
  if (names(mine).length) {
    if (!theirs && !(await fetchGuest())) return;
    await send({ ...theirs, ...mine });
    // Something may have been chosen while this was on its way.
    preferences.unsent = stillUnsent(preferences.unsent, mine);
  }
  const all = { ...theirs, ...mine, ...preferences.unsent };
  if (names(all).every((name) => preferences.overrides[name] === all[name])) return;
  preferences.apply(all);
  await texts.loadLanguage(texts.preferred);
}

/** Agree now, and again whenever somebody is through with choosing. What fails is tried again then, or at the next visit. */
export function startPreferenceSync(): void {
  let soon: ReturnType<typeof setTimeout>;
  const attempt = (): void => void syncPreferences().catch(() => undefined);
  addEventListener("preferences", () => {
    clearTimeout(soon);
    if (names(preferences.unsent).length) soon = setTimeout(attempt, IDLE_MS);
  });
  attempt();
}

/** What the server can't read, it never will: it is not sent again. */
async function send(all: Preferences): Promise<void> {
  try {
    await request("PUT", PATH, all);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
}
