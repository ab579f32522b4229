/** How a card comes to its place, by the kind of event. */
import { keyOf, type Place } from "./cells";
import type { Told } from "../state";

/** How what lies on a cell came there with the last frame, or went. */
export type Coming = "laid" | "turned" | "gone";

const COMINGS: Readonly<Record<string, Coming>> = {
  PathLaid: "laid",
  PathDiverted: "laid",
  PathRemoved: "gone",
  GoalRevealed: "turned",
  MineRevealed: "turned",
};

export function comingsOf(news: readonly Told[]): Map<string, Coming> {
  const found = new Map<string, Coming>();
  for (const { event } of news) {
    const coming = COMINGS[event.type];
    const { cell, to_cell } = event as { cell?: Place; to_cell?: Place };
    const at = cell ?? to_cell;
    if (coming && at) found.set(keyOf(...at), coming);
  }
  return found;
}
