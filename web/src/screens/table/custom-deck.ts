/** The cards of a table or a record that brings a deck file of its own: they hold until the screen is left. */
import { ask } from "../../net/api";
import type { OwnRows } from "../../art/cards/deck-override";
import { correctorOf } from "../../games/registry";
import type { OwnDeck } from "../../wire/protocol";

let restore = (): void => undefined;

/** Show the cards of a rule set as these rows say. */
export async function correctCards(ruleset: string, { rows }: OwnDeck): Promise<void> {
  const correct = await correctorOf(ruleset);
  restore();
  correct(rows as unknown as OwnRows);
  restore = () => correct(null);
}

/** The same for a live table. */
export const correctCardsOf = async (ruleset: string, code: string): Promise<void> =>
  correctCards(ruleset, await ask("GET", `/api/tables/${code}/deck`));

/** Cards are as printed again. */
export function restoreCards(): void {
  restore();
  restore = () => undefined;
}
