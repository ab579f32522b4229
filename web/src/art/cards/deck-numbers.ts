/** The deck files of the engine. */
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
export type Numbers = Readonly<Record<string, number>>;
export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
