/** Filters clauses and rulings by box, seats and modules. */
import { boxChapters, boxesOf, chapterOf, MODULES, modulesOf, type Reading } from "./rules-address";

/** A range of clauses with one prefix. */
type Range = readonly [prefix: string, from: number, to: number];

const BY_MODULES: readonly (readonly [modules: readonly string[], ...ranges: Range[]])[] = [
  [["greedy-dwarf"], ["WC", 5, 7]],
  [
    ["greedy-dwarf", "tournament"],
    ["R", 60, 61],
    ["WC", 8, 8],
  ],
  [["goal-exchange"], ["WC", 9, 9], ["R", 62, 62]],
  [["forgotten-treasure"], ["WC", 10, 10], ["R", 63, 63]],
  [["veto"], ["WC", 11, 13], ["R", 64, 66], ["R", 190, 190]],
  [["change-of-direction"], ["WC", 14, 15], ["R", 67, 67]],
  [["master-craftsman"], ["WC", 16, 16]],
  [["scout"], ["WC", 17, 17], ["R", 68, 68]],
  [["diversion"], ["WC", 18, 18], ["R", 69, 69]],
  [
    ["goal-exchange", "forgotten-treasure", "veto"],
    ["WC", 20, 20],
  ],
  [
    ["veto", "scout"],
    ["WC", 21, 21],
  ],
  [["right-of-way"], ["ME", 1, 12], ["R", 71, 75], ["R", 191, 191]],
  [["costume-workshop"], ["ME", 13, 18], ["R", 77, 78]],
  [["underground-party"], ["ME", 19, 22], ["R", 79, 79]],
  [
    ["costume-workshop", "underground-party"],
    ["ME", 23, 23],
    ["R", 76, 76],
    ["R", 80, 81],
  ],
  [["new-goals"], ["ME", 24, 34], ["R", 82, 87]],
  [["treasure-chests"], ["ME", 35, 55], ["R", 88, 96], ["R", 188, 188]],
  [["sabotaged-dwarf"], ["V", 1, 5], ["R", 97, 97]],
  [["tournament"], ["V", 6, 16], ["R", 98, 100]],
];

const BY_SEATS: readonly (readonly [seats: readonly [number, number], ...ranges: Range[]])[] = [
  [
    [3, 4],
    ["B", 48, 48],
  ],
  [
    [5, 9],
    ["V", 6, 16],
    ["R", 98, 100],
  ],
  [
    [1, 1],
    ["D", 45, 50],
    ["R", 102, 102],
    ["R", 116, 119],
  ],
  [
    [2, 2],
    ["D", 5, 5],
    ["D", 8, 8],
    ["D", 27, 27],
    ["D", 29, 29],
    ["D", 41, 41],
    ["D", 57, 58],
    ["R", 101, 101],
    ["R", 107, 107],
    ["R", 120, 120],
  ],
  [
    [2, 2],
    ["DC", 70, 70],
    ["DC", 75, 75],
    ["R", 230, 230],
  ],
  [
    [3, 4],
    ["R", 173, 173],
  ],
];

/** The clauses that Saboteur 2 replaces: roles, hands, turns, gold (S2-1, S2-7 to S2-9, S2-31 to S2-46). */
const NOT_IN_TWO: readonly Range[] = [
  ["B", 3, 4],
  ["B", 6, 7],
  ["B", 10, 12],
  ["B", 14, 14],
  ["B", 18, 18],
  ["B", 43, 51],
  ["B", 56, 56],
  ["R", 24, 28],
];

function isIn(id: string, ranges: readonly Range[]): boolean {
  const [prefix, number] = id.split("-") as [string, string];
  return ranges.some(([name, from, to]) => name === prefix && from <= Number(number) && Number(number) <= to);
}

export type Game = Pick<Reading, "box" | "seats" | "modules">;

/** Return the modules of a game; by default all that its box supports. */
const inPlay = ({ box, modules }: Game): readonly string[] =>
  modulesOf(box).filter((id) => !modules || modules.has(id));

/** Return the modules of which a clause needs at least one; null if it always applies. */
export const modulesFor = (id: string): readonly string[] | null =>
  BY_MODULES.find(([, ...ranges]) => isIn(id, ranges))?.[0] ?? null;

export function isNeeded(id: string, game: Game): boolean {
  const { box, seats } = game;
  const wanted = modulesFor(id);
  if (wanted && !wanted.some((module) => inPlay(game).includes(module))) return false;
  if (boxChapters(box)[0] !== "base" && isIn(id, NOT_IN_TWO)) return false;
  return (
    seats === null ||
    BY_SEATS.every(([[fewest, most], ...ranges]) => !isIn(id, ranges) || (seats >= fewest && seats <= most))
  );
}

/** Return the chapters of a game: those of its box, without modules that are not played. */
export const chaptersOf = (game: Game): string[] =>
  boxChapters(game.box).filter(
    (chapter) => !MODULES[chapter] || MODULES[chapter].some((id) => inPlay(game).includes(id)),
  );

/** Return the filtered game; unfiltered if the filter would hide the clause in the address. */
export function gameFor(reading: Reading): Game {
  if (!reading.clause || isNeeded(reading.clause, reading)) return reading;
  return { box: boxesOf(reading.chapter)[0]!, seats: null, modules: null };
}

/** Return the sections of a chapter that a game needs, and the number of omitted rules. */
export function neededClauses(chapter: string, game: Game): { clauses: Kept[]; rulings: Kept[]; left: number } {
  const { clauses, rulings } = chapterOf(chapter);
  const wanted = chaptersOf(game).includes(chapter);
  let left = 0;
  const kept = (sections: readonly Kept[]): Kept[] =>
    sections
      .map(({ heading, ids }) => {
        const own = wanted ? ids.filter((id) => isNeeded(id, game)) : [];
        left += ids.length - own.length;
        return { heading, ids: own };
      })
      .filter(({ ids }) => ids.length > 0);
  return { clauses: kept(clauses), rulings: kept(rulings), left };
}
interface Kept {
  heading: Record<string, string>;
  ids: string[];
}
