/** The figures on the cards of the expansions, each drawn around its own centre. */
import { ink, placeAt, poly, type Point } from "./shapes";
import { hat, nugget } from "./objects";

export { crystal } from "./objects";

export type Team = "blue" | "green" | "yellow";

const SHAPES: Record<Team, readonly Point[]> = {
  blue: [
    [0, -1.15],
    [1.05, 0],
    [0, 1.15],
    [-1.05, 0],
  ],
  green: [
    [0, -1.12],
    [1.12, 0.85],
    [-1.12, 0.85],
  ],
  yellow: [
    [0.58, -1],
    [1.15, 0],
    [0.58, 1],
    [-0.58, 1],
    [-1.15, 0],
    [-0.58, -1],
  ],
};
/** The colours of the teams on paper, in both themes. */
const MARKS: Record<Team, string> = { blue: "#005f97", green: "#00714f", yellow: "#8a7400" };

/** Return the mark of a team: a diamond, a triangle or a hexagon, so that it does not depend on colour. */
export const teamMark = (team: Team, x: number, y: number, r: number): string =>
  poly(
    SHAPES[team].map(([dx, dy]): Point => [x + dx * r, y + dy * r]),
    MARKS[team],
  );

/** Return a door across its tunnel; the mark on it stays upright. */
export function door(team: Team, x: number, y: number, turn: number): string {
  const leaves =
    `<rect x="-17" y="-6" width="34" height="15" rx="2" fill="${ink("cut")}" fill-opacity=".6"/><rect x="-17.5" y="-8" width="35" height="15" rx="2.4" fill="${ink("wood-2")}"/>` +
    `<rect x="-15" y="-6" width="30" height="11" rx="1.2" fill="${ink(team)}"/><path d="M-9 -6V5M9 -6V5" stroke="${ink("cut")}" stroke-opacity=".45" stroke-width="1.2"/>`;
  return (
    placeAt(x, y, 1, leaves, turn) +
    `<circle cx="${x}" cy="${y}" r="7.6" fill="${ink("paper")}" stroke="${ink("wood-2")}" stroke-width="1.2"/>` +
    teamMark(team, x, y, 4.4)
  );
}

/** Return a deck of planks with rope rails; the other tunnel passes below it. */
export function bridge(lit: boolean): string {
  const half = 15.5;
  const reach = 24;
  let deck = `<rect x="${-reach - 2}" y="${-half - 3}" width="${2 * reach + 4}" height="${2 * half + 10}" rx="3" fill="${ink("cut")}" fill-opacity=".72"/><rect x="${-reach}" y="${-half}" width="${2 * reach}" height="${2 * half}" fill="${ink("wood-2")}"/>`;
  for (let i = 0; i < 8; i++) {
    const even = i % 2 === 0;
    deck += `<rect x="${-reach + 6 * i + 0.5}" y="${-half + (even ? -0.6 : 0.5)}" width="5" height="${2 * half}" rx=".8" fill="${ink(even ? "wood-3" : "wood")}"/>`;
  }
  deck += `<path d="M${-reach} -4H${reach}M${-reach} 4H${reach}" stroke="${ink(lit ? "rail" : "rail-dim")}" stroke-width="1.8"/><path d="M${-reach - 1} ${-half}H${reach + 1}M${-reach - 1} ${half}H${reach + 1}" stroke="${ink("paper-2")}" stroke-width="2.2"/>`;
  for (const x of [-reach, reach]) {
    for (const y of [-half, half])
      deck += `<circle cx="${x}" cy="${y}" r="3" fill="${ink("wood-2")}" stroke="${ink("paper-2")}" stroke-width="1"/>`;
  }
  return deck;
}

/** Return a closed chest. */
export const chest = (x: number, y: number, scale = 1): string =>
  placeAt(
    x,
    y,
    scale,
    `<rect x="-20" y="15" width="42" height="5" rx="2.5" fill="${ink("cut")}" fill-opacity=".6"/><path d="M-20 -3C-20 -17 -12 -18 0 -18S20 -17 20 -3Z" fill="${ink("wood")}"/><path d="M-20 -3C-20 -17 -12 -18 -8 -18C-12 -14 -13 -9 -13 -3Z" fill="${ink("wood-3")}"/><rect x="-20" y="-3" width="40" height="20" rx="1.5" fill="${ink("wood-2")}"/><rect x="-20" y="-3" width="40" height="4" fill="${ink("gold-2")}"/><rect x="-14" y="-17" width="4" height="34" fill="${ink("gold")}"/><rect x="10" y="-17" width="4" height="34" fill="${ink("gold")}"/><rect x="-5" y="-4" width="10" height="11" rx="2" fill="${ink("gold")}"/><circle cy=".5" r="1.8" fill="${ink("paper-ink")}"/><path d="M-.9 1H.9L1.4 5H-1.4Z" fill="${ink("paper-ink")}"/>`,
  );

export function sack(x: number, y: number, nuggets: number): string {
  return (
    placeAt(
      x,
      y,
      1,
      `<ellipse cx="1" cy="17" rx="17" ry="3.6" fill="${ink("cut")}" fill-opacity=".6"/><path d="M-5 -10C-18 -4 -20 16 -12 17H12C20 16 18 -4 5 -10Z" fill="#c29a5b"/><path d="M-5 -10C-18 -4 -20 16 -12 17H-4C-11 8 -9 -4 -2 -10Z" fill="#d9b679"/><path d="M-9 -20L-5 -10H5L9 -20L3 -17L0 -21L-3 -17Z" fill="#a57c40"/><rect x="-7" y="-12" width="14" height="4" rx="2" fill="#7b4820"/>`,
    ) +
    nugget(x - (nuggets > 1 ? 5 : 0), y + 4, 5.6, "bg") +
    (nuggets > 1 ? nugget(x + 6, y + 6, 5.2, "bh") : "")
  );
}

export const dragon = (): string =>
  `<path d="M-18 18C-22 4 -14 -6 -4 -9L-8 -18L2 -11L6 -19L9 -9C17 -5 21 2 20 8L12 12L18 15C10 20 2 17 -1 14C0 18 -8 20 -18 18Z" fill="#b5371a"/><path d="M-4 -9L-8 -18L2 -11L6 -19L9 -9C2 -8 -3 -3 -5 4C-8 0 -8 -5 -4 -9Z" fill="#e2562c"/><path d="M20 8L12 12L9 8Z" fill="#fff0ae"/><circle cx="6" cy="-1" r="3" fill="#ffe08a"/><path d="M6 -3.4V1.6" stroke="#20160c" stroke-width="1.6"/><path d="M-18 18C-20 10 -18 4 -14 -1L-10 8Z" fill="#7c2210"/>`;

export const spider = (): string =>
  `<g stroke="#20141f" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-7 -2L-17 -10L-20 0M-8 2L-19 2L-22 11M-6 6L-15 11L-15 19M-6 -5L-11 -16L-7 -22M7 -2L17 -10L20 0M8 2L19 2L22 11M6 6L15 11L15 19M6 -5L11 -16L7 -22"/></g><ellipse cy="6" rx="11" ry="11.5" fill="#3a2538"/><path d="M0 -1L4 5L0 14L-4 5Z" fill="#ff8163"/><circle cy="-7" r="7" fill="#4d3149"/><circle cx="-2.6" cy="-8" r="1.5" fill="#ffe08a"/><circle cx="2.6" cy="-8" r="1.5" fill="#ffe08a"/><circle cx="-4.6" cy="-5" r="1" fill="#ffe08a"/><circle cx="4.6" cy="-5" r="1" fill="#ffe08a"/>`;

/** Return the workshop: three hats on a rail. */
export const workshop = (): string =>
  `<rect x="-27" y="-13" width="56" height="34" rx="2" fill="${ink("cut")}" fill-opacity=".6"/><rect x="-28" y="-16" width="56" height="34" rx="2" fill="${ink("wood-2")}"/><rect x="-28" y="-16" width="56" height="6" rx="2" fill="${ink("wood-3")}"/><path d="M-18 -10V-6M0 -10V-6M18 -10V-6" stroke="${ink("paper-2")}" stroke-width="2"/>` +
  hat(-18, 3, 0.62, "#b5453a") +
  hat(0, 3, 0.62, "#4a7f8c") +
  hat(18, 3, 0.62, "#5d7a3c");

const LANTERNS = [
  [-21, -12, "#d0486a"],
  [-8, -10, "#f7cd4b"],
  [6, -13, "#63d3a6"],
  [20, -14, "#5bb3ee"],
] as const;

/** Return coloured lanterns over two mugs. */
export function party(): string {
  const lanterns = LANTERNS.map(
    ([x, y, colour]) =>
      `<path d="M${x - 4} ${y}h8l-1.5 8h-5Z" fill="${colour}"/><circle cx="${x}" cy="${y + 4}" r="7" fill="${colour}" fill-opacity=".25"/>`,
  );
  const mugs = [-12, 10].map(
    (x) =>
      `<path d="M${x - 8} 2H${x + 6}V18H${x - 8}Z" fill="${ink("wood-3")}"/><path d="M${x + 6} 6q7 0 6 5t-6 4" fill="none" stroke="${ink("wood-2")}" stroke-width="2.6"/><path d="M${x - 10} 3Q${x - 9} -4 ${x - 4} -2Q${x} -6 ${x + 3} -2Q${x + 9} -3 ${x + 8} 3Z" fill="#fff6e0"/><path d="M${x - 4} 5V17M${x + 2} 5V17" stroke="${ink("wood-2")}" stroke-width="1.6"/>`,
  );
  return `<path d="M-30 -20Q-15 -6 0 -14T30 -20" fill="none" stroke="${ink("wood-2")}" stroke-width="2"/>${lanterns.join("")}${mugs.join("")}`;
}

/** The font sizes of the letters on a figure, by the number of letters. */
export const LETTER_SIZES: readonly number[] = [0, 9.6, 7.4, 6];

/** Return a dwarf pawn, 26 × 34, drawn around its centre; the disc at its foot shows an initial. */
export const pawn = (token: string, initial = ""): string =>
  `<ellipse cy="12" rx="10" ry="3" fill="#000" fill-opacity=".45"/><path d="M-9 12C-9 0 -5 -2 0 -2S9 0 9 12Z" fill="${ink(token)}" stroke="#0b161a" stroke-width="1.4"/><circle cy="-5" r="6" fill="${ink("skin")}" stroke="#0b161a" stroke-width="1.4"/><path d="M-7 -5C-5 -12 -1 -13 3 -18C4 -13 7 -10 7 -5Z" fill="${ink(token)}" stroke="#0b161a" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5.5 -3C-5 5 5 5 5.5 -3L0 -1Z" fill="${ink("paper")}"/>` +
  (initial
    ? `<circle cy="6.6" r="6" fill="${ink("paper")}" stroke="#0b161a" stroke-width="1"/><text y="10" font-size="9.6" font-weight="800" font-family="Atkinson Next" text-anchor="middle" fill="#14242b">${initial}</text>`
    : "");
