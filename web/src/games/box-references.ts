/** The references of all boxes, for pages that show them all. */
import type { BoxReference } from "../art/cards/box-reference";
import type { BoxId } from "../wire/protocol";
import { BOX_REFERENCES as CLASSIC } from "./classic/classic-reference";
import { BOX_REFERENCES as DARK_CAVE } from "./dark-cave/dark-cave-reference";
import { BOX_REFERENCES as DUEL } from "./duel/duel-reference";
import { BOX_REFERENCES as LOST_MINES } from "./lost-mines/lost-mines-reference";

export const BOX_REFERENCES: Readonly<Record<BoxId, BoxReference>> = {
  ...CLASSIC,
  ...DUEL,
  ...LOST_MINES,
  ...DARK_CAVE,
};

export { seatsTable as moduleSeatsTable } from "./classic/classic-reference";
