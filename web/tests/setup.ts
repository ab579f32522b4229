/** Moves are sent at once, unless a test is about what comes before. */
import { beforeEach } from "vitest";

import { preferences } from "../src/core/browser/preferences.svelte";

// Where there is no page, nobody hears what is chosen.
globalThis.dispatchEvent ??= () => true;

beforeEach(() => {
  preferences.chosen = { ask: "never" };
});
