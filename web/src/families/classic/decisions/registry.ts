/**
 * What the client says and shows when a seat is asked, by the kind of the question.
 *
 * A new question needs its row here or, if a module asks it, among those of the expansions. Without
 * a control its answers are pointed at: a card of the hand, cells, seats, words. With one, the
 * control alone offers the answers, in the panel over the maze or at the end of a round.
 */
import type { Component } from "svelte";

import { say } from "../../../core/texts.svelte";
import { effectOf, isPath } from "../cards";
import type { ClassicTable } from "../model.svelte";
import Answers from "./Answers.svelte";
import OrientGoal from "./OrientGoal.svelte";
import TakeGold from "./TakeGold.svelte";

export type Control = Component<{ table: ClassicTable }>;

export interface Question {
  /** One sentence: what to do now. */
  hint(table: ClassicTable): string;
  Control?: Control;
  /** The control is shown to everybody while the question stands, whoever is asked. */
  open?: true;
  /** It needs room: several cards side by side. */
  wide?: true;
}

const QUESTIONS: Record<string, Question> = {
  turn: { hint: turnHint },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: OrientGoal },
  "concede-vote": {
    hint: (table) => say("banner-vote", { name: table.names[table.view.turn ?? 0] ?? "?" }),
    Control: Answers,
  },
  "take-gold": { hint: () => say("end-choose"), Control: TakeGold },
};

export function addQuestions(questions: Readonly<Record<string, Question>>): void {
  Object.assign(QUESTIONS, questions);
}

function turnHint(table: ClassicTable): string {
  if (table.wish !== null) return say(`banner-${table.wish}`);
  if (!table.card) return say("banner-pick");
  if (table.cells.size || table.seats.size || table.aim) {
    return say(`banner-${isPath(table.card) ? "lay" : effectOf(table.card)}`);
  }
  const before = table.seat === null ? [] : (table.view.marks[table.seat] ?? []);
  if (isPath(table.card) && before.includes("prison")) return say("banner-imprisoned");
  const broken = table.seat !== null && table.view.broken[table.seat]?.length;
  return say(isPath(table.card) && broken ? "banner-blocked" : "banner-nowhere");
}

const questionOf = (asked: string | null): Question | undefined => (asked === null ? undefined : QUESTIONS[asked]);

export function hintOf(asked: string | null, table: ClassicTable): string {
  return asked === null ? "" : (questionOf(asked)?.hint(table) ?? say("banner-pick"));
}

export function controlOf(asked: string | null): Control | undefined {
  return questionOf(asked)?.Control;
}

/** What hangs over the maze now: one's own question, or one that all may follow. */
export function panelOf(table: ClassicTable): { Control: Control; wide: boolean } | null {
  const question = questionOf(table.asked) ?? questionOf(table.view.asked);
  if (!question?.Control || !(table.asked || question.open)) return null;
  return { Control: question.Control, wide: question.wide === true };
}
