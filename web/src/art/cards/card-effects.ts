/** What every card does: the text that tells of it, and the rules it follows. The table is the engine's own. */
import table from "../../../../src/saboteur/texts/effects.toml?effects";

import type { Namespace } from "../../i18n/texts.svelte";
import { partsOf } from "./ruleset";

/** `effects.toml`, as it is written. */
export interface EffectTable {
  names: Record<string, string>;
  shared: Record<string, Record<string, string[]>>;
  /** What a box or a module tells in words of its own, by effect. */
  instead: Record<string, Record<string, string>>;
  /** Kinds by deck, group and effect. */
  decks: Record<string, Record<string, Record<string, string[]>>>;
  clauses: Record<string, string[]>;
  /** By box and back: the text about a card that lies face down, and the clauses that it tells. */
  covered: Record<string, Record<string, readonly [text: string, ...clauses: string[]]>>;
  texts: Record<string, readonly Namespace[]>;
}

export interface CardInfo {
  effect: string;
  /** The text with the effect; its attributes say when and, where several kinds share it, a title. */
  text: string;
  /** The text that names the card. */
  name: string;
  clauses: readonly string[];
}

/** The decks of a rule set, the one that replaces another before it. */
function decksOf(ruleset: string): string[] {
  const [box, ...modules] = partsOf(ruleset) as [string, ...string[]];
  return [...modules, box, ...Object.keys(table.shared[box] ?? {})];
}

/** The effect as the parts of a rule set tell it. */
const effectIn = (ruleset: string, effect: string): string =>
  partsOf(ruleset).reduce((so, part) => table.instead[part]?.[so] ?? so, effect);

/** The groups of other decks that a box is played with, by deck. */
export const sharedGroups = (box: string): Readonly<Record<string, readonly string[]>> => table.shared[box] ?? {};

/** What everybody knows of a card that lies face down, by its back. */
function coveredInfo(ruleset: string, kind: string): CardInfo | null {
  const box = partsOf(ruleset)[0]!;
  const [text, ...clauses] =
    [box, ...Object.keys(sharedGroups(box))].map((deck) => table.covered[deck]?.[kind]).find(Boolean) ?? [];
  return text ? { effect: text, text, name: `${text}-name`, clauses } : null;
}

/** Return the effect of a kind of card in a rule set or module; null for an unknown kind. The group `back` is face down. */
export function cardInfo(ruleset: string, kind: string, group?: string): CardInfo | null {
  if (group === "back") return coveredInfo(ruleset, kind);
  const shared = table.shared[partsOf(ruleset)[0]!] ?? {};
  for (const deck of decksOf(ruleset)) {
    for (const [found, effects] of Object.entries(table.decks[deck] ?? {})) {
      if ((group && group !== found) || (shared[deck] && !shared[deck].includes(found))) continue;
      const own = Object.keys(effects).find((each) => effects[each]!.includes(kind));
      if (!own) continue;
      const effect = effectIn(ruleset, own);
      return {
        effect,
        text: `effect-${effect}`,
        name: `${table.names[found] ?? "card"}-${kind}`,
        clauses: table.clauses[effect]!,
      };
    }
  }
  return null;
}

/** What the cards of some groups do in a rule set: each effect with the kinds that have it. */
export function effectsIn(ruleset: string, groups: readonly string[]): Map<string, string[]> {
  const shared = table.shared[partsOf(ruleset)[0]!] ?? {};
  const found = new Map<string, string[]>();
  for (const group of groups) {
    for (const deck of decksOf(ruleset).reverse()) {
      if (shared[deck] && !shared[deck].includes(group)) continue;
      for (const [own, kinds] of Object.entries(table.decks[deck]?.[group] ?? {})) {
        const effect = effectIn(ruleset, own);
        found.set(effect, [...new Set([...(found.get(effect) ?? []), ...kinds])]);
      }
    }
  }
  return found;
}

/** The texts that tell of the cards of a rule set, with their names. */
export const effectNamespaces = (ruleset: string): readonly Namespace[] =>
  table.texts[ruleset] ?? table.texts["modules"]!;
