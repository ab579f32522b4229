/** The notation of moves that a player tries and that are not among the legal ones, to ask why. */
import type { CellPosition } from "../../table/board/cells";
import { isOnEdge, isPath, secretsOf } from "./cards/lost-mines-cards";

/** Null if the card is played on an edge: a space alone does not name one. */
export function attemptOnCell(card: string, [x, y]: CellPosition, turned: boolean): string | null {
  if (isOnEdge(card)) return null;
  if (isPath(card)) return `lay ${card} ${x},${y}${turned ? " turned" : ""}`;
  return secretsOf(card).length ? `play ${card} mine ${x},${y}` : `play ${card} ${x},${y}`;
}

/** Null if the card is not one to look at a dwarf with. */
export const attemptOnSeat = (card: string, seat: number): string | null =>
  secretsOf(card).length ? `play ${card} dwarf ${seat}` : null;
