/** The part of the classic view model that texts and controls use. */
import type { TableFacts } from "../../table/facts";
import type { MoveForesight } from "./classic-reach";
import type { ClassicView, SightEvent } from "../../wire/classic";

export interface ClassicFacts extends TableFacts<ClassicView, SightEvent> {
  /** The predicted effect of the aimed path card; null without one. */
  readonly foresight: MoveForesight | null;
  /** Whether the viewer lets every declared card pass without being asked, until this is switched off. */
  lenient: boolean;
}
