/** What the words and controls of Le Duel know of its table. */
import type { TableFacts } from "../../table/facts";
import type { MazeChange, MoveForesight } from "./duel-reach";
import type { DuelView, SightEvent } from "../../wire/duel";

export interface DuelFacts extends TableFacts<DuelView, SightEvent> {
  /** What the move aimed at would do to the maze, and what comes of it. */
  readonly mazeChange: MazeChange | null;
  readonly foresight: MoveForesight | null;
}
