/** The part of The Dark Cave's view model that texts and controls use. */
import type { TableFacts } from "../../table/facts";
import type { LegalMove } from "../../wire/protocol";
import type { DarkCaveView, SightEvent } from "../../wire/dark-cave";

export interface DarkCaveFacts extends TableFacts<DarkCaveView, SightEvent> {
  /** The edges connected to the start, by cell, including the card to be laid. */
  readonly lit: ReadonlyMap<string, string>;
  /** The move that is hovered, focused or aimed. */
  readonly meant: LegalMove | null;
}
