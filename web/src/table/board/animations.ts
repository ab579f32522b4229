/** The animations of cards, by event. */
import { cellKey, type CellPosition } from "./cells";
import { byEvent } from "../event-types";
import type { LoggedEvent } from "../state";

/** How the card of a cell appeared or disappeared with the last frame. */
export type CardAnimation = "laid" | "turned" | "gone";

const ANIMATIONS = byEvent<CardAnimation>({
  PathLaid: "laid",
  PathDiverted: "laid",
  PathRemoved: "gone",
  GoalRevealed: "turned",
  MineRevealed: "turned",
});

export function cardAnimations(news: readonly LoggedEvent[]): Map<string, CardAnimation> {
  const found = new Map<string, CardAnimation>();
  for (const { event } of news) {
    const coming = ANIMATIONS[event.type];
    const { cell, to_cell } = event as { cell?: CellPosition; to_cell?: CellPosition };
    const at = cell ?? to_cell;
    if (coming && at) found.set(cellKey(...at), coming);
  }
  return found;
}
