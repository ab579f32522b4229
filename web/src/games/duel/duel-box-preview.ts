/** The preview of Le Duel for home page and lobby. */
import { say } from "../../i18n/texts.svelte";
import type { BoxPreview } from "../game-family";
import { simpleBoxPreview, type CardRow } from "../box-preview";
import { litArt } from "./cards/duel-symbols";

const STRIP: CardRow = [
  ["curve-ne", true],
  ["door-green-t-horizontal", true],
  ["straight-horizontal", false],
  ["troll-cross", false],
  ["door-blue-t-vertical", true],
  ["curve-nw", true],
  ["gold-t-vertical-stub-e", false],
  ["straight-vertical", false],
  ["ladder-blue-nw", false],
  ["curve-ne", true],
  ["gold-t-horizontal-stub-s", true],
  ["bridge-gold", false],
  ["door-green-cross", false],
  ["ladder-green-ne", true],
];

export const BOX_PREVIEW: BoxPreview = simpleBoxPreview(litArt, STRIP, "start-blue", (_, seats) =>
  say("duel-dealt", { seats }),
);
