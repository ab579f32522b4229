/** Cut-paper shapes as SVG markup. It contains no text from players. */

export type Point = readonly [x: number, y: number];

export const ink = (token: string): string => `var(--${token})`;

export const stroke = (token: string, width: number, extra = ""): string =>
  `fill="none" stroke="${ink(token)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}`;

export const round1 = (n: number): number => Math.round(n * 10) / 10;

/** Return a random generator seeded with a word, so that the same card always has the same rock. */
export function seededRandom(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round1(x)} ${round1(y)}`).join("L")}Z`;
}

export function poly(points: readonly Point[], fill: string, extra = ""): string {
  return `<path d="${outline(points)}" fill="${fill}" ${extra}/>`;
}

/** Return an uneven ring of facets. */
export function blob(x: number, y: number, r: number, seed: string, corners = 9, rough = 0.16, ry = r): Point[] {
  const roll = seededRandom(seed);
  const first = roll() * 6;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = first + (i / corners) * Math.PI * 2;
    const k = 1 + (roll() - 0.5) * 2 * rough;
    return [x + Math.cos(angle) * r * k, y + Math.sin(angle) * ry * k];
  });
}

export function placeAt(x: number, y: number, scale: number, body: string, turn = 0): string {
  const rotated = turn ? ` rotate(${round1(turn)})` : "";
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${round1(x)} ${round1(y)})${rotated}${scaled}">${body}</g>`;
}

export function shifted(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]): Point => [x + dx, y + dy]);
}
