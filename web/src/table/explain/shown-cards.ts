/** Finds the cards that an element of the page shows. */
import { symbolName } from "../../art/symbols";

export interface ShownCard {
  kind: string;
  /** The group in the deck file, or `back` for a face-down card; only if the kind does not determine it. */
  group?: string;
}

/**
 * Matches the name of a card symbol: an optional edition number for custom decks, an optional box, the type, the kind
 * (`path:bridge:0:NS`, `cave:action:web-ii:…`, `back:goal:2`).
 */
const SYMBOL_NAME = /^(?:\d+:)?(?:(?:cave|mines|duel):)?(path|action|role|dwarf|treasure|gold|back):([^:]*)/;

/** Return the card that a symbol's name stands for; null if it is not the name of a card. */
export function parseSymbolName(name: string): ShownCard | null {
  const [, what, kind] = SYMBOL_NAME.exec(name) ?? [];
  if (!what || !kind) return null;
  if (what === "back") return { kind, group: "back" };
  return { kind: what === "gold" ? `gold-${kind}` : kind };
}

const ART = "svg.art.card";
export const CARD_SELECTOR = `${ART}, [data-card]`;

/**
 * Return the card of a single element: a drawing, or an element with `data-card` (a token, a broken tool); null if
 * there is none.
 */
function cardOf(element: Element): ShownCard | null {
  const named = element.getAttribute("data-card");
  if (named) return { kind: named };
  const name = symbolName(element.querySelector("use")?.getAttribute("href")?.slice(1) ?? "");
  return name === null ? null : parseSymbolName(name);
}

/** Return the cards that an element is or contains, each kind once. */
export function shownCards(element: Element): ShownCard[] {
  const all = element.matches(CARD_SELECTOR) ? [element] : [...element.querySelectorAll(CARD_SELECTOR)];
  const found = all.flatMap((each) => cardOf(each) ?? []);
  return [...new Map(found.map((card) => [`${card.group}:${card.kind}`, card])).values()];
}
