/** The groups that share treasures at the end of a round, when the dwarf cards are revealed (LM-43). */
import { CLANS, dwarfCard } from "../cards/lost-mines-cards";
import type { RoundResult } from "../../../wire/lost-mines";

export interface ShareGroup {
  /** The clan that the members serve; selfish dwarves serve none. */
  name: "blue" | "yellow" | "selfish";
  seats: number[];
  /** The sum of the members' treasures. */
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
