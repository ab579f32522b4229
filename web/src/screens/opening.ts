/** What somebody begins: at the server if it is there, else on this device. */
import { isHere } from "../core/browser/address";
import { ask, server, takeNickname, whoAmI } from "../core/connection/api";
import type { GuestHere } from "../core/local/kept";
import { nickname } from "../core/texts/nickname";
import type { NewTable, TableCode } from "../lib/protocol";
import { uploadRecord } from "./asks";

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

export const openHere = async (table: NewTable, guest: GuestHere | null = null): Promise<string> => (await import("../core/local/open")).openHere(table, guest);

/** Returns the code of the table. */
export const open = (table: NewTable, guest: GuestHere | null = null): Promise<string> =>
  either(async () => (await ask<TableCode>("POST", "/api/tables", table)).code, () => openHere(table, guest));

/** Returns what the record is called from now on. */
export const bring = (record: string): Promise<string> =>
  either(async () => (await uploadRecord(record)).id, async () => (await import("../core/local/open")).bringHere(record));
