/**
 * What the client says and shows when a seat is asked, by the kind of the question.
 *
 * A new question needs its row here. Without a control its answers are pointed at: a card of the
 * hand, cells, seats, words. With one, the control alone offers the answers, in the panel over the
 * maze or at the end of a round.
 */
import type { Component } from "svelte";

import { say } from "../../../core/texts.svelte";
import { effectOf, isPath } from "../cards";
import type { ClassicTable } from "../model.svelte";
import Answers from "./Answers.svelte";
import OrientGoal from "./OrientGoal.svelte";
import TakeGold from "./TakeGold.svelte";

export type Control = Component<{ table: ClassicTable }>;

interface Question {
  /** One sentence: what to do now. */
  hint(table: ClassicTable): string;
  Control?: Control;
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  turn: { hint: turnHint },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: OrientGoal },
  "concede-vote": {
    hint: (table) => say("banner-vote", { name: table.names[table.view.turn ?? 0] ?? "?" }),
    Control: Answers,
  },
  "take-gold": { hint: () => say("end-choose"), Control: TakeGold },
};

function turnHint(table: ClassicTable): string {
  if (!table.card) return say("banner-pick");
  if (table.cells.size || table.seats.size) {
    return say(`banner-${isPath(table.card) ? "lay" : effectOf(table.card)}`);
  }
  const blocked = isPath(table.card) && table.seat !== null && table.view.broken[table.seat]?.length;
  return say(blocked ? "banner-blocked" : "banner-nowhere");
}

export function hintOf(asked: string | null, table: ClassicTable): string {
  return asked === null ? "" : (QUESTIONS[asked]?.hint(table) ?? say("banner-pick"));
}

export function controlOf(asked: string | null): Control | undefined {
  return asked === null ? undefined : QUESTIONS[asked]?.Control;
}
