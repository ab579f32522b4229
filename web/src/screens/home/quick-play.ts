/** Quick games against bots: the last level chosen for the box, and the preferred pace. */
import { preferences } from "../../platform/preferences.svelte";
import { readStorage, writeStorage } from "../../platform/storage";
import { BOT_LEVELS, type BoxEntry, type NewTable } from "../../wire/protocol";

const DEFAULT_LEVEL = "novice";
const DEFAULT_SEATS = 5;

/** Return the bot levels of a box; `master` only if this server offers it (server/http/page_meta.py). */
export const botLevels = (box: string): readonly string[] => [
  ...(BOT_LEVELS[box] ?? []),
  ...(document.documentElement.dataset["masters"]?.split(" ").includes(box) ? ["master"] : []),
];

/** Return the level chosen last for a box if it is still offered, else the default level. */
export function preferredLevel(box: string): string {
  const kept = readStorage(`level:${box}`);
  const levels = botLevels(box);
  if (kept && levels.includes(kept)) return kept;
  return levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels.at(-1) ?? DEFAULT_LEVEL);
}

export const rememberLevel = (box: string, level: string): void => writeStorage(`level:${box}`, level);

/** Return the pace of bots at new tables. */
export const preferredPace = (): Pick<NewTable, "pace"> => ({ pace: preferences.current.pace });

export const quickPlayTable = ({ id, seats: [least, most] }: Pick<BoxEntry, "id" | "seats">): NewTable => ({
  ...{ ruleset: id, seats: Math.max(least, Math.min(most, DEFAULT_SEATS)), bots: preferredLevel(id) },
  ...preferredPace(),
});
