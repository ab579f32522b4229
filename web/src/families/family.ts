/** What the screens need of a family of games: its table, and what is seen of its boxes before a game. */
import type { Component } from "svelte";

import type { IconName } from "../core/draw/icons";
import type { Session } from "../core/session.svelte";
import { texts, type Part } from "../core/texts.svelte";

export type FamilyTable = Component<{ session: Session }>;

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

export interface Family {
  /** With all that the rule set needs to be shown. */
  shelf(ruleset: string): Promise<Shelf>;
  table(ruleset: string): Promise<FamilyTable>;
  /** Fetch whatever may be added to its boxes: names and icons of modules. */
  everything(): Promise<void>;
}

/** A family without modules: its shelf, its table, its part of the texts. */
export function withoutModules(
  part: Part,
  shelf: () => Promise<{ SHELF: Shelf }>,
  table: () => Promise<{ default: FamilyTable }>,
): Family {
  return {
    shelf: async () => (await Promise.all([shelf(), texts.need(part)]))[0].SHELF,
    table: async () => (await Promise.all([table(), texts.need(part)]))[0].default,
    everything: () => texts.need(part),
  };
}
