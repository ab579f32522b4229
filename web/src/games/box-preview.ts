/** What the shelves of the families are made of. */
import type { Shelf } from "./game-family";

/** Two rows of seven cards, each by its kind and whether it lies turned. */
export type Strip = readonly (readonly [kind: string, turned: boolean])[];

/** The shelf of a box that takes no modules. */
export const plainShelf = (art: (kind: string, turned: boolean) => string, strip: Strip, thumb: string, dealt: Shelf["dealt"]): Shelf => ({
  strip: () => strip.map(([kind, turned]) => art(kind, turned)),
  thumb: () => art(thumb, false),
  dealt,
  modules: {},
});
