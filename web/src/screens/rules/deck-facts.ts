/** The cards and tables of the how-to pages, from the deck files. */
import effects from "../../../../src/saboteur/texts/effects.toml?effects";

import { sum, deckTable, type CaveSeats, type CountedKind, type NumberTable } from "../../art/cards/deck-numbers";
import type { PayTable } from "../../art/cards/pay-tables";

/** Cards with the same effect: their group, kinds and count. */
export interface CardGroup {
  group: string;
  kinds: string[];
  count: number;
}

export function groupAlike(deck: string, effect: string): CardGroup {
  const [group, told] = Object.entries(effects.decks[deck] ?? {}).find(([, each]) => effect in each)!;
  const kinds = told[effect]!;
  const rows = deckTable<CountedKind[]>(deck, group).filter(({ kind }) => kinds.includes(kind));
  return { group, kinds, count: sum(rows.map(({ count }) => count)) };
}

/** The effects of the cards of a module; none for a module without cards. */
export const effectsOf = (module: string): string[] =>
  Object.values(effects.decks[module] ?? {}).flatMap((group) => Object.keys(group));

function classicSeats(deck: string): PayTable {
  const rows = deckTable<{ seats: number; hand: number; roles: NumberTable }[]>(deck, "seats");
  const roles = Object.keys(rows[0]!.roles);
  return {
    head: ["howto-seats", ...roles.map((role) => `howto-column-${role}`), "howto-hand"],
    rows: rows.map(({ seats, hand, roles: own }) => ({
      seats,
      cells: [seats, ...roles.map((role) => own[role] ?? 0), hand],
    })),
  };
}

function minesSeats(): PayTable {
  const dwarves = deckTable<(CountedKind & { clan: string; identity: string })[]>("lost-mines", "dwarf");
  const many = (identity: string): number =>
    dwarves.find((row) => row.clan === "blue" && row.identity === identity)!.count;
  const rows = deckTable<{ seats: number; hand: number; loyal_out: number }[]>("lost-mines", "seats");
  return {
    head: ["howto-seats", "howto-column-loyal", "howto-column-selfish", "howto-column-saboteurs", "howto-hand"],
    rows: rows.map(({ seats, hand, loyal_out: out }) => ({
      seats,
      cells: [seats, many("loyal") - out, many("selfish"), many("saboteur"), hand],
    })),
  };
}

function caveSeats(): PayTable {
  return {
    head: ["howto-seats", "howto-column-clans", "howto-column-loyal", "howto-column-saboteurs", "howto-column-apart"],
    rows: deckTable<CaveSeats[]>("dark-cave", "seats").map(({ seats, clans, loyal, saboteur, reach }) => ({
      seats,
      cells: [seats, clans, loyal, saboteur, reach],
    })),
  };
}

/** Roles and hands by the number of players, where they depend on it. */
export function seatsTable(id: string): PayTable | null {
  if (id === "saboteur" || id === "tournament") return classicSeats(id);
  if (id === "lost-mines") return minesSeats();
  return id === "dark-cave" ? caveSeats() : null;
}
