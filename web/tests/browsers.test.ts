/** The oldest browsers are named in one place; the page and the sentences that players read agree with it. */
import { expect, it } from "vitest";

import page from "../../docs/play/browsers.md?raw";
import english from "../../src/saboteur/texts/en/site.ftl?raw";
import french from "../../src/saboteur/texts/fr/site.ftl?raw";
import { BUILD_TARGET, OLDEST_BROWSERS } from "../build-plugins/browsers";

it("names browsers as the build knows them", () => {
  expect(BUILD_TARGET).toEqual(["safari16.4", "firefox126", "chrome111"]);
});

it.each([
  ["the page about browsers", page],
  ["the English sentence", english],
  ["the French sentence", french],
])("tells the versions in %s", (_, text) => {
  for (const version of Object.values(OLDEST_BROWSERS)) expect(text).toContain(version);
});
