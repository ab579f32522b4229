/** Parts of the box previews that the families share. */
import type { BoxPreview } from "./game-family";

/** Two rows of seven cards, each with its kind and whether it is turned by a half-turn. */
export type CardRow = readonly (readonly [kind: string, turned: boolean])[];

/** Return the preview of a box without modules. */
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
