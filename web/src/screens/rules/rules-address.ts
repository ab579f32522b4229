/**
 * The addresses of the rules:
 *
 *     /rules/duel                                    how to play a box
 *     /rules/duel/all                                all its rules
 *     /rules/saboteur2/championship                  a chapter of them
 *     /rules/B-24, /rules/saboteur2/B-24             a clause
 *     /rules/saboteur?seats=5&modules=veto,scout     for five players with two modules
 */
import pages from "../../wire/rules.json";

export const BOXES = ["saboteur", "saboteur2", "duel", "lost-mines", "dark-cave"] as const;
export type Box = (typeof BOXES)[number];

const EXTRAS = ["championship", "mini-expansions"];
/** The chapters of a box, in the order of reading. */
export const CHAPTERS: Readonly<Record<Box, readonly string[]>> = {
  saboteur: ["base", ...EXTRAS, "variants"],
  saboteur2: ["saboteur2", "base", ...EXTRAS],
  duel: ["duel"],
  "lost-mines": ["lost-mines"],
  "dark-cave": ["dark-cave"],
};

/** The range of seats. */
export const SEATS: Readonly<Record<Box, readonly [number, number]>> = {
  saboteur: [3, 10],
  saboteur2: [2, 12],
  duel: [1, 2],
  "lost-mines": [3, 9],
  "dark-cave": [2, 8],
};

/** The modules by their chapter. */
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
/** Modules of the base game alone. */
const BASE_ONLY = ["greedy-dwarf", ...MODULES["variants"]!];

export const modulesOf = (box: Box): string[] =>
  CHAPTERS[box]
    .flatMap((chapter) => MODULES[chapter] ?? [])
    .filter((id) => box === "saboteur" || !BASE_ONLY.includes(id));

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
const ORDER = [...new Set(BOXES.flatMap((box) => CHAPTERS[box]))];
/** The chapter of each clause, and the first of each ruling. */
export const HOMES: ReadonlyMap<string, string> = new Map(
  ORDER.toReversed().flatMap((chapter) => idsIn(chapterOf(chapter)).map((id) => [id, chapter] as const)),
);

/** The boxes that a chapter belongs to. */
export const boxesOf = (chapter: string): Box[] => BOXES.filter((box) => CHAPTERS[box].includes(chapter));

export interface Reading {
  box: Box;
  tab: "howto" | "all";
  chapter: string;
  clause: string | null;
  /** The number of seats; null for any. */
  seats: number | null;
  /** The modules; null for all. */
  modules: ReadonlySet<string> | null;
}

const isBox = (word: string | undefined): word is Box => (BOXES as readonly string[]).includes(word ?? "");
const clauseOf = (word: string): string | null => (HOMES.has(word.toUpperCase()) ? word.toUpperCase() : null);

function seatsIn(query: URLSearchParams, box: Box): number | null {
  const seats = Number(query.get("seats"));
  const [fewest, most] = SEATS[box];
  return Number.isInteger(seats) && seats >= fewest && seats <= most ? seats : null;
}

function modulesIn(query: URLSearchParams, box: Box): Reading["modules"] {
  const named = query.get("modules");
  return named === null ? null : new Set(modulesOf(box).filter((id) => named.split(",").includes(id)));
}

/** Parse an address; invalid parts are ignored. */
export function parseRulesAddress(words: readonly string[], query: URLSearchParams, anchor = ""): Reading {
  const [first, second] = isBox(words[0]) ? words : [undefined, words[0]];
  const wish = second?.toLowerCase() ?? "";
  const clause = clauseOf(wish) ?? clauseOf(anchor);
  const chapter = clause ? HOMES.get(clause) : ORDER.includes(wish) ? wish : undefined;
  const asked = (first as Box | undefined) ?? "saboteur";
  // A chapter of another box is shown with that box.
  const box = !chapter || CHAPTERS[asked].includes(chapter) ? asked : boxesOf(chapter)[0]!;
  return {
    box,
    tab: chapter || wish === "all" ? "all" : "howto",
    chapter: chapter ?? CHAPTERS[box][0]!,
    clause,
    seats: seatsIn(query, box),
    modules: modulesIn(query, box),
  };
}

/** Return the address of a reading, or of a box, chapter or clause in it. */
export function rulesAddress({ box, seats, modules }: Pick<Reading, "box" | "seats" | "modules">, wish = ""): string {
  const query = [
    ...(seats === null ? [] : [`seats=${seats}`]),
    ...(modules === null ? [] : [`modules=${[...modules].join(",")}`]),
  ];
  return `/rules/${box}${wish && `/${wish}`}${query.length ? `?${query.join("&")}` : ""}`;
}
