/** Tables that a guest may go to: his own, and those open to everybody. */
import { isStaticSite } from "../../platform/address";
import { ApiError, request, fetchGuest } from "../../net/api";
import { storedTables } from "../../features/offline/stored-data";
import type { Guest, OpenTable, OwnTable } from "../../wire/protocol";

/** A list of tables; nothing for somebody new, or while the server is away. */
async function fetchTables<Table>(path: string): Promise<readonly Table[]> {
  try {
    return (await request<{ tables: readonly Table[] }>("GET", path)).tables;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || (error.status >= 400 && error.status < 500))) return [];
    throw error;
  }
}

/** Whom the server knows: nobody new, and nobody while it is away. */
export const fetchKnownGuest = (): Promise<Guest | null> =>
  isStaticSite() ? Promise.resolve(null) : fetchGuest().catch(() => null);

/** One's own, on this device and at the server, the latest first. */
export async function fetchOwnTables(known: Guest | null): Promise<readonly OwnTable[]> {
  const all = await Promise.all([storedTables(), known ? fetchTables<OwnTable>("/api/guest/tables") : []]);
  return all.flat().sort((one, other) => other.updated_at - one.updated_at);
}

export const fetchOpenTables = (): Promise<readonly OpenTable[]> =>
  isStaticSite() ? Promise.resolve([]) : fetchTables("/api/tables");
