/** What the words and controls of The Lost Mines know of their table. */
import type { TableFacts } from "../../core/table/facts";
import type { Option } from "../../lib/protocol";
import type { LaidCard, LostMinesView, SightEvent } from "./wire";

export interface LostMinesFacts extends TableFacts<LostMinesView, SightEvent> {
  /** The cards on the board, by cell. */
  readonly laid: ReadonlyMap<string, LaidCard>;
  /** The treasures that may be looked at, by number. */
  readonly items: ReadonlyMap<string, readonly Option[]>;
}
