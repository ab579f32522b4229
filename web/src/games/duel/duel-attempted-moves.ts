/** The notation of illegal moves that players try, to ask why they are refused. */
import type { CellPosition } from "../../table/board/cells";
import { effectOf, isPath, targetOf, toolsOf } from "./cards/duel-cards";

/** Return the illegal move that a player tried, to ask why it is refused; null if the card is not played on cells. */
export function attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null {
  if (targetOf(card) !== "cell") return null;
  const cell = `${at[0]},${at[1]}`;
  return isPath(card) ? `lay ${card} ${cell}${turned ? " turned" : ""}` : `play ${card} ${cell}`;
}

/**
 * Return the illegal move of playing a card on a seat, to ask why it is refused; null if the card is not played on
 * seats. A card with two tools names its first.
 */
export function attemptOnSeat(card: string, seat: number): string | null {
  if (targetOf(card) !== "seat") return null;
  const tools = effectOf(card) === "repair" ? toolsOf(card) : [];
  return `play ${card} ${seat}${tools.length > 1 ? ` ${tools[0]}` : ""}`;
}
