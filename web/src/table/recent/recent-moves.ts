/** The moves of the others since a player's last turn, from the lines of the log. */
import type { TableViewModel } from "../view-model.svelte";
import type { KeyEvents } from "../event-traits";
import type { LogLine } from "../log/log-lines";
import type { LoggedEvent } from "../state";

/** A line of the log with the seat that its event targets, if any. */
export interface RecentMove extends LogLine {
  target: number | null;
}

/** Return the moves of the others since the viewer's last turn. */
export const recentMoves = ({ log, session, seat, view, keyEvents }: TableViewModel): RecentMove[] =>
  movesSinceLastTurn(log, session.state.log, seat, view.seats, keyEvents);

/** Return the lines since the last turn of `seat` ended; for a spectator, those of the last round of turns. */
export function movesSinceLastTurn(
  lines: readonly LogLine[],
  log: readonly LoggedEvent[],
  seat: number | null,
  seats: number,
  kinds: KeyEvents,
): RecentMove[] {
  const [from, to] = seat === null ? [lastTurns(log, seats, kinds), log.length] : betweenTurns(log, seat, kinds);
  return lines
    .filter(({ index, tone }) => index > from && index < to && tone !== "round")
    .map((line) => ({ ...line, target: targetOf(log, line) }));
}

/**
 * Return the range from the end of the last turn of `seat`, or from the deal, to the start of its current turn, or
 * to the present.
 */
function betweenTurns(
  log: readonly LoggedEvent[],
  seat: number,
  { round, turn }: KeyEvents,
): [from: number, to: number] {
  const isOwnTurn = ({ event }: LoggedEvent): boolean =>
    event.type === turn && (event as { seat?: number }).seat === seat;
  const begun = log.findLastIndex(({ event }) => event.type === round);
  const present = log.findLastIndex(({ event }) => event.type === turn);
  const to = present >= 0 && isOwnTurn(log[present]!) ? present : log.length;
  const last = log.slice(0, to).findLastIndex(isOwnTurn);
  if (last <= begun) return [begun, to];
  const next = log.findIndex(({ event }, i) => i > last && event.type === turn);
  return [next < 0 ? to : next, to];
}

function lastTurns(log: readonly LoggedEvent[], seats: number, { round, turn }: KeyEvents): number {
  const turns = log.flatMap(({ event }, i) => (event.type === turn ? [i] : []));
  return Math.max(
    turns.at(-seats) ?? -1,
    log.findLastIndex(({ event }) => event.type === round),
  );
}

function targetOf(log: readonly LoggedEvent[], { index, seat }: LogLine): number | null {
  const facts = log[index]?.event as { target?: number; victim?: number; to?: number } | undefined;
  const target = facts?.target ?? facts?.victim ?? facts?.to;
  return typeof target === "number" && target >= 0 && target !== seat ? target : null;
}
