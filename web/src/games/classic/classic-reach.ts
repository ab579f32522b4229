/** Prediction of the light after one move, from public facts. The engine decides which cells are lit. */
import { EDGES, OPPOSITE, STEP, type Edge, type Groups } from "../../art/cards/deck";
import { parseCellKey, cellKey } from "../../table/board/cells";
import { groups, isLadder } from "./cards/classic-cards";
import { coveredChests } from "./module-views";
import type { ClassicView } from "../../wire/classic";

/** Return the lit edges of all cards that light reaches from its sources: the start and all ladders. */
export function reachedEdges(cards: ReadonlyMap<string, Groups>, sources: readonly string[]): Map<string, string> {
  const lit = new Map<string, string>();
  const seen = new Set<string>();
  const queue: [key: string, group: number][] = sources.flatMap((key) =>
    (cards.get(key) ?? []).map((_, i): [string, number] => [key, i]),
  );
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, index] = next;
    const name = `${key}/${index}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const group = cards.get(key)![index]!;
    lit.set(key, (lit.get(key) ?? "") + group.join(""));
    const [x, y] = parseCellKey(key);
    for (const edge of group) {
      const beside = cellKey(x + STEP[edge][0], y + STEP[edge][1]);
      const joined = cards.get(beside)?.findIndex((other) => other.includes(OPPOSITE[edge])) ?? -1;
      if (joined >= 0) queue.push([beside, joined]);
    }
  }
  return lit;
}

export function mazeGroups(view: ClassicView): Map<string, Groups> {
  return new Map(view.maze.map((laid) => [cellKey(laid.x, laid.y), groups(laid.card, laid.turned)]));
}

/** Return the cells where light enters: the start and all ladders. */
export const lightSources = (view: ClassicView): string[] =>
  view.maze.filter((laid) => isLadder(laid.card)).map((laid) => cellKey(laid.x, laid.y));

export interface MoveForesight {
  /** The lit edges after the move, by cell. */
  lit: Map<string, string>;
  /** The hidden goals that the new light would touch, by number from 1. */
  goals: number[];
  /** Whether the new light would touch a covered chest. */
  chest: boolean;
  /** The number of dark cards that would be lit again. */
  relit: number;
  /** Whether the card is a dead end. */
  deadEnd: boolean;
}

/** A path card to be laid on `at`; `from` is its previous cell if a diversion moves it. */
export interface PathMove {
  card: string;
  at: readonly [number, number];
  turned: boolean;
  from: { x: number; y: number } | null;
}

export function foreseeMove(view: ClassicView, { card, at, turned, from }: PathMove): MoveForesight {
  const cards = mazeGroups(view);
  const graph = groups(card, turned);
  const here = cellKey(at[0], at[1]);
  if (from) cards.delete(cellKey(from.x, from.y));
  cards.set(here, graph);
  const sources = lightSources(view);
  if (isLadder(card)) sources.push(here);
  const lit = reachedEdges(cards, sources);
  const relit = view.maze.filter((laid) => !laid.lit && lit.get(cellKey(laid.x, laid.y))).length;
  const touched = ({ x, y }: { x: number; y: number }): boolean =>
    EDGES.some(
      (edge: Edge) => lit.get(cellKey(x + STEP[edge][0], y + STEP[edge][1]))?.includes(OPPOSITE[edge]) ?? false,
    );
  return {
    lit,
    goals: view.goals.flatMap((goal, index) => (!goal.face && touched(goal) ? [index + 1] : [])),
    chest: coveredChests(view).some(touched),
    relit,
    deadEnd: graph.every((group) => group.length === 1) && !isLadder(card),
  };
}

/** Return one card of each unlit fragment of the maze, on which the crossed-out lantern is shown. */
export function darkFragments(view: ClassicView): string[] {
  const cards = mazeGroups(view);
  const dark = new Set(view.maze.filter((laid) => !laid.lit).map((laid) => cellKey(laid.x, laid.y)));
  const found: string[] = [];
  for (const key of [...dark]) {
    if (!dark.has(key)) continue;
    found.push(key);
    const queue = [key];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!dark.delete(next)) continue;
      const [x, y] = parseCellKey(next);
      for (const edge of cards.get(next)!.flat()) {
        const beside = cellKey(x + STEP[edge][0], y + STEP[edge][1]);
        if (dark.has(beside)) queue.push(beside);
      }
    }
  }
  return found;
}
