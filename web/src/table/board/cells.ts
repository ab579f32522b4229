/** Cells of a maze by their key, `x,y`. */
export type Place = readonly [number, number];

export const keyOf = (x: number, y: number): string => `${x},${y}`;

export function cellOf(key: string): [number, number] {
  const [x, y] = key.split(",").map(Number);
  return [x!, y!];
}

export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
