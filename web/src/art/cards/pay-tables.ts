/** What a round or a game brings, where a table says it: from the engine's own deck files. */
import type { Args } from "../../i18n/texts.svelte";
import { deckTable, type NumberTable } from "./deck-numbers";

/** A table: the head is of texts, a cell a number or a text with what is filled in. */
export interface PayTable {
  head: string[];
  rows: { seats?: number; cells: (number | { text: string; args: Args })[] }[];
}

function sharesTable(): PayTable {
  const share = Object.entries(deckTable<NumberTable>("saboteur2", "share"));
  const less = deckTable<NumberTable>("saboteur2", "deduction");
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

function gradesTable(): PayTable {
  const from = deckTable<{ grades: number[] }>("duel", "game").grades;
  const said = [
    { text: "howto-below", args: { count: from[0]! } },
    ...from.slice(0, -1).map((count, i) => ({ text: "howto-between", args: { count, most: from[i + 1]! - 1 } })),
    { text: "howto-or-more", args: { count: from.at(-1)! } },
  ];
  return {
    head: ["howto-column-nuggets", "howto-column-grade"],
    rows: said.map((cell, i) => ({ cells: [cell, { text: `grade-${i + 1}`, args: {} }] })),
  };
}

/** Return the payout table of a box; null where there is none. */
export function payTable(box: string): PayTable | null {
  if (box === "saboteur") {
    const pay = Object.entries(deckTable<NumberTable>(box, "pay"));
    return {
      head: ["howto-column-saboteur", "howto-column-each"],
      rows: pay.map(([count, each]) => ({ cells: [Number(count), each] })),
    };
  }
  if (box === "saboteur2") return sharesTable();
  return box === "duel" ? gradesTable() : null;
}
