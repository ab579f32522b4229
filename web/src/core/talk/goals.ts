/** Goals that somebody may speak of. */
import type { Place } from "../table/board/cells";
import { say } from "../texts/texts.svelte";

interface Goal {
  x: number;
  y: number;
  face: string | null;
}

/** The goals that still lie face down, each by its number. */
export function hiddenGoals(
  goals: readonly Goal[],
  named: (goal: number) => string = (goal) => say("goal-name", { goal }),
): { at: Place; name: string }[] {
  return goals.map(({ x, y, face }, i) => ({ at: [x, y] as const, name: named(i + 1), face })).filter(({ face }) => face === null);
}
