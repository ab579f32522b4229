/** Where on the board an event happened: the cells that its fields name. */
import { STEP, type Edge } from "../../art/cards/deck";
import type { GameEvent } from "../../wire/protocol";
import { keyOf, type Place } from "./cells";

interface Facts {
  cell?: Place;
  cells?: readonly Place[];
  from_cell?: Place;
  to_cell?: Place;
  /** An edge of the cell: what lies on it lies on its neighbour's too. */
  side?: string;
}

/** The cells that the words of a refusal name. */
export function placesIn(args: Readonly<Record<string, unknown>>): readonly Place[] {
  return Object.values(args).flatMap((each) => {
    const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(String(each)) ?? [];
    return x === undefined ? [] : [[Number(x), Number(y)] as Place];
  });
}

export function placesOf(event: GameEvent): readonly Place[] {
  const { cell, cells = [], from_cell, to_cell, side } = event as unknown as Facts;
  const step = STEP[side as Edge] as Place | undefined;
  const beyond: Place | undefined = cell && step && [cell[0] + step[0], cell[1] + step[1]];
  const named = [cell, from_cell, to_cell, beyond, ...cells].filter((place) => place !== undefined);
  return [...new Map(named.map((place) => [keyOf(...place), place])).values()];
}
