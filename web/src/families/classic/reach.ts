/** What a card would light up. The engine says what is lit; this only foresees one move, from public facts. */
import { EDGES, OPPOSITE, STEP, type Edge, type Groups } from "../../core/deck";
import type { ClassicView } from "../../lib/protocol";
import { groups } from "./cards";

export type CellKey = `${number},${number}`;

export const keyOf = (x: number, y: number): CellKey => `${x},${y}`;

export function cellOf(key: string): [number, number] {
  const [x, y] = key.split(",").map(Number);
  return [x!, y!];
}

/** The lit edges of every card that the light of `start` reaches. */
export function reach(cards: ReadonlyMap<string, Groups>, start: string): Map<string, string> {
  const lit = new Map<string, string>();
  const seen = new Set<string>();
  const queue: [key: string, group: number][] = (cards.get(start) ?? []).map((_, i) => [start, i]);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, index] = next;
    const name = `${key}/${index}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const group = cards.get(key)![index]!;
    lit.set(key, (lit.get(key) ?? "") + group.join(""));
    const [x, y] = cellOf(key);
    for (const edge of group) {
      const beside = keyOf(x + STEP[edge][0], y + STEP[edge][1]);
      const joined = cards.get(beside)?.findIndex((other) => other.includes(OPPOSITE[edge])) ?? -1;
      if (joined >= 0) queue.push([beside, joined]);
    }
  }
  return lit;
}

export function mazeOf(view: ClassicView): Map<string, Groups> {
  return new Map(view.maze.map((laid) => [keyOf(laid.x, laid.y), groups(laid.card, laid.turned)]));
}

export interface Foresight {
  /** Lit edges after the move, by cell. */
  lit: Map<string, string>;
  /** Hidden goals the new light would touch, by number from 1. */
  goals: number[];
  /** How many dark cards would light up again. */
  relit: number;
  /** Whether the card closes a tunnel: it has no way on. */
  deadEnd: boolean;
}

export function foresee(view: ClassicView, card: string, at: readonly [number, number], turned: boolean): Foresight {
  const start = view.maze.find((laid) => laid.card === "start");
  const cards = mazeOf(view);
  const graph = groups(card, turned);
  const here = keyOf(at[0], at[1]);
  cards.set(here, graph);
  const lit = reach(cards, start ? keyOf(start.x, start.y) : "0,0");
  let relit = 0;
  for (const laid of view.maze) {
    const after = lit.get(keyOf(laid.x, laid.y)) ?? "";
    if (!laid.lit && after) relit += 1;
  }
  const goals: number[] = [];
  view.goals.forEach((goal, index) => {
    if (goal.face) return;
    const touched = EDGES.some((edge: Edge) => {
      const from = lit.get(keyOf(goal.x + STEP[edge][0], goal.y + STEP[edge][1]));
      return from?.includes(OPPOSITE[edge]) ?? false;
    });
    if (touched) goals.push(index + 1);
  });
  return { lit, goals, relit, deadEnd: graph.every((group) => group.length === 1) };
}

/** One card of each fragment that no light reaches, to bear the crossed-out lantern. */
export function darkFragments(view: ClassicView): string[] {
  const cards = mazeOf(view);
  const dark = new Set(view.maze.filter((laid) => !laid.lit).map((laid) => keyOf(laid.x, laid.y)));
  const found: string[] = [];
  for (const key of [...dark]) {
    if (!dark.has(key)) continue;
    found.push(key);
    const queue = [key];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!dark.delete(next)) continue;
      const [x, y] = cellOf(next);
      for (const edge of cards.get(next)!.flat()) {
        const beside = keyOf(x + STEP[edge][0], y + STEP[edge][1]);
        if (dark.has(beside)) queue.push(beside);
      }
    }
  }
  return found;
}
