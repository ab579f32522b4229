/** Whether what was claimed about a goal was true, as far as the whole table knows it in the end. */
import { hasPart } from "../../../core/cards/ruleset";
import { isTreasure } from "../cards/cards";
import type { GoalTold } from "../words/rounds";

export type Truth = "yes" | "no" | "unknown";

export function truthOf(claim: string, goal: number, goals: readonly GoalTold[], ruleset: string): Truth {
  const card = goals[goal]?.revealed?.card;
  const treasure = card ? isTreasure(card) : leftOver(goals, ruleset);
  if (treasure === null) return "unknown";
  if (claim === "treasure") return treasure ? "yes" : "no";
  return (card ? card.startsWith(claim) : !treasure) ? "yes" : "no";
}

/** Whether a goal that stayed hidden was the treasure: one of the three is, so the others tell; null if they do not. */
function leftOver(goals: readonly GoalTold[], ruleset: string): boolean | null {
  if (hasPart(ruleset, "new-goals")) return null;
  const open = goals.flatMap(({ revealed }) => revealed?.card ?? []);
  if (open.some(isTreasure)) return false;
  return open.length === goals.length - 1 || null;
}
