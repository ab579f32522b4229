/** The headline at the end of a round or game: whether the player has won or, for a spectator, who has. */
import { say, texts } from "../../i18n/texts.svelte";
import type { TableFacts } from "../../table/facts";

export function endHeadline(
  { seat, names }: Pick<TableFacts, "seat" | "names">,
  winners: readonly number[],
  over: "round" | "game" = "game",
): string {
  if (!winners.length) return say("end-nobody", { over });
  if (winners.length === names.length && names.length > 1) return say("end-draw", { over });
  if (seat === null)
    return say("end-they-won", {
      over,
      count: winners.length,
      names: texts.formatList(winners.map((each) => names[each] ?? "?")),
    });
  return say(winners.includes(seat) ? "end-you-won" : "end-you-lost", { over });
}

/** Return the seats with the highest gain of a round; empty if none gained anything. */
export function topScorers(gains: readonly number[]): number[] {
  const most = Math.max(0, ...gains);
  return most === 0 ? [] : gains.flatMap((gain, seat) => (gain === most ? [seat] : []));
}
