/** What an effect looks like and what it is played on. A new effect is one row here and its texts. */
import type { ActionRow } from "../../../art/cards/deck";
import type { IconName } from "../../../art/icons";
import type { ActionFamily } from "../../../art/card-plates";

export interface EffectLook {
  /** Plate colour and notch of its cards. */
  family: ActionFamily;
  /** What the lens shows. */
  icons(row: ActionRow): IconName[];
  /** The icon lies there in two pieces. */
  broken?: true;
  /** What the card is played on, also while no move with it is legal: to ask why. */
  on: "cell" | "seat" | "nothing";
  /** It does harm: its targets are hatched in ember. */
  harms?: true;
}

/** One or two tools as they are; who mends them all has a box of tools. */
const tools = (row: ActionRow): IconName[] => (row.tools!.length > 2 ? ["craftsman"] : (row.tools as IconName[]));

export const EFFECTS: Record<string, EffectLook> = {
  break: { family: "block", icons: tools, broken: true, on: "seat", harms: true },
  repair: { family: "mend", icons: tools, on: "seat" },
  rockfall: { family: "ground", icons: () => ["rockfall"], on: "cell", harms: true },
  map: { family: "know", icons: () => ["map"], on: "cell" },
};
