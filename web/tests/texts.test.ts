import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import own from "../../src/saboteur/texts/en/web.ftl?raw";
import ownOfModules from "../../src/saboteur/texts/en/web-modules.ftl?raw";
import enModules from "virtual:texts/en/modules";
import en from "virtual:texts/en/play";
import frModules from "virtual:texts/fr/modules";
import fr from "virtual:texts/fr/play";

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language);
  expect(found.addResource(new FluentResource(source))).toEqual([]);
  return found;
}

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

const source = Object.values(sources).join("\n");

it("has every text that the client says, in both languages", () => {
  const languages = [bundle("en", `${en}\n${enModules}`), bundle("fr", `${fr}\n${frModules}`)];
  const said = new Set<string>();
  for (const call of source.matchAll(/(?<!session\.)\bsay\(([^)]*)/g)) {
    for (const key of call[1]!.matchAll(/["']([a-z]+(?:-[a-z0-9]+)+)["']/g)) said.add(key[1]!);
  }
  expect(said.size).toBeGreaterThan(100);
  const missing = [...said].filter((key) => !languages.every((language) => language.hasMessage(key)));
  expect(missing).toEqual([]);
});

it("says every text that was written for it", () => {
  const made = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
  const unsaid = [...`${own}\n${ownOfModules}`.matchAll(/^([a-z][a-z0-9-]*) =/gm)]
    .map((found) => found[1]!)
    .filter((id) => !source.includes(`"${id}"`) && !source.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)));
  expect(unsaid).toEqual([]);
});
