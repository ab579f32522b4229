/** The effect of every card: its text and its clauses, from the table of the engine. */
import table from "../../../../src/saboteur/texts/effects.toml?effects";

import type { Namespace } from "../../i18n/texts.svelte";
import { partsOf } from "./ruleset";

/** The contents of `effects.toml`. */
export interface EffectTable {
  names: Record<string, string>;
  shared: Record<string, Record<string, string[]>>;
  /** For each box or module, the effects that it replaces, each with the id of the replacing effect. */
  instead: Record<string, Record<string, string>>;
  /** Card kinds by deck, group and effect. */
  decks: Record<string, Record<string, Record<string, string[]>>>;
  clauses: Record<string, string[]>;
  /** By box and back: the text about a face-down card, and its clauses. */
  covered: Record<string, Record<string, readonly [text: string, ...clauses: string[]]>>;
  texts: Record<string, readonly Namespace[]>;
}

export interface CardInfo {
  effect: string;
  /**
   * The id of the text about the effect; its attributes have the time of play and, if several kinds share it, a title.
   */
  text: string;
  /** The id of the text with the card's name. */
  name: string;
  clauses: readonly string[];
}

/** Return the decks of a rule set; a deck comes before those that it replaces. */
function decksOf(ruleset: string): string[] {
  const [box, ...modules] = partsOf(ruleset) as [string, ...string[]];
  return [...modules, box, ...Object.keys(table.shared[box] ?? {})];
}

/** Return the id of the effect that replaces an effect in a rule set; by default the effect itself. */
const effectIn = (ruleset: string, effect: string): string =>
  partsOf(ruleset).reduce((so, part) => table.instead[part]?.[so] ?? so, effect);

/** Return the groups of other decks that a box is played with, by deck. */
export const sharedGroups = (box: string): Readonly<Record<string, readonly string[]>> => table.shared[box] ?? {};

/** Return the public information about a face-down card, by its back. */
function coveredInfo(ruleset: string, kind: string): CardInfo | null {
  const box = partsOf(ruleset)[0]!;
  const [text, ...clauses] =
    [box, ...Object.keys(sharedGroups(box))].map((deck) => table.covered[deck]?.[kind]).find(Boolean) ?? [];
  return text ? { effect: text, text, name: `${text}-name`, clauses } : null;
}

/**
 * Return the effect of a kind of card in a rule set or module; null for an unknown kind. The group `back` means face
 * down.
 */
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

/** Return the effects of the cards of some groups in a rule set, each with its card kinds. */
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

/** Return the text namespaces with the names and effects of a rule set's cards. */
export const effectNamespaces = (ruleset: string): readonly Namespace[] =>
  table.texts[ruleset] ?? table.texts["modules"]!;
