/** What the base game asks; Saboteur 2 and the modules add theirs. */
import Answers from "../../../table/moves/AnswerButtons.svelte";
import { idleHint } from "../../../table/moves/button-labels";
import Orient from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/classic-cards";
import type { ClassicFacts } from "../classic-facts";
import TakeGold from "./TakeGold.svelte";

export const QUESTIONS = new Questions<ClassicFacts>({
  turn: { hint: turnHint },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: Orient },
  "concede-vote": {
    hint: (table) => say("banner-vote", { name: table.names[table.view.turn ?? 0] ?? "?" }),
    Control: Answers,
  },
  "take-gold": { hint: () => say("end-choose"), Control: TakeGold },
});

function turnHint(table: ClassicFacts): string {
  if (table.wish !== null) return say(`banner-${table.wish}`);
  if (!table.card) return say("banner-pick");
  if (table.cells.size || table.seats.size || table.aim) {
    return say(`banner-${isPath(table.card) ? "lay" : effectOf(table.card)}`);
  }
  const before = table.seat === null ? [] : (table.view.marks[table.seat] ?? []);
  if (isPath(table.card) && before.includes("prison")) return say("banner-imprisoned");
  const broken = table.seat !== null && table.view.broken[table.seat]?.length;
  if (!isPath(table.card)) return idleHint(effectOf(table.card)!);
  return say(broken ? "banner-blocked" : "banner-nowhere");
}
