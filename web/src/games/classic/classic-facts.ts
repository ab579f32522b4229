/** What the words and controls of a classic table know of it. */
import type { TableFacts } from "../../table/facts";
import type { MoveForesight } from "./classic-reach";
import type { ClassicView, SightEvent } from "../../wire/classic";

export interface ClassicFacts extends TableFacts<ClassicView, SightEvent> {
  /** What the path would light up where the player aims. */
  readonly foresight: MoveForesight | null;
  /** Let every declared card pass without asking, until this player thinks otherwise. */
  lenient: boolean;
}
