/** The documents of the offline server by key, in IndexedDB. */
const DATABASE = "saboteur";
const DOCUMENTS = "documents";
/** The key of the id of the offline server that last claimed the documents: see `claimDocuments`. */
const OWNER = "owner";

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Open the database; rejects if the browser blocks storage. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => [DOCUMENTS, OWNER].forEach((store) => request.result.createObjectStore(store));
  return resultOf(request);
}

/** Read one document directly from the database, without the offline server. */
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
  /** Whether the documents are lost when the page is closed, because the browser blocks storage. */
  temporary: boolean;
  /** Write documents and delete those without content, in one transaction. */
  write(changes: Iterable<readonly [string, Uint8Array | undefined]>): Promise<void>;
}

/**
 * Claim the documents and return them with a write function, which fails once another offline server has claimed them.
 */
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
