/** What the pages of the rules, and the help at a table, tell of a box; every family lists its own. */
import type { Args } from "../../i18n/texts.svelte";

/** A table: the head is of texts, a cell a number or a text with what is filled in. */
export interface FactRows {
  head: string[];
  rows: { seats?: number; cells: (number | { text: string; args: Args })[] }[];
}

export type Place = readonly [number, number];

/** Cards of a deck with certain effects: `groupAlike` finds them. */
export interface GuideCards {
  /** The text, `howto-BOX-role-…` or `howto-BOX-cards-…`. */
  id: string;
  deck: string;
  effects: readonly string[];
  /** The kinds that are shown, where not the first ones. */
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

/** What the how-to page of a box is made of; its words are `howto-BOX-…`. */
export interface Guide {
  roles: readonly GuideCards[];
  /** Steps of a turn; one after the other, or one of them. */
  turn: number;
  inOrder: boolean;
  /** Pictures about laying, by clause and number. */
  lay: readonly (readonly [clause: string, number: number])[];
  cards: readonly GuideCards[];
  /** Paragraphs beside the usual ones. */
  more: readonly string[];
}

/** What the help at a table tells, as texts. */
export interface HelpTexts {
  aim: readonly string[];
  lay: readonly string[];
  /** What one gets, before the table of it and after. */
  pay: readonly [before: readonly string[], after: readonly string[]];
  /** Whether there is such a table. */
  paid: boolean;
}

export interface BoxReference {
  /** The chapters of its rules, in the order of reading. */
  chapters: readonly string[];
  guide: Guide;
  /** Where the goals lie face down when a game begins. */
  startingGoals(seats: number | null): readonly Place[];
  /** The start, and a first piece of the way: `KIND X Y`. */
  openingCards(): readonly string[];
  /** What is filled into its texts; one of them may tell of something else. */
  args(key?: string): Args;
  help(seats: number): HelpTexts;
  /** What is paid, where a table says it. */
  payTable?(): FactRows;
  /** Roles and hands by the number of players, where they depend on it. */
  seatsTable?(): FactRows;
}
