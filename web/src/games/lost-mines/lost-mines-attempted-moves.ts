/** The notation of illegal moves that players try, to ask why they are refused. */
import type { CellPosition } from "../../table/board/cells";
import { isOnEdge, isPath, secretsOf } from "./cards/lost-mines-cards";

/**
 * Return the illegal move that a player tried, to ask why it is refused; null if the card is played on an edge, since a
 * cell does not identify one.
 */
export function attemptOnCell(card: string, [x, y]: CellPosition, turned: boolean): string | null {
  if (isOnEdge(card)) return null;
  if (isPath(card)) return `lay ${card} ${x},${y}${turned ? " turned" : ""}`;
  return secretsOf(card).length ? `play ${card} mine ${x},${y}` : `play ${card} ${x},${y}`;
}

/** Return the illegal move of looking at a seat's dwarf, to ask why it is refused; null for other cards. */
export const attemptOnSeat = (card: string, seat: number): string | null =>
  secretsOf(card).length ? `play ${card} dwarf ${seat}` : null;
