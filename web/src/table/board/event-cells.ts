/** Finds the cells that an event or a refusal is about, from the fields that name cells. */
import { STEP, type Edge } from "../../art/cards/deck";
import type { GameEvent } from "../../wire/protocol";
import { cellKey, type CellPosition } from "./cells";

interface Facts {
  cell?: CellPosition;
  cells?: readonly CellPosition[];
  from_cell?: CellPosition;
  to_cell?: CellPosition;
  /** The edge of the cell on which something lies; the neighbouring cell is then included. */
  side?: string;
}

/** Return the cells named in the arguments of a refusal. */
export function cellsInArgs(args: Readonly<Record<string, unknown>>): readonly CellPosition[] {
  return Object.values(args).flatMap((each) => {
    const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(String(each)) ?? [];
    return x === undefined ? [] : [[Number(x), Number(y)] as CellPosition];
  });
}

export function eventCells(event: GameEvent): readonly CellPosition[] {
  const { cell, cells = [], from_cell, to_cell, side } = event as unknown as Facts;
  const step = STEP[side as Edge] as CellPosition | undefined;
  const beyond: CellPosition | undefined = cell && step && [cell[0] + step[0], cell[1] + step[1]];
  const named = [cell, from_cell, to_cell, beyond, ...cells].filter((place) => place !== undefined);
  return [...new Map(named.map((place) => [cellKey(...place), place])).values()];
}
