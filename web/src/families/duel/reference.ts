/** The cards of Le Duel to read about. */
import { say } from "../../core/texts/texts.svelte";
import type { Reference } from "../family";
import { isPath } from "./cards/cards";
import { backArt, cardArt, pathArt } from "./cards/looks";

const CARDS = new Set(["start", "path", "goal", "action"]);

export const faceOf: Reference = (group, { kind }, { turned = false, lit } = {}) => {
  if (group === "hidden") return { art: backArt("goal"), name: "" };
  if (!CARDS.has(group)) return null;
  const art = lit !== undefined && isPath(kind) ? pathArt(kind, turned, { blue: lit, green: lit, marks: "" }) : cardArt(kind, turned, say);
  return { art, name: say(`card-${kind}`) };
};
