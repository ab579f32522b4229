/** What the log tells of a past round, when the table already shows the next one. */
import type { Told } from "../../core/table";
import type { ClassicView, GoalCell } from "../../lib/protocol";

export interface GoalTold {
  /** Turned over for everybody. */
  revealed: { card: string; turned: boolean } | null;
  /** What this seat saw with a map. */
  seen: string | null;
  /** Who looked at it, in order, each once. */
  lookers: number[];
}

export function goalsOf(log: readonly Told[], round: number, goals: readonly GoalCell[]): GoalTold[] {
  const told: GoalTold[] = goals.map(() => ({ revealed: null, seen: null, lookers: [] }));
  const at = (cell: readonly [number, number]): GoalTold | undefined =>
    told[goals.findIndex((goal) => goal.x === cell[0] && goal.y === cell[1])];
  let now = 0;
  for (const { event } of log) {
    if (event.type === "RoundBegan") now = event.round;
    if (now !== round) continue;
    if (event.type === "GoalRevealed") {
      const goal = at(event.cell);
      if (goal) goal.revealed = { card: event.card, turned: event.turned };
    } else if (event.type === "GoalSeen" || event.type === "HiddenPeek") {
      const goal = at(event.cell);
      if (!goal) continue;
      if (event.type === "GoalSeen") goal.seen = event.card;
      if (!goal.lookers.includes(event.seat)) goal.lookers.push(event.seat);
    }
  }
  return told;
}

/** Whether the gold of a round is still going from hand to hand. */
export function isSharing(view: ClassicView, round: number): boolean {
  return view.drafts.some((draft) => draft.round === round && draft.done < draft.order.length);
}
