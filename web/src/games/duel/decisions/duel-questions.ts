/** The hints and controls for the questions of Le Duel. */
import { idleHint } from "../../../table/moves/button-labels";
import OrientationChoice from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/duel-cards";
import type { DuelFacts } from "../duel-facts";

export const QUESTIONS = new Questions<DuelFacts>({
  turn: { hint: turnHint },
  "pass-more": { hint: (table) => say(table.draft.pickedCard ? "duel-hint-pass" : "duel-hint-pass-more") },
  "discard-two": { hint: (table) => say("duel-hint-discard-two", { left: table.view.asked_left }) },
  "before-draw": {
    hint: (table) => say("duel-hint-before-draw", { draw: Math.min(table.view.asked_left, table.view.pile) }),
  },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: OrientationChoice },
  "claim-gold": { hint: (table) => say("duel-hint-claim", { counters: table.view.counters }) },
});

function turnHint(table: DuelFacts): string {
  if (table.draft.chosenVerb !== null) return say(`duel-hint-${table.draft.chosenVerb}`);
  const blocked = table.seat !== null && table.view.broken[table.seat]!.length > 0;
  if (!table.draft.pickedCard) return say(blocked ? "duel-hint-turn-blocked" : "duel-hint-turn");
  const effect = effectOf(table.draft.pickedCard);
  if (table.draft.targetCells.size || table.draft.targetSeats.size || table.draft.aimedMove) {
    return effect === "key" ? say("duel-hint-key") : say(`banner-${isPath(table.draft.pickedCard) ? "lay" : effect}`);
  }
  if (!isPath(table.draft.pickedCard)) return idleHint(effect!, `duel-idle-${effect!}`);
  return say(blocked ? "banner-blocked" : "banner-nowhere");
}
