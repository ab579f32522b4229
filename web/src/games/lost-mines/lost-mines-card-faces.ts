/** The faces of the cards of The Lost Mines, for the pages that explain cards; tokens and board are no cards. */
import { say } from "../../i18n/texts.svelte";
import type { CardFaceOf } from "../game-family";
import { cardArt, dwarfArt, mineBack, treasureFace } from "./cards/lost-mines-symbols";

const CARDS = new Set(["start", "path", "action", "mine"]);

export const cardFaceOf: CardFaceOf = (group, { kind }, { turned = false } = {}) => {
  if (group === "hidden") return { art: mineBack(Number(kind)), name: "" };
  if (group === "dwarf") return { art: dwarfArt(kind, say), name: say(`dwarf-${kind}`) };
  if (group === "treasure") return { art: treasureFace(kind, say), name: say(`treasure-${kind}`) };
  return CARDS.has(group) ? { art: cardArt(kind, turned, say), name: say(`card-${kind}`) } : null;
};
