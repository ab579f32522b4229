/** What begins on this device: a table, or a record that is brought. Whoever is called somehow elsewhere is called so here. */
import type { Guest, NewTable, ReplayId, TableCode } from "../../wire/protocol";
import { parseResponse } from "../../net/api";
import { randomNickname } from "../../i18n/random-nickname";
import { requestLocal } from "./local-server";
import type { StoredGuest } from "./stored-data";

const postLocal = async <Found>(path: string, body: string): Promise<Found> =>
  parseResponse<Found>(await requestLocal("POST", path, body));

/** Asked after a press, since Firefox shows a question. Without it browsers may delete what a device has stored. */
function requestLastingStorage(): void {
  // A browser that stores nothing has none to ask.
  void navigator.storage?.persist?.().catch(() => undefined);
}

async function ensureGuest(guest: StoredGuest | null): Promise<void> {
  requestLastingStorage();
  if (parseResponse<Guest | null>(await requestLocal("GET", "/api/guest", undefined))) return;
  await postLocal(
    "/api/guest",
    JSON.stringify({ nickname: guest?.nickname ?? randomNickname(), portrait: guest?.portrait ?? null }),
  );
}

export async function createLocalTable(table: NewTable, guest: StoredGuest | null): Promise<string> {
  await ensureGuest(guest);
  // The strongest bots need a server: a device has the next.
  const bots = table.bots === "master" ? "expert" : table.bots;
  return (await postLocal<TableCode>("/api/tables", JSON.stringify({ ...table, bots }))).code;
}

/** Play with these cards at new tables of this device, or with those that are printed. */
export async function setLocalDeck(deck: string | null): Promise<void> {
  await ensureGuest(null);
  parseResponse(await requestLocal(deck === null ? "DELETE" : "PUT", "/api/deck", deck ?? undefined));
}

export async function uploadLocalRecord(record: string): Promise<string> {
  await ensureGuest(null);
  return (await postLocal<ReplayId>("/api/replays", record)).id;
}
