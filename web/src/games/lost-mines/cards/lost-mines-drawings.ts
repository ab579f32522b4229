/** The drawings of The Lost Mines: obstacles, huts, mines, treasures, tokens and figures. */
import { OPPOSITE, type Groups } from "../../../art/cards/deck";
import { chest, dragon, LETTER_SIZES, pawn, teamMark } from "../../../art/expansion-figures";
import { blob, seededRandom, ink, placeAt, poly, round1, stroke, type Point } from "../../../art/shapes";
import { boulder, goldPile } from "../../../art/objects";
import type { Clan, PathCard, Treasure } from "./lost-mines-cards";

const TRUNK = `<rect x="-22" y="-5" width="46" height="15" rx="6" fill="${ink("forest-cut")}" fill-opacity=".55"/><rect x="-23" y="-8" width="46" height="15" rx="5" fill="${ink("wood-2")}"/><path d="M-20 -4H20M-18 3H16" stroke="${ink("wood")}" stroke-width="2.2" stroke-linecap="round"/><ellipse cx="20" cy="-.5" rx="5.5" ry="7.5" fill="${ink("wood-3")}"/><ellipse cx="20" cy="-.5" rx="3" ry="4.4" fill="none" stroke="${ink("wood-2")}" stroke-width="1.2"/><path d="M-8 -8L-11 -15L-4 -12L-2 -8Z" fill="#4f7c4b"/>`;

const pond = (x: number, y: number): string =>
  poly(blob(x, y + 1, 24, "pd", 11, 0.1, 20), ink("forest-cut"), 'fill-opacity=".5"') +
  poly(blob(x, y, 24, "pd", 11, 0.1, 20), "#9bd0d8") +
  poly(blob(x, y + 1.6, 21, "pd2", 11, 0.1, 17), "#3f8fa5") +
  poly(blob(x - 2, y + 3, 14, "pd3", 9, 0.1, 10), "#2b7389") +
  `<path d="M${x - 10} ${y - 4}q4 -3 8 0M${x + 3} ${y + 6}q4 -3 8 0M${x - 6} ${y + 9}q3 -2 6 0" stroke="#d6f1f2" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;

const RAVINE = `<path d="M-30 -4L-20 -10L-10 -6L2 -12L13 -7L30 -10L30 8L18 11L8 7L-4 12L-16 7L-30 10Z" fill="${ink("forest-lip")}"/><path d="M-30 -1L-19 -6L-9 -2L3 -8L14 -3L30 -6L30 5L17 7L8 3L-5 8L-16 3L-30 6Z" fill="${ink("void")}"/><path d="M-19 -6L-9 -2L3 -8L14 -3L12 1L2 -2L-9 2L-17 -1Z" fill="#33243f"/>`;

/** Return boulders around a 1: only one dwarf may be on the card. */
const rocks = (x: number, y: number): string =>
  boulder(x - 11, y + 5, 8, "a") +
  boulder(x + 11, y + 7, 8.6, "b") +
  boulder(x + 2, y - 11, 8, "c") +
  boulder(x - 4, y + 15, 5, "d") +
  `<circle cx="${x}" cy="${y + 1}" r="6.6" fill="${ink("paper")}" stroke="${ink("wood-2")}" stroke-width="1.2"/><text x="${x}" y="${y + 4.6}" font-size="10" font-family="Atkinson Next" font-weight="800" text-anchor="middle" fill="${ink("paper-ink")}">1</text>`;

const CAMPFIRE = `<circle r="23" cy="1" fill="#ffb648" fill-opacity=".28"/><circle r="15" cy="2" fill="#ffd27a" fill-opacity=".35"/><g transform="translate(0 12)"><rect x="-14" y="-3" width="28" height="6" rx="3" fill="${ink("wood-2")}" transform="rotate(14)"/><rect x="-14" y="-3" width="28" height="6" rx="3" fill="${ink("wood")}" transform="rotate(-14)"/></g><path d="M-11 8C-14 -4 -4 -6 -5 -17C3 -13 3 -8 5 -5C7 -7 7 -9 7 -11C13 -5 14 3 10 9Z" fill="#e2562c"/><path d="M-7 9C-9 0 -2 -1 -2 -9C4 -5 4 -1 5 1C8 0 8 5 6 9Z" fill="#ffa337"/><path d="M-3 9C-4 4 0 3 0 -2C4 2 4 6 3 9Z" fill="#fff0ae"/>`;

/** Return the hut where a clan starts. */
const hut = (clan: Clan, x: number, y: number): string =>
  placeAt(
    x,
    y,
    1.15,
    `<path d="M-19 16V-4L0 -20L19 -4V16Z" fill="#14241a"/><path d="M-16 14V-4L0 -17L16 -4V14Z" fill="${ink("wood")}"/><path d="M0 -17L16 -4V14H0Z" fill="${ink("wood-2")}"/><path d="M-22 -2L0 -22L22 -2L18 2L0 -14L-18 2Z" fill="${clan === "blue" ? "#5bb3ee" : "#f2e35a"}"/><rect x="-5" y="3" width="10" height="11" fill="#ffd27a"/><circle cy="-4" r="6.6" fill="${ink("paper")}"/>${teamMark(clan, 0, -4, 4.2)}`,
  );

const gems = (x: number, y: number): string =>
  placeAt(
    x,
    y,
    1,
    `<ellipse cx="1" cy="15" rx="18" ry="3.5" fill="${ink("cut")}" fill-opacity=".6"/><path d="M-16 0L-9 -9H1L7 0L-4 14Z" fill="#d0486a"/><path d="M-9 -9L-6 0L-4 14L-16 0Z" fill="#f08aa0"/><path d="M-6 0H4L-4 14Z" fill="#a92c50"/><path d="M1 5L6 -2H14L18 5L10 15Z" fill="#4fa7d8"/><path d="M6 -2L7 5L10 15L1 5Z" fill="#9ed6f2"/>`,
  );

const BARS: readonly Point[] = [
  [-11, 8],
  [9, 8],
  [-1, -3],
];
const silver = (x: number, y: number): string =>
  placeAt(
    x,
    y,
    1,
    `<ellipse cx="1" cy="14" rx="20" ry="3.5" fill="${ink("cut")}" fill-opacity=".6"/>${BARS.map(([dx, dy]) => `<g transform="translate(${dx} ${dy})"><path d="M-10 5L-7 -4H7L10 5Z" fill="${ink("steel-2")}"/><path d="M-7 -4H7L5 -7H-5Z" fill="#eef3f2"/><path d="M-10 5L-7 -4H0L-2 5Z" fill="${ink("steel")}"/></g>`).join("")}`,
  );

/** Return the contents of a mine: a treasure, or the dragon. */
const hoard = (symbol: Treasure | undefined, x: number, y: number): string => {
  if (symbol === "gems") return gems(x, y);
  if (symbol === "silver") return silver(x, y);
  return symbol === "gold" ? goldPile(x, y, 3) : placeAt(x, y - 2, 0.8, dragon());
};

const portal = (symbol: Treasure | undefined, x: number, y: number): string =>
  placeAt(
    x,
    y,
    1.2,
    `<path d="M-20 15L-15 -9L0 -18L15 -9L20 15Z" fill="${ink("stone-2")}"/><path d="M-15 -9L0 -18V15H-20Z" fill="${ink("stone")}"/><path d="M-12 15V2C-12 -10 12 -10 12 2V15Z" fill="#120d1c"/>`,
  ) + hoard(symbol, x, y + 8);

/** Return the objects on a card of the board, across or beside its path. */
export function drawStanding(card: PathCard, groups: Groups, isMine: boolean): string {
  const [a, b] = groups[0]!;
  const eastWest = groups[0]!.length === 2 && OPPOSITE[a!] === b && (a === "E" || a === "W");
  if (card.obstacle === "log") return placeAt(45, 60, 1.1, TRUNK, eastWest ? 78 : -14);
  if (card.obstacle === "pond") return pond(45, 60);
  if (card.obstacle === "ravine") return placeAt(45, 60, 1.25, RAVINE, eastWest ? 84 : -8);
  if (card.rocks) return rocks(45, 60);
  if (card.campfire) return placeAt(45, 60, 1, CAMPFIRE);
  if (card.clan) return hut(card.clan, 45, 60);
  return isMine ? portal(card.symbol, 45, 58) : "";
}

/** Return the forest drawn around the board, with nearer firs in front. */
export function drawWood(): string {
  const roll = seededRandom("firs");
  const trees = Array.from({ length: 130 }, () => [roll() * 1000, roll() * 740, 12 + roll() * 19] as const).sort(
    (a, b) => a[1] - b[1],
  );
  return trees
    .map(([x, y, k]) => {
      const [top, half, tall] = [round1(y - k * 2.4), round1(k), round1(k * 2.4)];
      return `<path d="M${round1(x)} ${top}l${half} ${tall}h${-2 * half}Z" fill="${ink("ring-3")}" fill-opacity=".5"/><path d="M${round1(x)} ${top}l${half} ${tall}h${-half}Z" fill="#000" fill-opacity=".12"/>`;
    })
    .join("");
}

const METALS: Record<Treasure, readonly [ground: string, middle: string, light: string]> = {
  gems: ["#4a1428", "#7a2442", "#d0486a"],
  gold: ["#50390b", "#8a651c", "#f7cd4b"],
  silver: ["#2f3b40", "#4c5b61", "#c9d3d2"],
};

/** Return a treasure card: the symbol is also on its back, the value only on its face, on a disc. */
export function drawTreasure(symbol: Treasure, title: string, value: number | null): string {
  const [ground, middle, light] = METALS[symbol];
  const foot =
    value === null
      ? `<text x="45" y="107" font-family="Grenze" font-weight="700" font-size="15" text-anchor="middle" fill="${ink("paper")}">${title}</text>`
      : `<circle cx="45" cy="99" r="15" fill="${ink("paper")}"/><text x="45" y="106.4" font-family="Grenze" font-weight="700" font-size="23" text-anchor="middle" fill="${ink("paper-ink")}">${value}</text>`;
  return (
    `<rect width="90" height="120" fill="${ground}"/>` +
    poly(blob(45, 52, 46, symbol, 12, 0.06, 50), middle) +
    poly(blob(45, 52, 30, `${symbol}2`, 12, 0.06), light, 'fill-opacity=".35"') +
    placeAt(45, 48, 1.5, hoard(symbol, 0, 0)) +
    foot +
    `<rect x=".8" y=".8" width="88.4" height="118.4" rx="5.5" fill="none" stroke="${light}" stroke-width="1.6"/>`
  );
}

export const CLOTH: Record<Clan, { ground: readonly [string, string, string]; colour: string; coat: string }> = {
  blue: { ground: ["#123a58", "#1c5580", "#5bb3ee"], colour: "#2f86c4", coat: "#1c5580" },
  yellow: { ground: ["#4b4208", "#6f6210", "#f2e35a"], colour: "#c9b21e", coat: "#6f6210" },
};

/** Return the back of a dwarf card, which shows only its clan. */
export function clanBack(clan: Clan, letter: string): string {
  const [dark, middle, light] = CLOTH[clan].ground;
  let markup = `<rect width="90" height="120" fill="${dark}"/>`;
  for (let i = 0; i < 4; i++)
    markup += poly(blob(45, 60, 58 - i * 11, clan + i, 11, 0.07, 74 - i * 14), i % 2 ? dark : middle);
  return (
    markup +
    poly(blob(45, 60, 27, `${clan}z`, 10, 0.05), light) +
    `<circle cx="45" cy="60" r="21" fill="${ink("paper")}"/>${teamMark(clan, 45, 60, 14)}` +
    `<text x="45" y="65.4" font-family="Atkinson Next" font-weight="800" font-size="15" text-anchor="middle" fill="#fff">${letter}</text>` +
    `<rect x="1" y="1" width="88" height="118" rx="5.4" fill="none" stroke="${light}" stroke-width="1.6"/>`
  );
}

/**
 * Return the mark at the upper right of a disloyal dwarf's face: the clan on the back of its card, struck through
 * for a saboteur.
 */
export const wornMark = (clan: Clan, struck: boolean): string =>
  `<circle cx="74" cy="17" r="11" fill="${ink("paper")}"/>${teamMark(clan, 74, 17, 6.2)}` +
  (struck ? `<path d="M66 25L82 9" stroke="#b5371a" stroke-width="2.6" stroke-linecap="round"/>` : "");

const SHAPES: Record<Clan, string> = {
  blue: "M0 -2.4L9 6.6L0 15.6L-9 6.6Z",
  yellow: "M4.6 -1.2L9.2 6.6L4.6 14.4H-4.6L-9.2 6.6L-4.6 -1.2Z",
};

/** Return a figure: clan by coat and mark, player by initial. */
export const drawFigure = (clan: Clan, initial: string, own: boolean): string =>
  pawn(clan === "blue" ? "c-blue" : "yellow") +
  `<path d="${SHAPES[clan]}" fill="${ink("paper")}" stroke="#0b161a" stroke-width="1.1" stroke-linejoin="round"/><text y="${initial.length > 1 ? 9.6 : 10}" font-size="${LETTER_SIZES[initial.length] ?? 6}" font-weight="800" font-family="Atkinson Next" text-anchor="middle" fill="#14242b">${initial}</text>` +
  (own ? `<path d="M-11.5 15.4H11.5" stroke="${ink("c-amber")}" stroke-width="2.6" stroke-linecap="round"/>` : "");

const TROLL = `<path d="M-19 16L-20 2L-14 -10L-19 -17L-9 -14L0 -18L9 -14L19 -17L14 -10L20 2L19 16L10 19H-10Z" fill="#5d7a4e"/><path d="M-20 2L-14 -10L-9 -14L0 -18V19H-10L-19 16Z" fill="#6d8c5a"/><path d="M-13 -5L-3 -2M13 -5L3 -2" stroke="#2a3a22" stroke-width="2.6" stroke-linecap="round"/><circle cx="-7" cy="1.6" r="2.6" fill="#ffe08a"/><circle cx="7" cy="1.6" r="2.6" fill="#ffe08a"/><circle cx="-6.6" cy="1.9" r="1.1" fill="#20160c"/><circle cx="6.6" cy="1.9" r="1.1" fill="#20160c"/><path d="M0 1L4 8L-4 8Z" fill="#48613c"/><path d="M-9 12H9" stroke="#2a3a22" stroke-width="2.4"/><path d="M-7 12L-5 7.5L-3.5 12ZM7 12L5 7.5L3.5 12Z" fill="#fff3d6"/>`;

/** Icons (48 × 48) that only this family has. */
export const ICONS = {
  axe: `<path d="M30 8L34 12L14 43L9 39Z" fill="${ink("wood")}"/><path d="M30 8L32 10L11.5 41L9 39Z" fill="${ink("wood-3")}"/><path d="M22 12C26 4 36 3 42 8C44 15 43 24 38 30C37 24 34 19 30 18Z" fill="${ink("steel-2")}"/><path d="M42 8C44 15 43 24 38 30C40 22 40 14 38 9Z" fill="#eef3f2"/>`,
  boat: `<path d="M3 27H45L38 39H11Z" fill="${ink("wood")}"/><path d="M3 27H45L43.5 30H5Z" fill="${ink("wood-3")}"/><path d="M23 25V5L39 22Z" fill="${ink("paper")}"/><path d="M21 25V9L10 22Z" fill="${ink("paper-2")}"/><path d="M2 42Q8 38 13 42T24 42T35 42T46 42" ${stroke("c-blue", 3)}/>`,
  rope: `<ellipse cx="24" cy="27" rx="17" ry="12" ${stroke("paper-2", 5)}/><ellipse cx="24" cy="24" rx="17" ry="12" ${stroke("wood-3", 5)}/><ellipse cx="24" cy="21" rx="17" ry="12" ${stroke("paper-2", 5)}/><path d="M40 24C44 32 40 38 43 45" ${stroke("paper-2", 4)}/><path d="M17 12L19 31M31 12L29 31" ${stroke("wood-2", 2.6)}/>`,
  trap: `<path d="M5 30A19 12 0 0 1 43 30" ${stroke("steel-2", 4)}/><path d="M5 30A19 12 0 0 0 43 30" ${stroke("steel", 4)}/><path d="M6 27L9 17L13 22L17 12L21 19L24 10L27 19L31 12L35 22L39 17L42 27" fill="${ink("steel")}"/><path d="M8 34L12 41L16 36L21 43L24 37L27 43L32 36L36 41L40 34Z" fill="${ink("steel-2")}"/><circle cx="24" cy="30" r="4" fill="${ink("c-ember")}"/>`,
  troll: placeAt(24, 24, 1.05, TROLL),
  storm: `<path d="M10 25C2 25 2 14 11 14C12 5 26 3 29 11C40 8 45 22 36 25Z" fill="${ink("steel-2")}"/><path d="M11 14C12 5 26 3 29 11C22 10 17 14 17 19C13 17 11 16 11 14Z" fill="${ink("steel")}"/><path d="M25 20L15 34H22L18 46L33 29H26L31 20Z" fill="${ink("gold")}"/><path d="M10 31L8 37M38 31L36 37" ${stroke("c-blue", 2.6)}/>`,
  mine: `<path d="M4 42L12 14L24 6L36 14L44 42Z" fill="${ink("stone-2")}"/><path d="M12 14L24 6L24 42H4Z" fill="${ink("stone")}"/><path d="M13 42V28C13 16 35 16 35 28V42Z" fill="${ink("void")}"/><path d="M12 42V27M36 42V27M10 24H38" ${stroke("wood", 4)}/>`,
  treasure: placeAt(24, 26, 0.95, chest(0, 0)),
  dragon: placeAt(24, 24, 1.1, dragon()),
} as const;
