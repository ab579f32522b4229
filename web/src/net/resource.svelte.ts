/** Data loaded by a key. Only the response to the latest key is shown. */
import { untrack } from "svelte";

export type Load<Key, Value> = (key: Key, signal: AbortSignal, show: (value: Value) => void) => Promise<Value>;

export class Resource<Key, Value> {
  current = $state.raw<Value | null>(null);
  error = $state.raw<unknown>(null);
  isLoading = $state(false);
  readonly #load: Load<Key, Value>;
  #key: Key | null = null;
  #controller = new AbortController();

  constructor(load: Load<Key, Value>) {
    this.#load = load;
  }

  /** Abort the running load and load the data of `key`; `load` may show intermediate values. */
  async open(key: Key): Promise<void> {
    this.abort();
    const { signal } = (this.#controller = new AbortController());
    this.#key = key;
    this.error = null;
    this.isLoading = true;
    try {
      const value = await this.#load(key, signal, (early) => {
        if (!signal.aborted) this.current = early;
      });
      if (!signal.aborted) this.current = value;
    } catch (error) {
      if (!signal.aborted) this.error = error;
    }
    if (!signal.aborted) this.isLoading = false;
  }

  /** Reload with the same key. */
  reload = (): Promise<void> => (this.#key === null ? Promise.resolve() : this.open(this.#key));

  abort(): void {
    this.#controller.abort();
    this.isLoading = false;
  }
}

/**
 * Return data that is loaded whenever the key changes to a value other than null. The load is aborted when the
 * component is destroyed; the previous value is cleared at once unless `keep` is set.
 */
export function resource<Key, Value>(
  key: () => Key | null,
  load: Load<Key, Value>,
  { keep = false } = {},
): Resource<Key, Value> {
  const found = new Resource(load);
  const wanted = $derived(key());
  $effect(() => {
    const next = wanted;
    if (next === null) return;
    untrack(() => {
      if (!keep) found.current = null;
      void found.open(next);
    });
    return () => found.abort();
  });
  return found;
}
