/** Creates tables and uploads records, at the server if it is reachable, else on this device. */
import { isStaticSite } from "../platform/address";
import { request, server, saveGuest, fetchGuest } from "../net/api";
import type { StoredGuest } from "../features/offline/stored-data";
import { randomNickname } from "../i18n/random-nickname";
import type { NewTable } from "../wire/protocol";
import { uploadRecord } from "./screens-api";

async function onServerOrLocally(there: () => Promise<string>, here: () => Promise<string>): Promise<string> {
  if (isStaticSite()) return here();
  try {
    if (!(await fetchGuest())) await saveGuest(randomNickname());
    return await there();
  } catch (error) {
    if (server.reachable) throw error;
    return here();
  }
}

export const createTableHere = async (table: NewTable, guest: StoredGuest | null = null): Promise<string> =>
  (await import("../features/offline/create-local")).createLocalTable(table, guest);

/** Create a table and return its code. */
export const createTable = (table: NewTable, guest: StoredGuest | null = null): Promise<string> =>
  onServerOrLocally(
    async () => (await request("POST /api/tables", { body: table })).code,
    () => createTableHere(table, guest),
  );

/** Upload a record and return the id of the upload. */
export const uploadReplay = (record: string): Promise<string> =>
  onServerOrLocally(
    async () => (await uploadRecord(record)).id,
    async () => (await import("../features/offline/create-local")).uploadLocalRecord(record),
  );
