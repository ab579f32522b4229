export type { ClassicView, GoalCell, LaidCard, RoundResult, SightEvent } from "../../lib/protocol";
