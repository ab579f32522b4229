/** The selectable spaces and edges of a card, each for one legal move. */
import type { LegalMove } from "../../../wire/protocol";
import { cellKey } from "../../../table/board/cells";
import { cardSpaces, type Mark } from "./spaces";
import type { DarkCaveView, LaidCard } from "../../../wire/dark-cave";

export interface Spot {
  option: LegalMove;
  /** The position on the cell, as parts of the card's width and height. */
  x: number;
  y: number;
  /** Whether the spot is on an edge. */
  edge: boolean;
  mark: Mark | null;
  /** The cost of stepping onto the space; null if it is free. */
  price: "card" | "nugget" | null;
  /** Whether a creature is on the space. */
  danger: boolean;
}

export const laidAt = (view: DarkCaveView, x: number, y: number): LaidCard | undefined =>
  view.maze.find((card) => card.x === x && card.y === y);

/** Return the position of a space as parts of the card's width and height; the middle if no card is there. */
export function spaceAt(
  view: DarkCaveView,
  { x, y, space }: { x: number; y: number; space: number },
): { x: number; y: number } {
  const card = laidAt(view, x, y);
  const at = card && cardSpaces(card.card, card.turned).spaces[space]?.at;
  return at ? { x: at[0] / 90, y: at[1] / 120 } : { x: 0.5, y: 0.5 };
}

/** Return the spot of a move that names a space or an edge; null for other moves. */
export function spotPosition(view: DarkCaveView, option: LegalMove): Spot | null {
  const { at, value, word } = option;
  if (at === null) return null;
  const plain = { option, mark: null, price: null, danger: false };
  if (word === "E") return { ...plain, x: 1, y: 0.5, edge: true };
  if (word === "S") return { ...plain, x: 0.5, y: 1, edge: true };
  if (value === null) return null;
  const [x, y] = at;
  const card = laidAt(view, x, y);
  const mark = (card && cardSpaces(card.card, card.turned).spaces[value]?.mark) ?? null;
  const walks = view.asked === "dwarf-step";
  return {
    ...plain,
    ...spaceAt(view, { x, y, space: value }),
    edge: false,
    mark,
    price: walks ? priceOf(view, option, mark) : null,
    danger: walks && view.creatures.some((each) => each.x === x && each.y === y && each.space === value),
  };
}

/**
 * Return the cost of a step: a card for stepping onto a bridge, a nugget for a tunnel, else null.
 */
function priceOf(view: DarkCaveView, { at }: LegalMove, mark: Mark | null): "card" | "nugget" | null {
  const seat = view.decider!;
  const from = view.dwarves[seat];
  const [x, y] = at!;
  const card = from && cellKey(from.x, from.y) === cellKey(x, y) ? laidAt(view, x, y) : null;
  const onWood = card && cardSpaces(card.card, card.turned).spaces[from!.space]?.mark === "deck";
  if (mark === "deck" && !onWood && view.hand_sizes[seat]) return "card";
  return mark === "tunnel" && view.nuggets[seat] ? "nugget" : null;
}
