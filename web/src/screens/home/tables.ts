/** Tables that a guest may go to: his own, and those open to everybody. */
import { ApiError, ask } from "../../core/connection/api";
import type { OpenTable, OwnTable } from "../../lib/protocol";

/** A list of tables; nothing for somebody new, or while the server is away. */
async function listed<Table>(path: string): Promise<readonly Table[]> {
  try {
    return (await ask<{ tables: readonly Table[] }>("GET", path)).tables;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || (error.status >= 400 && error.status < 500))) return [];
    throw error;
  }
}

export const ownTables = (): Promise<readonly OwnTable[]> => listed("/api/guest/tables");
export const openTables = (): Promise<readonly OpenTable[]> => listed("/api/tables");
