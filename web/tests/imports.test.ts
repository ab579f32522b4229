/** Who may import whom: no circles, not even of types; layers only downwards, games never each other. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** `import … from "…"`, `export … from "…"`, `import "…"` and `import("…")`, also in the markup of a component. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".svelte.ts", ".svelte"];

type Graph = ReadonlyMap<string, readonly string[]>;

/** The file that an import means; null for what is none of ours: a deck file, a style sheet. */
function meant(files: Readonly<Record<string, string>>, from: string, path: string): string | null {
  const { pathname } = new URL(path, `file:///${from}`);
  return ENDINGS.map((ending) => pathname.slice(1) + ending).find((name) => Object.hasOwn(files, name)) ?? null;
}

function graphOf(files: Readonly<Record<string, string>>): Graph {
  return new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      [...text.matchAll(IMPORT)].flatMap(([, path]) => meant(files, name, path!) ?? []),
    ]),
  );
}

/** A circle as the names that lead round it; null where there is none. */
function circleIn(graph: Graph): string[] | null {
  const clear = new Set<string>();
  const walk = (name: string, trail: readonly string[]): string[] | null => {
    const begin = trail.indexOf(name);
    if (begin >= 0) return [...trail.slice(begin), name];
    if (clear.has(name)) return null;
    for (const next of graph.get(name)!) {
      const found = walk(next, [...trail, name]);
      if (found) return found;
    }
    clear.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const found = walk(name, []);
    if (found) return found;
  }
  return null;
}

const files = Object.fromEntries(Object.entries(sources).map(([name, text]) => [name.replace("../src/", ""), text]));
const graph = graphOf(files);

/** The imports between files of two kinds. */
function between(from: (name: string) => boolean, to: (name: string, from: string) => boolean): string[] {
  return [...graph]
    .filter(([name]) => from(name))
    .flatMap(([name, all]) => all.filter((each) => to(each, name)).map((each) => `${name} → ${each}`));
}

const gameOf = (name: string): string | undefined => /^games\/([^/]+)\//.exec(name)?.[1];

/** The folders of src: a file imports from its own layer and from those before it. Files beside the folders start the page and stand above all. */
const LAYERS = [
  "wire",
  "platform",
  "i18n",
  "art",
  "ui",
  "net",
  "table",
  "features",
  "play",
  "games",
  "screens",
] as const;
const layerOf = (name: string): number =>
  name.includes("/") ? LAYERS.findIndex((layer) => name.startsWith(`${layer}/`)) : LAYERS.length;

/** Imports against that order: what is here is to go, and nothing may join it. */
const EXCEPTIONS: readonly string[] = [
  // A request about what is on this device is answered by it: the transport is to be handed in by main.ts.
  "net/api.ts → features/offline/local-transport.ts",
  // What a feature draws at the table is to be handed in as a snippet.
  "table/board/Board.svelte → features/chat/GoalClaims.svelte",
  "table/seats/SeatPlate.svelte → features/notes/SuspicionMark.svelte",
  "table/seats/Seats.svelte → features/account/SeatProfileSheet.svelte",
];

describe("imports", () => {
  it("are found in scripts, in markup, of types and late", () => {
    const found = graphOf({
      "a/One.svelte":
        '<script lang="ts">\n  import type { Two } from "./two.svelte";\n</script>\n{#await import("../b/Three.svelte") then Three}{/await}',
      "a/two.svelte.ts": 'export { three } from "../b/three";\nimport "./looks.css";',
      "b/Three.svelte": "",
      "b/three.ts": 'import deck from "../../data/deck.toml?sources";',
    });
    expect([...found.values()]).toEqual([["a/two.svelte.ts", "b/Three.svelte"], ["b/three.ts"], [], []]);
  });

  it("name a circle", () => {
    const files = { "a.ts": 'import "./b";', "b.ts": 'import type { C } from "./c";', "c.ts": 'import "./b";' };
    expect(circleIn(graphOf(files))).toEqual(["b.ts", "c.ts", "b.ts"]);
  });

  it("run in no circle", () => {
    expect(graph.size).toBeGreaterThan(200);
    expect([...graph.values()].flat().length).toBeGreaterThan(1000);
    expect(circleIn(graph)).toBeNull();
  });

  it("do not lead from one game to another", () => {
    expect(
      between(
        (name) => gameOf(name) !== undefined,
        (name, from) => gameOf(name) !== undefined && gameOf(name) !== gameOf(from),
      ),
    ).toEqual([]);
  });

  it("lead from layer to layer in one direction", () => {
    expect([...graph.keys()].filter((name) => layerOf(name) < 0)).toEqual([]);
    const against = between(
      () => true,
      (name, from) => layerOf(name) > layerOf(from),
    );
    expect([...new Set(against)].sort()).toEqual(EXCEPTIONS);
  });
});
