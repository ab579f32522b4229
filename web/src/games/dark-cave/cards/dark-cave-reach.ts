/**
 * Finds the edges connected to the start, from public facts: webs do not block, ladders are connected to each other.
 */
import { OPPOSITE, STEP, type Edge, type Groups } from "../../../art/cards/deck";
import { cellKey } from "../../../table/board/cells";
import { groups, pathCard } from "./dark-cave-cards";
import type { LaidCard } from "../../../wire/dark-cave";

/** Return the lit edges of every card, by cell. */
export function reachedEdges(maze: readonly LaidCard[]): Map<string, string> {
  const laid = new Map(
    maze.map((card) => [cellKey(card.x, card.y), { ...card, groups: groups(card.card, card.turned) }]),
  );
  const ladders = [...laid].filter(([, { card }]) => pathCard(card).feature === "ladder").map(([key]) => key);
  const seen = new Map<string, Set<number>>();
  const queue: [string, number][] = [["0,0", 0]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, index] = next;
    const here = laid.get(key);
    const lit = seen.get(key) ?? new Set<number>();
    if (!here || lit.has(index)) continue;
    seen.set(key, lit.add(index));
    const { feature } = pathCard(here.card);
    if (feature === "tunnel") here.groups.forEach((_, other) => queue.push([key, other]));
    if (feature === "ladder") queue.push(...ladders.map((other): [string, number] => [other, 0]));
    for (const edge of here.groups[index]!) queue.push(...beyond(laid, here.x, here.y, edge));
  }
  return new Map(
    [...laid].map(([key, card]) => [key, [...(seen.get(key) ?? [])].flatMap((index) => card.groups[index]!).join("")]),
  );
}

function beyond(laid: ReadonlyMap<string, { groups: Groups }>, x: number, y: number, edge: Edge): [string, number][] {
  const key = cellKey(x + STEP[edge][0], y + STEP[edge][1]);
  const index = laid.get(key)?.groups.findIndex((group) => group.includes(OPPOSITE[edge])) ?? -1;
  return index < 0 ? [] : [[key, index]];
}
