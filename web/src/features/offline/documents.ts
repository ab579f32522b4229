/** What a house keeps on this device: documents by their keys, in IndexedDB. */
const DATABASE = "saboteur";
const DOCUMENTS = "documents";
/** Which house wrote last: see `claimDocuments`. */
const OWNER = "owner";

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rejects in a browser that lets no site store anything. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => [DOCUMENTS, OWNER].forEach((store) => request.result.createObjectStore(store));
  return resultOf(request);
}

/** One document, for whoever needs no house. */
export async function readDocument(key: string): Promise<Uint8Array | undefined> {
  const database = await openDatabase();
  try {
    return await resultOf<Uint8Array | undefined>(database.transaction(DOCUMENTS).objectStore(DOCUMENTS).get(key));
  } finally {
    database.close();
  }
}

export interface Documents {
  entries: Map<string, Uint8Array>;
  /** Whether they are gone with the page, since the browser stores nothing. */
  temporary: boolean;
  /** Write some and delete those without a content: all or none. */
  write(changes: Iterable<readonly [string, Uint8Array | undefined]>): Promise<void>;
}

/** Every document of before, and a way to write: it is mine until another house opens them, even if that happens while I write. */
export async function claimDocuments(me: string): Promise<Documents> {
  const database = await openDatabase().catch(() => null);
  if (!database) return { entries: new Map(), temporary: true, write: () => Promise.resolve() };
  const begin = (): [IDBTransaction, IDBObjectStore, IDBObjectStore] => {
    const all = database.transaction([DOCUMENTS, OWNER], "readwrite");
    return [all, all.objectStore(DOCUMENTS), all.objectStore(OWNER)];
  };
  const [, documents, owner] = begin();
  owner.put(me, OWNER);
  const [keys, contents] = await Promise.all([
    resultOf(documents.getAllKeys()),
    resultOf<Uint8Array[]>(documents.getAll()),
  ]);
  return {
    entries: new Map(keys.map((key, index) => [String(key), contents[index]!])),
    temporary: false,
    write: (changes) =>
      new Promise((resolve, reject) => {
        const [all, documents, owner] = begin();
        all.oncomplete = () => resolve();
        all.onabort = all.onerror = () => reject(all.error ?? new Error("the tables went to another page"));
        const asked = owner.get(OWNER);
        asked.onsuccess = () => {
          if (asked.result !== me) all.abort();
          else for (const [key, content] of changes) content ? documents.put(content, key) : documents.delete(key);
        };
      }),
  };
}
