/** What a first screen does not need comes when it is asked for, with the words it says. */
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";

import { texts, type Part } from "./texts.svelte";

/** What did not come, because the server was away: each is asked for again by whoever shows it. */
const missed = new Set<() => void>();

/** The server is there again: whatever did not come is asked for once more. */
export function bringMissed(): void {
  const again = [...missed];
  missed.clear();
  // A style sheet that has failed is not asked for by itself.
  if (again.length) for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) if (!link.sheet) link.replaceWith(link.cloneNode());
  for (const ask of again) ask();
}

/** What fails to come is as if it were still on its way: once the line is back, its place on the page asks anew. */
export function bring<Found>(component: Promise<{ default: Found }>, ...parts: Part[]): Promise<Found> {
  let again: (() => void) | undefined;
  createSubscriber((update) => {
    again = update;
    return () => again && missed.delete(again);
  })();
  // Words that come later are no reason to fetch and mount the component again.
  return untrack(() =>
    Promise.all([component, ...parts.map((part) => texts.need(part))]).then(
      ([found]) => found.default,
      () => new Promise<Found>(() => again && missed.add(again)),
    ),
  );
}
