/** Which cards an element of the page shows. */
import { symbolName } from "../../art/symbols";

export interface ShownCard {
  kind: string;
  /** Of the deck file, or `back` for a card that lies face down; only where the kind does not say it. */
  group?: string;
}

/** `path:bridge:0:NS`, `cave:action:web-ii:…`, `back:goal:2`: the box, what it is, its kind; an own deck is counted before. */
const SYMBOL_NAME = /^(?:\d+:)?(?:(?:cave|mines|duel):)?(path|action|role|dwarf|treasure|gold|back):([^:]*)/;

/** Return the card of a symbol, by its id. */
export function parseSymbolName(name: string): ShownCard | null {
  const [, what, kind] = SYMBOL_NAME.exec(name) ?? [];
  if (!what || !kind) return null;
  if (what === "back") return { kind, group: "back" };
  return { kind: what === "gold" ? `gold-${kind}` : kind };
}

const ART = "svg.art.card";
export const CARD_SELECTOR = `${ART}, [data-card]`;

/** The one card that an element is: a drawing, or something that names it (`data-card`: a token, a broken tool). */
function cardOf(element: Element): ShownCard | null {
  const named = element.getAttribute("data-card");
  if (named) return { kind: named };
  const name = symbolName(element.querySelector("use")?.getAttribute("href")?.slice(1) ?? "");
  return name === null ? null : parseSymbolName(name);
}

/** The cards that an element is or holds, each kind once. */
export function shownCards(element: Element): ShownCard[] {
  const all = element.matches(CARD_SELECTOR) ? [element] : [...element.querySelectorAll(CARD_SELECTOR)];
  const found = all.flatMap((each) => cardOf(each) ?? []);
  return [...new Map(found.map((card) => [`${card.group}:${card.kind}`, card])).values()];
}
