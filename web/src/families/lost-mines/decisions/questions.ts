/** What The Lost Mines ask. */
import Answers from "../../../core/table/moves/Answers.svelte";
import { idleHint } from "../../../core/table/moves/labels";
import Orient from "../../../core/table/moves/Orient.svelte";
import { Questions } from "../../../core/table/moves/questions";
import { say } from "../../../core/texts/texts.svelte";
import { effectOf, isPath, secretsOf } from "../cards/cards";
import TakeTreasure from "./TakeTreasure.svelte";
import type { LostMinesFacts } from "../facts";

export const QUESTIONS = new Questions<LostMinesFacts>({
  turn: { hint: turnHint },
  "pass-more": { hint: (table) => say(table.card ? "mines-hint-pass" : "mines-hint-pass-more") },
  step: { hint: (table) => say("mines-hint-step", { left: table.view.asked_left }) },
  "orient-mine": { hint: () => say("mines-hint-orient"), Control: Orient },
  "take-treasure": { hint: () => say("mines-hint-take"), Control: TakeTreasure, wide: true },
  "end-vote": { hint: (table) => say("mines-hint-vote", { name: table.names[table.view.turn ?? 0] ?? "" }), Control: Answers },
});

function turnHint(table: LostMinesFacts): string {
  const { card } = table;
  if (table.wish === "pass") return say("mines-hint-pass");
  if (!card) return say("mines-hint-turn");
  const effect = effectOf(card) === "tool" ? card : effectOf(card);
  if (!table.cells.size && !table.seats.size && !table.items.size) return isPath(card) ? say("banner-nowhere") : idleHint(effect!, `mines-idle-${effect!}`);
  if (isPath(card)) return say("mines-hint-lay");
  const [one, other] = secretsOf(card);
  return one ? say("mines-hint-information", { one, other: other! }) : say(`mines-hint-${effect!}`);
}
