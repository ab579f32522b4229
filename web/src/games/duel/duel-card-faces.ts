/** The faces of the cards of Le Duel, for the pages that explain cards. */
import { say } from "../../i18n/texts.svelte";
import type { CardFaceOf } from "../game-family";
import { isPath } from "./cards/duel-cards";
import { backArt, cardArt, pathArt } from "./cards/duel-symbols";

const CARDS = new Set(["start", "path", "goal", "action"]);

export const cardFaceOf: CardFaceOf = (group, { kind }, { turned = false, lit } = {}) => {
  if (group === "hidden") return { art: backArt("goal"), name: "" };
  if (!CARDS.has(group)) return null;
  const art =
    lit !== undefined && isPath(kind)
      ? pathArt(kind, turned, { blue: lit, green: lit, marks: "" })
      : cardArt(kind, turned, say);
  return { art, name: say(`card-${kind}`) };
};
