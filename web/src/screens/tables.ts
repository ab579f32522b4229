/** Tables that a guest may go to: his own, and those open to everybody. */
import { ApiError, ask } from "../core/api";

/** A table at which this guest sits. */
export interface OwnTable {
  code: string;
  ruleset: string;
  /** `lobby`, `playing` or `over`. */
  stage: string;
  /** Who sits there; null for an empty seat. */
  seats: readonly (string | null)[];
  your_turn: boolean;
  updated: number;
}

/** A table where seats are free for anybody. */
export interface PublicTable {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  host: string;
}

/** A list of tables; nothing where a server keeps none. */
async function listed<Table>(path: string): Promise<readonly Table[]> {
  try {
    return (await ask<{ tables: readonly Table[] }>("GET", path)).tables;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || (error.status >= 400 && error.status < 500))) return [];
    throw error;
  }
}

export const ownTables = (): Promise<readonly OwnTable[]> => listed("/api/guest/tables");
export const publicTables = (): Promise<readonly PublicTable[]> => listed("/api/tables");
