/** A game at once: against bots of the level that was chosen last for the box, at the pace one likes. */
import { preferences } from "../../platform/preferences.svelte";
import { recall, remember } from "../../platform/storage";
import { BOT_LEVELS, type BoxEntry, type NewTable } from "../../wire/protocol";

const USUAL_LEVEL = "novice";
const USUAL_SEATS = 5;

/** The strongest not every server has: the page says for which boxes (server/http/head.py). */
export const levelsOf = (box: string): readonly string[] => [...(BOT_LEVELS[box] ?? []), ...(document.documentElement.dataset["masters"]?.split(" ").includes(box) ? ["master"] : [])];

/** The level of the bots of a box; one that it no longer has is not remembered. */
export function levelOf(box: string): string {
  const kept = recall(`level:${box}`);
  const levels = levelsOf(box);
  if (kept && levels.includes(kept)) return kept;
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? USUAL_LEVEL);
}

export const keepLevel = (box: string, level: string): void => remember(`level:${box}`, level);

/** How fast the bots of a new table play. */
export const paceOf = (): Pick<NewTable, "pace"> => ({ pace: preferences.now.pace });

export const playNow = ({ id, seats: [least, most] }: Pick<BoxEntry, "id" | "seats">): NewTable => ({
  ...{ ruleset: id, seats: Math.max(least, Math.min(most, USUAL_SEATS)), bots: levelOf(id) },
  ...paceOf(),
});
