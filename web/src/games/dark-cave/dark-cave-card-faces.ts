/** The faces of the cards of The Dark Cave, for the pages that explain cards. */
import { say } from "../../i18n/texts.svelte";
import type { CardFaceOf } from "../game-family";
import { cardArt, goalBackArt, roleArt } from "./cards/dark-cave-symbols";

const CARDS = new Set(["start", "path", "action", "goal"]);

export const cardFaceOf: CardFaceOf = (group, { kind }, { turned = false } = {}) => {
  if (group === "hidden") return { art: goalBackArt(), name: "" };
  if (group === "clan") return { art: roleArt(kind, say), name: say(`role-${kind}`) };
  return CARDS.has(group) ? { art: cardArt(kind, turned, say), name: say(`card-${kind}`) } : null;
};
