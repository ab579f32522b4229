/** The look and the targets of each effect. A new effect needs one row here and its texts. */
import type { ActionRow } from "../../../art/cards/deck";
import type { IconName } from "../../../art/icons";
import type { ActionFamily } from "../../../art/card-plates";

export interface EffectLook {
  /** The family of actions, which determines the colour and the corner mark of the card. */
  family: ActionFamily;
  /** Return the icons in the middle of the card. */
  icons(row: ActionRow): IconName[];
  /** Whether the icon is drawn in two pieces. */
  broken?: true;
  /** What the card is played on. Players may point at it even if no move there is legal, to ask why. */
  on: "cell" | "seat" | "nothing";
  /** Whether the effect is harmful; its targets are then hatched in red. */
  harms?: true;
}

/** Return the icons of one or two tools; for more, the icon of the craftsman. */
const tools = (row: ActionRow): IconName[] => (row.tools!.length > 2 ? ["craftsman"] : (row.tools as IconName[]));

export const EFFECTS: Record<string, EffectLook> = {
  break: { family: "block", icons: tools, broken: true, on: "seat", harms: true },
  repair: { family: "mend", icons: tools, on: "seat" },
  rockfall: { family: "ground", icons: () => ["rockfall"], on: "cell", harms: true },
  map: { family: "know", icons: () => ["map"], on: "cell" },
};
