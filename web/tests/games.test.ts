/** What the shared code knows of the games: neither their events nor their boxes. */
import { describe, expect, it } from "vitest";

import { BOX_IDS } from "../src/games/boxes";
import catalogue from "../src/wire/catalogue.json";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const lines = Object.entries(sources)
  .filter(([name]) => !/^\.\.\/src\/(games|wire)\//.test(name))
  .flatMap(([name, text]) => text.split("\n").map((line) => [name.replace("../src/", ""), line.trim()] as const));

/** The lines that name one of these words: as a literal, an attribute or a key. */
function naming(words: readonly string[]): string[] {
  const any = words.join("|");
  const named = new RegExp(`["'\`](?:${any})["'\`]|^(?:${any}):|\\.(?:${any})\\b`);
  return lines.filter(([, line]) => named.test(line)).map(([name, line]) => `${name}: ${line}`);
}

describe("outside the games", () => {
  it("no event is named", () => {
    const events = Object.entries(sources)
      .filter(([name]) => name.startsWith("../src/wire/"))
      .flatMap(([, text]) => [...text.matchAll(/type: "([A-Z]\w+)"/g)].map(([, type]) => type!));
    expect(events.length).toBeGreaterThan(100);
    expect(naming([...new Set(events)])).toEqual([]);
  });

  it("no box is named", () => {
    const product = 'features/offline/documents.ts: const DATABASE = "saboteur";';
    expect(naming(BOX_IDS).filter((line) => line !== product)).toEqual([]);
  });
});

it("every box of the catalogue has a family, and no other", () => {
  expect(catalogue.boxes.map(({ id }) => id).sort()).toEqual([...BOX_IDS].sort());
});
