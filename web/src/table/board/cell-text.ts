/** The description of a cell, shared by all families. */
import type { LegalMove } from "../../wire/protocol";
import { say } from "../../i18n/texts.svelte";
import { parseCellKey } from "./cells";
import { hasBothOrientations } from "../moves/targeting";

/**
 * Return the description of the cell with a key; `contents` returns the text of its contents, or null if it is empty.
 */
export function describeCell(
  key: string,
  here: readonly LegalMove[] | undefined,
  contents: (x: number, y: number, cell: string) => string | null,
): string {
  const [x, y] = parseCellKey(key);
  const cell = say("cell-name", { x, y });
  return cellText(cell, contents(x, y, cell), here);
}

/** Return the description of a cell: its contents or that it is empty, and whether it is selectable. */
export function cellText(cell: string, lies: string | null, here: readonly LegalMove[] | undefined): string {
  if (lies !== null) return here ? say("cell-target", { name: lies }) : lies;
  return here ? say("cell-legal", { cell, ways: hasBothOrientations(here) ? 2 : 1 }) : say("cell-empty", { cell });
}
