/** What the screens need of a family of games: its table, and what is seen of its boxes before a game. */
import type { Component } from "svelte";

import type { IconName } from "../art/icons";
import type { Corrector } from "../art/cards/deck-override";
import type { SourcedRow } from "../art/cards/deck";
import type { Session } from "../table/session.svelte";
import type { ReplaySource } from "../features/replay/replay-player.svelte";
import { texts, type Part } from "../i18n/texts.svelte";

export type FamilyTable = Component<{ session: Session }>;
export type FamilyReplay = Component<{ source: ReplaySource }>;

export interface Shelf {
  /** Two rows of seven lit cards, to show a box by: symbols. */
  strip(box: string): readonly string[];
  /** One card, to show a box by: a symbol. */
  thumb(box: string): string;
  /** What will be dealt, in a sentence; null where there is nothing to say. */
  dealt(ruleset: string, seats: number): string | null;
  /** The modules, by the group they are listed in, each with its icon. */
  modules: Readonly<Record<string, Readonly<Record<string, IconName>>>>;
}

/** How a card is shown to somebody who reads about it: its symbol and its name. */
export interface Face {
  art: string;
  name: string;
}

/** How a path card lies in a picture. */
export interface Pose {
  turned?: boolean;
  /** Its edges that are linked; all, unless it is said. */
  lit?: string;
}

/** The face of a row of a deck file; null for what is no card, such as a token. What lies face down at the far end is the group `hidden`, and has no name. */
export type Reference = (group: string, row: Pick<SourcedRow, "kind" | "value">, pose?: Pose) => Face | null;

export interface Family {
  /** With all that the rule set needs to be shown. */
  shelf(ruleset: string): Promise<Shelf>;
  table(ruleset: string): Promise<FamilyTable>;
  replay(ruleset: string): Promise<FamilyReplay>;
  /** How every card is shown that may be in its boxes. */
  reference(): Promise<Reference>;
  /** What corrects its cards, all that the rule set needs being there. */
  corrector(ruleset: string): Promise<Corrector>;
  /** Fetch whatever may be added to its boxes: names and icons of modules. */
  everything(): Promise<void>;
}

/** A family without modules: its shelf, its table, its part of the texts. */
export function withoutModules(
  part: Part,
  shelf: () => Promise<{ SHELF: Shelf }>,
  table: () => Promise<{ default: FamilyTable }>,
  replay: () => Promise<{ default: FamilyReplay }>,
  reference: () => Promise<{ faceOf: Reference }>,
  cards: () => Promise<{ correct: Corrector }>,
): Family {
  return {
    shelf: async () => (await Promise.all([shelf(), texts.need(part)]))[0].SHELF,
    table: async () => (await Promise.all([table(), texts.need(part)]))[0].default,
    replay: async () => (await Promise.all([replay(), texts.need(part)]))[0].default,
    reference: async () => (await Promise.all([reference(), texts.need(part)]))[0].faceOf,
    corrector: async () => (await cards()).correct,
    everything: () => texts.need(part),
  };
}
