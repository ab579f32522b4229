/** What the shelves of the families are made of. */
import type { BoxPreview } from "./game-family";

/** Two rows of seven cards, each by its kind and whether it lies turned. */
export type CardRow = readonly (readonly [kind: string, turned: boolean])[];

/** The shelf of a box that takes no modules. */
export const simpleBoxPreview = (
  art: (kind: string, turned: boolean) => string,
  cardRow: CardRow,
  thumb: string,
  dealt: BoxPreview["dealSummary"],
): BoxPreview => ({
  cardRow: () => cardRow.map(([kind, turned]) => art(kind, turned)),
  thumbnail: () => art(thumb, false),
  dealSummary: dealt,
  modules: {},
});
