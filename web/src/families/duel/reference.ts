/** The cards of Le Duel to read about. */
import { say } from "../../core/texts/texts.svelte";
import type { Reference } from "../family";
import { cardArt } from "./cards/looks";

const CARDS = new Set(["start", "path", "goal", "action"]);

export const faceOf: Reference = (group, { kind }) => (CARDS.has(group) ? { art: cardArt(kind, false, say), name: say(`card-${kind}`) } : null);
