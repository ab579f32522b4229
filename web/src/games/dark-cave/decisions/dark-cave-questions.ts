/** The hints and controls for the questions of The Dark Cave. */
import { idleHint } from "../../../table/moves/button-labels";
import OrientationChoice from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import AttackOrder from "./AttackOrder.svelte";
import YesNo from "./YesNo.svelte";
import { effectOf, isCreature, isPath } from "../cards/dark-cave-cards";
import type { DarkCaveFacts } from "../dark-cave-facts";
import { askedCreature, creatureName } from "../text/dark-cave-names";

export const QUESTIONS = new Questions<DarkCaveFacts>({
  turn: { hint: turnHint },
  "pass-more": { hint: (table) => say(table.draft.pickedCard ? "cave-hint-pass" : "cave-hint-pass-more") },
  "creature-step": {
    hint: (table) => say("cave-hint-creature-step", { creature: askedCreature(table), left: table.view.asked_left }),
  },
  "dwarf-step": { hint: (table) => say("cave-hint-dwarf-step", { left: table.view.asked_left }) },
  "attack-order": { hint: () => say("cave-hint-attack-order"), Control: AttackOrder },
  "repel-creature": { hint: (table) => say("cave-hint-repel", { creature: askedCreature(table) }), Control: YesNo },
  "orient-goal": { hint: () => say("banner-orient"), Control: OrientationChoice },
  "take-nugget": { hint: () => say("cave-hint-take"), Control: YesNo },
  "end-vote": {
    hint: (table) => say("cave-hint-vote", { name: table.names[table.view.turn ?? 0] ?? "" }),
    Control: YesNo,
  },
});

function turnHint(table: DarkCaveFacts): string {
  const { pickedCard: card } = table.draft;
  if (table.draft.chosenVerb !== null) return say(`cave-hint-${table.draft.chosenVerb}`);
  if (!card) return say("cave-hint-turn");
  const effect = effectOf(card);
  if (!table.draft.targetCells.size && !table.draft.targetSeats.size && !table.draft.aimedMove)
    return isPath(card)
      ? say("banner-nowhere")
      : idleHint(effect!, `cave-idle-${isCreature(effect) ? "creature" : effect!}`);
  if (isPath(card)) return say("banner-lay");
  if (isCreature(effect))
    return say(table.draft.targetCells.size ? "cave-hint-call" : "cave-hint-go", { creature: creatureName(effect) });
  return say(effect === "rockfall" ? "banner-rockfall" : `cave-hint-${effect!}`);
}
