/** What is seen of The Lost Mines before a game. */
import { say } from "../../i18n/texts.svelte";
import type { Shelf } from "../game-family";
import { plainShelf, type Strip } from "../box-preview";
import { poolOf } from "./cards/lost-mines-cards";
import { pathArt } from "./cards/lost-mines-symbols";

const STRIP: Strip = [
  ["blue-start", false], ["log-t-horizontal", false], ["straight-horizontal", false], ["campfire-cross", false], ["pond-straight-horizontal", false], ["curve-nw", true], ["gems-mine", false],
  ["yellow-start", false], ["rocks-t-horizontal", true], ["ravine-cross", false], ["t-vertical", true], ["curve-ne", true], ["campfire-t-horizontal", true], ["gold-mine", false],
];

export const SHELF: Shelf = plainShelf(pathArt, STRIP, "blue-start", (_, seats) => {
  const cards = poolOf(seats).reduce((sum, { count }) => sum + count, 0);
  return say("mines-dealt", { cards, aside: cards - seats });
});
