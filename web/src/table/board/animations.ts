/** Finds the animations of cards, by cell, from the events of a frame. */
import { cellKey, type CellPosition } from "./cells";
import type { CardAnimation, KeyEvents } from "../event-traits";
import type { LoggedEvent } from "../state";

export function cardAnimations(
  news: readonly LoggedEvent[],
  animations: KeyEvents["animations"],
): Map<string, CardAnimation> {
  const found = new Map<string, CardAnimation>();
  for (const { event } of news) {
    const coming = animations[event.type];
    const { cell, to_cell } = event as { cell?: CellPosition; to_cell?: CellPosition };
    const at = cell ?? to_cell;
    if (coming && at) found.set(cellKey(...at), coming);
  }
  return found;
}
