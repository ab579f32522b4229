/** The facts about a box for the rules pages and the help at a table; every family has its own module of them. */
import type { Args } from "../../i18n/texts.svelte";

/** A table: text ids as headers; a cell is a number, or a text with its arguments. */
export interface FactRows {
  head: string[];
  rows: { seats?: number; cells: (number | { text: string; args: Args })[] }[];
}

export type Place = readonly [number, number];

/** Cards of a deck with certain effects; see `groupAlike`. */
export interface GuideCards {
  /** The id of the text about the cards: `howto-BOX-role-…` or `howto-BOX-cards-…`. */
  id: string;
  deck: string;
  effects: readonly string[];
  /** The card kinds to show; by default all kinds with these effects. */
  shown?: readonly string[];
}

export const guideCards =
  (deck: string) =>
  (id: string, effects: string, ...shown: string[]): GuideCards => ({
    id,
    deck,
    effects: effects.split(" "),
    ...(shown.length ? { shown } : {}),
  });

/** The contents of a box's how-to page; its text ids begin with `howto-BOX-`. */
export interface Guide {
  roles: readonly GuideCards[];
  /**
   * The number of steps of a turn; with `inOrder` all are taken one after the other, else the player chooses one.
   */
  turn: number;
  inOrder: boolean;
  /** The pictures about laying cards: the clause, and the number of the picture among those of the clause. */
  lay: readonly (readonly [clause: string, number: number])[];
  cards: readonly GuideCards[];
  /** The text ids of additional paragraphs. */
  more: readonly string[];
}

/** The text ids of the help at a table. */
export interface HelpTexts {
  aim: readonly string[];
  lay: readonly string[];
  /** The texts about pay, before and after the pay table. */
  pay: readonly [before: readonly string[], after: readonly string[]];
  /** Whether the pay table is shown. */
  paid: boolean;
}

export interface BoxReference {
  /** The chapters of the rules, in reading order. */
  chapters: readonly string[];
  guide: Guide;
  /** Return the cells of the face-down goals when a game begins. */
  startingGoals(seats: number | null): readonly Place[];
  /** Return the start card and the cards laid first, each as `KIND X Y`. */
  openingCards(): readonly string[];
  /** Return the arguments of the how-to texts, or those of the text `key` if it needs others. */
  args(key?: string): Args;
  help(seats: number): HelpTexts;
  /** Return the pay table, if the box has one. */
  payTable?(): FactRows;
  /** Return the table of roles and hand sizes by number of players, if they depend on it. */
  seatsTable?(): FactRows;
}
