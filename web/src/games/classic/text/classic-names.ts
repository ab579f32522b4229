/** Short names of cards, in the middle of a sentence. */
import { say, texts } from "../../../i18n/texts.svelte";
import { isTreasure } from "../cards/classic-cards";

/** Which words a text chooses for a goal: those of the base game, or the name of the card. */
export function faceOf(kind: string): "treasure" | "stone" | "other" {
  if (isTreasure(kind)) return "treasure";
  return kind.startsWith("stone") ? "stone" : "other";
}

/** A goal in a word. */
export function faceName(kind: string): string {
  const face = faceOf(kind);
  return face === "other" ? say(`face-${kind}`) : say("goal-face", { face });
}

/** A path card in a few words: `door-blue-vertical` is told as every blue door is. */
export function kindName(kind: string): string {
  for (let name = kind; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    if (texts.has(`kind-${name}`)) return say(`kind-${name}`);
  }
  return say(`card-${kind}`);
}
