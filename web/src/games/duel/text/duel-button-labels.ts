/** The labels of the buttons that play a move, and its predicted effect. */
import { chooseLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath, toolsOf } from "../cards/duel-cards";
import type { DuelFacts } from "../duel-facts";
import { seatColour } from "../duel-reach";

/** Return the label of the main button. */
export function confirmLabel(table: DuelFacts): string {
  const { aimedMove } = table.draft;
  const { view } = table;
  if (!aimedMove) return chooseLabel(table, isPath);
  const doing = aimedMove.verb === "play" ? effectOf(aimedMove.card!)! : aimedMove.verb;
  const word = aimedMove.word ?? toolsOf(aimedMove.card ?? "")[0];
  const name = aimedMove.seat === null ? "" : table.seatName(aimedMove.seat);
  const words = {
    name,
    tool: word ? table.wordName(word).toLowerCase() : "",
    who: aimedMove.seat === table.seat ? "you" : "other",
  };
  if (["pass", "discard", "clear", "bribe", "claim", "key"].includes(doing))
    return say(`duel-confirm-${doing}`, { ...words, pile: view.pile });
  return say(`play-confirm-${doing}`, words);
}

/** Return the predicted effect of the aimed move, from public facts. */
export function foresightLabel(table: DuelFacts): string {
  const sight = table.foresight;
  if (!sight || table.seat === null) return "";
  if (sight.goals.length > 1) return say("tip-goals");
  if (sight.goals.length === 1) return say("tip-goal", { goal: sight.goals[0]! });
  const own = sight.claims[seatColour(table.view, table.seat)];
  if (own) return say("duel-tip-gold", { nuggets: say("nuggets", { count: own }) });
  return say(sight.deadEnd ? "tip-dead-end" : `duel-tip-${table.mazeChange!.do}`);
}

/** Return what the aimed move gives the other player: gold, or use of the card; empty in solo games. */
export function foresightDetail(table: DuelFacts): string {
  const { foresight: sight, seat, view, mazeChange } = table;
  if (!sight || !mazeChange || seat === null || view.seats === 1) return "";
  const other = 1 - seat;
  const given = sight.claims[seatColour(view, other)];
  if (given) return say("duel-tip-given", { name: table.seatName(other), nuggets: say("nuggets", { count: given }) });
  if (mazeChange.do !== "lay") return "";
  const here = `${mazeChange.at[0]},${mazeChange.at[1]}`;
  const both = sight.reaches[seatColour(view, other)].edges.has(here);
  return say("duel-tip-use", { both: both ? "yes" : "no", name: table.seatName(other) });
}
