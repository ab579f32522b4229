/** The notation of illegal moves that players try, to ask why they are refused. */
import type { CellPosition } from "../../table/board/cells";
import { effectOf, isCreature, isPath, targetOf } from "./cards/dark-cave-cards";

/** Return the illegal move that a player tried, to ask why it is refused; null if the card is not played on cells. */
export function attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null {
  const cell = `${at[0]},${at[1]}`;
  if (isPath(card)) return `lay ${card} ${cell}${turned ? " turned" : ""}`;
  const target = targetOf(card);
  if (target === "seat") return null;
  if (target === "edge") return `play ${card} ${cell} E`;
  return isCreature(effectOf(card)) ? `play ${card} ${cell} 0` : `play ${card} ${cell}`;
}

/**
 * Return the illegal move of playing a card on a seat, to ask why it is refused; null if the card is not played on
 * seats.
 */
export function attemptOnSeat(card: string, seat: number): string | null {
  return !isPath(card) && ["seat", "both"].includes(targetOf(card)) ? `play ${card} ${seat}` : null;
}
