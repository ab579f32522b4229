/** Replaces printed cards by those of a custom deck, at tables that use one. */
import { resetCardSymbols } from "../symbols";

/** The rows of a custom deck that replace printed ones, by group. */
export type CustomRows = Readonly<Record<string, readonly { kind: string; [fact: string]: unknown }[]>>;
/** Replace the cards of a family by those of a custom deck; null restores the printed ones. */
export type DeckOverride = (own: CustomRows | null) => void;

/** Create the override of some tables of cards; `learn` writes the rows of the custom deck into them. */
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
