/** The words on the buttons that play a move, and what it would do. */
import { chooseLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath, toolsOf } from "../cards/duel-cards";
import type { DuelFacts } from "../duel-facts";
import { colourOf } from "../duel-reach";

/** The main button: what it would do now, and how many cards are drawn for it. */
export function confirmLabel(table: DuelFacts): string {
  const { aim, view } = table;
  if (!aim) return chooseLabel(table, isPath);
  const doing = aim.verb === "play" ? effectOf(aim.card!)! : aim.verb;
  const word = aim.word ?? toolsOf(aim.card ?? "")[0];
  const name = aim.seat === null ? "" : table.name(aim.seat);
  const words = { name, tool: word ? table.wordName(word).toLowerCase() : "", who: aim.seat === table.seat ? "you" : "other" };
  if (["pass", "discard", "clear", "bribe", "claim", "key"].includes(doing)) return say(`duel-confirm-${doing}`, { ...words, pile: view.pile });
  return say(`play-confirm-${doing}`, words);
}

/** What the move would do where it is aimed, from public facts. */
export function foresightLabel(table: DuelFacts): string {
  const sight = table.foresight;
  if (!sight || table.seat === null) return "";
  if (sight.goals.length > 1) return say("tip-goals");
  if (sight.goals.length === 1) return say("tip-goal", { goal: sight.goals[0]! });
  const own = sight.claims[colourOf(table.view, table.seat)];
  if (own) return say("duel-tip-gold", { nuggets: say("nuggets", { count: own }) });
  return say(sight.deadEnd ? "tip-dead-end" : `duel-tip-${table.change!.do}`);
}

/** What else one should know of it: whom the card serves, and what it gives away. */
export function foresightDetail(table: DuelFacts): string {
  const { foresight: sight, seat, view, change } = table;
  if (!sight || !change || seat === null || view.seats === 1) return "";
  const other = 1 - seat;
  const given = sight.claims[colourOf(view, other)];
  if (given) return say("duel-tip-given", { name: table.name(other), nuggets: say("nuggets", { count: given }) });
  if (change.do !== "lay") return "";
  const here = `${change.at[0]},${change.at[1]}`;
  const both = sight.reaches[colourOf(view, other)].edges.has(here);
  return say("duel-tip-use", { both: both ? "yes" : "no", name: table.name(other) });
}
