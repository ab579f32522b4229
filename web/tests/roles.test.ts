/** Radio buttons are native: arrow keys go through them, and a group is one tab stop. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

it("no button pretends to be a radio button", () => {
  const found = Object.entries(sources).filter(([, text]) => /role="radio"/.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});
