/** Moves are sent at once, unless a test is about what comes before. */
import { beforeEach, vi } from "vitest";

import { preferences } from "../src/platform/preferences.svelte";

// Where there is no page, nobody hears what is chosen.
globalThis.dispatchEvent ??= () => true;

beforeEach(() => {
  preferences.overrides = { confirm: "never" };
});

// What is asked of a server is asked from some page of its site.
beforeEach(() => {
  vi.stubGlobal("location", new URL("https://mine.example/"));
  if (!globalThis.document) vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
