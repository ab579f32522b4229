/** The part of Le Duel's view model that texts and controls use. */
import type { TableFacts } from "../../table/facts";
import type { MazeChange, MoveForesight } from "./duel-reach";
import type { DuelView, SightEvent } from "../../wire/duel";

export interface DuelFacts extends TableFacts<DuelView, SightEvent> {
  /** The change that the aimed move would make to the maze. */
  readonly mazeChange: MazeChange | null;
  readonly foresight: MoveForesight | null;
}
