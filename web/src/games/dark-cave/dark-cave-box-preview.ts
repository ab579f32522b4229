/** The preview of The Dark Cave for home page and lobby. */
import { say } from "../../i18n/texts.svelte";
import type { BoxPreview } from "../game-family";
import { simpleBoxPreview, type CardRow } from "../box-preview";
import { litArt } from "./cards/dark-cave-symbols";

const STRIP: CardRow = [
  ["curve-ne-i", true],
  ["abyss-t-horizontal-i", true],
  ["bridge-horizontal-ii", false],
  ["ladder-t-vertical-ii", false],
  ["cross-ii", false],
  ["tunnel-nw-i", false],
  ["straight-vertical-ii", false],
  ["t-vertical-iii", true],
  ["vein-t-horizontal-ii", false],
  ["goal-exit", false],
  ["tunnel-ne-ii", false],
  ["abyss-cross-iii", false],
  ["bridge-vertical-ii", false],
  ["curve-nw-iii", false],
];

export const BOX_PREVIEW: BoxPreview = simpleBoxPreview(litArt, STRIP, "goal-exit", (_, seats) =>
  say("cave-dealt", { seats }),
);
