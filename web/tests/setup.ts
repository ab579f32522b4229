/** Moves are sent at once, unless a test is about what comes before. */
import { beforeEach } from "vitest";

import { preferences } from "../src/core/browser/preferences.svelte";

// No page is there to hear that something else was chosen.
globalThis.dispatchEvent ??= () => true;

beforeEach(() => preferences.choose({ ask: "never" }));
