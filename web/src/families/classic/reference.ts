/** The classic cards to read about: of the boxes and of every module. */
import { say } from "../../core/texts/texts.svelte";
import type { Reference } from "../family";
import { cardArt, goldArt, roleArt } from "./cards/cards";

export const faceOf: Reference = (group, { kind, value }) => {
  if (group === "role") return { art: roleArt(kind, say), name: say(`role-${kind}`) };
  if (group === "gold") {
    const name = say("nuggets", { count: value ?? 1 });
    return { art: goldArt(value ?? 1, name), name };
  }
  return { art: cardArt(kind, false, say), name: say(`card-${kind}`) };
};
