/** The tables listed for a guest: their own ones and the public ones. */
import { isStaticSite } from "../../platform/address";
import { ApiError, request, fetchGuest } from "../../net/api";
import { storedTables } from "../../features/offline/stored-data";
import type { Guest, OpenTable, OwnTable } from "../../wire/protocol";

/** Return a list of tables; empty without a guest, or while the server is unreachable. */
async function listTables<Table>(request: Promise<{ tables: readonly Table[] }>): Promise<readonly Table[]> {
  try {
    return (await request).tables;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || (error.status >= 400 && error.status < 500))) return [];
    throw error;
  }
}

/** Return the guest; null without one, or while the server is unreachable. */
export const fetchKnownGuest = (): Promise<Guest | null> =>
  isStaticSite() ? Promise.resolve(null) : fetchGuest().catch(() => null);

/** Return the guest's tables, on this device and on the server, latest first. */
export async function fetchOwnTables(known: Guest | null): Promise<readonly OwnTable[]> {
  const all = await Promise.all([storedTables(), known ? listTables(request("GET /api/guest/tables")) : []]);
  return all.flat().sort((one, other) => other.updated_at - one.updated_at);
}

export const fetchOpenTables = (): Promise<readonly OpenTable[]> =>
  isStaticSite() ? Promise.resolve([]) : listTables(request("GET /api/tables"));
