/** The preview of The Lost Mines for home page and lobby. */
import { say } from "../../i18n/texts.svelte";
import type { BoxPreview } from "../game-family";
import { simpleBoxPreview, type CardRow } from "../box-preview";
import { identityPool } from "./cards/lost-mines-cards";
import { pathArt } from "./cards/lost-mines-symbols";

const STRIP: CardRow = [
  ["blue-start", false],
  ["log-t-horizontal", false],
  ["straight-horizontal", false],
  ["campfire-cross", false],
  ["pond-straight-horizontal", false],
  ["curve-nw", true],
  ["gems-mine", false],
  ["yellow-start", false],
  ["rocks-t-horizontal", true],
  ["ravine-cross", false],
  ["t-vertical", true],
  ["curve-ne", true],
  ["campfire-t-horizontal", true],
  ["gold-mine", false],
];

export const BOX_PREVIEW: BoxPreview = simpleBoxPreview(pathArt, STRIP, "blue-start", (_, seats) => {
  const cards = identityPool(seats).reduce((sum, { count }) => sum + count, 0);
  return say("mines-dealt", { cards, aside: cards - seats });
});
