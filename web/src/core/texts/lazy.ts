/** What a first screen does not need comes when it is asked for, with the words it says. */
import { untrack } from "svelte";

import { texts, type Part } from "./texts.svelte";

// Words that come later are no reason to fetch and mount the component again.
export const bring = <Found>(component: Promise<{ default: Found }>, ...parts: Part[]): Promise<Found> =>
  untrack(async () => (await Promise.all([component, ...parts.map((part) => texts.need(part))]))[0].default);
