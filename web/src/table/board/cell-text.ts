/** The description of a cell, in every family. */
import type { LegalMove } from "../../wire/protocol";
import { say } from "../../i18n/texts.svelte";
import { parseCellKey } from "./cells";
import { hasBothOrientations } from "../moves/targeting";

/** A cell by its key: `contents` says what lies there, null for nothing. */
export function describeCell(
  key: string,
  here: readonly LegalMove[] | undefined,
  contents: (x: number, y: number, cell: string) => string | null,
): string {
  const [x, y] = parseCellKey(key);
  const cell = say("cell-name", { x, y });
  return cellText(cell, contents(x, y, cell), here);
}

/** What lies there, or that nothing does, and whether it may be chosen. */
export function cellText(cell: string, lies: string | null, here: readonly LegalMove[] | undefined): string {
  if (lies !== null) return here ? say("cell-target", { name: lies }) : lies;
  return here ? say("cell-legal", { cell, ways: hasBothOrientations(here) ? 2 : 1 }) : say("cell-empty", { cell });
}
