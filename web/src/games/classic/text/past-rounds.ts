/** Facts about a past round from the log, since the table already shows the next one. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import type { LoggedEvent } from "../../../table/state";
import { goalCells } from "../ruleset-facts";
import { withGoals } from "./classic-log-lines";
import type { ClassicView, SightEvent } from "../../../wire/classic";

export interface GoalHistory {
  /** The card on the goal's place, if revealed to all seats. */
  revealed: { card: string; turned: boolean } | null;
  /** The card that the viewer saw on the goal's place, unless another seat may have exchanged it since. */
  seen: string | null;
  /** The seats that looked at the goal, each once, in order. */
  lookers: number[];
}

export function goalHistories(log: readonly LoggedEvent<SightEvent>[], round: number, ruleset: string): GoalHistory[] {
  const told: GoalHistory[] = goalCells(ruleset).map(() => ({ revealed: null, seen: null, lookers: [] }));
  let now = 0;
  for (const [{ event }, cells] of withGoals(ruleset, log)) {
    if (event.type === "RoundBegan") now = event.round;
    if (now !== round) continue;
    const at = (place: CellPosition): GoalHistory | undefined =>
      told[cells.findIndex((cell) => isSameCell(cell, place))];
    if (event.type === "GoalsExchanged" || event.type === "HiddenExchange")
      exchange(event.cells.map(at), event.type === "GoalsExchanged" ? event.swapped : null);
    if (event.type !== "GoalRevealed" && event.type !== "GoalSeen" && event.type !== "HiddenGoalPeek") continue;
    const goal = at(event.cell);
    if (!goal) continue;
    if (event.type === "GoalRevealed") goal.revealed = { card: event.goal, turned: event.turned };
    else {
      if (event.type === "GoalSeen") goal.seen = event.goal;
      if (!goal.lookers.includes(event.seat)) goal.lookers.push(event.seat);
    }
  }
  return told;
}

/**
 * Record an exchange of two goals. If `swapped` is null, only the acting seat knows whether they were swapped; a
 * seen card then stays certain only if both places had the same.
 */
function exchange([one, other]: readonly (GoalHistory | undefined)[], swapped: boolean | null): void {
  if (!one || !other || swapped === false) return;
  const still = one.seen === other.seen ? one.seen : null;
  [one.seen, other.seen] = swapped ? [other.seen, one.seen] : [still, still];
}

/** The distribution of a round's nuggets, if tokens are paid instead of cards. */
export interface RoundShares {
  /** The teams that won; null if no teams are named. */
  teams: readonly string[] | null;
  winners: readonly number[];
  crystals: { count: number; seats: readonly number[] } | null;
  /** The nuggets by seat, including crystals, before any theft. */
  gained: ReadonlyMap<number, number>;
  thefts: readonly { seat: number; victim: number | null }[];
}

export function roundShares(log: readonly LoggedEvent<SightEvent>[], round: number): RoundShares {
  const gained = new Map<number, number>();
  const thefts: { seat: number; victim: number | null }[] = [];
  const shares = {
    teams: null as readonly string[] | null,
    winners: [] as readonly number[],
    crystals: null as RoundShares["crystals"],
  };
  let ended = 0;
  for (const { event } of log) {
    if (event.type === "RoundEnded") ended = event.round;
    if (event.type === "RoundBegan") ended = 0;
    if (ended !== round) continue;
    if (event.type === "WinnersNamed") Object.assign(shares, { teams: event.teams, winners: event.seats });
    else if (event.type === "CrystalsPaid") shares.crystals = { count: event.crystals, seats: event.seats };
    else if (event.type === "NuggetsGained") gained.set(event.seat, (gained.get(event.seat) ?? 0) + event.nuggets);
    else if (event.type === "NuggetStolen") thefts.push({ seat: event.seat, victim: event.victim });
    else if (event.type === "TheftDeclined") thefts.push({ seat: event.seat, victim: null });
  }
  return { ...shares, gained, thefts };
}

/** Return whether the gold of a round is still being distributed or stolen. */
export function isSharing(view: ClassicView, round: number): boolean {
  if (view.asked === "theft") return view.results.at(-1)?.round === round;
  return view.drafts.some((draft) => draft.round === round && draft.done < draft.order.length);
}
