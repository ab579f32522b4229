/** Small objects on cards and in the rock. */
import { blob, ink, placeAt, poly, shifted, type Point } from "./shapes";

export function boulder(x: number, y: number, r: number, seed: string): string {
  const p = blob(x, y, r, seed, 7, 0.14) as [Point, Point, Point, Point, Point, Point, Point];
  return (
    poly(shifted(p, 0.8, 1.6), ink("cut"), 'fill-opacity=".55"') +
    poly(p, ink("stone-2")) +
    poly([p[4], p[5], p[6], p[0], [x + r * 0.1, y - r * 0.05]], ink("stone")) +
    poly([p[5], p[6], [x, y - r * 0.1]], ink("stone-3"))
  );
}

export function nugget(x: number, y: number, r: number, seed = "n"): string {
  const p = blob(x, y, r, seed, 7, 0.12) as [Point, Point, Point, Point, Point, Point, Point];
  return (
    poly(shifted(p, 0.7, 1.5), ink("cut"), 'fill-opacity=".6"') +
    poly(p, ink("gold")) +
    poly([p[0], p[1], p[2], p[3], [x, y]], ink("gold-2"), 'fill-opacity=".75"') +
    poly([p[4], p[5], p[6], [x - r * 0.1, y - r * 0.15]], ink("gold-3"))
  );
}

const PILES: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[0, 0, 9]],
  2: [
    [-7, 1, 8],
    [7, -2, 8],
  ],
  3: [
    [-8, 4, 7.4],
    [8, 3, 7.4],
    [0, -7, 7.8],
  ],
  5: [
    [-9, 7, 6.6],
    [9, 6, 6.6],
    [0, 0, 7],
    [-6, -8, 6.2],
    [7, -8, 6],
  ],
};

export function goldPile(x: number, y: number, count: number): string {
  const pile = PILES[count] ?? PILES[5]!;
  return pile.map(([dx, dy, r], i) => nugget(x + dx, y + dy, r, `g${i}`)).join("");
}

export function planks(x: number, y: number, turn: number): string {
  const plank = (angle: number): string =>
    `<g transform="rotate(${angle})"><rect x="-14.5" y="-2.9" width="29" height="5.8" rx="1.2" fill="${ink("wood")}"/>` +
    `<path d="M-15 -1.6H15" stroke="${ink("wood-3")}" stroke-width="1.2"/>` +
    `<circle cx="-11.5" r="1.1" fill="${ink("cut")}"/><circle cx="11.5" r="1.1" fill="${ink("cut")}"/></g>`;
  const shadow = `<rect x="-14" y="-2.6" width="28" height="6" rx="1" fill="${ink("cut")}" fill-opacity=".6" transform="translate(1 2) rotate(24)"/>`;
  return placeAt(x, y, 1, shadow + plank(24) + plank(-22), turn);
}

export function ladder(x: number, y: number): string {
  const rails = "M-5.5 -19V14M5.5 -19V14";
  return placeAt(
    x,
    y,
    1,
    `<ellipse rx="14" ry="15.5" fill="${ink("wood-2")}"/><ellipse rx="11.6" ry="13" fill="${ink("void")}"/><ellipse cy="-3" rx="9" ry="8" fill="#2a2038"/>` +
      `<path d="${rails}" transform="translate(1 1.6)" stroke="${ink("cut")}" stroke-opacity=".6" stroke-width="3" fill="none"/>` +
      `<path d="${rails}" stroke="${ink("wood-3")}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="M-6 -14.5H6M-6 -8.3H6M-6 -2H6M-6 4.2H6M-6 10.4H6" stroke="${ink("floor-hi")}" stroke-width="2.4" stroke-linecap="round"/>`,
  );
}

export function stone(x: number, y: number): string {
  const p = blob(x, y, 17, "st", 8, 0.12) as [Point, Point, Point, Point, Point, Point, Point, Point];
  return (
    poly(shifted(p, 1, 2.4), ink("cut"), 'fill-opacity=".7"') +
    poly(p, "#4a5458") +
    poly([p[4], p[5], p[6], p[7], [x, y]], "#66737a") +
    poly([p[5], p[6], [x - 2, y - 5]], "#8a979c") +
    poly([p[0], p[1], p[2], [x, y]], "#343d41")
  );
}

export function openChest(x: number, y: number, scale = 1): string {
  return (
    placeAt(
      x,
      y,
      scale,
      `<ellipse cx="1" cy="17" rx="23" ry="4" fill="${ink("cut")}" fill-opacity=".6"/><path d="M-19 -5L-15 -21C-8 -25 8 -25 15 -21L19 -5Z" fill="${ink("wood-2")}"/><path d="M-16 -5L-13 -18C-6 -21 6 -21 13 -18L16 -5Z" fill="#4a2a12"/>`,
    ) +
    goldPile(x, y - 4 * scale, 5) +
    placeAt(
      x,
      y,
      scale,
      `<rect x="-20" y="0" width="40" height="17" rx="1.5" fill="${ink("wood")}"/><rect x="-20" y="0" width="40" height="4" fill="${ink("gold")}"/><rect x="-14" y="0" width="4" height="17" fill="${ink("gold-2")}"/><rect x="10" y="0" width="4" height="17" fill="${ink("gold-2")}"/><rect x="-5" y="0" width="10" height="9" rx="2" fill="${ink("gold-3")}"/>`,
    )
  );
}

export function crystal(x: number, y: number, scale = 1, turn = 0): string {
  return placeAt(
    x,
    y,
    scale,
    `<path d="M-11 9L-9 -4L-4 -9L0 8Z" fill="#8d4f86"/><path d="M-4 -9L0 8L-6 9Z" fill="#c47fbb"/><path d="M-3 9L-3 -12L3 -18L8 -11L7 9Z" fill="#b25fa8"/><path d="M3 -18L8 -11L7 9L2 9Z" fill="#e3a9d8"/><path d="M3 -18L-3 -12L1 -9Z" fill="#f6d7ef"/><path d="M6 9L9 -3L14 -6L16 1L13 9Z" fill="#8d4f86"/><path d="M14 -6L16 1L13 9L11 9Z" fill="#d395c9"/><path d="M-12 9H14L10 12.5H-8Z" fill="${ink("cut")}" fill-opacity=".7"/>`,
    turn,
  );
}

export const hat = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-11 7C-9 -4 -3 -8 3 -13C5 -6 10 -2 11 7Z" fill="${colour}"/><path d="M3 -13C5 -6 10 -2 11 7H2C4 0 4 -7 3 -13Z" fill="#000" fill-opacity=".2"/><rect x="-13" y="6" width="26" height="5" rx="2.5" fill="${ink("paper-2")}"/></g>`;
