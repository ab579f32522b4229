/**
 * The spaces of a card, numbered as in the engine: tracks in the order of the deck file, on each its edges and
 * then its hub; the space of a tunnel is last.
 */
import { OPPOSITE, STEP, type Edge } from "../../../art/cards/deck";
import type { Point } from "../../../art/shapes";
import { pointAlong } from "../../../art/path-tile";
import { groups, pathCard, type PathCard } from "./dark-cave-cards";

export type Mark = "abyss" | "ladder" | "vein" | "exit" | "deck" | "tunnel";

export interface Space {
  /** The edges that lead out of the space; none for a hub. */
  edges: readonly Edge[];
  mark: Mark | null;
  /** The position on a card of 90 × 120. */
  at: Point;
}

/** A dotted line between two spaces. */
export type Limit = readonly [Point, Point];

export interface CardSpaces {
  spaces: readonly Space[];
  /** The limits on the floor; `wood` has those on the planks of a bridge. */
  floor: readonly Limit[];
  wood: readonly Limit[];
}

const MIDDLE: Point = [45, 60];
const HALF = 12.5;

const known = new Map<string, CardSpaces>();

/** Return the spaces of a card as laid. A half-turn keeps their numbers. */
export function cardSpaces(kind: string, turned: boolean): CardSpaces {
  const name = `${kind}:${turned}`;
  const found = known.get(name) ?? cut(pathCard(kind), turned);
  known.set(name, found);
  return found;
}

/** The course of a track; one under a bridge or beside a tunnel has less room. */
type Lie = "open" | "deck" | "under" | "bend";

function cut(card: PathCard, turned: boolean): CardSpaces {
  const spaces: Space[] = [];
  const floor: Limit[] = [];
  const wood: Limit[] = [];
  groups(card.kind, turned).forEach((edges, track) => {
    const deck = card.feature === "bridge" && card.tracks[track] === card.deck;
    const lie = deck ? "deck" : card.feature === "bridge" ? "under" : card.feature === "tunnel" ? "bend" : "open";
    const first = spaces.length;
    spaces.push(
      ...placed(edges, card.level, lie).map(({ at, edges: out }) => ({
        at,
        edges: out,
        mark: deck ? ("deck" as const) : null,
      })),
    );
    (deck ? wood : floor).push(...limits(edges, card.level, lie));
    if (track === 0) mark(spaces, card, first + iconOn(card.tracks[0]!.split("-"), card.level));
  });
  if (card.feature === "tunnel") spaces.push({ edges: [], mark: "tunnel", at: MIDDLE });
  return { spaces, floor, wood };
}

/** Return the index of the space with the track's icon: the hub, else the west end, else the first space. */
function iconOn(edges: readonly string[], level: number): number {
  if (level === 1) return 0;
  return level === 3 ? edges.length : Math.max(0, edges.indexOf("W"));
}

function mark(spaces: Space[], { feature }: PathCard, index: number): void {
  if (feature && feature !== "bridge" && feature !== "tunnel") spaces[index] = { ...spaces[index]!, mark: feature };
}

/**
 * By course of a track, positions along two of its edges (0 to 1): of the first edge's space by level, of the hub,
 * and of the limits.
 */
const FAR: Record<Lie, { ends: readonly [number, number, number]; hub: number; cuts: number }> = {
  open: { ends: [0.5, 0.25, 0.14], hub: 0.5, cuts: 0.29 },
  deck: { ends: [0.5, 0.21, 0.14], hub: 0.5, cuts: 0.29 },
  under: { ends: [0.14, 0.14, 0.07], hub: 0.28, cuts: 0.21 },
  bend: { ends: [0.3, 0.22, 0.14], hub: 0.5, cuts: 0.36 },
};

function placed(edges: readonly Edge[], level: number, lie: Lie): Pick<Space, "at" | "edges">[] {
  const ends = edges.map((edge, i) => ({ edges: [edge], at: endAt(edges, i, level, lie) }));
  if (level === 2) return ends;
  if (level === 3) return [...ends, { edges: [], at: hubAt(edges, lie) }];
  return [{ edges, at: edges.length === 2 ? aloneAt(edges, lie) : MIDDLE }];
}

function endAt(edges: readonly Edge[], index: number, level: number, lie: Lie): Point {
  const far = FAR[lie].ends[level - 1]!;
  if (edges.length === 2) return pointAlong(edges[0]!, edges[1]!, index ? 1 - far : far).at;
  const [dx, dy] = STEP[edges[index]!];
  return level === 2 ? [45 + dx * 27, 60 + dy * 36] : [45 + dx * 32, 60 + dy * 43];
}

/**
 * Return the position of the only space of a track; beside a tunnel it is moved towards the longer side of the card.
 */
function aloneAt(edges: readonly Edge[], lie: Lie): Point {
  const far = FAR[lie].ends[0];
  const tall = edges[0] === "N" || edges[0] === "S";
  return pointAlong(edges[0]!, edges[1]!, lie === "bend" && !tall ? 1 - far : far).at;
}

/** Return the position of a hub; bends beside a tunnel make room for it. */
function hubAt(edges: readonly Edge[], lie: Lie): Point {
  if (edges.length !== 2) return MIDDLE;
  const [x, y] = pointAlong(edges[0]!, edges[1]!, FAR[lie].hub).at;
  return lie === "bend" ? [x + (x - 45) * 0.34, y + (y - 60) * 0.34] : [x, y];
}

function across(edges: readonly Edge[], t: number): Limit {
  const {
    at: [x, y],
    across: [nx, ny],
  } = pointAlong(edges[0]!, edges[1]!, t);
  return [
    [x + nx * HALF, y + ny * HALF],
    [x - nx * HALF, y - ny * HALF],
  ];
}

function limits(edges: readonly Edge[], level: number, lie: Lie): Limit[] {
  if (level === 1) return [];
  if (edges.length === 2) {
    const { cuts } = FAR[lie];
    return level === 2 ? [across(edges, 0.5)] : [across(edges, cuts), across(edges, 1 - cuts)];
  }
  return level === 2 ? star(edges) : edges.map(gate);
}

/** Return the limits on level II: lines from the middle to the walls between the arms. */
function star(edges: readonly Edge[]): Limit[] {
  const reach = HALF * 1.25;
  const corners: [Edge, Edge][] = [
    ["N", "E"],
    ["S", "E"],
    ["S", "W"],
    ["N", "W"],
  ];
  const lines = corners
    .filter((pair) => pair.every((edge) => edges.includes(edge)))
    .map(([tall, wide]): Limit => [MIDDLE, [45 + STEP[wide][0] * reach, 60 + STEP[tall][1] * reach]]);
  const closed = (Object.keys(OPPOSITE) as Edge[]).filter((edge) => !edges.includes(edge));
  return [
    ...lines,
    ...closed.map((edge): Limit => [MIDDLE, [45 + STEP[edge][0] * HALF * 1.2, 60 + STEP[edge][1] * HALF * 1.2]]),
  ];
}

/** Return the limit on level III: a line across an arm. */
function gate(edge: Edge): Limit {
  const [dx, dy] = STEP[edge];
  const [x, y] = [45 + dx * 17.5, 60 + dy * 21];
  return [
    [x - dy * HALF, y - dx * HALF],
    [x + dy * HALF, y + dx * HALF],
  ];
}

/** Return whether a card looks the same after a half-turn, including its symbols. */
export function looksTheSame(kind: string): boolean {
  const key = (turned: boolean): string => {
    const marks = cardSpaces(kind, turned).spaces.flatMap(({ mark, at }) =>
      mark ? [`${mark}@${at.map(Math.round).join()}`] : [],
    );
    return [...groups(kind, turned).map((group) => [...group].sort().join("")), ...marks].sort().join("|");
  };
  return key(false) === key(true);
}
