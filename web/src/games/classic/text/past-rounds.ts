/** What the log tells of a past round, when the table already shows the next one. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import type { LoggedEvent } from "../../../table/state";
import { goalCells } from "../ruleset-facts";
import { withGoals } from "./classic-log-lines";
import type { ClassicView, SightEvent } from "../../../wire/classic";

export interface GoalHistory {
  /** Revealed to all seats. */
  revealed: { card: string; turned: boolean } | null;
  /** What this seat saw there, unless another seat may have exchanged it since. */
  seen: string | null;
  /** Who looked at it, in order, each once. */
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

/** Whether two goals were exchanged; null if only the acting seat knows: then a look there holds only if both cards were the same. */
function exchange([one, other]: readonly (GoalHistory | undefined)[], swapped: boolean | null): void {
  if (!one || !other || swapped === false) return;
  const still = one.seen === other.seen ? one.seen : null;
  [one.seen, other.seen] = swapped ? [other.seen, one.seen] : [still, still];
}

/** How the nuggets of a round were shared, where tokens are paid instead of cards. */
export interface RoundShares {
  /** The teams that won; null where no teams are named. */
  teams: readonly string[] | null;
  winners: readonly number[];
  crystals: { count: number; seats: readonly number[] } | null;
  /** Nuggets by seat, crystals among them, before any theft. */
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

/** Whether the gold of a round is still going from hand to hand, or thieves are at work. */
export function isSharing(view: ClassicView, round: number): boolean {
  if (view.asked === "theft") return view.results.at(-1)?.round === round;
  return view.drafts.some((draft) => draft.round === round && draft.done < draft.order.length);
}
