/** Goals that somebody may speak of. */
import type { CellPosition } from "./board/cells";
import type { Claimable } from "./facts";
import { say } from "../i18n/texts.svelte";

interface Goal {
  x: number;
  y: number;
  face: string | null;
}

/** The goals, each by what people call it: its number, if a box says nothing else. */
export const namedGoals = (
  goals: readonly Goal[],
  named: (goal: number, at: CellPosition) => string = (goal) => say("goal-name", { goal }),
): Claimable["goals"] =>
  goals.map(({ x, y, face }, i) => ({ at: [x, y] as const, name: named(i + 1, [x, y]), hidden: face === null }));
