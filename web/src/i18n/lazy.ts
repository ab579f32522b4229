/** What a first screen does not need comes when it is asked for, with the words it says. */
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";

import { texts, type Part } from "./texts.svelte";

/** What did not come is asked for again after so long, or as soon as the line is back. */
const AGAIN_MS = 5000;
const missed = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something did not come, because the server was away: how it is asked for again. */
export function miss(ask: () => void): void {
  missed.add(ask);
  clearTimeout(timer);
  timer = setTimeout(bringMissed, AGAIN_MS);
}

export function bringMissed(): void {
  clearTimeout(timer);
  const again = [...missed];
  missed.clear();
  for (const ask of again) ask();
}

/** What fails to come is as if it were still on its way: its place on the page asks for it again. */
export function bring<Found>(component: Promise<{ default: Found }>, ...parts: Part[]): Promise<Found> {
  let again: (() => void) | undefined;
  createSubscriber((update) => {
    again = update;
    return () => missed.delete(update);
  })();
  // Words that come later are no reason to fetch and mount the component again.
  return untrack(() =>
    Promise.all([component, ...parts.map((part) => texts.need(part))]).then(
      ([found]) => found.default,
      () => new Promise<Found>(() => again && miss(again)),
    ),
  );
}
