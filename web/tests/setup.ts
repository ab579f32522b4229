/** Moves are sent at once, unless a test is about what comes before. */
import { beforeEach } from "vitest";

import { preferences } from "../src/core/browser/preferences.svelte";

beforeEach(() => {
  preferences.chosen = { ask: "never" };
});
