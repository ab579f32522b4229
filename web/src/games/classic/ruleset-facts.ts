/** Facts about a rule set that a table shows before its first view arrives. */
import type { DeckPart } from "../../art/cards/deck";
import { boxOf, hasPart, partsOf } from "../../art/cards/ruleset";
import { say } from "../../i18n/texts.svelte";
import { addDeck, deck as base } from "./cards/classic-cards";

const DECKS = new Map<string, DeckPart>([["saboteur", base]]);

/** Add the deck file of a module, if it has cards. */
export function addModuleDeck(id: string, deck: DeckPart): void {
  DECKS.set(id, deck);
  addDeck(deck);
}

const decksOf = (ruleset: string): DeckPart[] =>
  [base, ...partsOf(ruleset).flatMap((id) => (id === "saboteur" ? [] : (DECKS.get(id) ?? [])))].reverse();

/** Return whether gold is dealt as cards; otherwise it is paid as tokens. */
export const usesGoldCards = (ruleset: string): boolean =>
  boxOf(ruleset) === "saboteur" && !hasPart(ruleset, "tournament");
const NUGGET_RULESETS = ["saboteur2", "tournament", "right-of-way", "new-goals", "treasure-chests"];
export const usesNuggets = (ruleset: string): boolean => NUGGET_RULESETS.some((id) => hasPart(ruleset, id));

export type RolePool = Readonly<Record<string, number>>;

/** Return the number of each role in the pool for a number of seats. */
export function rolePool(ruleset: string, seats: number): RolePool {
  const rows = decksOf(ruleset).map((deck) => deck.seats?.find((row) => row.seats === seats));
  const pool = rows.find((row) => row !== undefined)?.roles ?? {};
  return hasPart(ruleset, "greedy-dwarf") ? { ...pool, miner: (pool["miner"] ?? 1) - 1, "greedy-dwarf": 1 } : pool;
}

export const poolSize = (pool: RolePool): number => Object.values(pool).reduce((sum, count) => sum + count, 0);

/** Return the pool as text, the least frequent role first. */
export function poolText(pool: RolePool): string {
  return Object.entries(pool)
    .sort(([, a], [, b]) => a - b)
    .map(([role, count]) => say(`pool-${role}`, { count }))
    .join(", ");
}

/** Return the cells of the goals when a round begins, by goal number. */
export function goalCells(ruleset: string): readonly (readonly [number, number])[] {
  return decksOf(ruleset).find((deck) => deck.layout?.goals)!.layout!.goals;
}

/**
 * Return a table of payments, such as `pay`, from the last deck of a rule set that defines it; empty if none does.
 */
export function payTable(
  ruleset: string,
  name: "pay" | "share" | "reward" | "deduction",
): Readonly<Record<string, number>> {
  return decksOf(ruleset).find((deck) => deck[name])?.[name] ?? {};
}
