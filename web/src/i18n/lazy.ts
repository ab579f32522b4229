/** Loads components on demand, together with their texts. */
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";

import { texts, type Namespace } from "./texts.svelte";

/** The delay before failed loads are retried, unless the connection returns earlier. */
const RETRY_MS = 5000;
const pendingRetries = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Register a failed load for the next retry. */
export function retryLater(ask: () => void): void {
  pendingRetries.add(ask);
  clearTimeout(timer);
  timer = setTimeout(retryAll, RETRY_MS);
}

export function retryAll(): void {
  clearTimeout(timer);
  const again = [...pendingRetries];
  pendingRetries.clear();
  for (const ask of again) ask();
}

/** Load a component and its texts; a failed load stays pending and is retried. */
export function lazy<Found>(component: Promise<{ default: Found }>, ...parts: Namespace[]): Promise<Found> {
  let again: (() => void) | undefined;
  createSubscriber((update) => {
    again = update;
    return () => pendingRetries.delete(update);
  })();
  // Texts that are loaded later must not mount the component again, hence `untrack`.
  return untrack(() =>
    Promise.all([component, ...parts.map((part) => texts.loadNamespace(part))]).then(
      ([found]) => found.default,
      () => new Promise<Found>(() => again && retryLater(again)),
    ),
  );
}
