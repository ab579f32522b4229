/** The cards of a table or a record that brings a deck file of its own: they hold until the screen is left. */
import { request } from "../../net/api";
import type { CustomRows } from "../../art/cards/deck-override";
import { loadDeckOverride } from "../../games/registry";
import type { CustomDeck } from "../../wire/protocol";

let restore = (): void => undefined;

/** Show the cards of a rule set as these rows say. */
export async function applyCustomDeck(ruleset: string, { rows }: CustomDeck, signal?: AbortSignal): Promise<void> {
  const correct = await loadDeckOverride(ruleset);
  signal?.throwIfAborted();
  restore();
  correct(rows as unknown as CustomRows);
  restore = () => correct(null);
}

/** The same for a live table. */
export const applyTableDeck = async (ruleset: string, code: string): Promise<void> =>
  applyCustomDeck(ruleset, await request("GET", `/api/tables/${code}/deck`));

/** Cards are as printed again. */
export function restorePrintedCards(): void {
  restore();
  restore = () => undefined;
}
