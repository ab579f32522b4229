/** What a first screen does not need comes when it is asked for, with the words it says. */
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";

import { texts, type Namespace } from "./texts.svelte";

/** What did not come is asked for again after so long, or as soon as the line is back. */
const RETRY_MS = 5000;
const pendingRetries = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something did not come, because the server was away: how it is asked for again. */
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

/** What fails to come is as if it were still on its way: its place on the page asks for it again. */
export function lazy<Found>(component: Promise<{ default: Found }>, ...parts: Namespace[]): Promise<Found> {
  let again: (() => void) | undefined;
  createSubscriber((update) => {
    again = update;
    return () => pendingRetries.delete(update);
  })();
  // Words that come later are no reason to fetch and mount the component again.
  return untrack(() =>
    Promise.all([component, ...parts.map((part) => texts.loadNamespace(part))]).then(
      ([found]) => found.default,
      () => new Promise<Found>(() => again && retryLater(again)),
    ),
  );
}
