/** Creates offline tables and uploads records; the nickname is that of the guest on the server. */
import type { Guest, NewTable, ReplayId, TableCode } from "../../wire/protocol";
import { parseResponse } from "../../net/api";
import { randomNickname } from "../../i18n/random-nickname";
import { requestLocal } from "./local-server";
import type { StoredGuest } from "./stored-data";

const postLocal = async <Found>(path: string, body: string): Promise<Found> =>
  parseResponse<Found>(await requestLocal("POST", path, body));

/**
 * Request persistent storage, since browsers may evict other data. Call it in a gesture handler because Firefox asks.
 */
function requestLastingStorage(): void {
  // A browser without storage has no such API.
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
  // The strongest level needs a server, so use the next one.
  const bots = table.bots === "master" ? "expert" : table.bots;
  return (await postLocal<TableCode>("/api/tables", JSON.stringify({ ...table, bots }))).code;
}

/** Set the custom deck for new offline tables, or null for the standard cards. */
export async function setLocalDeck(deck: string | null): Promise<void> {
  await ensureGuest(null);
  parseResponse(await requestLocal(deck === null ? "DELETE" : "PUT", "/api/deck", deck ?? undefined));
}

export async function uploadLocalRecord(record: string): Promise<string> {
  await ensureGuest(null);
  return (await postLocal<ReplayId>("/api/replays", record)).id;
}
