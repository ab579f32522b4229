/** What the base game asks; Saboteur 2 and the modules add theirs. */
import Answers from "../../../core/table/moves/Answers.svelte";
import { idleHint } from "../../../core/table/moves/labels";
import Orient from "../../../core/table/moves/Orient.svelte";
import { Questions } from "../../../core/table/moves/questions";
import { say } from "../../../core/texts/texts.svelte";
import { effectOf, isPath } from "../cards/cards";
import type { ClassicFacts } from "../facts";
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
