/** Cards and tables of the how-to pages, from the engine's own deck files. */
import effects from "../../../../src/saboteur/texts/effects.toml?effects";

import { sum, tableOf, type CaveSeats, type Counted, type Numbers } from "../../core/cards/numbers";
import type { Args } from "../../core/texts/texts.svelte";
import type { Box } from "./reading";

/** Cards that do the same: their group, their kinds, and how many there are. */
export interface Alike {
  group: string;
  kinds: string[];
  count: number;
}

export function alike(deck: string, effect: string): Alike {
  const [group, told] = Object.entries(effects.decks[deck] ?? {}).find(([, each]) => effect in each)!;
  const kinds = told[effect]!;
  const rows = tableOf<Counted[]>(deck, group).filter(({ kind }) => kinds.includes(kind));
  return { group, kinds, count: sum(rows.map(({ count }) => count)) };
}

/** The effects of the cards of a module; none for a module without cards. */
export const effectsOf = (module: string): string[] => Object.values(effects.decks[module] ?? {}).flatMap((group) => Object.keys(group));

/** A table: the head is of texts, a cell a number or a text with what is filled in. */
export interface Table {
  head: string[];
  rows: { seats?: number; cells: (number | { text: string; args: Args })[] }[];
}

function classicSeats(deck: string): Table {
  const rows = tableOf<{ seats: number; hand: number; roles: Numbers }[]>(deck, "seats");
  const roles = Object.keys(rows[0]!.roles);
  return {
    head: ["howto-seats", ...roles.map((role) => `howto-column-${role}`), "howto-hand"],
    rows: rows.map(({ seats, hand, roles: own }) => ({ seats, cells: [seats, ...roles.map((role) => own[role] ?? 0), hand] })),
  };
}

function minesSeats(): Table {
  const dwarves = tableOf<(Counted & { clan: string; identity: string })[]>("lost-mines", "dwarf");
  const many = (identity: string): number => dwarves.find((row) => row.clan === "blue" && row.identity === identity)!.count;
  const rows = tableOf<{ seats: number; hand: number; loyal_out: number }[]>("lost-mines", "seats");
  return {
    head: ["howto-seats", "howto-column-loyal", "howto-column-selfish", "howto-column-saboteurs", "howto-hand"],
    rows: rows.map(({ seats, hand, loyal_out: out }) => ({ seats, cells: [seats, many("loyal") - out, many("selfish"), many("saboteur"), hand] })),
  };
}

function caveSeats(): Table {
  return {
    head: ["howto-seats", "howto-column-clans", "howto-column-loyal", "howto-column-saboteurs", "howto-column-apart"],
    rows: tableOf<CaveSeats[]>("dark-cave", "seats").map(({ seats, clans, loyal, saboteur, reach }) => ({ seats, cells: [seats, clans, loyal, saboteur, reach] })),
  };
}

/** Roles and hands by the number of players, where they depend on it. */
export function seatsTable(id: string): Table | null {
  if (id === "saboteur" || id === "tournament") return classicSeats(id);
  if (id === "lost-mines") return minesSeats();
  return id === "dark-cave" ? caveSeats() : null;
}

function shares(): Table {
  const share = Object.entries(tableOf<Numbers>("saboteur2", "share"));
  const less = tableOf<Numbers>("saboteur2", "deduction");
  return {
    head: ["howto-column-winners", "howto-column-digger", "howto-column-boss", "howto-column-profiteer"],
    rows: share.map(([count, nuggets], i) => ({
      cells: [
        i === share.length - 1 ? { text: "howto-or-more", args: { count: Number(count) } } : Number(count),
        nuggets,
        Math.max(0, nuggets - less["boss"]!),
        Math.max(0, nuggets - less["profiteer"]!),
      ],
    })),
  };
}

function grades(): Table {
  const from = tableOf<{ grades: number[] }>("duel", "game").grades;
  const said = [
    { text: "howto-below", args: { count: from[0]! } },
    ...from.slice(0, -1).map((count, i) => ({ text: "howto-between", args: { count, most: from[i + 1]! - 1 } })),
    { text: "howto-or-more", args: { count: from.at(-1)! } },
  ];
  return { head: ["howto-column-nuggets", "howto-column-grade"], rows: said.map((cell, i) => ({ cells: [cell, { text: `grade-${i + 1}`, args: {} }] })) };
}

/** What somebody gets, where a table says it. */
export function payTable(box: Box): Table | null {
  if (box === "saboteur") {
    const pay = Object.entries(tableOf<Numbers>(box, "pay"));
    return { head: ["howto-column-saboteur", "howto-column-each"], rows: pay.map(([count, each]) => ({ cells: [Number(count), each] })) };
  }
  if (box === "saboteur2") return shares();
  return box === "duel" ? grades() : null;
}
