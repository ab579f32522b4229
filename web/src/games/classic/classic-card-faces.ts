/** The faces of the classic cards by box and module, for the pages that explain cards. */
import { say } from "../../i18n/texts.svelte";
import type { CardFaceOf } from "../game-family";
import { backArt, cardArt, goldArt, isPath, openEdges, pathArt, roleArt } from "./cards/classic-cards";

export const cardFaceOf: CardFaceOf = (group, { kind, value }, { turned = false, lit } = {}) => {
  if (group === "hidden") return { art: backArt("goal"), name: "" };
  if (group === "role") return { art: roleArt(kind, say), name: say(`role-${kind}`) };
  if (group === "gold") {
    const name = say("nuggets", { count: value ?? 1 });
    return { art: goldArt(value ?? 1, name), name };
  }
  const art = isPath(kind) ? pathArt(kind, turned, lit ?? openEdges(kind, turned)) : cardArt(kind, false, say);
  return { art, name: say(`card-${kind}`) };
};
