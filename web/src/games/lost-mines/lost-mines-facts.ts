/** What the words and controls of The Lost Mines know of their table. */
import type { TableFacts } from "../../table/facts";
import type { LegalMove } from "../../wire/protocol";
import type { LaidCard, LostMinesView, SightEvent } from "../../wire/lost-mines";

export interface LostMinesFacts extends TableFacts<LostMinesView, SightEvent> {
  /** The cards on the board, by cell. */
  readonly laid: ReadonlyMap<string, LaidCard>;
  /** The treasures that may be looked at, by number. */
  readonly items: ReadonlyMap<string, readonly LegalMove[]>;
}
