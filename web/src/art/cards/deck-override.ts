/** Cards that are not as printed, at the table of a deck file of its own. */
import { resetCardSymbols } from "../symbols";

/** The rows of a custom deck that replace printed ones, by group. */
export type CustomRows = Readonly<Record<string, readonly { kind: string; [fact: string]: unknown }[]>>;
/** Correct the cards of a family; without rows they are again as printed. */
export type DeckOverride = (own: CustomRows | null) => void;

/** Let a custom deck correct tables of cards; `learn` writes its rows into them. */
export function createDeckOverride(
  tables: readonly Map<string, unknown>[],
  learn: (own: CustomRows) => void,
): DeckOverride {
  let printed: readonly ReadonlyMap<string, unknown>[] | null = null;
  return (own) => {
    printed?.forEach((rows, i) => {
      tables[i]!.clear();
      for (const [kind, row] of rows) tables[i]!.set(kind, row);
    });
    printed = own && tables.map((table) => new Map(table));
    if (own) learn(own);
    resetCardSymbols(own !== null);
  };
}
