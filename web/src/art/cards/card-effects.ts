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

/** The public facts about a face-down card, by box and back: a text and its rules. */
const COVERED: Readonly<Record<string, Readonly<Record<string, readonly [text: string, ...clauses: string[]]>>>> = {
  classic: {
    deck: ["covered-card", "B-10", "B-16", "B-18"],
    goal: ["covered-goal", "B-9", "B-35"],
    role: ["covered-role", "B-8"],
    gold: ["covered-gold", "B-45", "B-49"],
    chest: ["covered-chest", "ME-38", "ME-41"],
  },
  duel: { deck: ["covered-card", "D-7", "D-9"], goal: ["covered-duel-goal", "D-6", "D-23"] },
  "lost-mines": {
    deck: ["covered-card", "LM-8", "LM-12"],
    goal: ["covered-mine", "LM-35", "LM-36"],
    treasure: ["covered-treasure", "LM-5", "LM-36"],
    clan: ["covered-dwarf", "LM-6", "LM-2"],
  },
  "dark-cave": {
    1: ["covered-cave-card", "DC-13", "DC-17", "DC-16"],
    2: ["covered-cave-card", "DC-13", "DC-17", "DC-16"],
    3: ["covered-cave-card", "DC-13", "DC-17", "DC-16"],
    goal: ["covered-cave-goal", "DC-57", "DC-59"],
    clan: ["covered-clan", "DC-5", "DC-9"],
  },
};

function coveredInfo(ruleset: string, kind: string): CardInfo | null {
  const [text, ...clauses] = (COVERED[ruleset] ?? COVERED["classic"]!)[kind] ?? [];
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

const SINGLE_BOXES: readonly string[] = ["duel", "lost-mines", "dark-cave"];

/** The texts that tell of the cards of a rule set, with their names. */
export function effectNamespaces(ruleset: string): Namespace[] {
  if (SINGLE_BOXES.includes(ruleset)) return [`effects-${ruleset}` as Namespace, ruleset as Namespace];
  return ruleset === "saboteur" ? ["effects"] : ["effects", "effects-modules", "modules"];
}
