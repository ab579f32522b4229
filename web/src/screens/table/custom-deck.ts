/** The custom deck of a table or record, in effect until the screen is left. */
import { request } from "../../net/api";
import type { CustomRows } from "../../art/cards/deck-override";
import { loadDeckOverride } from "../../games/registry";
import type { CustomDeck } from "../../wire/protocol";

let restore = (): void => undefined;

/** Draw the cards of a rule set according to the rows of a custom deck. */
export async function applyCustomDeck(ruleset: string, { rows }: CustomDeck, signal?: AbortSignal): Promise<void> {
  const correct = await loadDeckOverride(ruleset);
  signal?.throwIfAborted();
  restore();
  correct(rows as unknown as CustomRows);
  restore = () => correct(null);
}

/** Load and apply the custom deck of a live table. */
export const applyTableDeck = async (ruleset: string, code: string): Promise<void> =>
  applyCustomDeck(ruleset, await request("GET /api/tables/{code}/deck", { path: { code } }));

/** Restore the standard cards. */
export function restorePrintedCards(): void {
  restore();
  restore = () => undefined;
}
