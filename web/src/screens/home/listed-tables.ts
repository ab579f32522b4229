/** Tables that a guest may go to: his own, and those open to everybody. */
import { isHere } from "../../platform/address";
import { ApiError, ask, whoAmI } from "../../net/api";
import { tablesHere } from "../../features/offline/stored-data";
import type { Guest, OpenTable, OwnTable } from "../../wire/protocol";

/** A list of tables; nothing for somebody new, or while the server is away. */
async function listed<Table>(path: string): Promise<readonly Table[]> {
  try {
    return (await ask<{ tables: readonly Table[] }>("GET", path)).tables;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || (error.status >= 400 && error.status < 500))) return [];
    throw error;
  }
}

/** Whom the server knows: nobody new, and nobody while it is away. */
export const knownThere = (): Promise<Guest | null> => (isHere() ? Promise.resolve(null) : whoAmI().catch(() => null));

/** One's own, on this device and at the server, the latest first. */
export async function ownTables(known: Guest | null): Promise<readonly OwnTable[]> {
  const all = await Promise.all([tablesHere(), known ? listed<OwnTable>("/api/guest/tables") : []]);
  return all.flat().sort((one, other) => other.updated - one.updated);
}

export const openTables = (): Promise<readonly OpenTable[]> => (isHere() ? Promise.resolve([]) : listed("/api/tables"));
