/** Numbers that the texts of a box speak of, from the engine's own deck files. */
import type { Args } from "../../i18n/texts.svelte";

const FILES = import.meta.glob<Record<string, unknown>>("../../../../src/saboteur/games/data/*.toml", {
  query: "?facts",
  import: "default",
  eager: true,
});
const DECKS = new Map(
  Object.entries(FILES).map(([path, deck]) => [path.split("/").at(-1)!.replace(".toml", ""), deck]),
);
/** Return a table of a deck file; the caller knows its type. */
export const deckTable = <Rows>(deck: string, name: string): Rows => DECKS.get(deck)![name] as Rows;

export type CountedKind = { kind: string; count: number };
export type NumberTable = Readonly<Record<string, number>>;
type Place = readonly [number, number];
export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export interface CaveSeats {
  seats: number;
  clans: number;
  loyal: number;
  saboteur: number;
  reach: number;
  deal: number[];
}

/** What is filled into the texts of a box. */
export function boxArgs(box: string): Args {
  const game = deckTable<NumberTable>(box, "game");
  if (box === "saboteur2") {
    const roles = deckTable<CountedKind[]>(box, "role").map(({ count }) => count);
    return { count: sum(roles), hand: deckTable<{ hand: number }[]>(box, "seats")[0]!.hand, aside: game["aside"]! };
  }
  if (box === "duel") return { goals: startingGoals(box, 2).length, hand: game["hand"]!, counters: game["counters"]! };
  if (box === "lost-mines")
    return {
      steps: game["steps"]!,
      far: game["campfire_steps"]!,
      penalty: deckTable<{ penalty: number }[]>(box, "dragon")[0]!.penalty,
    };
  if (box === "dark-cave")
    return {
      nuggets: game["nuggets"]!,
      hand: sum(deckTable<CaveSeats[]>(box, "seats")[0]!.deal),
      steps: game["steps"]!,
      ...deckTable<NumberTable>(box, "creatures"),
    };
  return {};
}

/** What is filled into the text about a game alone. */
function soloArgs(): Args {
  const game = deckTable<NumberTable>("duel", "game");
  return { counters: game["solo-counters"]!, aside: game["solo-aside"]! };
}

/** What is filled into a text of the how-to page of a box; one of them is about a game alone. */
export const howToArgs = (box: string, key: string): Args => (key === "howto-duel-pay-2" ? soloArgs() : boxArgs(box));

/** Spaces of the board of The Lost Mines. */
export const boardSpaces = (name: string): { kind: string; x: number; y: number }[] =>
  deckTable<{ kind: string; x: number; y: number }[]>("lost-mines", "space").filter(({ kind }) => kind.includes(name));

/** Where the goals lie face down when a game begins. */
export function startingGoals(box: string, seats: number | null): readonly Place[] {
  if (box === "saboteur" || box === "saboteur2") return deckTable<{ goals: Place[] }>("saboteur", "layout").goals;
  if (box === "duel") return deckTable<{ goals: Place[] }[]>(box, "layout")[seats === 1 ? 1 : 0]!.goals;
  if (box === "lost-mines") return boardSpaces("mine").map(({ x, y }) => [x, y]);
  const { reach } = deckTable<CaveSeats[]>(box, "seats").findLast((row) => row.seats === (seats ?? row.seats))!;
  return [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
  ];
}
