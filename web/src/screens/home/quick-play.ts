/** A game at once: against bots of the level that was chosen last for the box, at the pace one likes. */
import { preferences } from "../../platform/preferences.svelte";
import { readStorage, writeStorage } from "../../platform/storage";
import { BOT_LEVELS, type BoxEntry, type NewTable } from "../../wire/protocol";

const DEFAULT_LEVEL = "novice";
const DEFAULT_SEATS = 5;

/** The strongest not every server has: the page says for which boxes (server/http/head.py). */
export const botLevels = (box: string): readonly string[] => [
  ...(BOT_LEVELS[box] ?? []),
  ...(document.documentElement.dataset["masters"]?.split(" ").includes(box) ? ["master"] : []),
];

/** The level of the bots of a box; one that it no longer has is not remembered. */
export function preferredLevel(box: string): string {
  const kept = readStorage(`level:${box}`);
  const levels = botLevels(box);
  if (kept && levels.includes(kept)) return kept;
  return levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels.at(-1) ?? DEFAULT_LEVEL);
}

export const rememberLevel = (box: string, level: string): void => writeStorage(`level:${box}`, level);

/** How fast the bots of a new table play. */
export const preferredPace = (): Pick<NewTable, "pace"> => ({ pace: preferences.current.pace });

export const quickPlayTable = ({ id, seats: [least, most] }: Pick<BoxEntry, "id" | "seats">): NewTable => ({
  ...{ ruleset: id, seats: Math.max(least, Math.min(most, DEFAULT_SEATS)), bots: preferredLevel(id) },
  ...preferredPace(),
});
