/** The goals that claims can be about. */
import type { CellPosition } from "./board/cells";
import type { Claimable } from "./facts";
import { say } from "../i18n/texts.svelte";

interface Goal {
  x: number;
  y: number;
  face: string | null;
}

/** Return the goals with their names; by default, their numbers. */
export const namedGoals = (
  goals: readonly Goal[],
  named: (goal: number, at: CellPosition) => string = (goal) => say("goal-name", { goal }),
): Claimable["goals"] =>
  goals.map(({ x, y, face }, i) => ({ at: [x, y] as const, name: named(i + 1, [x, y]), hidden: face === null }));
