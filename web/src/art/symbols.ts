/**
 * The sprite sheet: each drawing is built once and then referenced with `<use>`.
 *
 * Symbols are in an element that is not displayed: otherwise a dialog that makes the page inert would recompute the
 * style of every line of every card. Elements that drawings reference by `url(#…)` must be in a displayed element.
 */
import { PORTRAIT_CLIP } from "./dwarf";
import { BROKEN_CLIPS } from "./card-plates";
import { gradients, type Ground } from "./path-tile";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sheet"><defs>${PORTRAIT_CLIP}${BROKEN_CLIPS}${gradients("mine")}</defs><g display="none"></g></svg>`;

const known = new Map<string, string>();
/** The names of the symbols that are cards. */
const cards = new Set<string>();
let drawn = 0;
const grounds = new Set<Ground>(["mine"]);
let sheet: Element | null = null;

function sheetOf(): Element {
  if (!sheet) {
    document.body.insertAdjacentHTML("afterbegin", SHEET);
    sheet = document.body.firstElementChild!;
  }
  return sheet;
}

/** Add the gradients of a ground; call it before drawing a card of that ground. */
export function addGround(ground: Ground): void {
  if (grounds.has(ground)) return;
  grounds.add(ground);
  sheetOf().firstElementChild!.insertAdjacentHTML("beforeend", gradients(ground));
}

/** Return the id of the symbol with this name; `draw` is called only the first time. */
export function defineSymbol(name: string, box: string, draw: () => string): string {
  const found = known.get(name);
  if (found) return found;
  const id = `s${drawn++}`;
  known.set(name, id);
  sheetOf().lastElementChild!.insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="${box}">${draw()}</symbol>`);
  return id;
}

/** The prefix of symbol names; it separates cards of a custom deck from printed ones of the same name. */
let edition = "";
let editions = 0;

/** Switch to new symbols for the cards of a custom deck (`own`), or back to those of the printed cards. */
export function resetCardSymbols(own: boolean): void {
  edition = own ? `${++editions}:` : "";
}

/**
 * Define the symbol of a card. Its name is the type and the kind (`path:bridge:…`, `back:goal:2`), which explanations
 * use. `SymbolArt.svelte` rounds its corners: a clip inside the symbol would be one more layer for every card.
 */
export function defineCardSymbol(name: string, draw: () => string): string {
  cards.add(edition + name);
  return defineSymbol(edition + name, "0 0 90 120", draw);
}

/** Return the name of the card that a symbol shows; null if it is no card. */
export function symbolName(id: string): string | null {
  for (const name of cards) if (known.get(name) === id) return name;
  return null;
}

/** Remove the symbols drawn so far before another person uses the device, because they reveal cards. */
export function removeCardSymbols(): void {
  for (const name of cards) {
    sheetOf()
      .querySelector(`#${known.get(name)}`)
      ?.remove();
    known.delete(name);
  }
  cards.clear();
}
