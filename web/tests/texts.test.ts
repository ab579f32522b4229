import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { SOURCES as LATER } from "virtual:later-texts";
import { SOURCES } from "virtual:texts";

import { elide, markStrong } from "../src/i18n/texts.svelte";

const own = import.meta.glob<string>("../../src/saboteur/texts/en/web*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All that a language says, whichever family says it. */
async function said(language: "en" | "fr"): Promise<string> {
  const sources = await Promise.all(Object.values({ ...SOURCES, ...LATER }).map((part) => part[language]()));
  return sources.map((source) => source.default).join("\n");
}

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language);
  // Two parts may take the same message of one file.
  expect(found.addResource(new FluentResource(source), { allowOverrides: true })).toEqual([]);
  return found;
}

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

const source = Object.values(sources).join("\n");

it("has every text that the client says, in both languages", async () => {
  const languages = [bundle("en", await said("en")), bundle("fr", await said("fr"))];
  const keys = new Set<string>();
  for (const call of source.matchAll(/\bsay\(([^)]*)/g)) {
    for (const key of call[1]!.matchAll(/["']([a-z]+(?:-[a-z0-9]+)+)["']/g)) keys.add(key[1]!);
  }
  expect(keys.size).toBeGreaterThan(100);
  const missing = [...keys].filter((key) => !languages.every((language) => language.hasMessage(key)));
  expect(missing).toEqual([]);
});

it("says every text that was written for it", () => {
  const made = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
  const unsaid = [
    ...Object.values(own)
      .join("\n")
      .matchAll(/^([a-z][a-z0-9-]*) =/gm),
  ]
    .map((found) => found[1]!)
    .filter(
      (id) => !made.some((start) => id.startsWith(start)) && !source.includes(`"${id}"`) && !source.includes(`'${id}'`),
    );
  expect(unsaid).toEqual([]);
});

describe("a French “de” before a name", () => {
  const said = (name: string): string => elide(`Les yeux de ${name}, plus que ${name}`);

  it("is shortened where the name begins with a vowel that is heard", () => {
    expect(["Ada", "Éowyn", "Yrsa", markStrong("Otto")].map(said)).toEqual([
      "Les yeux d’Ada, plus qu’Ada",
      "Les yeux d’Éowyn, plus qu’Éowyn",
      "Les yeux d’Yrsa, plus qu’Yrsa",
      `Les yeux d’${markStrong("Otto")}, plus qu’${markStrong("Otto")}`,
    ]);
  });

  it("stays before any other", () => {
    for (const name of ["Brokk", "Hakon", "Yann", "3"])
      expect(said(name)).toBe(`Les yeux de ${name}, plus que ${name}`);
  });
});
