/** The cells of a maze and their keys, `x,y`. */
export type CellPosition = readonly [number, number];

export const cellKey = (x: number, y: number): string => `${x},${y}`;

export function parseCellKey(key: string): [number, number] {
  const [x, y] = key.split(",").map(Number);
  return [x!, y!];
}

export const isSameCell = (a: CellPosition, b: CellPosition): boolean => a[0] === b[0] && a[1] === b[1];
