/** Names for use within a sentence. */
import type { CellPosition } from "../../../table/board/cells";
import { say, texts } from "../../../i18n/texts.svelte";
import { effectOf, isPath, pathCard } from "../cards/dark-cave-cards";
import { cardSpaces } from "../cards/spaces";
import type { DarkCaveFacts } from "../dark-cave-facts";

export const creatureName = (creature: string): string => say(`creature-${creature}`).toLowerCase();

/** Return the name of the creature that a question is about. */
export const askedCreature = ({ view }: Pick<DarkCaveFacts, "view">): string =>
  creatureName(effectOf(view.asked_card ?? "") ?? "rat");

/** Return the short name of a card, without its level, since the board shows how long a path is. */
export function kindName(kind: string): string {
  const effect = effectOf(kind);
  if (effect) return say(`cave-title-${effect}`);
  const feature = isPath(kind) ? pathCard(kind).feature : undefined;
  const plain = kind.replace(/-i+$/, "");
  return say(texts.firstKnown(`cave-kind-${feature ?? plain}`, `kind-${plain}`, `card-${kind}`));
}

/** Return the corner of a goal, such as `nw`, which identifies it in texts, since goals have no numbers. */
export const cornerName = ([x, y]: CellPosition): string => (y < 0 ? "n" : "s") + (x < 0 ? "w" : "e");

/**
 * Return the short label of a space within its card: the initials of its edges, or a dot for the middle or the whole
 * card.
 */
export function spaceLabel(kind: string, turned: boolean, number: number): string {
  const { spaces } = cardSpaces(kind, turned);
  const edges = spaces.length > 1 ? (spaces[number]?.edges ?? []) : [];
  return edges.map((edge) => say(`edge-${edge.toLowerCase()}`).charAt(0)).join("") || "•";
}

/** Return the name of a space of a card: its edges or the middle, and its printed symbol. */
export function spaceName(kind: string, turned: boolean, number: number): string {
  const { spaces } = cardSpaces(kind, turned);
  const space = spaces[number];
  if (!space) return `${number}`;
  const sides = space.edges.map((edge) => say(`edge-${edge.toLowerCase()}`).toLowerCase()).join("–");
  const mark = space.mark ? say(`cave-mark-${space.mark}`) : "";
  if (spaces.length === 1) return mark;
  return [sides || say("cave-middle"), mark].filter(Boolean).join(", ");
}
