/** Twelve more portraits that players can choose; loaded when the first of them is displayed. */
import { FIRST_DWARVES, SHADE, type DwarfLook, type Hat as Usual } from "./dwarf";
import { ink } from "./shapes";

const SKINS = { brown: ["#b9794c", "#985c35"], dark: ["#80502f", "#653b21"] } as const;

const WORN = {
  patch:
    '<path d="M25 43L75 61" stroke="#20160c" stroke-width="2.6"/><path d="M53 48C58 45 67 47 69 51C69 58 64 61 60 60C56 59 53 55 53 48Z" fill="#20160c"/>',
  glasses: `<g fill="#fff" fill-opacity=".22" stroke="${ink("gold-2")}" stroke-width="2.2"><circle cx="39" cy="53" r="8"/><circle cx="61" cy="53" r="8"/><path d="M47 52Q50 50 53 52" fill="none"/></g>`,
  scar: '<path d="M65 42L71 63M64 50L70 47M67 58L73 55" fill="none" stroke="#9c3f34" stroke-width="2.2" stroke-linecap="round"/>',
  freckles:
    '<g fill="#8a4a24"><circle cx="33" cy="59" r="1.3"/><circle cx="37" cy="61" r="1.3"/><circle cx="41" cy="60" r="1.3"/><circle cx="59" cy="60" r="1.3"/><circle cx="63" cy="61" r="1.3"/><circle cx="67" cy="59" r="1.3"/></g>',
} as const;

/** Headwear; some have only hair. */
type Hat = "bun" | "curls" | "crown" | "scarf" | "feather" | "fur" | "bald";
type Beard = "walrus" | "loose";

const LOCKS = "M23 54C16 22 36 13 50 13S84 22 77 54C76 43 64 39 50 39S24 43 23 54Z";

const hats = (colour: string, hair: string, skin: string): Record<Hat, string> => ({
  bun: `<circle cx="50" cy="11" r="11" fill="${hair}"/><path d="M50 0A11 11 0 0 1 50 22Z" ${SHADE}/><path d="${LOCKS}" fill="${hair}"/><path d="M50 13C64 13 84 22 77 54C76 43 64 39 50 39Z" ${SHADE}/><path d="M34 4L66 19" stroke="${ink("gold")}" stroke-width="3" stroke-linecap="round"/>`,
  curls: `<g fill="${hair}"><path d="${LOCKS}"/><circle cx="50" cy="19" r="13"/><circle cx="33" cy="24" r="12"/><circle cx="67" cy="24" r="12"/><circle cx="23" cy="39" r="11"/><circle cx="77" cy="39" r="11"/><circle cx="19" cy="55" r="10"/><circle cx="81" cy="55" r="10"/><circle cx="20" cy="70" r="9"/><circle cx="80" cy="70" r="9"/></g><path d="M57 9C78 12 86 34 86 52C86 64 84 74 79 78L73 54C73 44 66 40 57 39Z" ${SHADE}/>`,
  crown: `<path d="${LOCKS}" fill="${hair}"/><path d="M26 34L22 9L37 20L50 4L63 20L78 9L74 34C60 28 40 28 26 34Z" fill="${ink("gold")}"/><path d="M50 4L63 20L78 9L74 34C66 30 58 29 50 29Z" ${SHADE}/><circle cx="50" cy="22" r="4" fill="${colour}"/><circle cx="34" cy="25" r="2.8" fill="${colour}"/><circle cx="66" cy="25" r="2.8" fill="${colour}"/>`,
  scarf: `<path d="M74 38C84 34 92 35 97 31C96 38 92 42 87 43C92 47 94 53 93 59C86 56 79 50 74 44Z" fill="${colour}"/><path d="M21 47C16 12 84 12 79 47C66 37 34 37 21 47Z" fill="${colour}"/><path d="M50 21C68 20 82 28 79 47C74 43 67 41 60 40C61 32 57 25 50 21Z" ${SHADE}/><g fill="${ink("paper")}"><circle cx="34" cy="31" r="3"/><circle cx="47" cy="27" r="3"/><circle cx="60" cy="31" r="3"/><circle cx="71" cy="38" r="3"/></g>`,
  feather: `<path d="M62 32C62 12 80 1 97 0C97 16 86 30 66 36Z" fill="${ink("paper")}"/><path d="M64 34C74 22 84 12 95 3" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/><path d="M27 40C28 20 40 12 52 18C64 14 74 24 74 40Z" fill="${colour}"/><path d="M52 18C64 14 74 24 74 40H56C58 32 56 24 52 18Z" ${SHADE}/><path d="M8 34C28 42 72 42 93 33C92 44 74 49 50 48C28 49 10 45 8 34Z" fill="${colour}"/><path d="M8 34C28 42 72 42 93 33C92 44 74 49 50 48C28 49 10 45 8 34Z" fill="#000" fill-opacity=".12"/>`,
  fur: `<path d="M22 40C20 8 80 8 78 40Z" fill="${colour}"/><path d="M50 16C68 16 79 24 78 40H58C60 30 56 22 50 16Z" ${SHADE}/><path d="M15 40C9 50 10 70 18 74C25 75 28 66 27 46ZM85 40C91 50 90 70 82 74C75 75 72 66 73 46Z" fill="#e8ddc6"/><path d="M16 45C12 40 15 34 21 35C23 30 30 30 33 33C37 29 44 29 47 32C50 29 56 29 60 32C64 29 71 30 73 34C79 31 86 35 85 41C87 46 82 50 78 47C74 51 67 49 64 46C60 49 53 48 50 45C47 48 40 49 36 46C33 49 26 51 22 47C20 49 17 48 16 45Z" fill="${ink("paper")}"/>`,
  bald: `<ellipse cx="24" cy="54" rx="5" ry="7" fill="${skin}"/><ellipse cx="76" cy="54" rx="5" ry="7" fill="${skin}"/><path d="M26 47C22 12 78 12 74 47Z" fill="${skin}"/><path d="M50 21C66 20 77 28 74 47H60C62 36 58 27 50 21Z" fill="#000" fill-opacity=".1"/><circle cx="24" cy="62" r="3.4" fill="none" stroke="${ink("gold")}" stroke-width="2.2"/>`,
});

const beards = (hair: string): Record<Beard, string> => ({
  walrus: `<path d="M50 62C40 57 24 62 17 82C29 80 43 77 50 69C57 77 71 80 83 82C76 62 60 57 50 62Z" fill="${hair}"/><path d="M50 62C60 57 76 62 83 82C71 80 57 77 50 69Z" ${SHADE}/>`,
  loose: `<path d="M41 65Q50 73 59 65Q50 68 41 65Z" fill="#8f3328"/><path d="M27 38C14 48 17 76 10 92C20 98 30 92 31 80C28 66 28 54 30 42ZM73 38C86 48 83 76 90 92C80 98 70 92 69 80C72 66 72 54 70 42Z" fill="${hair}"/><path d="M73 38C86 48 83 76 90 92C80 98 70 92 69 80C72 66 72 54 70 42Z" ${SHADE}/>`,
});

interface Chosen extends Pick<DwarfLook, "colour" | "hair" | "mood"> {
  hat: Hat | Usual;
  beard: Beard | DwarfLook["beard"];
  skin?: keyof typeof SKINS;
  wears?: keyof typeof WORN;
}

function lookOf({ hat, beard, skin, wears, ...rest }: Chosen): DwarfLook {
  const drawn: DwarfLook["drawn"] = {};
  const plain = skin ? SKINS[skin][0] : ink("skin");
  const own = { ...hats(rest.colour, rest.hair, plain), ...beards(rest.hair) } as Partial<Record<string, string>>;
  if (own[hat]) drawn.hat = own[hat];
  if (own[beard]) Object.assign(drawn, { beard: own[beard], shaven: true });
  if (skin) drawn.skin = SKINS[skin];
  if (wears) drawn.worn = WORN[wears];
  return { ...rest, hat: hat as Usual, beard: beard as DwarfLook["beard"], drawn };
}

const CHOSEN: readonly Chosen[] = [
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

/** All portraits; those of `dwarf.ts` come first. */
export const ALL_DWARVES: readonly DwarfLook[] = [...FIRST_DWARVES, ...CHOSEN.map(lookOf)];
