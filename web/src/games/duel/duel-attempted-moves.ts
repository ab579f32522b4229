/** The notation of moves that a player tries and that are not among the legal ones, to ask why. */
import type { CellPosition } from "../../table/board/cells";
import { effectOf, isPath, targetOf, toolsOf } from "./cards/duel-cards";

/** The move a player tried that is not among the legal ones, to ask why; null if the card is played elsewhere. */
export function attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null {
  if (targetOf(card) !== "cell") return null;
  const cell = `${at[0]},${at[1]}`;
  return isPath(card) ? `lay ${card} ${cell}${turned ? " turned" : ""}` : `play ${card} ${cell}`;
}

/** As above. A card with two tools has to name one. */
export function attemptOnSeat(card: string, seat: number): string | null {
  if (targetOf(card) !== "seat") return null;
  const tools = effectOf(card) === "repair" ? toolsOf(card) : [];
  return `play ${card} ${seat}${tools.length > 1 ? ` ${tools[0]}` : ""}`;
}
