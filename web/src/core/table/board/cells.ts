/** Cells of a maze by their key, `x,y`. */
import type { Extent } from "./viewport";

export type Place = readonly [number, number];

export const keyOf = (x: number, y: number): string => `${x},${y}`;

export function cellOf(key: string): [number, number] {
  const [x, y] = key.split(",").map(Number);
  return [x!, y!];
}

export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** The rectangle that holds all of some cells. */
export function around(cells: readonly Place[]): Extent {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}
