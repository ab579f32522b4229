/** The notation of moves that a player tries and that are not among the legal ones, to ask why. */
import type { CellPosition } from "../../table/board/cells";
import { effectOf, isCreature, isPath, targetOf } from "./cards/dark-cave-cards";

/** The move a player tried that is not among the legal ones, to ask why; null if the card is played elsewhere. */
export function attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null {
  const cell = `${at[0]},${at[1]}`;
  if (isPath(card)) return `lay ${card} ${cell}${turned ? " turned" : ""}`;
  const target = targetOf(card);
  if (target === "seat") return null;
  if (target === "edge") return `play ${card} ${cell} E`;
  return isCreature(effectOf(card)) ? `play ${card} ${cell} 0` : `play ${card} ${cell}`;
}

/** As above. */
export function attemptOnSeat(card: string, seat: number): string | null {
  return !isPath(card) && ["seat", "both"].includes(targetOf(card)) ? `play ${card} ${seat}` : null;
}
