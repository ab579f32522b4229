/** The notation of illegal moves that players try, to ask why they are refused; and the extent of the board. */
import { STEP, type Edge } from "../../art/cards/deck";
import type { CellPosition } from "../../table/board/cells";
import { boundingExtent, type Extent } from "../../table/board/viewport";
import { effectOf, isPath, targetOf, toolsOf } from "./cards/classic-cards";
import { coveredChests, standingPawns } from "./module-views";
import type { ClassicView } from "../../wire/classic";

/** Return the illegal move that a player tried, to ask why it is refused; null if the card is not played on cells. */
export function attemptOnCell(view: ClassicView, card: string, at: CellPosition, turned: boolean): string | null {
  if (targetOf(card) !== "cell") return null;
  const pose = `${at[0]},${at[1]}${turned ? " turned" : ""}`;
  if (isPath(card)) return `lay ${card} ${pose}`;
  if (effectOf(card) === "divert") return `play ${card} ${pose}`;
  if (effectOf(card) === "exchange") {
    const goal = view.goals.find(({ x, y, face }) => face === null && (x !== at[0] || y !== at[1]));
    return goal ? `play ${card} ${at[0]},${at[1]} ${goal.x},${goal.y}` : null;
  }
  return `play ${card} ${at[0]},${at[1]}`;
}

/**
 * Return the illegal move of playing a card on a seat, to ask why it is refused; null if the card is not played on
 * seats. A card with two tools names its first.
 */
export function attemptOnSeat(card: string, seat: number): string | null {
  if (targetOf(card) !== "seat") return null;
  const tools = toolsOf(card);
  return `play ${card} ${seat}${tools.length > 1 ? ` ${tools[0]}` : ""}`;
}

/** Return the extent of all cards, goals, chests, cells that pawns close, and cells that lit tunnels lead to. */
export function extent(view: ClassicView): Extent {
  const shown: CellPosition[] = view.goals.map((goal) => [goal.x, goal.y]);
  for (const { x, y } of coveredChests(view)) shown.push([x, y]);
  for (const { closes } of standingPawns(view)) shown.push(closes);
  for (const card of view.maze) {
    shown.push([card.x, card.y]);
    for (const edge of card.lit) {
      const [dx, dy] = STEP[edge as Edge];
      shown.push([card.x + dx, card.y + dy]);
    }
  }
  return boundingExtent(shown);
}

/** Return the number on a goal's back, from 1 at the top; 0 if no goal is on the cell. */
export function goalNumber(view: ClassicView, at: CellPosition): number {
  return view.goals.findIndex((goal) => goal.x === at[0] && goal.y === at[1]) + 1;
}
