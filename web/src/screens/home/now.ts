/** A game at once: against bots of the level that was chosen last for the box, at the pace one likes. */
import { recall, remember } from "../../core/browser/storage";
import { BOT_LEVELS, type BoxEntry, type NewTable } from "../../lib/protocol";

const USUAL_LEVEL = "novice";
const USUAL_SEATS = 5;
const PACES: readonly NewTable["pace"][] = ["slow", "normal", "instant"];

export const levelsOf = (box: string): readonly string[] => BOT_LEVELS[box] ?? [];

/** The level of the bots of a box; one that it no longer has is not remembered. */
export function levelOf(box: string): string {
  const kept = recall(`level:${box}`);
  const levels = levelsOf(box);
  if (kept && levels.includes(kept)) return kept;
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? USUAL_LEVEL);
}

export const keepLevel = (box: string, level: string): void => remember(`level:${box}`, level);

/** How fast the bots of a new table play, if it was ever said on this device. */
export function paceOf(kept: string | null = recall("preferences")): Pick<NewTable, "pace"> {
  try {
    const { pace } = JSON.parse(kept ?? "{}") as { pace?: NewTable["pace"] };
    return pace && PACES.includes(pace) ? { pace } : {};
  } catch {
    return {};
  }
}

export const playNow = ({ id, seats: [least, most] }: Pick<BoxEntry, "id" | "seats">): NewTable => ({
  ...{ ruleset: id, seats: Math.max(least, Math.min(most, USUAL_SEATS)), bots: levelOf(id) },
  ...paceOf(),
});
