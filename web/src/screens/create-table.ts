/** What somebody begins: at the server if it is there, else on this device. */
import { isHere } from "../platform/address";
import { ask, server, takeNickname, whoAmI } from "../net/api";
import type { GuestHere } from "../features/offline/stored-data";
import { nickname } from "../i18n/random-nickname";
import type { NewTable, TableCode } from "../wire/protocol";
import { uploadRecord } from "./screens-api";

async function either(there: () => Promise<string>, here: () => Promise<string>): Promise<string> {
  if (isHere()) return here();
  try {
    if (!(await whoAmI())) await takeNickname(nickname());
    return await there();
  } catch (error) {
    if (server.there) throw error;
    return here();
  }
}

export const openHere = async (table: NewTable, guest: GuestHere | null = null): Promise<string> => (await import("../features/offline/create-local")).openHere(table, guest);

/** Returns the code of the table. */
export const open = (table: NewTable, guest: GuestHere | null = null): Promise<string> =>
  either(async () => (await ask<TableCode>("POST", "/api/tables", table)).code, () => openHere(table, guest));

/** Returns what the record is called from now on. */
export const bring = (record: string): Promise<string> =>
  either(async () => (await uploadRecord(record)).id, async () => (await import("../features/offline/create-local")).bringHere(record));
