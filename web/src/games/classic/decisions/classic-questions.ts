/** The hints and controls for the questions of the base game; Saboteur 2 and the modules add theirs. */
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
  if (table.draft.chosenVerb !== null) return say(`banner-${table.draft.chosenVerb}`);
  if (!table.draft.pickedCard) return say("banner-pick");
  if (table.draft.targetCells.size || table.draft.targetSeats.size || table.draft.aimedMove) {
    return say(`banner-${isPath(table.draft.pickedCard) ? "lay" : effectOf(table.draft.pickedCard)}`);
  }
  const before = table.seat === null ? [] : (table.view.marks[table.seat] ?? []);
  if (isPath(table.draft.pickedCard) && before.includes("prison")) return say("banner-imprisoned");
  const broken = table.seat !== null && table.view.broken[table.seat]?.length;
  if (!isPath(table.draft.pickedCard)) return idleHint(effectOf(table.draft.pickedCard)!);
  return say(broken ? "banner-blocked" : "banner-nowhere");
}
