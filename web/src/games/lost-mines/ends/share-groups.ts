/** Who shares with whom when a round is over: the dwarf cards lie open then (LM-43). */
import { CLANS, dwarfCard } from "../cards/lost-mines-cards";
import type { RoundResult } from "../../../wire/lost-mines";

export interface ShareGroup {
  /** The clan that is served; none for selfish dwarves. */
  name: "blue" | "yellow" | "selfish";
  seats: number[];
  /** What its members had taken together. */
  loot: number;
}

export function shareGroups(result: RoundResult): ShareGroup[] {
  const served = result.dwarves.map((kind) => {
    const { clan, identity } = dwarfCard(kind);
    if (identity === "selfish") return "selfish" as const;
    return identity === "loyal" ? clan : CLANS.find((other) => other !== clan)!;
  });
  return ([...CLANS, "selfish"] as const).flatMap((name) => {
    const seats = served.flatMap((each, seat) => (each === name ? [seat] : []));
    const loot = result.treasures.filter((won) => seats.includes(won.seat)).reduce((sum, { value }) => sum + value, 0);
    return seats.length ? [{ name, seats, loot }] : [];
  });
}
