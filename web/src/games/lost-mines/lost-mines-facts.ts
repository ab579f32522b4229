/** The part of The Lost Mines' view model that texts and controls use. */
import type { TableFacts } from "../../table/facts";
import type { LegalMove } from "../../wire/protocol";
import type { LaidCard, LostMinesView, SightEvent } from "../../wire/lost-mines";

export interface LostMinesFacts extends TableFacts<LostMinesView, SightEvent> {
  /** The cards on the board, by cell. */
  readonly laid: ReadonlyMap<string, LaidCard>;
  /** The legal moves that look at a treasure, by the number of the treasure. */
  readonly items: ReadonlyMap<string, readonly LegalMove[]>;
}
