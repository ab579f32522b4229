/**
 * The addresses of the rules:
 *
 *     /rules/duel                                    how to play a box
 *     /rules/duel/all                                all its rules
 *     /rules/saboteur2/championship                  a chapter of them
 *     /rules/B-24, /rules/saboteur2/B-24             a clause
 *     /rules/saboteur?seats=5&modules=veto,scout     for five players with two modules
 */
import { BOX_REFERENCES } from "../../games/box-references";
import { BASE_BOX, BOX_IDS } from "../../games/boxes";
import catalogue from "../../wire/catalogue.json";
import type { BoxId } from "../../wire/protocol";
import pages from "../../wire/rules.json";

/** Return the chapters of a box, in reading order. */
export const boxChapters = (box: BoxId): readonly string[] => BOX_REFERENCES[box].chapters;

/** Return the minimum and maximum number of seats of a box. */
export const seatRange = (box: BoxId): readonly number[] => catalogue.boxes.find(({ id }) => id === box)!.seats;

/** The modules, by chapter. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  championship: [
    "greedy-dwarf",
    "goal-exchange",
    "forgotten-treasure",
    "veto",
    "change-of-direction",
    "master-craftsman",
    "scout",
    "diversion",
  ],
  "mini-expansions": ["right-of-way", "costume-workshop", "underground-party", "new-goals", "treasure-chests"],
  variants: ["sabotaged-dwarf", "tournament"],
};
/** Modules that only the base game supports. */
const BASE_ONLY = ["greedy-dwarf", ...MODULES["variants"]!];

export const modulesOf = (box: BoxId): string[] =>
  boxChapters(box)
    .flatMap((chapter) => MODULES[chapter] ?? [])
    .filter((id) => box === BASE_BOX || !BASE_ONLY.includes(id));

interface Section {
  heading: Record<string, string>;
  ids: string[];
}
export interface Chapter {
  id: string;
  clauses: Section[];
  rulings: Section[];
}
export const chapterOf = (id: string): Chapter => (pages as Chapter[]).find((page) => page.id === id)!;

const idsIn = ({ clauses, rulings }: Chapter): string[] => [...clauses, ...rulings].flatMap(({ ids }) => ids);
const ORDER = [...new Set(BOX_IDS.flatMap((box) => boxChapters(box)))];
/** The chapter of each clause, and the first chapter of each ruling. */
export const HOMES: ReadonlyMap<string, string> = new Map(
  ORDER.toReversed().flatMap((chapter) => idsIn(chapterOf(chapter)).map((id) => [id, chapter] as const)),
);

/** Return the boxes that a chapter belongs to. */
export const boxesOf = (chapter: string): BoxId[] => BOX_IDS.filter((box) => boxChapters(box).includes(chapter));

export interface Reading {
  box: BoxId;
  tab: "howto" | "all";
  chapter: string;
  clause: string | null;
  /** The number of seats; null for any. */
  seats: number | null;
  /** The modules; null for all. */
  modules: ReadonlySet<string> | null;
}

const isBox = (word: string | undefined): word is BoxId => (BOX_IDS as readonly string[]).includes(word ?? "");
const clauseOf = (word: string): string | null => (HOMES.has(word.toUpperCase()) ? word.toUpperCase() : null);

function seatsIn(query: URLSearchParams, box: BoxId): number | null {
  const seats = Number(query.get("seats"));
  const [fewest = 0, most = 0] = seatRange(box);
  return Number.isInteger(seats) && seats >= fewest && seats <= most ? seats : null;
}

function modulesIn(query: URLSearchParams, box: BoxId): Reading["modules"] {
  const named = query.get("modules");
  return named === null ? null : new Set(modulesOf(box).filter((id) => named.split(",").includes(id)));
}

/** Return the part of the rules that an address names; invalid parts of the address are ignored. */
export function parseRulesAddress(words: readonly string[], query: URLSearchParams, anchor = ""): Reading {
  const [first, second] = isBox(words[0]) ? words : [undefined, words[0]];
  const wish = second?.toLowerCase() ?? "";
  const clause = clauseOf(wish) ?? clauseOf(anchor);
  const chapter = clause ? HOMES.get(clause) : ORDER.includes(wish) ? wish : undefined;
  const asked = (first as BoxId | undefined) ?? BASE_BOX;
  // A chapter of another box is shown with that box.
  const box = !chapter || boxChapters(asked).includes(chapter) ? asked : boxesOf(chapter)[0]!;
  return {
    box,
    tab: chapter || wish === "all" ? "all" : "howto",
    chapter: chapter ?? boxChapters(box)[0]!,
    clause,
    seats: seatsIn(query, box),
    modules: modulesIn(query, box),
  };
}

/** Return the address of a part of the rules; `wish` is a chapter, a clause or `all`. */
export function rulesAddress({ box, seats, modules }: Pick<Reading, "box" | "seats" | "modules">, wish = ""): string {
  const query = [
    ...(seats === null ? [] : [`seats=${seats}`]),
    ...(modules === null ? [] : [`modules=${[...modules].join(",")}`]),
  ];
  return `/rules/${box}${wish && `/${wish}`}${query.length ? `?${query.join("&")}` : ""}`;
}
