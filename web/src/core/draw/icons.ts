/** Icons of the game (48 × 48): two or three flat tones, light from the upper left. */
import type { EXPANSION_ICONS } from "./icons-expansions";
import { ink } from "./shape";
import { boulder, nugget } from "./things";

export const stroke = (token: string, width: number, extra = ""): string =>
  `fill="none" stroke="${ink(token)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}`;

export const hat = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-11 7C-9 -4 -3 -8 3 -13C5 -6 10 -2 11 7Z" fill="${colour}"/><path d="M3 -13C5 -6 10 -2 11 7H2C4 0 4 -7 3 -13Z" fill="#000" fill-opacity=".2"/><rect x="-13" y="6" width="26" height="5" rx="2.5" fill="${ink("paper-2")}"/></g>`;

export const ICONS = {
  pick:
    `<path d="M31 12L36 17L15 43L8 44L9 37Z" fill="${ink("wood")}"/><path d="M31 12L33 14L11 40L8 44L9 37Z" fill="${ink("wood-3")}"/><path d="M8 12C18 3 30 4 37 11C44 18 45 30 36 40C38 29 34 22 30 18C26 14 19 10 8 12Z" fill="${ink("steel-2")}"/><path d="M8 12C18 3 30 4 37 11L34 15C28 9 19 9 8 12Z" fill="${ink("steel")}"/><rect x="28" y="9" width="10" height="10" rx="2" fill="${ink("wood-2")}" transform="rotate(45 33 14)"/>`,
  lamp:
    `<path d="M15 13C15 2 33 2 33 13" ${stroke("steel-2", 3)}/><path d="M14 14H34L31 18H17Z" fill="${ink("wood-2")}"/><rect x="16" y="18" width="16" height="19" fill="${ink("c-amber")}"/><path d="M16 18H24V37H16Z" fill="${ink("gold-3")}"/><path d="M24 22C29 27 29 30 27.5 33H20.5C19 30 20 27 24 22Z" fill="#e2562c"/><path d="M24 27C26.5 29.5 26 31.5 25.5 33H22.5C22 31.5 22.5 29.5 24 27Z" fill="#fff0ae"/><path d="M16 18V37M32 18V37M24 18V21" ${stroke("wood-2", 2.4)}/><path d="M13 37H35L36 43H12Z" fill="${ink("wood-2")}"/><path d="M13 37H35L35.3 39H12.7Z" fill="${ink("wood-3")}"/>`,
  lampOff:
    `<path d="M15 13C15 2 33 2 33 13" ${stroke("steel-2", 3)}/><path d="M14 14H34L31 18H17Z" fill="${ink("steel-2")}"/><rect x="16" y="18" width="16" height="19" fill="#0b161a"/><path d="M16 18V37M32 18V37" ${stroke("steel-2", 2.4)}/><path d="M22 30C22 26 26 26 25 21" ${stroke("steel", 2)}/><path d="M13 37H35L36 43H12Z" fill="${ink("steel-2")}"/><path d="M8 8L40 42" ${stroke("c-ember", 3.6)}/>`,
  cart:
    `<path d="M4 37H44" ${stroke("steel-2", 2.4)}/><path d="M13 11L18 5L24 8L30 4L36 10Z" fill="${ink("gold")}"/><path d="M24 8L30 4L36 10H25Z" fill="${ink("gold-3")}"/><path d="M6 12H42L37 31H11Z" fill="${ink("wood")}"/><path d="M6 12H42L41 16H7Z" fill="${ink("steel-2")}"/><path d="M15 16L18 31M24 16V31M33 16L30 31" stroke="${ink("wood-2")}" stroke-width="2.2"/><path d="M6 12H16L20 31H11Z" fill="${ink("wood-3")}" fill-opacity=".6"/><circle cx="16" cy="34" r="5.5" fill="${ink("paper-ink")}"/><circle cx="32" cy="34" r="5.5" fill="${ink("paper-ink")}"/><circle cx="16" cy="34" r="2.2" fill="${ink("steel")}"/><circle cx="32" cy="34" r="2.2" fill="${ink("steel")}"/>`,
  map:
    `<path d="M5 10L17 6L31 11L43 7V38L31 42L17 37L5 41Z" fill="${ink("paper")}"/><path d="M17 6L31 11V42L17 37Z" fill="${ink("paper-2")}"/><path d="M9 33C13 25 20 31 23 25S30 17 35 18" ${stroke("c-ember", 2.6, 'stroke-dasharray="3 4.2"')}/><path d="M33 14L39 20M39 14L33 20" ${stroke("c-ember", 3)}/><path d="M9 15H14M9 19H13" ${stroke("stone-2", 1.8)}/>`,
  rockfall:
    boulder(15, 16, 8.5, "r1") +
    boulder(32, 13, 7, "r2") +
    boulder(24, 29, 10.5, "r3") +
    boulder(38, 33, 6.5, "r5") +
    boulder(10, 36, 6, "r7") +
    `<path d="M14 3V6M24 2V10M34 3V5M41 16V21M6 22V27" ${stroke("paper", 2.2)}/>`,
  dwarf:
    hat(24, 17, 1.25, "#b5453a") +
    `<circle cx="24" cy="30" r="6" fill="${ink("skin")}"/><path d="M11 30C12 47 36 47 37 30C32 34 28 33 24 32C20 33 16 34 11 30Z" fill="${ink("paper")}"/>`,
  fuse:
    `<rect x="9" y="17" width="12" height="27" rx="2" fill="#b5371a"/><rect x="19" y="17" width="12" height="27" rx="2" fill="#d9512f"/><rect x="29" y="17" width="10" height="27" rx="2" fill="#b5371a"/><path d="M8 25H40M8 36H40" ${stroke("paper-ink", 3)}/><path d="M25 17C25 9 32 11 34 6" ${stroke("paper-2", 2.8)}/><path d="M35 0L36.5 4L41 4.5L37.5 7L39 12L35 9L31 12L32.5 7L29 4.5L33.5 4Z" fill="${ink("gold")}"/>`,
  nugget: nugget(24, 25, 16, "ic"),
} as const;

export type IconName = keyof typeof ICONS | keyof typeof EXPANSION_ICONS;

const drawings: Record<string, string> = { ...ICONS };

/** The drawing of an icon; those of the expansions are there once `addIcons` was told of them. */
export const iconOf = (name: IconName): string => drawings[name]!;

export function addIcons(icons: Readonly<Record<string, string>>): void {
  Object.assign(drawings, icons);
}

/** Glyphs of the interface (24 × 24): lines of 2, in the colour of the text. */
export const GLYPHS = {
  rotate: "M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5",
  check: "M4 13l5 5L20 6",
  close: "M5 5l14 14M19 5L5 19",
  discard: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  log: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5",
  flag: "M6 21V4M6 4h11l-2 4 2 4H6",
  more: "M5 11v2M12 11v2M19 11v2",
  cards: "M8 4h11v15H8zM8 7L4 8l3 13 8-2",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5v.5M9 13v2M15 13v2M2 13v3M22 13v3",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-8 15-8 16 0",
  link: "M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
  play: "M7 4l13 8-13 8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  tv: "M3 5h18v12H3zM8 21h8M12 17v4",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c1-7 13-7 14 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14c3 1 4 3 4 6",
  hand: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V12M16 9.5a1.5 1.5 0 0 1 3 0V15c0 4-3 6.5-6.5 6.5S7 19 5.5 16L3.7 12.7c-.8-1.5 1-2.7 2-1.5L7 13",
  moon: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z",
  download: "M12 4v11M7 10l5 5 5-5M4 20h16",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  equal: "M6 9h12M6 15h12",
  down: "M12 4v15M6 13l6 6 6-6",
  up: "M12 20V5M6 11l6-6 6 6",
  sound: "M4 9v6h4l6 5V4L8 9zM17.5 8.5a5 5 0 0 1 0 7M20 6a8.5 8.5 0 0 1 0 12",
  silence: "M4 9v6h4l6 5V4L8 9zM18 9.5l4 5M22 9.5l-4 5",
  system: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h5M12 12h7M12 17h5",
} as const;

export type GlyphName = keyof typeof GLYPHS;
