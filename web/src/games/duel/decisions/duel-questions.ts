/** What a duel asks. */
import { idleHint } from "../../../table/moves/button-labels";
import Orient from "../../../table/moves/OrientationChoice.svelte";
import { Questions } from "../../../table/moves/questions";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/duel-cards";
import type { DuelFacts } from "../duel-facts";

export const QUESTIONS = new Questions<DuelFacts>({
  turn: { hint: turnHint },
  "pass-more": { hint: (table) => say(table.card ? "duel-hint-pass" : "duel-hint-pass-more") },
  "discard-two": { hint: (table) => say("duel-hint-discard-two", { left: table.view.asked_left }) },
  "before-draw": { hint: (table) => say("duel-hint-before-draw", { draw: Math.min(table.view.asked_left, table.view.pile) }) },
  "reveal-goal": { hint: () => say("banner-reveal") },
  "orient-goal": { hint: () => say("banner-orient"), Control: Orient },
  "claim-gold": { hint: (table) => say("duel-hint-claim", { counters: table.view.counters }) },
});

function turnHint(table: DuelFacts): string {
  if (table.wish !== null) return say(`duel-hint-${table.wish}`);
  const blocked = table.seat !== null && table.view.broken[table.seat]!.length > 0;
  if (!table.card) return say(blocked ? "duel-hint-turn-blocked" : "duel-hint-turn");
  const effect = effectOf(table.card);
  if (table.cells.size || table.seats.size || table.aim) {
    return effect === "key" ? say("duel-hint-key") : say(`banner-${isPath(table.card) ? "lay" : effect}`);
  }
  if (!isPath(table.card)) return idleHint(effect!, `duel-idle-${effect!}`);
  return say(blocked ? "banner-blocked" : "banner-nowhere");
}
