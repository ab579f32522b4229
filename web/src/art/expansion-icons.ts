/** Icons (48 × 48) of the expansions; loaded only by tables that use one. */
import { chest, crystal, party, pawn, sack, spider, workshop } from "./expansion-figures";
import { ICONS } from "./base-icons";
import { ink, placeAt, stroke } from "./shapes";
import { hat, nugget } from "./objects";

/** Return a small card as part of an icon. */
const cardShape = (x: number, y: number, turn: number, token = "paper", scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-7" y="-10" width="14" height="20" rx="2" fill="${ink(token)}" stroke="${ink("paper-ink")}" stroke-opacity=".35"/><path d="M-7 0C-2 0 0 -3 0 -10" fill="none" stroke="${ink("wood")}" stroke-width="3"/></g>`;

export const EXPANSION_ICONS = {
  brokenPick: `<g transform="rotate(-10 24 24)" clip-path="url(#broken-a)">${ICONS.pick}</g><g transform="translate(3 0) rotate(10 24 24)" clip-path="url(#broken-b)">${ICONS.pick}</g>`,
  chest: placeAt(24, 26, 1, chest(0, 0)),
  claw:
    nugget(24, 30, 11, "cl") +
    `<path d="M6 30C4 14 14 8 16 22M42 30C44 14 34 8 32 22M18 14C18 2 30 2 30 14" ${stroke("skin", 6)}/>`,
  craftsman: `<path d="M5 19H43V41H5Z" fill="#b5453a"/><path d="M5 19H43V25H5Z" fill="#8c3028"/><path d="M17 19V12H31V19" ${stroke("steel-2", 3.4)}/><rect x="20" y="22" width="8" height="7" rx="1.5" fill="${ink("gold")}"/><path d="M24 4L26 9L31 9L27 12L28.5 17L24 14L19.5 17L21 12L17 9L22 9Z" fill="${ink("gold-3")}"/>`,
  cup: `<path d="M13 6H35V19C35 27 30 32 24 32S13 27 13 19Z" fill="${ink("gold")}"/><path d="M13 6H20V19C20 26 22 30 24 32C18 32 13 27 13 19Z" fill="${ink("gold-3")}"/><path d="M13 10H6C6 18 9 22 14 22M35 10H42C42 18 39 22 34 22" ${stroke("gold-2", 3)}/><path d="M22 31H26V38H22Z" fill="${ink("gold-2")}"/><path d="M15 38H33L35 44H13Z" fill="${ink("wood-2")}"/>`,
  dig:
    cardShape(16, 30, -20, "paper-2", 1.05) +
    cardShape(28, 32, 14, "paper-2", 1.05) +
    `<path d="M24 22V4M17 10L24 3L31 10" ${stroke("c-amber", 4)}/>`,
  diversion:
    `<rect x="4" y="20" width="16" height="23" rx="2.5" ${stroke("steel", 2.2, 'stroke-dasharray="3.5 3.5"')}/>` +
    cardShape(35, 19, 8, "paper", 1.15) +
    `<path d="M13 16C14 8 20 5 27 8M22 3L28 8L22 12" ${stroke("c-amber", 3.2)}/>`,
  drawMore: cardShape(19, 26, -10, "paper", 1.4) + `<path d="M38 10V26M30 18H46" ${stroke("c-ok", 4.6)}/>`,
  drawThree:
    cardShape(12, 26, -14, "paper-2", 1.15) +
    cardShape(36, 26, 14, "paper-2", 1.15) +
    cardShape(24, 20, 0, "paper", 1.3) +
    `<path d="M18 41L22 45L31 37" ${stroke("c-ok", 3.6)}/>`,
  eye: `<path d="M3 24C12 9 36 9 45 24C36 39 12 39 3 24Z" fill="${ink("paper")}"/><circle cx="24" cy="24" r="9.5" fill="${ink("c-see")}"/><circle cx="24" cy="24" r="4.6" fill="#24101f"/><circle cx="27" cy="21" r="2" fill="#fff"/>`,
  forgotten: `<g transform="translate(24 27) scale(.86)">${chest(0, 0)}</g><path d="M2 4C14 6 20 14 22 26M2 4L24 2M2 4L4 30M10 3.5C13 8 9 14 4 15M17 3C20 12 14 21 4 23" ${stroke("steel", 1.6)}/>`,
  free: `<path d="M8 42V8H22L36 3V46L22 42Z" fill="${ink("steel-2")}" fill-opacity=".35"/><path d="M9 8H20M9 42H20M9 8V42" ${stroke("steel", 4)}/><path d="M20 6L37 2V46L20 43Z" fill="none" stroke="${ink("steel-2")}" stroke-width="3"/><path d="M26 6V43M32 5V44" ${stroke("steel-2", 2.6)}/><path d="M14 25H40M33 17L41 25L33 33" ${stroke("c-ok", 4.4)}/>`,
  handsOff: `<g opacity=".95"><path d="M12 42L12 28L8 19C8 15 12 15 14 18L18 25L17 10C18 6 22 6 23 10L24 22L26 8C27 5 31 5 31 9L30 23L34 12C36 9 39 11 38 14L35 30L31 42Z" fill="${ink("skin")}"/></g><circle cx="24" cy="24" r="20" ${stroke("c-ember", 4.4)}/><path d="M10 10L38 38" ${stroke("c-ember", 4.4)}/>`,
  inspection: `<path d="M3 20C10 9 28 9 35 20C28 31 10 31 3 20Z" fill="${ink("paper")}"/><circle cx="19" cy="20" r="7.5" fill="${ink("c-see")}"/><circle cx="19" cy="20" r="3.6" fill="#24101f"/><circle cx="21" cy="18" r="1.5" fill="#fff"/><circle cx="24" cy="22" r="15" ${stroke("steel", 3.4)}/><path d="M35 33L43 42" ${stroke("wood", 6)}/>`,
  loupe: `<g transform="translate(20 24) scale(1.15)">${crystal(0, 2)}</g><circle cx="22" cy="21" r="17" ${stroke("steel", 3.6)}/><path d="M34 33L44 44" ${stroke("wood", 6)}/>`,
  mill:
    cardShape(24, 14, 0, "paper", 1.05) +
    `<path d="M24 27V44M17 38L24 45L31 38" ${stroke("c-ember", 4)}/><path d="M8 34L14 30M40 34L34 30" ${stroke("stone", 3)}/>`,
  noDraw: cardShape(24, 24, 0, "paper", 1.5) + `<path d="M8 8L40 40" ${stroke("c-ember", 5)}/>`,
  noMap: `<g opacity=".9"><path d="M5 10L17 6L31 11L43 7V38L31 42L17 37L5 41Z" fill="${ink("paper")}"/><path d="M17 6L31 11V42L17 37Z" fill="${ink("paper-2")}"/></g><path d="M7 7L41 41" ${stroke("c-ember", 5)}/>`,
  party: placeAt(24, 24, 0.78, party()),
  pawn: placeAt(24, 26, 1.25, pawn("c-amber")),
  prison: `<rect x="8" y="7" width="32" height="35" rx="3" fill="${ink("void")}"/><circle cx="24" cy="25" r="8" fill="${ink("skin")}"/><path d="M16 27C17 40 31 40 32 27L27 30H21Z" fill="${ink("paper")}"/><circle cx="21" cy="24" r="1.5" fill="#20160c"/><circle cx="27" cy="24" r="1.5" fill="#20160c"/><path d="M14 7V42M21 7V42M28 7V42M35 7V42" ${stroke("steel", 3)}/><path d="M6 8H42M6 41H42" ${stroke("steel-2", 5)}/>`,
  pushGoal: cardShape(15, 24, 0, "steel", 1.3) + `<path d="M27 24H44M37 16L45 24L37 32" ${stroke("c-amber", 4.2)}/>`,
  reverse: `<path d="M38 24A14 14 0 1 1 30 11.5" ${stroke("paper", 4.6)}/><path d="M30 3V13H40" ${stroke("paper", 4.6)}/><path d="M17 24H31M22 19L17 24L22 29" ${stroke("c-amber", 3.4)}/>`,
  sack: sack(24, 26, 1),
  scales: `<path d="M24 6V40M12 42H36M8 13L40 9" ${stroke("gold", 3.4)}/><path d="M2 28L8 13L14 28ZM34 24L40 9L46 24Z" fill="none" stroke="${ink("gold")}" stroke-width="1.8"/><path d="M1 28H15C14 35 2 35 1 28ZM33 24H47C46 31 34 31 33 24Z" fill="${ink("gold")}"/>`,
  scout:
    cardShape(15, 29, -12, "paper", 1.2) +
    cardShape(31, 29, 12, "paper", 1.2) +
    `<path d="M24 20V3" ${stroke("wood-3", 3)}/><path d="M24 3L39 7L24 13Z" fill="${ink("c-ok")}"/>`,
  spider: placeAt(24, 24, 1, spider()),
  swapGoals:
    cardShape(14, 24, 0, "steel", 1.15) +
    cardShape(34, 24, 0, "steel", 1.15) +
    `<text x="14" y="30" font-size="15" font-family="Grenze" font-weight="700" text-anchor="middle" fill="${ink("paper-ink")}">?</text><text x="34" y="30" font-size="15" font-family="Grenze" font-weight="700" text-anchor="middle" fill="${ink("paper-ink")}">?</text><path d="M14 8C18 3 30 3 34 8M34 3V9H28M34 40C30 45 18 45 14 40M14 45V39H20" ${stroke("c-amber", 2.8)}/>`,
  swapHands:
    cardShape(11, 15, -18) +
    cardShape(18, 13, 4) +
    cardShape(31, 35, -6, "paper-2") +
    cardShape(38, 35, 14, "paper-2") +
    `<path d="M30 8C38 8 41 12 41 17M37 14L41 18L45 14M18 41C10 41 7 37 7 32M3 35L7 31L11 35" ${stroke("c-amber", 3)}/>`,
  swapHats:
    hat(14, 14, 0.86, "#b5453a") +
    hat(34, 32, 0.86, "#4a7f8c") +
    `<path d="M28 8C36 8 40 12 40 17M36 14L40 18L44 14M20 40C12 40 8 36 8 31M4 34L8 30L12 34" ${stroke("paper", 3)}/>`,
  takeCard:
    cardShape(32, 18, 12, "paper", 1.1) +
    `<path d="M4 44L8 30C6 25 9 21 12 23L16 27L24 20C27 18 30 21 28 24L22 32L18 44Z" fill="${ink("skin")}"/>`,
  theft:
    `<path d="M8 44L10 28C8 22 10 17 14 18L18 24L17 10C18 6 22 6 23 10L25 22L27 9C28 5 32 6 32 10L31 23L35 13C37 10 40 12 39 15L35 30L31 44Z" fill="${ink("skin")}"/><path d="M8 44L10 28L18 30L31 34L29 44Z" fill="${ink("skin-2")}"/>` +
    nugget(27, 30, 8, "th") +
    `<path d="M18 24L20 32M25 22L25 28M31 23L31 28" ${stroke("skin-2", 1.8)}/>`,
  veto: `<path d="M16 3H32L44 15V32L32 44H16L4 32V15Z" fill="${ink("c-ember")}"/><path d="M15 37V24L12 19C12 16 15 16 16 18L19 22V11C19 8 23 8 23 11V20V9C23 6 27 6 27 9V20V11C27 8 31 8 31 11V22V14C31 12 34 12 34 14V28L30 38Z" fill="${ink("paper")}"/>`,
  whistle: `<path d="M4 18H30V26C30 36 14 38 13 26H4Z" fill="${ink("gold")}"/><circle cx="22" cy="25" r="4.5" fill="${ink("paper-ink")}"/><path d="M34 12L40 6M36 20H45M32 7V2" ${stroke("paper", 3)}/>`,
  workshop: placeAt(24, 24, 0.78, workshop()),
} as const;
