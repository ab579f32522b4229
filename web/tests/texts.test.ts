import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import en from "virtual:texts/en/play";
import fr from "virtual:texts/fr/play";

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language);
  expect(found.addResource(new FluentResource(source))).toEqual([]);
  return found;
}

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

it("has every text that the client says, in both languages", () => {
  const languages = [bundle("en", en), bundle("fr", fr)];
  const said = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const call of source.matchAll(/(?<!session\.)\bsay\(([^)]*)/g)) {
      for (const key of call[1]!.matchAll(/["']([a-z]+(?:-[a-z0-9]+)+)["']/g)) said.add(key[1]!);
    }
  }
  expect(said.size).toBeGreaterThan(100);
  const missing = [...said].filter((key) => !languages.every((language) => language.hasMessage(key)));
  expect(missing).toEqual([]);
});
