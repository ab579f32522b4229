/** Drawings of cards without tunnels: actions, roles, gold and backs. Printed cards look the same in both themes. */
import { dwarf, type DwarfLook } from "./dwarf";
import { iconMarkup, type IconName } from "./icons";
import { blob, ink, poly, round1 } from "./shapes";
import { goldPile, nugget } from "./objects";

/** The colour and the corner mark of each family of actions; the mark makes them distinguishable without colour. */
const FAMILIES = {
  block: { face: "#7d2c1c", ray: "#9c3d28", ground: "#5f1f13", notch: "M0 0L9 9M9 0L0 9" },
  mend: { face: "#1f5b4a", ray: "#2b7460", ground: "#154537", notch: "M0 5L3.5 8.5L10 0" },
  ground: { face: "#5d4a2a", ray: "#766039", ground: "#46371e", notch: "M0 9L5 0L10 9Z" },
  know: { face: "#54315f", ray: "#6b417a", ground: "#3d2246", notch: "M0 4.5C3 0 8 0 11 4.5C8 9 3 9 0 4.5Z" },
  trade: { face: "#2a4a6b", ray: "#366088", ground: "#1d3751", notch: "M0 2.5H9L6.5 0M10 7H1L3.5 9.5" },
  self: { face: "#6b4d12", ray: "#8a651c", ground: "#50390b", notch: "M5 0A4.8 4.8 0 1 0 5.01 0Z" },
} as const;

export type ActionFamily = keyof typeof FAMILIES;

export interface ActionLook {
  family: ActionFamily;
  icons: IconName[];
  broken?: boolean;
  /** Text in the upper right corner. */
  badge?: string;
  title: string;
}

/** Break a title into lines of at most `most` characters. */
export function wrapTitle(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The average width of a letter, relative to its height. */
const LETTER = 0.5;

/** Return the title as SVG text, as large as its lines permit: in the hand on a phone a card is very small. */
function caption(title: string): string {
  const lines =
    [10, 14, 18].map((most) => wrapTitle(title, most)).find(({ length }) => length <= 2) ?? wrapTitle(title, 18);
  const most = [17, 14.5][lines.length - 1] ?? 10;
  const size = round1(Math.min(most, 84 / LETTER / Math.max(...lines.map(({ length }) => length))));
  const first = [108, 99.5][lines.length - 1] ?? 98;
  const step = lines.length > 2 ? 9.6 : 12.5;
  return lines
    .map(
      (line, i) =>
        `<text x="45" y="${round1(first + i * step)}" font-family="Grenze" font-weight="700" font-size="${size}" word-spacing=".16em" text-anchor="middle" fill="${ink("paper")}">${escape(line)}</text>`,
    )
    .join("");
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const at = (angle: number, r: number): string =>
    `${round1(45 + Math.cos(angle) * r)} ${round1(49 + Math.sin(angle) * r)}`;
  const a = (i / 16) * Math.PI * 2 + 0.1;
  return `M${at(a, 26)}L${at(a, 90)}L${at(a + 0.2, 90)}Z`;
}).join("");

export const BROKEN_CLIPS =
  '<clipPath id="broken-a"><path d="M0 0H32L22 14L30 24L18 34L24 48H0Z"/></clipPath>' +
  '<clipPath id="broken-b"><path d="M48 0H32L22 14L30 24L18 34L24 48H48Z"/></clipPath>';

const sized = (name: IconName, x: number, y: number, k: number): string =>
  `<g transform="translate(${round1(x - 24 * k)} ${round1(y - 24 * k)}) scale(${k})">${iconMarkup(name)}</g>`;

const edge = (colour: string, opacity = 1, width = 1.4): string =>
  `<rect x=".8" y=".8" width="88.4" height="118.4" rx="5.5" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

/** The tools whose repair cards show a seal. */
const MENDED: ReadonlySet<IconName> = new Set(["pick", "lamp", "cart"]);

export function actionPlate(look: ActionLook): string {
  const tone = FAMILIES[look.family];
  const seed = look.icons.join("");
  const [icon, other] = look.icons as [IconName, IconName | undefined];
  let art: string;
  if (look.broken) {
    art =
      `<g transform="translate(14.5 27.5) rotate(-13 24 24) scale(1.02)" clip-path="url(#broken-a)">${iconMarkup(icon)}</g>` +
      `<g transform="translate(27 22) rotate(13 24 24) scale(1.02)" clip-path="url(#broken-b)">${iconMarkup(icon)}</g>` +
      `<path d="M54 21L42 37L51 48L38 60L46 77" fill="none" stroke="${ink("c-ember")}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`;
  } else if (other) {
    art =
      sized(icon, 33, 42, 0.8) +
      sized(other, 57, 57, 0.8) +
      `<path d="M29 64L61 34" stroke="${ink("paper")}" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="2 3"/>`;
  } else art = sized(icon, 45, 49, 1.08);
  if (look.family === "mend" && MENDED.has(icon)) {
    art += `<circle cx="68" cy="71" r="9.5" fill="${ink("paper")}"/><path d="M63.5 71L66.8 74.5L72.8 67.5" fill="none" stroke="#0d6b4c" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  return (
    `<rect width="90" height="120" fill="${tone.face}"/><path d="${RAYS}" fill="${tone.ray}" fill-opacity=".55"/>` +
    poly(
      [
        [0, 88],
        [18, 84],
        [40, 88],
        [62, 83],
        [90, 87],
        [90, 120],
        [0, 120],
      ],
      tone.ground,
    ) +
    poly(blob(46, 51.5, 33, `${seed}x`, 14, 0.03), "#000", 'fill-opacity=".35"') +
    poly(blob(45, 49, 33, `${seed}x`, 14, 0.03), ink("paper-2")) +
    poly(blob(45, 49, 30, `${seed}y`, 14, 0.03), "#14242b") +
    `<circle cx="45" cy="49" r="26" fill="${tone.face}" fill-opacity=".55"/>` +
    art +
    `<path d="M0 0H22L19 19L0 22Z" fill="${ink("paper")}"/><g transform="translate(5 5)" fill="none" stroke="${tone.ground}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${tone.notch}"/></g>` +
    caption(look.title) +
    (look.badge
      ? `<text x="84" y="14" font-family="Atkinson Next" font-weight="700" font-size="9" text-anchor="end" fill="${ink("paper")}">${look.badge}</text>`
      : "") +
    edge(ink("paper-2"), 0.5, 1.2)
  );
}

export interface RoleLook {
  ground: readonly [string, string, string];
  ink: string;
  dwarf: DwarfLook;
  /** The badge at the upper left: an icon, or a drawing centred at 0, 0. */
  icon: IconName | { drawn: string };
  /** The fill of the badge's disc; paper by default. */
  disc?: string;
}

/** Return a dwarf in a cave mouth, with name and goal in one or two lines below. */
export function rolePlate(look: RoleLook, name: string, goal: string): string {
  const [dark, middle, light] = look.ground;
  const lines = wrapTitle(goal, Math.ceil(goal.length / 2) + 5);
  const titles = name.length > 13 ? wrapTitle(name, 11) : [name];
  const size = titles.length > 1 ? 11 : 15.5;
  return (
    `<rect width="90" height="120" fill="${dark}"/>` +
    poly(blob(45, 46, 62, "r1", 12, 0.06), middle) +
    poly(blob(45, 44, 44, "r2", 12, 0.06), light, 'fill-opacity=".55"') +
    poly(blob(45, 42, 30, "r3", 12, 0.06), light, 'fill-opacity=".8"') +
    poly(
      [
        [0, 0],
        [90, 0],
        [90, 22],
        [80, 12],
        [66, 18],
        [54, 8],
        [40, 14],
        [26, 7],
        [13, 17],
        [0, 11],
      ],
      dark,
    ) +
    poly(
      [
        [0, 0],
        [8, 24],
        [3, 48],
        [9, 70],
        [0, 92],
      ],
      dark,
    ) +
    poly(
      [
        [90, 0],
        [83, 26],
        [88, 46],
        [81, 68],
        [90, 92],
      ],
      dark,
    ) +
    `<g transform="translate(13 16) scale(.66)">${dwarf(look.dwarf)}</g>` +
    poly(
      [
        [0, 84],
        [20, 79],
        [45, 84],
        [68, 79],
        [90, 83],
        [90, 120],
        [0, 120],
      ],
      dark,
    ) +
    titles
      .map(
        (title, i) =>
          `<text x="45" y="${titles.length > 1 ? 92.5 + i * 10 : 99}" font-family="Grenze" font-weight="700" font-size="${size}" text-anchor="middle" fill="${look.ink}">${escape(title)}</text>`,
      )
      .join("") +
    lines
      .map(
        (line, i) =>
          `<text x="45" y="${round1(108.6 + i * 6.7)}" font-family="Atkinson Next" font-weight="500" font-size="5.9" text-anchor="middle" fill="${look.ink}" fill-opacity=".95">${escape(line)}</text>`,
      )
      .join("") +
    `<circle cx="16" cy="17" r="11" fill="${look.disc ?? ink("paper")}"/>` +
    (typeof look.icon === "string"
      ? `<g transform="translate(7.6 8.6) scale(.35)">${iconMarkup(look.icon)}</g>`
      : `<g transform="translate(16 17)">${look.icon.drawn}</g>`) +
    edge(light, 0.8)
  );
}

const BACKS = {
  deck: { ground: ["#16282f", "#1f3740", "#2d4a54"], icon: "lamp" },
  goal: { ground: ["#2b2117", "#43331f", "#6b5330"], icon: null },
  role: { ground: ["#2a1220", "#431c2c", "#5f2a3a"], icon: "dwarf" },
  gold: { ground: ["#50390b", "#6b4d12", "#8a651c"], icon: "nugget" },
  chest: { ground: ["#1b1413", "#2e211d", "#46322a"], icon: "chest" },
} as const;

export type BackKind = keyof typeof BACKS;

/** Return the back of a card, the same for all faces. Goals show their public number. */
export function cardBack(kind: BackKind, number?: number): string {
  const { ground, icon } = BACKS[kind];
  const [dark, middle, light] = ground;
  let markup = `<rect width="90" height="120" fill="${dark}"/>`;
  for (let i = 0; i < 4; i++) {
    markup += poly(
      blob(45, 60, 58 - i * 11, kind + i, 11, 0.07, 74 - i * 14),
      i % 2 ? dark : middle,
      'fill-opacity=".9"',
    );
  }
  markup += poly(blob(45, 60, 27, `${kind}z`, 10, 0.05), light) + poly(blob(45, 60, 23.5, `${kind}y`, 10, 0.05), dark);
  if (icon) markup += `<g transform="translate(28 43) scale(.71)">${iconMarkup(icon)}</g>`;
  else {
    markup += `<text x="45" y="72" font-family="Grenze" font-weight="700" font-size="36" text-anchor="middle" fill="${ink("c-amber")}">?</text>`;
    for (const [x, y] of [
      [12, 12],
      [78, 12],
      [12, 108],
      [78, 108],
    ] as const)
      markup += nugget(x, y, 4.2, `gb${x},${y}`);
  }
  if (number) {
    markup += `<circle cx="45" cy="104" r="8.5" fill="${ink("paper")}"/><text x="45" y="108" font-family="Atkinson Next" font-size="11" font-weight="800" text-anchor="middle" fill="${ink("paper-ink")}">${number}</text>`;
  }
  return markup + edge(kind === "goal" ? "#e08a24" : light, 1, 1.6);
}

export function goldPlate(value: number, title: string): string {
  let markup = '<rect width="90" height="120" fill="#50390b"/>';
  ["#6b4d12", "#8a651c", "#b98a26"].forEach((tone, i) => {
    markup += poly(blob(45, 54, 52 - i * 13, `go${i}`, 12, 0.06, 60 - i * 14), tone);
  });
  return (
    markup +
    `<g transform="translate(45 52) scale(1.65) translate(-45 -52)">${goldPile(45, 52, value)}</g>` +
    poly(
      [
        [0, 92],
        [22, 88],
        [45, 92],
        [68, 88],
        [90, 91],
        [90, 120],
        [0, 120],
      ],
      "#37270a",
    ) +
    `<text x="45" y="111" font-family="Grenze" font-weight="700" font-size="${title.length > 10 ? 15 : 18}" text-anchor="middle" fill="#fff0ae">${escape(title)}</text>` +
    edge("#f7cd4b", 1, 1.6)
  );
}
