/** The drawings on the path cards of the expansions: bridges, ladders, doors, crystals, places, new goals. */
import { OPPOSITE, type Edge, type Groups, type PathRow } from "../../../art/cards/deck";
import {
  bridge,
  crystal,
  door,
  dragon,
  party,
  sack,
  spider,
  workshop,
  type Team,
} from "../../../art/expansion-figures";
import { placeAt } from "../../../art/shapes";
import { ladder } from "../../../art/objects";
import { middle, type Decorator } from "../cards/classic-cards";

const isStraight = (group: readonly Edge[]): boolean => group.length === 2 && OPPOSITE[group[0]!] === group[1];

/** Return the bridge of two straights that do not meet: the one from west to east passes over the other. */
function bridges(graph: Groups, lit: string): string {
  return graph.length === 2 && graph.every(isStraight) ? placeAt(45, 60, 1, bridge(lit.includes("E"))) : "";
}

/** Return the doors, each across the middle of its track. */
function doors(row: PathRow, graph: Groups): string {
  return Object.entries(row.barriers ?? {})
    .map(([track, colour]) => {
      const size = track.split("-").length;
      const group = graph.find((edges) => edges.length === size)!;
      const [x, y] = middle(group);
      return door(colour as Team, x, y, across(group));
    })
    .join("");
}

function across(group: readonly Edge[]): number {
  if (isStraight(group)) return group.includes("N") ? 0 : 90;
  const rising = group.includes("N") === group.includes("E");
  return rising ? -37 : 37;
}

const CORNERS: readonly [Edge, Edge, number, number][] = [
  ["N", "E", 72, 26],
  ["N", "W", 18, 26],
  ["S", "E", 72, 102],
  ["S", "W", 18, 102],
];

/** Return the crystals, in the corner of rock that the fewest tunnels pass. */
function crystals(row: PathRow, graph: Groups): string {
  if (!row.crystals) return "";
  const alone = graph.length === 1 && graph[0]!.length === 1 ? graph[0]![0]! : null;
  if (alone)
    return crystal(
      45 + (alone === "W" ? 12 : alone === "E" ? -12 : 0),
      alone === "S" ? 46 : alone === "N" ? 82 : 66,
      1.25,
    );
  const passed = ([a, b]: readonly [Edge, Edge, number, number]): number =>
    graph
      .filter((group) => group.length > 1)
      .reduce((sum, group) => sum + Number(group.includes(a)) + Number(group.includes(b)), 0) +
    graph.filter((group) => group.length === 1 && (group[0] === a || group[0] === b)).length;
  const [, , x, y] = [...CORNERS].sort((a, b) => passed(a) - passed(b))[0]!;
  return crystal(x, y, 1.02);
}

const GOALS: Readonly<Record<string, (row: PathRow, x: number, y: number) => string>> = {
  sack: (row, x, y) => sack(x, y, row.value ?? 1),
  dragon: (_, x, y) => placeAt(x, y, 1, dragon()),
  spider: (_, x, y) => placeAt(x, y, 1, spider()),
};
const PLACES: Readonly<Record<string, () => string>> = { "costume-workshop": workshop, "underground-party": party };

export const decorate: Decorator = (row, graph, lit) =>
  bridges(graph, lit) +
  (row.ladder ? ladder(...middle(graph[0]!)) : "") +
  doors(row, graph) +
  crystals(row, graph) +
  (GOALS[row.effect ?? ""]?.(row, ...middle(graph[0]!)) ?? "") +
  (PLACES[row.kind] ? placeAt(45, 60, 1, PLACES[row.kind]!()) : "");
