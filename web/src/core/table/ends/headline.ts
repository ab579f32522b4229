/** The first words of an end: whether whoever looks has won; of somebody who watches, who has. */
import { say, texts } from "../../texts/texts.svelte";
import type { TableFacts } from "../facts";

export function headlineOf({ seat, names }: Pick<TableFacts, "seat" | "names">, winners: readonly number[]): string {
  if (!winners.length) return say("end-nobody");
  if (winners.length === names.length && names.length > 1) return say("end-draw");
  if (seat === null) return say("end-they-won", { count: winners.length, names: texts.list(winners.map((each) => names[each] ?? "?")) });
  return say(winners.includes(seat) ? "end-you-won" : "end-you-lost");
}

/** Those who gained most in a round, if anybody gained anything. */
export function mostOf(gains: readonly number[]): number[] {
  const most = Math.max(0, ...gains);
  return most === 0 ? [] : gains.flatMap((gain, seat) => (gain === most ? [seat] : []));
}
