/** Counts the public actions of all players from the log. */
import type { GameEvent } from "../../wire/protocol";
import type { Action, EventTraitsTable } from "../../table/event-traits";
import type { LoggedEvent } from "../../table/state";

export const ACTIONS: readonly Action[] = ["laid", "blocked", "helped", "looked", "passed"];

export type ActionCounts = Record<Action, number>;

const none = (): ActionCounts => ({ laid: 0, blocked: 0, helped: 0, looked: 0, passed: 0 });

/** Return for each seat how often it did each action. An event counts for its `seat`, never for its `target`. */
export function countActions(
  seats: number,
  log: readonly LoggedEvent<GameEvent>[],
  traits: EventTraitsTable,
): ActionCounts[] {
  const counts = Array.from({ length: seats }, none);
  for (const { event } of log) {
    const action = traits[event.type]?.action;
    const { seat } = event as { seat?: number };
    if (action && seat !== undefined && counts[seat]) counts[seat][action] += 1;
  }
  return counts;
}
