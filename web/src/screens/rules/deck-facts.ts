/** Cards of the how-to pages, from the deck files of the engine. */
import effects from "../../../../src/saboteur/texts/effects.toml?effects";

import { sum, deckTable, type CountedKind } from "../../art/cards/deck-numbers";

/** Cards with the same effect: group, kinds and count. */
export interface CardGroup {
  group: string;
  kinds: string[];
  count: number;
}

export function groupAlike(deck: string, effect: string): CardGroup {
  const [group, told] = Object.entries(effects.decks[deck] ?? {}).find(([, each]) => effect in each)!;
  const kinds = told[effect]!;
  const rows = deckTable<CountedKind[]>(deck, group).filter(({ kind }) => kinds.includes(kind));
  return { group, kinds, count: sum(rows.map(({ count }) => count)) };
}

/** Return the effects of a module's cards; none for a module without cards. */
export const effectsOf = (module: string): string[] =>
  Object.values(effects.decks[module] ?? {}).flatMap((group) => Object.keys(group));
