/** Short names of cards, for use within a sentence. */
import { say, texts } from "../../../i18n/texts.svelte";
import { isTreasure } from "../cards/classic-cards";

/** Return the variant of a text for a goal: `treasure`, `stone`, or `other` for a goal with a name of its own. */
export function faceOf(kind: string): "treasure" | "stone" | "other" {
  if (isTreasure(kind)) return "treasure";
  return kind.startsWith("stone") ? "stone" : "other";
}

/** Return the short name of a goal. */
export function faceName(kind: string): string {
  const face = faceOf(kind);
  return face === "other" ? say(`face-${kind}`) : say("goal-face", { face });
}

/** Return the short name of a path card, by its longest named prefix: `door-blue` for `door-blue-vertical`. */
export function kindName(kind: string): string {
  for (let name = kind; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    if (texts.has(`kind-${name}`)) return say(`kind-${name}`);
  }
  return say(`card-${kind}`);
}
