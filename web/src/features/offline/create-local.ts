/** Creates offline tables and uploads records; the nickname is that of the guest on the server. */
import type { NewTable } from "../../wire/protocol";
import { encodeRequest, parseResponse, type Request, type RequestOptions } from "../../net/api";
import { randomNickname } from "../../i18n/random-nickname";
import { requestLocal } from "./local-server";
import type { StoredGuest } from "./stored-data";

const request: Request = async (route: string, options?: RequestOptions) =>
  parseResponse(await requestLocal(...encodeRequest(route, options)));

/**
 * Request persistent storage, since browsers may evict other data. Call it in a gesture handler because Firefox asks.
 */
function requestLastingStorage(): void {
  // A browser without storage has no such API.
  void navigator.storage?.persist?.().catch(() => undefined);
}

async function ensureGuest(guest: StoredGuest | null): Promise<void> {
  requestLastingStorage();
  if (await request("GET /api/guest")) return;
  await request("POST /api/guest", {
    body: { nickname: guest?.nickname ?? randomNickname(), portrait: guest?.portrait ?? null },
  });
}

export async function createLocalTable(table: NewTable, guest: StoredGuest | null): Promise<string> {
  await ensureGuest(guest);
  // The strongest level needs a server, so use the next one.
  const bots = table.bots === "master" ? "expert" : table.bots;
  return (await request("POST /api/tables", { body: { ...table, bots } })).code;
}

/** Set the custom deck for new offline tables, or null for the standard cards. */
export async function setLocalDeck(deck: string | null): Promise<void> {
  await ensureGuest(null);
  parseResponse(await requestLocal(deck === null ? "DELETE" : "PUT", "/api/deck", deck ?? undefined));
}

export async function uploadLocalRecord(body: string): Promise<string> {
  await ensureGuest(null);
  return (await request("POST /api/replays", { body })).id;
}
