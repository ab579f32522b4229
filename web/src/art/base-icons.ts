/** Icons of the base game (48 × 48): two or three flat tones, lit from the upper left. */
import { ink, stroke } from "./shapes";
import { boulder, hat, nugget } from "./objects";

export const ICONS = {
  pick: `<path d="M31 12L36 17L15 43L8 44L9 37Z" fill="${ink("wood")}"/><path d="M31 12L33 14L11 40L8 44L9 37Z" fill="${ink("wood-3")}"/><path d="M8 12C18 3 30 4 37 11C44 18 45 30 36 40C38 29 34 22 30 18C26 14 19 10 8 12Z" fill="${ink("steel-2")}"/><path d="M8 12C18 3 30 4 37 11L34 15C28 9 19 9 8 12Z" fill="${ink("steel")}"/><rect x="28" y="9" width="10" height="10" rx="2" fill="${ink("wood-2")}" transform="rotate(45 33 14)"/>`,
  lamp: `<path d="M15 13C15 2 33 2 33 13" ${stroke("steel-2", 3)}/><path d="M14 14H34L31 18H17Z" fill="${ink("wood-2")}"/><rect x="16" y="18" width="16" height="19" fill="${ink("c-amber")}"/><path d="M16 18H24V37H16Z" fill="${ink("gold-3")}"/><path d="M24 22C29 27 29 30 27.5 33H20.5C19 30 20 27 24 22Z" fill="#e2562c"/><path d="M24 27C26.5 29.5 26 31.5 25.5 33H22.5C22 31.5 22.5 29.5 24 27Z" fill="#fff0ae"/><path d="M16 18V37M32 18V37M24 18V21" ${stroke("wood-2", 2.4)}/><path d="M13 37H35L36 43H12Z" fill="${ink("wood-2")}"/><path d="M13 37H35L35.3 39H12.7Z" fill="${ink("wood-3")}"/>`,
  lampOff: `<path d="M15 13C15 2 33 2 33 13" ${stroke("steel-2", 3)}/><path d="M14 14H34L31 18H17Z" fill="${ink("steel-2")}"/><rect x="16" y="18" width="16" height="19" fill="#0b161a"/><path d="M16 18V37M32 18V37" ${stroke("steel-2", 2.4)}/><path d="M22 30C22 26 26 26 25 21" ${stroke("steel", 2)}/><path d="M13 37H35L36 43H12Z" fill="${ink("steel-2")}"/><path d="M8 8L40 42" ${stroke("c-ember", 3.6)}/>`,
  cart: `<path d="M4 37H44" ${stroke("steel-2", 2.4)}/><path d="M13 11L18 5L24 8L30 4L36 10Z" fill="${ink("gold")}"/><path d="M24 8L30 4L36 10H25Z" fill="${ink("gold-3")}"/><path d="M6 12H42L37 31H11Z" fill="${ink("wood")}"/><path d="M6 12H42L41 16H7Z" fill="${ink("steel-2")}"/><path d="M15 16L18 31M24 16V31M33 16L30 31" stroke="${ink("wood-2")}" stroke-width="2.2"/><path d="M6 12H16L20 31H11Z" fill="${ink("wood-3")}" fill-opacity=".6"/><circle cx="16" cy="34" r="5.5" fill="${ink("paper-ink")}"/><circle cx="32" cy="34" r="5.5" fill="${ink("paper-ink")}"/><circle cx="16" cy="34" r="2.2" fill="${ink("steel")}"/><circle cx="32" cy="34" r="2.2" fill="${ink("steel")}"/>`,
  map: `<path d="M5 10L17 6L31 11L43 7V38L31 42L17 37L5 41Z" fill="${ink("paper")}"/><path d="M17 6L31 11V42L17 37Z" fill="${ink("paper-2")}"/><path d="M9 33C13 25 20 31 23 25S30 17 35 18" ${stroke("c-ember", 2.6, 'stroke-dasharray="3 4.2"')}/><path d="M33 14L39 20M39 14L33 20" ${stroke("c-ember", 3)}/><path d="M9 15H14M9 19H13" ${stroke("stone-2", 1.8)}/>`,
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
  fuse: `<rect x="9" y="17" width="12" height="27" rx="2" fill="#b5371a"/><rect x="19" y="17" width="12" height="27" rx="2" fill="#d9512f"/><rect x="29" y="17" width="10" height="27" rx="2" fill="#b5371a"/><path d="M8 25H40M8 36H40" ${stroke("paper-ink", 3)}/><path d="M25 17C25 9 32 11 34 6" ${stroke("paper-2", 2.8)}/><path d="M35 0L36.5 4L41 4.5L37.5 7L39 12L35 9L31 12L32.5 7L29 4.5L33.5 4Z" fill="${ink("gold")}"/>`,
  nugget: nugget(24, 25, 16, "ic"),
} as const;
