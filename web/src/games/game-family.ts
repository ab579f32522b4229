/** The interface of a family of games to the screens: its table, its replay and the previews of its boxes. */
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
  /** Return the symbols of two rows of seven lit cards that represent a box. */
  cardRow(box: string): readonly string[];
  /** Return the symbol of one card that represents a box. */
  thumbnail(box: string): string;
  /** Return a sentence about the cards to be dealt; null if there is nothing to mention. */
  dealSummary(ruleset: string, seats: number): string | null;
  /** The icons of the modules, by group and module. */
  modules: Readonly<Record<string, Readonly<Record<string, IconName>>>>;
}

/** The symbol and name of a card, for pages about cards. */
export interface CardFace {
  art: string;
  name: string;
}

/** The orientation and light of a path card in a picture. */
export interface CardPose {
  turned?: boolean;
  /** The edges drawn as lit; all by default. */
  lit?: string;
}

/**
 * Returns the face of a row of a deck file; null for rows that are no cards, such as tokens. The back of face-down
 * goals is the group `hidden`, and has no name.
 */
export type CardFaceOf = (group: string, row: Pick<SourcedRow, "kind" | "value">, pose?: CardPose) => CardFace | null;

export interface GameFamily {
  /** Load the preview of a box, including the art and texts of the rule set's modules. */
  boxPreview(ruleset: string): Promise<BoxPreview>;
  table(ruleset: string): Promise<GameComponent>;
  replay(ruleset: string): Promise<ReplayComponent>;
  /** Load the function that returns the faces of all cards of its boxes. */
  cardFaces(): Promise<CardFaceOf>;
  /**
   * Load the parts that the rule set needs, and the function that replaces their cards by those of a custom deck.
   */
  deckOverride(ruleset: string): Promise<DeckOverride>;
  /** Load the names and icons of all modules of its boxes. */
  allModules(): Promise<void>;
}

/** Return a family that has no modules, from functions that load its parts and the namespace of its texts. */
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
