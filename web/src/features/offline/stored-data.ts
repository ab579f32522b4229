/** What this device keeps, for whoever only looks: no Python is started for it. */
import type { OwnTable, OwnTables } from "../../wire/protocol";
import { readDocument } from "./documents";

async function read<Document>(key: string): Promise<Document | null> {
  try {
    const found = await readDocument(key);
    return found ? (JSON.parse(new TextDecoder().decode(found)) as Document) : null;
  } catch {
    // A browser that keeps nothing, or a document of another version.
    return null;
  }
}

export interface GuestHere {
  nickname: string;
  portrait: number | null;
}

export const guestHere = (): Promise<GuestHere | null> => read<GuestHere>("guest");
export const hasDeckHere = async (): Promise<boolean> => (await read("deck")) !== null;
export const tablesHere = async (): Promise<readonly OwnTable[]> => (await read<OwnTables>("own"))?.tables ?? [];
