/** What the words and controls of The Dark Cave know of its table. */
import type { TableFacts } from "../../table/facts";
import type { LegalMove } from "../../wire/protocol";
import type { DarkCaveView, SightEvent } from "../../wire/dark-cave";

export interface DarkCaveFacts extends TableFacts<DarkCaveView, SightEvent> {
  /** The edges that are joined to the start, with the card that is held over a cell. */
  readonly lit: ReadonlyMap<string, string>;
  /** The move that the player means: pointed at, or aimed at. */
  readonly meant: LegalMove | null;
}
