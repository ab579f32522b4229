/** From what the hand points at to a move of the engine. */
import { STEP, type Edge } from "../../core/deck";
import type { ClassicView, Option } from "../../lib/protocol";
import { effectOf, isPath } from "./cards";
import { keyOf } from "./reach";

/** The legal answers with one card, by cell. */
export function onCells(options: readonly Option[], card: string): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.card !== card || option.at === null || option.verb === "pass") continue;
    const key = keyOf(option.at[0], option.at[1]);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

/** The legal answers with one card, by seat. */
export function onSeats(options: readonly Option[], card: string): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    if (option.card !== card || option.seat === null || option.verb !== "play") continue;
    found.set(option.seat, [...(found.get(option.seat) ?? []), option]);
  }
  return found;
}

export function passOf(options: readonly Option[], card: string): Option | null {
  return options.find((option) => option.verb === "pass" && option.card === card) ?? null;
}

export function playable(options: readonly Option[], card: string): boolean {
  return options.some((option) => option.card === card && option.verb !== "pass");
}

/** Of the answers on one cell, the one that lies as wished, else the only one there is. */
export function posed(options: readonly Option[], turned: boolean): Option | null {
  return options.find((option) => option.turned === turned) ?? options[0] ?? null;
}

/** The move a player tried that is not among the legal ones, to ask why. */
export function attempt(card: string, at: readonly [number, number], turned: boolean): string {
  if (isPath(card)) return `lay ${card} ${at[0]},${at[1]}${turned ? " turned" : ""}`;
  return `play ${card} ${at[0]},${at[1]}`;
}

export function attemptOn(card: string, seat: number, word: string | null): string {
  return `play ${card} ${seat}${word ? ` ${word}` : ""}`;
}

/** Whether the card is played on the maze (and not on a seat). */
export function needsCell(card: string): boolean {
  const effect = effectOf(card);
  return isPath(card) || effect === "map" || effect === "rockfall";
}

/** The rectangle of cells to show: the maze, the goals and the cells where the light leads. */
export function extent(view: ClassicView): { x0: number; y0: number; x1: number; y1: number } {
  const shown: (readonly [number, number])[] = view.goals.map((goal) => [goal.x, goal.y]);
  for (const card of view.maze) {
    shown.push([card.x, card.y]);
    for (const edge of card.lit) {
      const [dx, dy] = STEP[edge as Edge];
      shown.push([card.x + dx, card.y + dy]);
    }
  }
  const xs = shown.map(([x]) => x);
  const ys = shown.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Number of a goal as written on its back, from 1, top to bottom. */
export function goalNumber(view: ClassicView, at: readonly [number, number]): number {
  return view.goals.findIndex((goal) => goal.x === at[0] && goal.y === at[1]) + 1;
}
