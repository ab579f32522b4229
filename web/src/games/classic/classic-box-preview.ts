/** The previews of the classic boxes for home page and lobby. */
import { say } from "../../i18n/texts.svelte";
import type { BoxPreview } from "../game-family";
import type { CardRow } from "../box-preview";
import { openEdges, pathArt } from "./cards/classic-cards";
import { MODULE_ICONS } from "./module-icons";
import { poolSize, rolePool, poolText } from "./ruleset-facts";

const BASE: CardRow = [
  ["curve-ne", true],
  ["t-horizontal", false],
  ["straight-horizontal", false],
  ["cross", false],
  ["t-vertical", false],
  ["curve-nw", true],
  ["dead-t-horizontal", false],
  ["straight-vertical", false],
  ["curve-nw", false],
  ["curve-ne", true],
  ["t-vertical", true],
  ["curve-nw", false],
  ["straight-vertical", false],
  ["dead-vertical", false],
];
const TWO: CardRow = [
  ["curve-ne", true],
  ["crystal-t-horizontal", false],
  ["door-blue-horizontal", false],
  ["bridge", false],
  ["crystal-t-vertical", false],
  ["curve-nw", true],
  ["crystal-cross", false],
  ["straight-vertical", false],
  ["ladder-nw", false],
  ["curve-ne", true],
  ["t-vertical", true],
  ["door-green-es", false],
  ["door-blue-vertical", false],
  ["mixed-vertical-stub-ew", false],
];

const art = (kind: string, turned = false): string => pathArt(kind, turned, openEdges(kind, turned));

export const BOX_PREVIEW: BoxPreview = {
  cardRow: (box) => (box === "saboteur" ? BASE : TWO).map(([kind, turned]) => art(kind, turned)),
  thumbnail: (box) => art(box === "saboteur" ? "cross" : "door-blue-vertical"),
  dealSummary(ruleset, seats) {
    const pool = rolePool(ruleset, seats);
    return say("lobby-pool", { roles: poolText(pool), aside: poolSize(pool) - seats });
  },
  modules: MODULE_ICONS,
};
