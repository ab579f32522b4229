/** Prediction of the reach of both colours after one move, from public facts. The engine decides who reaches what. */
import { EDGES, OPPOSITE, STEP, type Edge } from "../../art/cards/deck";
import { parseCellKey, cellKey } from "../../table/board/cells";
import { barriers, COLOURS, goldOn, groups, isDeadEnd, pathCard, type Colour } from "./cards/duel-cards";
import type { DuelView, LaidCard } from "../../wire/duel";

/** A card as laid, with the tokens that open its barriers. */
type Lying = Pick<LaidCard, "card" | "turned" | "bribe" | "key">;
type Maze = ReadonlyMap<string, Lying>;

/** Return the colour of a seat; in a solo game the other colour has no seat. */
export const seatColour = (view: DuelView, seat: number): Colour => view.colours[seat] as Colour;

export interface Reach {
  /** The edges that the colour reaches, by cell. */
  edges: Map<string, string>;
  /** The cells on which the colour reaches the gold. */
  gold: Set<string>;
}

/** Return everything that a colour reaches from its start and its ladders (D-13, D-16 to D-19). */
export function reachedBy(view: DuelView, maze: Maze, colour: Colour): Reach {
  const edges = new Map<string, string>();
  const gold = new Set<string>();
  const queue: [key: string, edge: Edge][] = [];
  const shut = ({ bribe, key }: Lying, what: Colour | "troll"): boolean =>
    what === "troll" ? bribe === null : what !== colour && (key === null || seatColour(view, key) !== colour);

  const arrive = (key: string, edge: Edge): void => {
    if (edges.get(key)?.includes(edge)) return;
    edges.set(key, (edges.get(key) ?? "") + edge);
    queue.push([key, edge]);
  };
  /** Continue from the middle of a group to all its arms that no barrier closes. */
  const spread = (key: string, index: number): void => {
    const card = maze.get(key)!;
    const barred = barriers(card.card, card.turned).filter((each) => shut(card, each.what));
    if (goldOn(card.card).some(({ group }) => group === index)) gold.add(key);
    for (const edge of groups(card.card, card.turned)[index]!)
      if (!barred.some((each) => each.edge === edge)) arrive(key, edge);
    const ladder = pathCard(card.card).ladder;
    if (ladder) climb(ladder);
  };
  /** The colours of the ladders reached so far. All ladders of a colour are connected, for either seat. */
  const climbed = new Set<Colour>();
  const climb = (ladder: Colour): void => {
    if (climbed.has(ladder)) return;
    climbed.add(ladder);
    for (const [key, { card }] of maze) if (pathCard(card).ladder === ladder) spread(key, 0);
  };

  climb(colour);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, edge] = next;
    const card = maze.get(key)!;
    const index = groups(card.card, card.turned).findIndex((group) => group.includes(edge));
    const stopped = barriers(card.card, card.turned).some(
      (each) => each.group === index && shut(card, each.what) && (each.edge === null || each.edge === edge),
    );
    if (!stopped) spread(key, index);
    const [x, y] = parseCellKey(key);
    const beside = cellKey(x + STEP[edge][0], y + STEP[edge][1]);
    const neighbour = maze.get(beside);
    if (neighbour && groups(neighbour.card, neighbour.turned).flat().includes(OPPOSITE[edge]))
      arrive(beside, OPPOSITE[edge]);
  }
  return { edges, gold };
}

export const mazeOf = (view: DuelView): Map<string, Lying> =>
  new Map(view.maze.map((laid) => [cellKey(laid.x, laid.y), laid]));

export interface MoveForesight {
  reaches: Record<Colour, Reach>;
  /** The hidden goals that would be revealed, by number from 1. */
  goals: number[];
  /** The number of nuggets that each colour could claim. */
  claims: Record<Colour, number>;
  deadEnd: boolean;
}

/** A change of the maze: a card laid or removed, a key used, a troll bribed. */
export type MazeChange =
  | { do: "lay"; at: readonly [number, number]; card: string; turned: boolean }
  | { do: "remove" | "key" | "bribe"; at: readonly [number, number] };

export function foreseeMove(view: DuelView, change: MazeChange, seat: number): MoveForesight {
  const maze = mazeOf(view);
  const here = cellKey(change.at[0], change.at[1]);
  const there = maze.get(here);
  if (change.do === "lay") maze.set(here, { card: change.card, turned: change.turned, bribe: null, key: null });
  else if (change.do === "remove") maze.delete(here);
  else maze.set(here, { ...there!, [change.do]: seat });
  const reaches = { blue: reachedBy(view, maze, "blue"), green: reachedBy(view, maze, "green") };
  const played = COLOURS.filter((colour) => view.colours.includes(colour));
  const touched = ({ x, y }: { x: number; y: number }): boolean =>
    EDGES.some((edge) =>
      played.some((colour) =>
        reaches[colour].edges.get(cellKey(x + STEP[edge][0], y + STEP[edge][1]))?.includes(OPPOSITE[edge]),
      ),
    );
  const claimed = new Set(view.maze.filter((laid) => laid.counter !== null).map((laid) => cellKey(laid.x, laid.y)));
  const worth = (colour: Colour): number =>
    [...reaches[colour].gold]
      .filter((key) => played.includes(colour) && !claimed.has(key))
      .reduce((sum, key) => sum + goldOn(maze.get(key)!.card).reduce((all, { count }) => all + count, 0), 0);
  return {
    reaches,
    goals: view.goals.flatMap((goal, index) => (!goal.face && touched(goal) ? [index + 1] : [])),
    claims: { blue: worth("blue"), green: worth("green") },
    deadEnd: change.do === "lay" && isDeadEnd(change.card),
  };
}
