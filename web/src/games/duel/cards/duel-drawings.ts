/** Drawings of path cards: the light on each arm, and the objects and tokens on the card. */
import { OPPOSITE, type Edge, type Groups } from "../../../art/cards/deck";
import { bridge, door, teamMark } from "../../../art/expansion-figures";
import { ink, placeAt, round1, type Point } from "../../../art/shapes";
import { goldPile, ladder, nugget, stone } from "../../../art/objects";
import { pointAlong, trackSpot, pathTile } from "../../../art/path-tile";
import { barriers, goldOn, groups as groupsOf, pathCard, type Barrier, type Colour } from "./duel-cards";

export interface Lights {
  /** The edges that blue reaches; `green` has those that green reaches. */
  blue: string;
  green: string;
  /** The edges with the mark of a colour: lower-case letters for blue, capitals for green. */
  marks: string;
}

/** The colours of the tokens on a card: the counters on its gold and its troll, and the key in its door. */
export interface Tokens {
  counter: Colour | null;
  bribe: Colour | null;
  key: Colour | null;
}
export const NO_TOKENS: Tokens = { counter: null, bribe: null, key: null };

const EDGE: Record<Edge, Point> = { N: [45, 0], E: [90, 60], S: [45, 120], W: [0, 60] };
const HUB: Point = [45, 60];
const isStraight = (group: readonly Edge[]): boolean => group.length === 2 && OPPOSITE[group[0]!] === group[1];
const isBridge = (groups: Groups): boolean => groups.length === 2 && groups.every(isStraight);

/** A point of a centre line, and the direction across. */
interface Sample {
  at: Point;
  across: Point;
}
type Run = readonly Sample[];

function between(a: Edge, b: Edge, until = 1): Sample[] {
  const steps = Math.round(14 * until);
  return Array.from({ length: steps + 1 }, (_, i) => pointAlong(a, b, i / 14));
}

function straight([x0, y0]: Point, [x1, y1]: Point): Run {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const across: Point = [-(y1 - y0) / length, (x1 - x0) / length];
  return [[x0, y0] as Point, [x1, y1] as Point].map((at) => ({ at, across }));
}

/** Return the centre lines of joined edges, along the rails. */
function runs(groups: Groups, index: number): Run[] {
  const group = groups[index]!;
  const [a, b] = group as [Edge, Edge];
  if (group.length === 1) return [straight(EDGE[a], trackSpot(groups, index))];
  if (group.length === 2) return [between(a, b)];
  const lines: Run[] = [];
  for (const [one, other] of [
    ["N", "S"],
    ["E", "W"],
  ] as const) {
    if (group.includes(one) && group.includes(other)) lines.push(straight(EDGE[one], EDGE[other]));
  }
  const stem = group.length === 3 ? group.find((edge) => !group.includes(OPPOSITE[edge])) : undefined;
  for (const edge of group) if (stem && edge !== stem) lines.push(between(stem, edge));
  return lines;
}

/** Return the position of an object on an arm. */
function onArm(edge: Edge): Point {
  const far = edge === "N" || edge === "S" ? 40 : 29;
  const [x, y] = EDGE[edge];
  return [HUB[0] + Math.sign(x - HUB[0]) * far, HUB[1] + Math.sign(y - HUB[1]) * far];
}

/** Return the centre line of an arm from the border of the card to the middle if `whole`, else to its barrier. */
function arm(groups: Groups, { edge, group }: { edge: Edge; group: number }, whole: boolean): Run {
  const edges = groups[group]!;
  const other = edges.find((each) => each !== edge)!;
  if (edges.length === 2 && !isStraight(edges)) return between(edge, other, whole ? 0.5 : 0.28);
  return straight(EDGE[edge], whole ? HUB : onArm(edge));
}

type Light = "both" | "blue" | "green" | "none";
const TONES: Record<Light, readonly [floor: string, rim: string, sleeper: string, rail: string]> = {
  both: ["floor", "floor-2", "sleeper", "rail"],
  blue: ["duel-blue", "duel-blue-2", "duel-blue-sleeper", "duel-blue-rail"],
  green: ["duel-green", "duel-green-2", "duel-green-sleeper", "duel-green-rail"],
  none: ["floor-dim", "floor-dim-2", "sleeper-dim", "rail-dim"],
};

const lightOn = ({ blue, green }: Lights, edges: readonly Edge[]): Light => {
  const [isBlue, isGreen] = [blue, green].map((reached) => edges.some((edge) => reached.includes(edge)));
  return isBlue ? (isGreen ? "both" : "blue") : isGreen ? "green" : "none";
};

const path = (run: Run, offset = 0): string =>
  `M${run.map(({ at, across }) => `${round1(at[0] + across[0] * offset)} ${round1(at[1] + across[1] * offset)}`).join("L")}`;

/** Return floor, sleepers and rails in the colours of a light. */
function lit(light: Light, lines: readonly Run[], hub: { at: Point; r: number } | null): string {
  const [floor, rim, sleeper, rail] = TONES[light];
  const d = lines.map((line) => path(line)).join("");
  const disc = (token: string, less: number): string =>
    hub ? `<circle cx="${hub.at[0]}" cy="${hub.at[1]}" r="${hub.r - less}" fill="${ink(token)}" stroke="none"/>` : "";
  return (
    `<g fill="none" transform="translate(.7 1.7)"><path d="${d}" stroke="${ink(rim)}" stroke-width="23.2"/>${disc(rim, 0)}<path d="${d}" stroke="${ink(floor)}" stroke-width="17"/>${disc(floor, 3)}</g>` +
    `<g fill="none"><path d="${d}" stroke="${ink(sleeper)}" stroke-width="13" stroke-dasharray="2.6 5.9" stroke-dashoffset="-1" stroke-opacity=".8"/><path d="${lines.map((line) => path(line, -4) + path(line, 4)).join("")}" stroke="${ink(rail)}" stroke-width="1.7"/></g>`
  );
}

/** Return the floors, with every arm in its own light: arms of one group differ if a door or a troll separates them. */
function floors(
  groups: Groups,
  lights: Lights,
  barred: readonly Barrier[],
  shut: (barrier: Barrier) => boolean,
): string {
  let markup = "";
  groups.forEach((group, index) => {
    const own = barred.filter((barrier) => barrier.group === index && shut(barrier));
    const apart = own.some(({ edge }) => edge === null)
      ? group
      : group.filter((edge) => own.some((barrier) => barrier.edge === edge));
    const within = group.filter((edge) => !apart.includes(edge));
    // The light that the tile itself has drawn: the whole group is lit if any of its edges is.
    const drawn: Light = lightOn(lights, group) === "none" ? "none" : "both";
    const light = within.length ? lightOn(lights, within) : "none";
    if (light !== drawn) {
      const hub =
        group.length > 2 ? { at: HUB, r: 17 } : group.length === 1 ? { at: trackSpot(groups, index), r: 11.4 } : null;
      markup += lit(light, runs(groups, index), hub);
    }
    for (const edge of apart) {
      const outside = lightOn(lights, [edge]);
      if (outside !== light) markup += lit(outside, [arm(groups, { edge, group: index }, within.length === 0)], null);
    }
  });
  return markup;
}

const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${round1(x)}" cy="${round1(y)}" r="${r}" fill="${ink("paper")}" stroke="${ink("cut")}" stroke-width=".9"/>`;

/** Return the marks of the colours on the edges they reach: a diamond for blue, a triangle for green. */
function marks(marked: string): string {
  const at = (edge: Edge, colour: Colour, alone: boolean): string => {
    const [x, y] = EDGE[edge];
    const aside = alone ? 0 : colour === "blue" ? -7 : 7;
    const inX = x === 45 ? 45 + aside : x === 0 ? 7 : 83;
    const inY = y === 60 ? 60 + aside : y === 0 ? 7 : 113;
    return disc(inX, inY, 6.4) + teamMark(colour, inX, inY + (colour === "green" ? 0.5 : 0), 4.5);
  };
  return (["N", "E", "S", "W"] as const)
    .map((edge) => {
      const blue = marked.includes(edge.toLowerCase());
      const green = marked.includes(edge);
      return (blue ? at(edge, "blue", !green) : "") + (green ? at(edge, "green", !blue) : "");
    })
    .join("");
}

/** Return a two-sided counter that shows the colour of its owner. */
export const counter = (colour: Colour, x: number, y: number, r = 10.5): string =>
  `<circle cx="${x + 0.6}" cy="${y + 1.6}" r="${r}" fill="${ink("cut")}" fill-opacity=".6"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink(`duel-${colour}-2`)}" stroke="${ink("paper-ink")}" stroke-width="1.2"/>` +
  `<circle cx="${x}" cy="${y}" r="${round1(r * 0.74)}" fill="${ink("paper")}"/>` +
  teamMark(colour, x, y + (colour === "green" ? r * 0.08 : 0), r * 0.52);

const TROLL_MARKUP = `<ellipse cx="1" cy="17" rx="19" ry="4" fill="${ink("cut")}" fill-opacity=".6"/><path d="M-19 16L-20 2L-14 -10L-19 -17L-9 -14L0 -18L9 -14L19 -17L14 -10L20 2L19 16L10 19H-10Z" fill="#5d7a4e"/><path d="M-20 2L-14 -10L-9 -14L0 -18V19H-10L-19 16Z" fill="#6d8c5a"/><path d="M-13 -5L-3 -2M13 -5L3 -2" stroke="#2a3a22" stroke-width="2.6" stroke-linecap="round"/><circle cx="-7" cy="1.6" r="2.6" fill="#ffe08a"/><circle cx="7" cy="1.6" r="2.6" fill="#ffe08a"/><circle cx="-6.6" cy="1.9" r="1.1" fill="#20160c"/><circle cx="6.6" cy="1.9" r="1.1" fill="#20160c"/><path d="M0 1L4 8L-4 8Z" fill="#48613c"/><path d="M-9 12H9" stroke="#2a3a22" stroke-width="2.4"/><path d="M-7 12L-5 7.5L-3.5 12ZM7 12L5 7.5L3.5 12Z" fill="#fff3d6"/>`;

/** Return a troll with its toll, a nugget, which a counter covers once it is paid. */
const troll = (x: number, y: number, bribe: Colour | null): string =>
  placeAt(x, y, 1, bribe ? `<g opacity=".55">${TROLL_MARKUP}</g>` : TROLL_MARKUP) +
  (bribe ? counter(bribe, x + 13, y + 13) : nugget(x + 15, y + 15, 5.6, "tr"));

const KEY_MARKUP = `<circle cx="15" cy="16" r="10" fill="${ink("gold")}"/><circle cx="15" cy="16" r="4.5" fill="${ink("paper-ink")}"/><path d="M20 20L41 40L37 44L33 40L30 43L26 39L29 36L17 24Z" fill="${ink("gold")}"/><path d="M20 20L41 40L39 42L18.5 22Z" fill="${ink("gold-3")}"/>`;
export const KEY_ICON = KEY_MARKUP;
export const TROLL_ICON = `<g transform="translate(23 24) scale(1.05)">${TROLL_MARKUP}${nugget(15, 15, 5.6, "tr")}</g>`;

/** Return the key token at a door, marked with the colour that may pass. */
const keyToken = (colour: Colour, x: number, y: number): string =>
  `<circle cx="${x + 0.6}" cy="${y + 1.4}" r="11.4" fill="${ink("cut")}" fill-opacity=".6"/><circle cx="${x}" cy="${y}" r="11.4" fill="#14242b" stroke="${ink("paper-2")}" stroke-width="1.6"/>` +
  `<g transform="translate(${x - 8.2} ${y - 8.6}) scale(.35)">${KEY_MARKUP}</g>` +
  disc(x + 8.4, y + 7.4, 5) +
  teamMark(colour, x + 8.4, y + 7.7, 3.2);

function barrier({ what, edge, group }: Barrier, groups: Groups, tokens: Tokens): string {
  const [x, y] = standsAt(groups, edge, group);
  if (what === "troll") return troll(x, y, tokens.bribe);
  const curve = groups[group]!.length === 2 && !isStraight(groups[group]!);
  const turn = edge === "N" || edge === "S" ? 0 : 90;
  const inward = towardsMiddle([x, y], 13);
  return (
    door(what, x, y, curve ? slant(groups[group]!, edge!) : turn) +
    (tokens.key ? keyToken(tokens.key, inward[0], inward[1]) : "")
  );
}

function standsAt(groups: Groups, edge: Edge | null, group: number): Point {
  const edges = groups[group]!;
  if (!edge) return trackSpot(groups, group);
  if (edges.length === 2 && !isStraight(edges))
    return pointAlong(
      edge,
      edges.find((each) => each !== edge)!,
      0.28,
    ).at;
  return onArm(edge);
}

/** Return the angle of a door on an arm, perpendicular to a curve. */
function slant(edges: readonly Edge[], edge: Edge): number {
  const { across } = pointAlong(
    edge,
    edges.find((each) => each !== edge)!,
    0.28,
  );
  return (Math.atan2(across[1], across[0]) * 180) / Math.PI;
}

function towardsMiddle([x, y]: Point, by: number): Point {
  const length = Math.hypot(HUB[0] - x, HUB[1] - y) || 1;
  return [x + ((HUB[0] - x) / length) * by, y + ((HUB[1] - y) / length) * by];
}

/** Return the position of gold; on a bridge, beside the planks that cover the middle of the lower track. */
function goldAt(groups: Groups, group: number, turned: boolean): Point {
  return isBridge(groups) ? [45, turned ? 94 : 26] : trackSpot(groups, group);
}

function standing(kind: string, turned: boolean, groups: Groups, lights: Lights, tokens: Tokens): string {
  const row = pathCard(kind);
  let markup = isBridge(groups) ? placeAt(45, 60, 1, bridge(lightOn(lights, ["E", "W"]) !== "none")) : "";
  if (kind.startsWith("stone")) markup += stone(45, 60);
  if (row.ladder) {
    const [x, y] = trackSpot(groups, 0);
    markup += ladder(x, y) + disc(x + 15, y - 14, 8.4) + teamMark(row.ladder, x + 15, y - 13.5, 5.2);
  }
  for (const { group, count } of goldOn(kind)) {
    const [x, y] = goldAt(groups, group, turned);
    markup += goldPile(x, y, count) + (tokens.counter ? counter(tokens.counter, x + 6, y + 5) : "");
  }
  return (
    markup +
    barriers(kind, turned)
      .map((each) => barrier(each, groups, tokens))
      .join("")
  );
}

/** Return the drawing of the whole card. */
export function drawCard(kind: string, turned: boolean, lights: Lights, tokens: Tokens): string {
  const groups = groupsOf(kind, turned);
  const barred = barriers(kind, turned);
  const shut = ({ what }: Barrier): boolean => what !== "troll" || tokens.bribe === null;
  const bearing = goldOn(kind)
    .flatMap(({ group }) => (groups[group]!.length === 1 ? groups[group]! : []))
    .join("");
  return pathTile({
    kind,
    groups,
    turned,
    lit: lights.blue + lights.green,
    bearing,
    floor: floors(groups, lights, barred, shut),
    top: standing(kind, turned, groups, lights, tokens) + marks(lights.marks),
  });
}
