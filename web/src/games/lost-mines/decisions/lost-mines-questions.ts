/** The hints and controls for the questions of The Lost Mines. */
import AnswerButtons from "../../../table/moves/AnswerButtons.svelte";
import { idleHint } from "../../../table/moves/button-labels";
import OrientationChoice from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath, secretsOf } from "../cards/lost-mines-cards";
import TakeTreasure from "./TakeTreasure.svelte";
import type { LostMinesFacts } from "../lost-mines-facts";

export const QUESTIONS = new Questions<LostMinesFacts>({
  turn: { hint: turnHint },
  "pass-more": { hint: (table) => say(table.draft.pickedCard ? "mines-hint-pass" : "mines-hint-pass-more") },
  step: { hint: (table) => say("mines-hint-step", { left: table.view.asked_left }) },
  "orient-mine": { hint: () => say("mines-hint-orient"), Control: OrientationChoice },
  "take-treasure": { hint: () => say("mines-hint-take"), Control: TakeTreasure, wide: true },
  "end-vote": {
    hint: (table) => say("mines-hint-vote", { name: table.names[table.view.turn ?? 0] ?? "" }),
    Control: AnswerButtons,
  },
});

function turnHint(table: LostMinesFacts): string {
  const { pickedCard: card } = table.draft;
  if (table.draft.chosenVerb === "pass") return say("mines-hint-pass");
  if (!card) return say("mines-hint-turn");
  const effect = effectOf(card) === "tool" ? card : effectOf(card);
  if (!table.draft.targetCells.size && !table.draft.targetSeats.size && !table.items.size)
    return isPath(card) ? say("banner-nowhere") : idleHint(effect!, `mines-idle-${effect!}`);
  if (isPath(card)) return say("mines-hint-lay");
  const [one, other] = secretsOf(card);
  return one ? say("mines-hint-information", { one, other: other! }) : say(`mines-hint-${effect!}`);
}
