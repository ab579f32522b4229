/** Returns whether a claim about a goal was true, as far as the viewing seat knows it at the end of the round. */
import { hasPart } from "../../../art/cards/ruleset";
import { isTreasure } from "../cards/classic-cards";
import type { GoalHistory } from "../text/past-rounds";

export type ClaimTruth = "yes" | "no" | "unknown";

export function claimTruth(claim: string, goal: number, goals: readonly GoalHistory[], ruleset: string): ClaimTruth {
  const card = goals[goal] && faceKnown(goals[goal]);
  const treasure = card ? isTreasure(card) : leftOver(goals, ruleset);
  if (treasure === null) return "unknown";
  if (claim === "treasure") return treasure ? "yes" : "no";
  return (card ? card.startsWith(claim) : !treasure) ? "yes" : "no";
}

const faceKnown = ({ revealed, seen }: GoalHistory): string | null => revealed?.card ?? seen;

/**
 * Return whether a goal that stayed hidden was the treasure, inferred from the other goals; null if that is unknown.
 */
function leftOver(goals: readonly GoalHistory[], ruleset: string): boolean | null {
  if (hasPart(ruleset, "new-goals")) return null;
  const known = goals.flatMap((goal) => faceKnown(goal) ?? []);
  if (known.some(isTreasure)) return false;
  return known.length === goals.length - 1 || null;
}
