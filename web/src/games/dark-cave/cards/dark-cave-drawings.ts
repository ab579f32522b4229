/** The drawings of The Dark Cave: cards, their symbols, and pieces. */
import { LETTER_SIZES, teamMark } from "../../../art/expansion-figures";
import { blob, ink, placeAt, poly, round1, stroke, type Point } from "../../../art/shapes";
import { ladder, nugget } from "../../../art/objects";
import { pathTile } from "../../../art/path-tile";
import { groups, levelOf, pathCard, type Clan } from "./dark-cave-cards";
import { cardSpaces, type Limit } from "./spaces";

const abyss = (x: number, y: number): string =>
  placeAt(
    x,
    y,
    0.92,
    poly(blob(0, 0, 18, "ab1", 10, 0.14, 16), ink("cave-cut")) +
      poly(blob(0, 0.5, 15.5, "ab2", 10, 0.16, 13.4), "#3b2452") +
      poly(blob(0, 1.2, 12, "ab3", 9, 0.16, 10), "#22142f") +
      poly(blob(0, 2, 8.6, "ab4", 8, 0.16, 7), "#0b0710") +
      '<path d="M-5.5 0L-1.5 1.6L-5 3ZM5.5 0L1.5 1.6L5 3Z" fill="#ff9d5c"/>',
  );

const exit = (x: number, y: number): string =>
  placeAt(
    x,
    y,
    1,
    `<path d="M-17 17V-4A17 17 0 0 1 17 -4V17Z" fill="${ink("cave-cut")}"/><path d="M-14 17V-4A14 14 0 0 1 14 -4V17Z" fill="#9fd8ea"/><path d="M-14 5L-5 -3L3 4L9 0L14 4V17H-14Z" fill="#6aa56b"/><circle cx="5" cy="-8" r="4.4" fill="#fff3b4"/><path d="M-14 17L-3 8H3L14 17Z" fill="#e7cf9b"/>`,
  );

/** Return a vein of gold in the rock beside a space; its nugget is a separate piece. */
function vein(x: number, y: number): string {
  const run = `M${round1(x - 24)} ${round1(y - 19)}l8 7l-3 6l9 4l-1 6l8 3`;
  const path = (tone: string, width: number): string =>
    `<path d="${run}" fill="none" stroke="${ink(tone)}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return (
    path("gold-2", 4.6) +
    path("gold", 2.4) +
    `<circle cx="${round1(x)}" cy="${round1(y + 2)}" r="6.5" fill="none" stroke="${ink("gold-2")}" stroke-width="1.8" stroke-dasharray="3 2.6"/>`
  );
}

/** Return a low passage between two bends, which costs a nugget. */
const tunnel = (x: number, y: number, turn: number): string =>
  placeAt(
    x,
    y,
    1,
    `<path d="M-13 -9.5H13V9.5H-13Z" fill="${ink("cave-lip")}"/><path d="M-16 -7.4H16V7.4H-16Z" fill="#0b0710"/><path d="M-16 -7.4C-11 -4 -11 4 -16 7.4ZM16 -7.4C11 -4 11 4 16 7.4Z" fill="${ink("cave-floor-2")}"/><path d="M-11.5 -7.5V7.5M11.5 -7.5V7.5" stroke="${ink("wood")}" stroke-width="2.6"/>`,
    turn,
  ) + nugget(x, y, 5.2, "tu");

/**
 * Return the planks of a bridge, whose upper track runs from north to south if `upright`, else from west to east.
 */
function deckOf(upright: boolean): string {
  const [half, reach] = [15.5, 24];
  let planks = `<rect x="${-reach - 2}" y="${-half - 3}" width="${2 * reach + 4}" height="${2 * half + 8}" rx="3" fill="${ink("cave-cut")}" fill-opacity=".72"/><rect x="${-reach}" y="${-half}" width="${2 * reach}" height="${2 * half}" fill="${ink("wood-2")}"/>`;
  for (let i = 0; i < 8; i++) {
    const even = i % 2 === 0;
    planks += `<rect x="${-reach + 6 * i + 0.5}" y="${-half + (even ? -0.6 : 0.5)}" width="5" height="${2 * half}" rx=".8" fill="${ink(even ? "wood-3" : "wood")}"/>`;
  }
  planks += `<path d="M${-reach - 1} ${-half}H${reach + 1}M${-reach - 1} ${half}H${reach + 1}" stroke="${ink("paper-2")}" stroke-width="2.2"/>`;
  for (const x of [-reach, reach])
    for (const y of [-half, half])
      planks += `<circle cx="${x}" cy="${y}" r="3" fill="${ink("wood-2")}" stroke="${ink("paper-2")}" stroke-width="1"/>`;
  return placeAt(45, 60, 1, planks, upright ? 90 : 0);
}

const dotted = (lines: readonly Limit[], tone: string): string =>
  lines
    .map(
      ([a, b]) =>
        `<path d="M${a.map(round1).join(" ")}L${b.map(round1).join(" ")}" stroke="${tone}" stroke-width="2.6" stroke-dasharray="0 4.4" stroke-linecap="round"/>`,
    )
    .join("");

/** Return a card of the cave as laid; `lit` are its edges connected to the start. */
export function drawCard(kind: string, turned: boolean, lit: string): string {
  const card = pathCard(kind);
  const { spaces, floor, wood } = cardSpaces(kind, turned);
  let top = card.feature === "bridge" ? deckOf(card.deck === "N-S") + dotted(wood, "#3a2410") : "";
  for (const {
    mark,
    at: [x, y],
  } of spaces) {
    if (mark === "abyss") top += abyss(x, y);
    else if (mark === "ladder") top += placeAt(x, y, 0.8, ladder(0, 0));
    else if (mark === "vein") top += vein(x, y);
    else if (mark === "exit") top += exit(x, y);
    else if (mark === "tunnel") top += tunnel(x, y, card.tracks[0] === "N-W" ? 53 : 127);
  }
  return pathTile({
    kind,
    ground: "cave",
    groups: groups(kind, turned),
    turned,
    lit,
    floor: dotted(floor, "#2a2440"),
    top,
    level: levelOf(kind),
  });
}

/** Return one, two or three bars, side by side around x. */
export const drawBars = (level: number, x: number, y: number): string =>
  Array.from(
    { length: level },
    (_, i) =>
      `<rect x="${round1(x - level * 4 + i * 8 + 1.5)}" y="${y}" width="5" height="13" rx="1.5" fill="${ink("c-amber")}"/>`,
  ).join("");

const rings = (name: string, tones: readonly [string, string, string]): string => {
  const [dark, middle, light] = tones;
  let markup = `<rect width="90" height="120" fill="${dark}"/>`;
  for (let i = 0; i < 4; i++)
    markup += poly(
      blob(45, 60, 58 - i * 11, name + i, 11, 0.07, 74 - i * 14),
      i % 2 ? dark : middle,
      'fill-opacity=".9"',
    );
  return (
    markup + poly(blob(45, 60, 27, `${name}z`, 10, 0.05), light) + poly(blob(45, 60, 23.5, `${name}y`, 10, 0.05), dark)
  );
};
const rim = (tone: string): string =>
  `<rect x="1" y="1" width="88" height="118" rx="5.4" fill="none" stroke="${tone}" stroke-width="1.6"/>`;

/** Return the back of a goal, the same for all four. */
export const goalBack = (): string =>
  rings("cave", ["#1d1930", "#2f2a48", "#433d63"]) +
  `<text x="45" y="72" font-family="Grenze" font-weight="700" font-size="36" text-anchor="middle" fill="${ink("c-amber")}">?</text>` +
  rim("#433d63");

const LETTERED = 'font-family="Atkinson Next" font-weight="800" text-anchor="middle"';
export const CLAN_TONES: Readonly<Record<Clan, readonly [string, string, string]>> = {
  blue: ["#123a58", "#1c5580", "#5bb3ee"],
  yellow: ["#4b4208", "#6f6210", "#f2e35a"],
};

/** Return the back of a clan card with the public clan of its owner, in colour, shape and letter. */
export const clanBack = (clan: Clan, letter: string): string =>
  rings(clan, CLAN_TONES[clan]) +
  `<circle cx="45" cy="60" r="21" fill="${ink("paper")}"/>${teamMark(clan, 45, 60, 13)}<text x="45" y="65.4" ${LETTERED} font-size="15" fill="#fff">${letter}</text>` +
  rim(CLAN_TONES[clan][2]);

/** Return the mark of a clan on paper. */
export const clanMark = (clan: Clan): string =>
  `<circle cx="10" cy="10" r="9.4" fill="${ink("paper")}" stroke="#0b161a" stroke-width="1"/>${teamMark(clan, 10, 10, 6.2)}`;

const BOARD: Readonly<Record<Clan, readonly Point[]>> = {
  blue: [
    [0, -8.6],
    [8.4, 0],
    [0, 8.6],
    [-8.4, 0],
  ],
  yellow: [
    [4.2, -6.8],
    [8, 0],
    [4.2, 6.8],
    [-4.2, 6.8],
    [-8, 0],
    [-4.2, -6.8],
  ],
};

/** Return a dwarf of a clan, 26 × 36 around its centre; the shield has the clan's mark and the initial. */
export function drawDwarf(clan: Clan, initial: string, own: boolean): string {
  const coat = `fill="${ink(`cave-${clan}`)}" stroke="#0b161a" stroke-width="1.4" stroke-linejoin="round"`;
  const board = BOARD[clan].map(([x, y]): Point => [x, y + 6.8]);
  return (
    `<ellipse cy="13" rx="10.5" ry="3.2" fill="#000" fill-opacity=".5"/><path d="M-9 12C-9 0 -5 -2 0 -2S9 0 9 12Z" ${coat}/><circle cy="-5" r="6" fill="${ink("skin")}" stroke="#0b161a" stroke-width="1.4"/><path d="M-7 -5C-5 -12 -1 -13 3 -18C4 -13 7 -10 7 -5Z" ${coat}/><path d="M-5.5 -3C-5 5 5 5 5.5 -3L0 -1Z" fill="${ink("paper")}"/>` +
    poly(
      board,
      ink("paper"),
      `stroke="${own ? ink("c-amber") : "#0b161a"}" stroke-width="${own ? 2.2 : 1.2}" stroke-linejoin="round"`,
    ) +
    `<text y="${initial.length > 1 ? 9.6 : 10.2}" font-size="${LETTER_SIZES[initial.length] ?? 6}" ${LETTERED} fill="#14242b">${initial}</text>`
  );
}

/** Icons (48 × 48) that only this family has. */
export const CAVE_ICONS = {
  axe: `<path d="M30 8L34 12L14 43L9 39Z" fill="${ink("wood")}"/><path d="M30 8L32 10L11.5 41L9 39Z" fill="${ink("wood-3")}"/><path d="M22 12C26 4 36 3 42 8C44 15 43 24 38 30C37 24 34 19 30 18Z" fill="${ink("steel-2")}"/><path d="M42 8C44 15 43 24 38 30C40 22 40 14 38 9Z" fill="#eef3f2"/>`,
  boots: `<path d="M10 5H23V27L36 33C41 35 42 41 40 43H10Z" fill="#b5453a"/><path d="M10 5H16V43H10Z" fill="#d56d5a"/><rect x="8" y="4" width="17" height="7" rx="2.5" fill="${ink("paper")}"/><path d="M8 43H41" ${stroke("paper-ink", 4)}/><path d="M29 12H40M32 19H44M30 5H36" ${stroke("c-amber", 3)}/>`,
  web: `<g ${stroke("paper", 1.9)}><path d="M24 3V45M3 24H45M9 9L39 39M39 9L9 39"/><path d="M24 12Q29 16 33 15Q32 19 36 24Q32 29 33 33Q29 32 24 36Q19 32 15 33Q16 29 12 24Q16 19 15 15Q19 16 24 12Z"/><path d="M24 5Q32 10 38 10Q38 16 43 24Q38 32 38 38Q32 38 24 43Q16 38 10 38Q10 32 5 24Q10 16 10 10Q16 10 24 5Z"/></g><circle cx="24" cy="24" r="3.6" fill="${ink("c-ember")}"/>`,
  rat: `<path d="M38 33C46 33 46 20 40 17" ${stroke("skin", 3)}/><path d="M4 33C8 22 16 16 26 17C36 18 41 26 40 35C38 39 14 40 4 33Z" fill="${ink("steel-2")}"/><path d="M4 33C8 22 14 18 20 17.5C15 24 15 30 20 37C12 37 7 35 4 33Z" fill="${ink("steel")}"/><circle cx="19" cy="16" r="6" fill="${ink("steel-2")}"/><circle cx="19" cy="16" r="3.2" fill="${ink("skin")}"/><circle cx="12" cy="28" r="1.9" fill="#ff5a3c"/><circle cx="4.5" cy="32.5" r="2.3" fill="${ink("skin-2")}"/><path d="M9 36L10 41M16 38V42M30 38V42M36 37V41" ${stroke("skin", 2.4)}/>`,
  lindworm:
    '<path d="M8 44C20 46 28 42 24 34C20 27 10 27 11 18C12 8 24 4 34 8L44 13L36 17L42 21L31 22C26 22 24 20 21 20C20 24 34 26 34 36C34 44 24 48 8 44Z" fill="#4f8a7a"/><path d="M11 18C12 8 24 4 34 8C24 8 18 12 17 19C16 26 26 28 28 34C24 27 10 27 11 18Z" fill="#7fb8a3"/><circle cx="30" cy="13" r="2.4" fill="#ffe08a"/><path d="M36 17L39 20L35 21Z" fill="#fff"/><path d="M16 9L12 3L20 6ZM11 15L5 12L11 20Z" fill="#35685b"/>',
  goblin: `<path d="M12 18L0 10L9 27ZM36 18L48 10L39 27Z" fill="#7d9e3f"/><path d="M11 20C11 5 37 5 37 20C38 34 31 43 24 43S10 34 11 20Z" fill="#8fb24a"/><path d="M11 20C11 9 20 8 24 8V43C17 43 10 34 11 20Z" fill="#a6c863"/><path d="M14 18L21 21M34 18L27 21" ${stroke("paper-ink", 2.8)}/><circle cx="18" cy="24" r="3" fill="#ffe08a"/><circle cx="30" cy="24" r="3" fill="#ffe08a"/><circle cx="18.5" cy="24.5" r="1.3" fill="#20160c"/><circle cx="29.5" cy="24.5" r="1.3" fill="#20160c"/><path d="M24 25L27 31H21Z" fill="#6a8a34"/><path d="M16 35Q24 40 32 35" ${stroke("paper-ink", 2.4)}/><path d="M19 36L20.5 33L22 37ZM29 36L27.5 33L26 37Z" fill="#fff"/>`,
  insight: `<path d="M3 24C12 9 36 9 45 24C36 39 12 39 3 24Z" fill="${ink("paper")}"/><circle cx="24" cy="24" r="9.5" fill="${ink("c-see")}"/><circle cx="24" cy="24" r="4.6" fill="#24101f"/><circle cx="27" cy="21" r="2" fill="#fff"/>`,
  swap: `<g transform="translate(14 15) rotate(-12)"><rect x="-8" y="-11" width="16" height="22" rx="2" fill="${ink("paper")}"/></g><g transform="translate(34 34) rotate(10)"><rect x="-8" y="-11" width="16" height="22" rx="2" fill="${ink("paper-2")}"/></g><path d="M29 8C38 8 41 12 41 17M37 14L41 18L45 14M19 41C10 41 7 37 7 32M3 35L7 31L11 35" ${stroke("c-amber", 3)}/>`,
};
