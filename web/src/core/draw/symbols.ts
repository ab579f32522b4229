/** The sheet of symbols: each drawing is built once and then only used (`<use>`). */
import { PORTRAIT_CLIP } from "./dwarf";
import { BROKEN_CLIPS } from "./plate";
import { GRADIENTS } from "./tile";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sheet"><defs><clipPath id="card"><rect width="90" height="120" rx="6"/></clipPath>${PORTRAIT_CLIP}${BROKEN_CLIPS}${GRADIENTS}</defs></svg>`;

const known = new Map<string, string>();
let sheet: Element | null = null;

/** The id of the symbol with this name; `draw` is asked only the first time. */
export function symbol(name: string, box: string, draw: () => string): string {
  const found = known.get(name);
  if (found) return found;
  if (!sheet) {
    document.body.insertAdjacentHTML("afterbegin", SHEET);
    sheet = document.body.firstElementChild!;
  }
  const id = `s${known.size}`;
  known.set(name, id);
  sheet.insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="${box}">${draw()}</symbol>`);
  return id;
}

/** A card: clipped to its rounded corners. */
export function cardSymbol(name: string, draw: () => string): string {
  return symbol(name, "0 0 90 120", () => `<g clip-path="url(#card)">${draw()}</g>`);
}
