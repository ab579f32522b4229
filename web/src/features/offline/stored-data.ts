/** Reads the stored offline data without starting Python. */
import type { OwnTable, OwnTables } from "../../wire/protocol";
import { readDocument } from "./documents";

async function readJson<Document>(key: string): Promise<Document | null> {
  try {
    const found = await readDocument(key);
    return found ? (JSON.parse(new TextDecoder().decode(found)) as Document) : null;
  } catch {
    // Storage is blocked, or the document was written by another version.
    return null;
  }
}

export interface StoredGuest {
  nickname: string;
  portrait: number | null;
}

export const storedGuest = (): Promise<StoredGuest | null> => readJson<StoredGuest>("guest");
export const hasStoredDeck = async (): Promise<boolean> => (await readJson("deck")) !== null;
export const storedTables = async (): Promise<readonly OwnTable[]> => (await readJson<OwnTables>("own"))?.tables ?? [];
