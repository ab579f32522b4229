/** A dwarf cut from paper, 100 × 100. Looks never tell a role or a team. */
import { ink } from "./shape";

/** What is on the head; some wear their hair alone. */
export type Hat = "point" | "helm" | "top" | "hood" | "cap" | "horn" | "bun" | "curls" | "crown" | "scarf" | "feather" | "fur" | "bald";
/** What frames the face; `none` has plaits, `loose` long hair. */
export type Beard = "long" | "fork" | "round" | "braid" | "none" | "short" | "walrus" | "loose";

export interface DwarfLook {
  hat: Hat;
  beard: Beard;
  colour: string;
  hair: string;
  coat?: string;
  mood?: keyof typeof BROWS;
  skin?: keyof typeof SKINS;
  wears?: keyof typeof WORN;
}

const SKINS = { fair: [ink("skin"), ink("skin-2")], brown: ["#b9794c", "#985c35"], dark: ["#80502f", "#653b21"] } as const;

const WORN = {
  patch: '<path d="M25 43L75 61" stroke="#20160c" stroke-width="2.6"/><path d="M53 48C58 45 67 47 69 51C69 58 64 61 60 60C56 59 53 55 53 48Z" fill="#20160c"/>',
  glasses: `<g fill="#fff" fill-opacity=".22" stroke="${ink("gold-2")}" stroke-width="2.2"><circle cx="39" cy="53" r="8"/><circle cx="61" cy="53" r="8"/><path d="M47 52Q50 50 53 52" fill="none"/></g>`,
  scar: '<path d="M65 42L71 63M64 50L70 47M67 58L73 55" fill="none" stroke="#9c3f34" stroke-width="2.2" stroke-linecap="round"/>',
  freckles: '<g fill="#8a4a24"><circle cx="33" cy="59" r="1.3"/><circle cx="37" cy="61" r="1.3"/><circle cx="41" cy="60" r="1.3"/><circle cx="59" cy="60" r="1.3"/><circle cx="63" cy="61" r="1.3"/><circle cx="67" cy="59" r="1.3"/></g>',
} as const;

const SHADE = 'fill="#000" fill-opacity=".2"';

const BROWS = {
  calm: "M33 48L44 47M67 48L56 47", bad: "M32 44L45 50M68 44L55 50", sly: "M32 49L45 47M68 43L55 49", glad: "M33 47Q39 43 44 47M67 47Q61 43 56 47",
} as const;

const beards = (hair: string): Record<Beard, string> => ({
      long: `<path d="M24 56C22 88 40 99 50 100C60 99 78 88 76 56C70 64 62 62 50 60C38 62 30 64 24 56Z" fill="${hair}"/><path d="M50 60C62 62 70 64 76 56C78 88 60 99 50 100Z" ${SHADE}/><path d="M40 70L43 92M58 70L56 92" stroke="#000" stroke-opacity=".14" stroke-width="2.5"/>`,
      fork: `<path d="M24 56C20 80 28 96 36 100C42 96 46 88 50 82C54 88 58 96 64 100C72 96 80 80 76 56C70 64 62 62 50 60C38 62 30 64 24 56Z" fill="${hair}"/><path d="M50 60C62 62 70 64 76 56C80 80 72 96 64 100C58 96 54 88 50 82Z" ${SHADE}/>`,
      round: `<path d="M22 54C16 84 34 94 50 94C66 94 84 84 78 54C70 64 62 62 50 60C38 62 30 64 22 54Z" fill="${hair}"/><path d="M50 60C62 62 70 64 78 54C84 84 66 94 50 94Z" ${SHADE}/>`,
      braid: `<path d="M26 56C26 74 36 80 44 80L41 88L46 93L44 100H56L54 93L59 88L56 80C64 80 74 74 74 56C68 63 62 62 50 60C38 62 32 63 26 56Z" fill="${hair}"/><path d="M50 60C62 62 68 63 74 56C74 74 64 80 56 80L59 88L54 93L56 100H50Z" ${SHADE}/><rect x="42" y="86" width="16" height="4" rx="2" fill="${ink("gold")}"/>`,
      none: `<path d="M40 66Q50 72 60 66" fill="none" stroke="#7c3a22" stroke-width="2.5" stroke-linecap="round"/><path d="M24 46C14 56 16 76 12 86L18 96L26 88C24 74 28 62 28 50ZM76 46C86 56 84 76 88 86L82 96L74 88C76 74 72 62 72 50Z" fill="${hair}"/><path d="M14 84L26 86M86 84L74 86" stroke="${ink("gold")}" stroke-width="4"/>`,
      walrus: `<path d="M50 62C40 57 24 62 17 82C29 80 43 77 50 69C57 77 71 80 83 82C76 62 60 57 50 62Z" fill="${hair}"/><path d="M50 62C60 57 76 62 83 82C71 80 57 77 50 69Z" ${SHADE}/>`,
      loose: `<path d="M41 65Q50 73 59 65Q50 68 41 65Z" fill="#8f3328"/><path d="M27 38C14 48 17 76 10 92C20 98 30 92 31 80C28 66 28 54 30 42ZM73 38C86 48 83 76 90 92C80 98 70 92 69 80C72 66 72 54 70 42Z" fill="${hair}"/><path d="M73 38C86 48 83 76 90 92C80 98 70 92 69 80C72 66 72 54 70 42Z" ${SHADE}/>`,
      short: `<path d="M28 58C28 78 40 84 50 84C60 84 72 78 72 58C66 66 60 64 50 62C40 64 34 66 28 58Z" fill="${hair}"/><path d="M50 62C60 64 66 66 72 58C72 78 60 84 50 84Z" ${SHADE}/>`,
});

const LOCKS = "M23 54C16 22 36 13 50 13S84 22 77 54C76 43 64 39 50 39S24 43 23 54Z";

const hats = (colour: string, hair: string, skin: string): Record<Hat, string> => ({
      bun: `<circle cx="50" cy="11" r="11" fill="${hair}"/><path d="M50 0A11 11 0 0 1 50 22Z" ${SHADE}/><path d="${LOCKS}" fill="${hair}"/><path d="M50 13C64 13 84 22 77 54C76 43 64 39 50 39Z" ${SHADE}/><path d="M34 4L66 19" stroke="${ink("gold")}" stroke-width="3" stroke-linecap="round"/>`,
      curls: `<g fill="${hair}"><path d="${LOCKS}"/><circle cx="50" cy="19" r="13"/><circle cx="33" cy="24" r="12"/><circle cx="67" cy="24" r="12"/><circle cx="23" cy="39" r="11"/><circle cx="77" cy="39" r="11"/><circle cx="19" cy="55" r="10"/><circle cx="81" cy="55" r="10"/><circle cx="20" cy="70" r="9"/><circle cx="80" cy="70" r="9"/></g><path d="M57 9C78 12 86 34 86 52C86 64 84 74 79 78L73 54C73 44 66 40 57 39Z" ${SHADE}/>`,
      crown: `<path d="${LOCKS}" fill="${hair}"/><path d="M26 34L22 9L37 20L50 4L63 20L78 9L74 34C60 28 40 28 26 34Z" fill="${ink("gold")}"/><path d="M50 4L63 20L78 9L74 34C66 30 58 29 50 29Z" ${SHADE}/><circle cx="50" cy="22" r="4" fill="${colour}"/><circle cx="34" cy="25" r="2.8" fill="${colour}"/><circle cx="66" cy="25" r="2.8" fill="${colour}"/>`,
      scarf: `<path d="M74 38C84 34 92 35 97 31C96 38 92 42 87 43C92 47 94 53 93 59C86 56 79 50 74 44Z" fill="${colour}"/><path d="M21 47C16 12 84 12 79 47C66 37 34 37 21 47Z" fill="${colour}"/><path d="M50 21C68 20 82 28 79 47C74 43 67 41 60 40C61 32 57 25 50 21Z" ${SHADE}/><g fill="${ink("paper")}"><circle cx="34" cy="31" r="3"/><circle cx="47" cy="27" r="3"/><circle cx="60" cy="31" r="3"/><circle cx="71" cy="38" r="3"/></g>`,
      feather: `<path d="M62 32C62 12 80 1 97 0C97 16 86 30 66 36Z" fill="${ink("paper")}"/><path d="M64 34C74 22 84 12 95 3" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/><path d="M27 40C28 20 40 12 52 18C64 14 74 24 74 40Z" fill="${colour}"/><path d="M52 18C64 14 74 24 74 40H56C58 32 56 24 52 18Z" ${SHADE}/><path d="M8 34C28 42 72 42 93 33C92 44 74 49 50 48C28 49 10 45 8 34Z" fill="${colour}"/><path d="M8 34C28 42 72 42 93 33C92 44 74 49 50 48C28 49 10 45 8 34Z" fill="#000" fill-opacity=".12"/>`,
      fur: `<path d="M22 40C20 8 80 8 78 40Z" fill="${colour}"/><path d="M50 16C68 16 79 24 78 40H58C60 30 56 22 50 16Z" ${SHADE}/><path d="M15 40C9 50 10 70 18 74C25 75 28 66 27 46ZM85 40C91 50 90 70 82 74C75 75 72 66 73 46Z" fill="#e8ddc6"/><path d="M16 45C12 40 15 34 21 35C23 30 30 30 33 33C37 29 44 29 47 32C50 29 56 29 60 32C64 29 71 30 73 34C79 31 86 35 85 41C87 46 82 50 78 47C74 51 67 49 64 46C60 49 53 48 50 45C47 48 40 49 36 46C33 49 26 51 22 47C20 49 17 48 16 45Z" fill="${ink("paper")}"/>`,
      bald: `<ellipse cx="24" cy="54" rx="5" ry="7" fill="${skin}"/><ellipse cx="76" cy="54" rx="5" ry="7" fill="${skin}"/><path d="M26 47C22 12 78 12 74 47Z" fill="${skin}"/><path d="M50 21C66 20 77 28 74 47H60C62 36 58 27 50 21Z" fill="#000" fill-opacity=".1"/><circle cx="24" cy="62" r="3.4" fill="none" stroke="${ink("gold")}" stroke-width="2.2"/>`,
      point: `<path d="M22 42C26 22 38 14 56 0C57 12 72 22 78 42Z" fill="${colour}"/><path d="M56 0C57 12 72 22 78 42H58C62 28 60 12 56 0Z" ${SHADE}/><path d="M19 40C30 34 70 34 81 40L79 48C66 42 34 42 21 48Z" fill="${ink("paper-2")}"/>`,
      helm: `<path d="M22 44C20 14 80 14 78 44Z" fill="${colour}"/><path d="M50 21C66 21 79 28 78 44H56C58 34 56 26 50 21Z" ${SHADE}/><path d="M18 42C30 36 70 36 82 42L81 48C66 43 34 43 19 48Z" fill="${ink("steel-2")}"/><circle cx="50" cy="28" r="8.5" fill="${ink("wood-2")}"/><circle cx="50" cy="28" r="6" fill="${ink("gold-3")}"/>`,
      top: `<path d="M32 40L30 8H70L68 40Z" fill="${colour}"/><path d="M54 8H70L68 40H54Z" ${SHADE}/><path d="M31 30H69L68.5 38H31.5Z" fill="${ink("gold")}"/><path d="M16 42C30 36 70 36 84 42L80 48C66 43 34 43 20 48Z" fill="${colour}"/>`,
      hood: `<path d="M14 70C8 30 30 8 50 4C70 8 92 30 86 70L76 62C80 44 70 34 50 33C30 34 20 44 24 62Z" fill="${colour}"/><path d="M50 4C70 8 92 30 86 70L76 62C80 44 70 34 50 33Z" ${SHADE}/>`,
      cap: `<path d="M22 43C22 20 78 20 78 43Z" fill="${colour}"/><path d="M50 25C66 25 78 30 78 43H60C60 34 57 28 50 25Z" ${SHADE}/><path d="M20 41C34 36 66 36 92 46C80 48 66 45 50 44C38 44 28 46 20 48Z" fill="${ink("wood-2")}"/>`,
      horn: `<path d="M22 36C8 34 6 20 10 12C14 22 22 24 28 26ZM78 36C92 34 94 20 90 12C86 22 78 24 72 26Z" fill="${ink("paper")}"/><path d="M22 44C20 16 80 16 78 44Z" fill="${colour}"/><path d="M50 23C66 23 79 28 78 44H58C60 34 56 28 50 23Z" ${SHADE}/><path d="M18 42C30 36 70 36 82 42L81 48C66 43 34 43 19 48Z" fill="${ink("gold-2")}"/>`,
});

/** No moustache under the nose, or one of another cut. */
const SHAVEN: readonly Beard[] = ["none", "loose", "walrus"];

export function dwarf(given: DwarfLook): string {
  const look = { mood: "calm" as const, coat: given.colour, ...given };
  const { hair, coat } = look;
  const [skin, shade] = SKINS[look.skin ?? "fair"];
  return (
    `<g><path d="M6 100C8 78 24 70 50 70S92 78 94 100Z" fill="${coat}"/><path d="M50 70C76 70 92 78 94 100H50Z" ${SHADE}/>` +
    `<path d="M26 44C26 34 74 34 74 44L73 62C66 70 34 70 27 62Z" fill="${skin}"/><path d="M50 38C66 37 74 40 74 44L73 62C68 67 60 68 50 68Z" fill="${shade}" fill-opacity=".5"/>` +
    beards(hair)[look.beard] +
    hats(look.colour, hair, skin)[look.hat] +
    `<circle cx="39" cy="53" r="2.9" fill="#20160c"/><circle cx="61" cy="53" r="2.9" fill="#20160c"/><circle cx="40" cy="52" r=".9" fill="#fff"/><circle cx="62" cy="52" r=".9" fill="#fff"/><path d="${BROWS[look.mood]}" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>${SHAVEN.includes(look.beard) ? "" : `<path d="M30 62C36 56 44 58 50 62C56 58 64 56 70 62C64 68 56 68 50 65C44 68 36 68 30 62Z" fill="${hair}"/><path d="M30 62C36 56 44 58 50 62C56 58 64 56 70 62C64 68 56 68 50 65C44 68 36 68 30 62Z" fill="#fff" fill-opacity=".18"/>`}<ellipse cx="50" cy="58" rx="6.5" ry="6" fill="${shade}"/><ellipse cx="48" cy="56.5" rx="3.5" ry="3" fill="${skin}"/>${look.wears ? WORN[look.wears] : ""}</g>`
  );
}

/** Who may sit at a table: as each chose, else by seat, never by what they hold. */
export const FOLK: readonly DwarfLook[] = [
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
  { hat: "bun", beard: "none", colour: "#4d6b8a", hair: "#cfcac2", wears: "glasses", mood: "glad" },
  { hat: "scarf", beard: "long", colour: "#a8332e", hair: "#2c2420", wears: "patch", mood: "bad" },
  { hat: "curls", beard: "loose", colour: "#2f7f78", hair: "#b4471f", wears: "freckles", mood: "glad" },
  { hat: "fur", beard: "round", colour: "#7a4a2c", hair: "#3a2a20" },
  { hat: "feather", beard: "short", colour: "#3c6b34", hair: "#d9a15c", mood: "sly" },
  { hat: "crown", beard: "fork", colour: "#7a2f6b", hair: "#f1ebdf" },
  { hat: "bald", beard: "walrus", colour: "#8c6a24", hair: "#a34a22", mood: "bad" },
  { hat: "curls", beard: "none", colour: "#c07a1c", hair: "#241a18", skin: "dark", mood: "glad" },
  { hat: "crown", beard: "loose", colour: "#2a6f9c", hair: "#e7c36a" },
  { hat: "bald", beard: "braid", colour: "#3f5a52", hair: "#2c2220", skin: "brown", wears: "scar", mood: "sly" },
  { hat: "fur", beard: "loose", colour: "#8f3f5c", hair: "#6b3a24", skin: "brown" },
  { hat: "helm", beard: "short", colour: "#6a7f2c", hair: "#1f1817", skin: "dark", wears: "glasses" },
];

const HEPTAGON = "M50 2L92 18L98 60L76 98H24L2 60L8 18Z";

export const PORTRAIT_CLIP = `<clipPath id="portrait"><path d="${HEPTAGON}"/></clipPath>`;

export function portrait(face: number): string {
  return (
    `<path d="${HEPTAGON}" fill="${ink("bg-3")}"/><g clip-path="url(#portrait)"><g transform="translate(6 8) scale(.88)">${dwarf(FOLK[face % FOLK.length]!)}</g></g>` +
    `<path d="${HEPTAGON}" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="3"/>`
  );
}
