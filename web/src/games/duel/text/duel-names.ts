/** Short names of cards, for use within a sentence. */
import { say, texts } from "../../../i18n/texts.svelte";
import { nuggetsOn } from "../cards/duel-cards";

/** Return the name of a goal: a stone, or its number of nuggets. */
export function faceName(kind: string): string {
  const count = nuggetsOn(kind);
  return count ? say("nuggets", { count }) : say("goal-face", { face: "stone" });
}

/** Return the short name of a path card, by its longest named prefix: `door-blue` for `door-blue-cross`. */
export function kindName(kind: string): string {
  for (let name = kind; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    if (texts.has(`duel-kind-${name}`)) return say(`duel-kind-${name}`);
  }
  return say(`card-${kind}`);
}
