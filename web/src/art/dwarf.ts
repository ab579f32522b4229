/** A dwarf in cut-paper style, 100 × 100. Looks never depend on a role or a team. */
import { ink } from "./shapes";

export type Hat = "point" | "helm" | "top" | "hood" | "cap" | "horn";
export type Beard = "long" | "fork" | "round" | "braid" | "none" | "short";

/** SVG parts that replace the usual hat, beard and skin; `worn` is drawn on top of the face. */
interface Drawn {
  hat: string;
  beard: string;
  skin: readonly [plain: string, shade: string];
  worn: string;
  /** Whether there is no moustache. */
  shaven: boolean;
}

export interface DwarfLook {
  hat: Hat;
  beard: Beard;
  drawn?: Partial<Drawn>;
  colour: string;
  hair: string;
  coat?: string;
  mood?: keyof typeof BROWS;
}

const SKIN = [ink("skin"), ink("skin-2")] as const;
export const SHADE = 'fill="#000" fill-opacity=".2"';

const BROWS = {
  calm: "M33 48L44 47M67 48L56 47",
  bad: "M32 44L45 50M68 44L55 50",
  sly: "M32 49L45 47M68 43L55 49",
  glad: "M33 47Q39 43 44 47M67 47Q61 43 56 47",
} as const;

const beards = (hair: string): Record<Beard, string> => ({
  long: `<path d="M24 56C22 88 40 99 50 100C60 99 78 88 76 56C70 64 62 62 50 60C38 62 30 64 24 56Z" fill="${hair}"/><path d="M50 60C62 62 70 64 76 56C78 88 60 99 50 100Z" ${SHADE}/><path d="M40 70L43 92M58 70L56 92" stroke="#000" stroke-opacity=".14" stroke-width="2.5"/>`,
  fork: `<path d="M24 56C20 80 28 96 36 100C42 96 46 88 50 82C54 88 58 96 64 100C72 96 80 80 76 56C70 64 62 62 50 60C38 62 30 64 24 56Z" fill="${hair}"/><path d="M50 60C62 62 70 64 76 56C80 80 72 96 64 100C58 96 54 88 50 82Z" ${SHADE}/>`,
  round: `<path d="M22 54C16 84 34 94 50 94C66 94 84 84 78 54C70 64 62 62 50 60C38 62 30 64 22 54Z" fill="${hair}"/><path d="M50 60C62 62 70 64 78 54C84 84 66 94 50 94Z" ${SHADE}/>`,
  braid: `<path d="M26 56C26 74 36 80 44 80L41 88L46 93L44 100H56L54 93L59 88L56 80C64 80 74 74 74 56C68 63 62 62 50 60C38 62 32 63 26 56Z" fill="${hair}"/><path d="M50 60C62 62 68 63 74 56C74 74 64 80 56 80L59 88L54 93L56 100H50Z" ${SHADE}/><rect x="42" y="86" width="16" height="4" rx="2" fill="${ink("gold")}"/>`,
  none: `<path d="M40 66Q50 72 60 66" fill="none" stroke="#7c3a22" stroke-width="2.5" stroke-linecap="round"/><path d="M24 46C14 56 16 76 12 86L18 96L26 88C24 74 28 62 28 50ZM76 46C86 56 84 76 88 86L82 96L74 88C76 74 72 62 72 50Z" fill="${hair}"/><path d="M14 84L26 86M86 84L74 86" stroke="${ink("gold")}" stroke-width="4"/>`,
  short: `<path d="M28 58C28 78 40 84 50 84C60 84 72 78 72 58C66 66 60 64 50 62C40 64 34 66 28 58Z" fill="${hair}"/><path d="M50 62C60 64 66 66 72 58C72 78 60 84 50 84Z" ${SHADE}/>`,
});

const hats = (colour: string): Record<Hat, string> => ({
  point: `<path d="M22 42C26 22 38 14 56 0C57 12 72 22 78 42Z" fill="${colour}"/><path d="M56 0C57 12 72 22 78 42H58C62 28 60 12 56 0Z" ${SHADE}/><path d="M19 40C30 34 70 34 81 40L79 48C66 42 34 42 21 48Z" fill="${ink("paper-2")}"/>`,
  helm: `<path d="M22 44C20 14 80 14 78 44Z" fill="${colour}"/><path d="M50 21C66 21 79 28 78 44H56C58 34 56 26 50 21Z" ${SHADE}/><path d="M18 42C30 36 70 36 82 42L81 48C66 43 34 43 19 48Z" fill="${ink("steel-2")}"/><circle cx="50" cy="28" r="8.5" fill="${ink("wood-2")}"/><circle cx="50" cy="28" r="6" fill="${ink("gold-3")}"/>`,
  top: `<path d="M32 40L30 8H70L68 40Z" fill="${colour}"/><path d="M54 8H70L68 40H54Z" ${SHADE}/><path d="M31 30H69L68.5 38H31.5Z" fill="${ink("gold")}"/><path d="M16 42C30 36 70 36 84 42L80 48C66 43 34 43 20 48Z" fill="${colour}"/>`,
  hood: `<path d="M14 70C8 30 30 8 50 4C70 8 92 30 86 70L76 62C80 44 70 34 50 33C30 34 20 44 24 62Z" fill="${colour}"/><path d="M50 4C70 8 92 30 86 70L76 62C80 44 70 34 50 33Z" ${SHADE}/>`,
  cap: `<path d="M22 43C22 20 78 20 78 43Z" fill="${colour}"/><path d="M50 25C66 25 78 30 78 43H60C60 34 57 28 50 25Z" ${SHADE}/><path d="M20 41C34 36 66 36 92 46C80 48 66 45 50 44C38 44 28 46 20 48Z" fill="${ink("wood-2")}"/>`,
  horn: `<path d="M22 36C8 34 6 20 10 12C14 22 22 24 28 26ZM78 36C92 34 94 20 90 12C86 22 78 24 72 26Z" fill="${ink("paper")}"/><path d="M22 44C20 16 80 16 78 44Z" fill="${colour}"/><path d="M50 23C66 23 79 28 78 44H58C60 34 56 28 50 23Z" ${SHADE}/><path d="M18 42C30 36 70 36 82 42L81 48C66 43 34 43 19 48Z" fill="${ink("gold-2")}"/>`,
});

export function dwarf(given: DwarfLook): string {
  const look = { mood: "calm" as const, coat: given.colour, ...given };
  const { hair, coat, drawn = {} } = look;
  const [skin, shade] = drawn.skin ?? SKIN;
  return (
    `<g><path d="M6 100C8 78 24 70 50 70S92 78 94 100Z" fill="${coat}"/><path d="M50 70C76 70 92 78 94 100H50Z" ${SHADE}/>` +
    `<path d="M26 44C26 34 74 34 74 44L73 62C66 70 34 70 27 62Z" fill="${skin}"/><path d="M50 38C66 37 74 40 74 44L73 62C68 67 60 68 50 68Z" fill="${shade}" fill-opacity=".5"/>` +
    (drawn.beard ?? beards(hair)[look.beard]) +
    (drawn.hat ?? hats(look.colour)[look.hat]) +
    `<circle cx="39" cy="53" r="2.9" fill="#20160c"/><circle cx="61" cy="53" r="2.9" fill="#20160c"/><circle cx="40" cy="52" r=".9" fill="#fff"/><circle cx="62" cy="52" r=".9" fill="#fff"/><path d="${BROWS[look.mood]}" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>${drawn.shaven || look.beard === "none" ? "" : `<path d="M30 62C36 56 44 58 50 62C56 58 64 56 70 62C64 68 56 68 50 65C44 68 36 68 30 62Z" fill="${hair}"/><path d="M30 62C36 56 44 58 50 62C56 58 64 56 70 62C64 68 56 68 50 65C44 68 36 68 30 62Z" fill="#fff" fill-opacity=".18"/>`}<ellipse cx="50" cy="58" rx="6.5" ry="6" fill="${shade}"/><ellipse cx="48" cy="56.5" rx="3.5" ry="3" fill="${skin}"/>${drawn.worn ?? ""}</g>`
  );
}

/**
 * The default portraits, assigned by seat unless a player has chosen one, never by role. `more-dwarves.ts` has those
 * that are used only when chosen.
 */
export const FIRST_DWARVES: readonly DwarfLook[] = [
  { hat: "helm", beard: "long", colour: "#c98d1d", hair: "#efe3cb" },
  { hat: "point", beard: "none", colour: "#b5453a", hair: "#e7b86a" },
  { hat: "helm", beard: "round", colour: "#4a7f8c", hair: "#c9c2b4" },
  { hat: "horn", beard: "braid", colour: "#7b5a9a", hair: "#3b2a22" },
  { hat: "cap", beard: "fork", colour: "#5d7a3c", hair: "#b4552c" },
  { hat: "hood", beard: "long", colour: "#39616a", hair: "#8c6b4a" },
  { hat: "top", beard: "fork", colour: "#574a60", hair: "#d9d2c4" },
  { hat: "cap", beard: "none", colour: "#a8527f", hair: "#5a3b24" },
  { hat: "point", beard: "braid", colour: "#2f6f9c", hair: "#e0d3b4" },
  { hat: "horn", beard: "short", colour: "#8a651c", hair: "#7a3f22" },
  { hat: "point", beard: "round", colour: "#1d7a62", hair: "#d9a15c" },
  { hat: "hood", beard: "none", colour: "#7d4a3c", hair: "#c9b08a" },
];

const HEPTAGON = "M50 2L92 18L98 60L76 98H24L2 60L8 18Z";

export const PORTRAIT_CLIP = `<clipPath id="portrait"><path d="${HEPTAGON}"/></clipPath>`;

export const portrait = (look: DwarfLook): string =>
  `<path d="${HEPTAGON}" fill="${ink("bg-3")}"/><g clip-path="url(#portrait)"><g transform="translate(6 8) scale(.88)">${dwarf(look)}</g></g>` +
  `<path d="${HEPTAGON}" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="3"/>`;
