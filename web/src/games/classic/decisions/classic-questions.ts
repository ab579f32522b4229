/** The questions of the base game; Saboteur 2 and the modules add theirs. */
import AnswerButtons from "../../../table/moves/AnswerButtons.svelte";
import { idleHint } from "../../../table/moves/button-labels";
import OrientationChoice from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/classic-cards";
import type { ClassicFacts } from "../classic-facts";
import TakeGold from "./TakeGold.svelte";

export const QUESTIONS = new Questions<ClassicFacts>({
  turn: { hint: turnHint },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: OrientationChoice },
  "concede-vote": {
    hint: (table) => say("banner-vote", { name: table.names[table.view.turn ?? 0] ?? "?" }),
    Control: AnswerButtons,
  },
  "take-gold": { hint: () => say("end-choose"), Control: TakeGold },
});

function turnHint(table: ClassicFacts): string {
  if (table.chosenVerb !== null) return say(`banner-${table.chosenVerb}`);
  if (!table.pickedCard) return say("banner-pick");
  if (table.targetCells.size || table.targetSeats.size || table.aimedMove) {
    return say(`banner-${isPath(table.pickedCard) ? "lay" : effectOf(table.pickedCard)}`);
  }
  const before = table.seat === null ? [] : (table.view.marks[table.seat] ?? []);
  if (isPath(table.pickedCard) && before.includes("prison")) return say("banner-imprisoned");
  const broken = table.seat !== null && table.view.broken[table.seat]?.length;
  if (!isPath(table.pickedCard)) return idleHint(effectOf(table.pickedCard)!);
  return say(broken ? "banner-blocked" : "banner-nowhere");
}
