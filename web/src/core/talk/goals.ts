/** Goals that somebody may speak of. */
import type { Place } from "../table/board/cells";
import { say } from "../texts/texts.svelte";

interface Goal {
  x: number;
  y: number;
  face: string | null;
}

export interface NamedGoal {
  at: Place;
  name: string;
  /** Whether it still lies face down. */
  hidden: boolean;
}

/** The goals, each by what people call it: its number, if a box says nothing else. */
export const namedGoals = (goals: readonly Goal[], named: (goal: number, at: Place) => string = (goal) => say("goal-name", { goal })): NamedGoal[] =>
  goals.map(({ x, y, face }, i) => ({ at: [x, y] as const, name: named(i + 1, [x, y]), hidden: face === null }));
