/** The labels of the buttons that play a move. */
import { chooseLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath, toolsOf } from "../cards/classic-cards";
import type { ClassicFacts } from "../classic-facts";

/** Return the label of the main button: by verb, or by effect if a card is played. */
export function confirmLabel(table: ClassicFacts): string {
  const aim = table.draft.aimedMove;
  if (!aim) return chooseLabel(table, isPath);
  const doing = aim.verb === "play" ? effectOf(aim.card!) : aim.verb;
  const word = aim.word ?? toolsOf(aim.card ?? "")[0];
  return say(`play-confirm-${doing}`, {
    name: aim.seat === null ? "" : table.seatName(aim.seat),
    tool: word ? table.wordName(word).toLowerCase() : "",
    who: aim.seat === table.seat ? "you" : "other",
  });
}

/** Return the predicted effect of the aimed card, from public facts. */
export function foresightLabel(table: ClassicFacts): string {
  const sight = table.foresight;
  if (!sight) return "";
  if (sight.goals.length > 1) return say("tip-goals");
  if (sight.goals.length === 1) return say("tip-goal", { goal: sight.goals[0]! });
  if (sight.chest) return say("tip-chest");
  return say(sight.deadEnd ? "tip-dead-end" : "tip-plain");
}
