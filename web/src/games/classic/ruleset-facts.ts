/** What a rule set is made of, as far as a table shows it before a view says so. */
import type { DeckPart } from "../../art/cards/deck";
import { boxOf, hasPart, partsOf } from "../../art/cards/ruleset";
import { say } from "../../i18n/texts.svelte";
import { addDeck, deck as base } from "./cards/classic-cards";

const DECKS = new Map<string, DeckPart>([["saboteur", base]]);

/** Learn a module: its deck file, if it has cards. */
export function addModuleDeck(id: string, deck: DeckPart): void {
  DECKS.set(id, deck);
  addDeck(deck);
}

const decksOf = (ruleset: string): DeckPart[] =>
  [base, ...partsOf(ruleset).flatMap((id) => (id === "saboteur" ? [] : (DECKS.get(id) ?? [])))].reverse();

/** Which nuggets stand for gold: cards that are dealt, or tokens that are paid. */
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

/** The pool in words, the fewest first. */
export function poolText(pool: RolePool): string {
  return Object.entries(pool)
    .sort(([, a], [, b]) => a - b)
    .map(([role, count]) => say(`pool-${role}`, { count }))
    .join(", ");
}

/** Where the goals lie when a round begins, by their number. */
export function goalCells(ruleset: string): readonly (readonly [number, number])[] {
  return decksOf(ruleset).find((deck) => deck.layout?.goals)!.layout!.goals;
}

/** A table of a deck file: pay, share, reward. */
export function payTable(
  ruleset: string,
  name: "pay" | "share" | "reward" | "deduction",
): Readonly<Record<string, number>> {
  return decksOf(ruleset).find((deck) => deck[name])?.[name] ?? {};
}
