/** What the screens need of a family of games: its table, and what is seen of its boxes before a game. */
import type { Component } from "svelte";

import type { IconName } from "../art/icons";
import type { DeckOverride } from "../art/cards/deck-override";
import type { SourcedRow } from "../art/cards/deck";
import type { TableStore } from "../table/table-store.svelte";
import type { ReplaySource } from "../features/replay/replay-player.svelte";
import { texts, type Namespace } from "../i18n/texts.svelte";

export type GameComponent = Component<{ session: TableStore }>;
export type ReplayComponent = Component<{ source: ReplaySource }>;

export interface BoxPreview {
  /** Two rows of seven lit cards, to show a box by: symbols. */
  cardRow(box: string): readonly string[];
  /** One card, to show a box by: a symbol. */
  thumbnail(box: string): string;
  /** What will be dealt, in a sentence; null where there is nothing to say. */
  dealSummary(ruleset: string, seats: number): string | null;
  /** The modules, by the group they are listed in, each with its icon. */
  modules: Readonly<Record<string, Readonly<Record<string, IconName>>>>;
}

/** The symbol and name of a card, for pages about cards. */
export interface CardFace {
  art: string;
  name: string;
}

/** How a path card lies in a picture. */
export interface CardPose {
  turned?: boolean;
  /** Its edges that are linked; all, unless it is said. */
  lit?: string;
}

/** The face of a row of a deck file; null for what is no card, such as a token. What lies face down at the far end is the group `hidden`, and has no name. */
export type CardFaceOf = (group: string, row: Pick<SourcedRow, "kind" | "value">, pose?: CardPose) => CardFace | null;

export interface GameFamily {
  /** With all that the rule set needs to be shown. */
  boxPreview(ruleset: string): Promise<BoxPreview>;
  table(ruleset: string): Promise<GameComponent>;
  replay(ruleset: string): Promise<ReplayComponent>;
  /** How every card is shown that may be in its boxes. */
  cardFaces(): Promise<CardFaceOf>;
  /** What corrects its cards, all that the rule set needs being there. */
  deckOverride(ruleset: string): Promise<DeckOverride>;
  /** Fetch whatever may be added to its boxes: names and icons of modules. */
  allModules(): Promise<void>;
}

/** A family without modules: its shelf, its table, its part of the texts. */
export function familyWithoutModules(
  part: Namespace,
  shelf: () => Promise<{ BOX_PREVIEW: BoxPreview }>,
  table: () => Promise<{ default: GameComponent }>,
  replay: () => Promise<{ default: ReplayComponent }>,
  reference: () => Promise<{ cardFaceOf: CardFaceOf }>,
  cards: () => Promise<{ overrideDeck: DeckOverride }>,
): GameFamily {
  return {
    boxPreview: async () => (await Promise.all([shelf(), texts.loadNamespace(part)]))[0].BOX_PREVIEW,
    table: async () => (await Promise.all([table(), texts.loadNamespace(part)]))[0].default,
    replay: async () => (await Promise.all([replay(), texts.loadNamespace(part)]))[0].default,
    cardFaces: async () => (await Promise.all([reference(), texts.loadNamespace(part)]))[0].cardFaceOf,
    deckOverride: async () => (await cards()).overrideDeck,
    allModules: () => texts.loadNamespace(part),
  };
}
