/** Draws a path card from its graph, so that it matches the connections computed by the engine. */
import { OPPOSITE, type Edge, type Groups } from "./cards/deck";
import { blob, seededRandom, ink, poly, round1, shifted, type Point } from "./shapes";
import { boulder, planks } from "./objects";

export const CARD_WIDTH = 90;
export const CARD_HEIGHT = 120;
const CX = 45;
const CY = 60;
const HALF = 12.5;
/** The offset of a tunnel's floor from its dark outline, so that the rim above the floor looks shaded. */
const SHADE = [0.7, 1.7] as const;

/** The centre of each edge, and the direction out of the card. */
const EDGE: Record<Edge, readonly [number, number, number, number]> = {
  N: [CX, 0, 0, -1],
  S: [CX, CARD_HEIGHT, 0, 1],
  E: [CARD_WIDTH, CY, 1, 0],
  W: [0, CY, -1, 0],
};

/** A sample of a centre line: point, normal, and position along the line. */
type Sample = readonly [x: number, y: number, nx: number, ny: number, t: number];

/** The material of a card. Grounds other than the mine have colours of their own: `--forest-rock-1`. */
export type Ground = "mine" | "forest" | "cave";

export interface TileLook {
  kind: string;
  ground?: Ground;
  groups: Groups;
  turned: boolean;
  /** The edges connected to the start, as letters. */
  lit: string;
  /** Whether a single edge leads to the middle instead of ending in rubble. */
  shaft?: boolean;
  /** Edges whose dead end has an object on it, so that no planks are drawn. */
  bearing?: string;
  /** SVG drawn on the floor: limits of spaces. */
  floor?: string;
  /** SVG drawn above the rails. */
  top?: string;
  /** The level: one, two or three bars in the lower left corner. */
  level?: number;
}

function line(a: Edge, b: Edge | null, until = 1, steps = 14): Sample[] {
  const from = EDGE[a];
  const to = b ? EDGE[b] : null;
  const bent = to && OPPOSITE[a] !== b;
  const samples: Sample[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = (until * i) / steps;
    const u = 1 - t;
    let x: number, y: number, dx: number, dy: number;
    if (bent) {
      x = u * u * from[0] + 2 * u * t * CX + t * t * to[0];
      y = u * u * from[1] + 2 * u * t * CY + t * t * to[1];
      dx = 2 * u * (CX - from[0]) + 2 * t * (to[0] - CX);
      dy = 2 * u * (CY - from[1]) + 2 * t * (to[1] - CY);
    } else {
      const end = to ?? ([CX, CY] as const);
      dx = end[0] - from[0];
      dy = end[1] - from[1];
      x = from[0] + dx * t;
      y = from[1] + dy * t;
    }
    const length = Math.hypot(dx, dy) || 1;
    samples.push([x, y, -dy / length, dx / length, t]);
  }
  const first = samples[0]!;
  samples.unshift([from[0] + from[2] * 9, from[1] + from[3] * 9, first[2], first[3], -1]);
  if (to && until === 1) {
    const last = samples[samples.length - 1]!;
    samples.push([to[0] + to[2] * 9, to[1] + to[3] * 9, last[2], last[3], 2]);
  }
  return samples;
}

/** Return the outline of a hand-cut tunnel: faceted, but even near the card's border so that neighbours always meet. */
function ribbon(samples: Sample[], half: number, seed: string, rough: number): Point[] {
  const roll = seededRandom(seed);
  const side = (sign: number): Point[] =>
    samples
      .filter((_, i) => i % 2 === 0 || i === samples.length - 1)
      .map(([x, y, nx, ny, t]): Point => {
        const calm = t < 0.12 || t > 0.88 ? 0 : 1;
        const k = (half + (roll() - 0.5) * 2 * rough * calm) * sign;
        return [x + nx * k, y + ny * k];
      });
  return [...side(1), ...side(-1).reverse()];
}

function track(samples: Sample[], offset = 0): string {
  return `M${samples.map(([x, y, nx, ny]) => `${round1(x + nx * offset)} ${round1(y + ny * offset)}`).join("L")}`;
}

/**
 * Return the centre lines of joined edges: one for each straight track and, at a T-junction, a curve from the stem
 * to each other edge.
 */
function centreLines(group: readonly Edge[], deadEnd: number): Sample[][] {
  const [a, b] = group as [Edge, Edge];
  if (group.length === 1) return [line(a, null, deadEnd, 8)];
  if (group.length === 2) return [line(a, b)];
  const lines: Sample[][] = [];
  const has = (edge: Edge): boolean => group.includes(edge);
  if (has("N") && has("S")) lines.push(line("N", "S"));
  if (has("E") && has("W")) lines.push(line("E", "W"));
  if (group.length === 3) {
    const stem = group.find((edge) => !has(OPPOSITE[edge]))!;
    for (const edge of group) if (edge !== stem) lines.push(line(stem, edge));
  }
  return lines;
}

const toneOf = (ground: Ground, token: string): string => ink(ground === "mine" ? token : `${ground}-${token}`);

/**
 * Return how far each dead end reaches towards the middle (0 to 1), so that rock remains between it and other tunnels.
 */
function depths(groups: Groups): (edge: Edge) => number {
  const only = groups.every((group) => group.length === 1);
  return (edge) => (edge === "N" || edge === "S" ? ((only ? 42 : 35) - HALF) / CY : ((only ? 31 : 22) - HALF) / CX);
}

/**
 * Return a point on the centre line of two joined edges, from the first (0) to the second (1), and the direction
 * across.
 */
export function pointAlong(a: Edge, b: Edge, t: number): { at: Point; across: Point } {
  const [x, y, nx, ny] = line(a, b)[1 + Math.round(t * 14)]!;
  return { at: [x, y], across: [nx, ny] };
}

/**
 * Return the position of an object on a group of joined edges: at the end of a dead end, the middle of a curve, else
 * the hub.
 */
export function trackSpot(groups: Groups, index: number): Point {
  const group = groups[index]!;
  if (group.length === 1) {
    const [x, y] = line(group[0]!, null, depths(groups)(group[0]!), 8).at(-1)!;
    return [x, y];
  }
  return group.length === 2 ? pointAlong(group[0]!, group[1]!, 0.5).at : [CX, CY];
}

/** Return the rock: four wavy strata and nine chips, different for every kind of card; firs in the forest. */
export function rock(seed: string, ground: Ground = "mine"): string {
  const tone = (token: string): string => toneOf(ground, token);
  const roll = seededRandom(`f${seed}`);
  let markup = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${tone("rock-1")}"/>`;
  let y = -6 + roll() * 10;
  for (const stratum of ["rock-3", "rock-2", "rock-3", "rock-2"]) {
    const height = 12 + roll() * 12;
    const tilt = (roll() - 0.5) * 16;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = -2; x <= CARD_WIDTH + 2; x += 15.6) {
      const lean = (tilt * x) / CARD_WIDTH;
      upper.push([x, y + lean + (roll() - 0.5) * 6]);
      lower.unshift([x, y + height + lean + (roll() - 0.5) * 6]);
    }
    markup += poly([...upper, ...lower], tone(stratum), 'fill-opacity=".8"');
    y += height + 8 + roll() * 12;
  }
  if (ground === "forest") return markup + firs(roll);
  for (let i = 0; i < 9; i++) {
    const x = roll() * CARD_WIDTH;
    const top = roll() * CARD_HEIGHT;
    const k = 1.6 + roll() * 2.6;
    const bright = roll() > 0.4;
    markup += poly(
      [
        [x, top - k],
        [x + k * 1.2, top + k * 0.5],
        [x - k, top + k * 0.8],
      ],
      tone(bright ? "rock-4" : "cut"),
      bright ? 'fill-opacity=".8"' : 'fill-opacity=".35"',
    );
  }
  return markup;
}

function firs(roll: () => number): string {
  let markup = "";
  for (let i = 0; i < 11; i++) {
    const x = round1(roll() * CARD_WIDTH);
    const y = 8 + roll() * CARD_HEIGHT;
    const k = 5 + roll() * 5;
    const [top, half, tall] = [round1(y - k * 2), round1(k), round1(k * 1.9)];
    const tone = toneOf("forest", roll() > 0.5 ? "rock-4" : "rock-3");
    markup += `<path d="M${x} ${top}l${half} ${tall}h${-2 * half}Z" fill="${tone}"/><path d="M${x} ${top}l${half} ${tall}h${-half}Z" fill="${toneOf("forest", "cut")}" fill-opacity=".22"/>`;
  }
  return markup;
}

const frame = (ground: Ground): string =>
  `<rect x=".6" y=".6" width="${CARD_WIDTH - 1.2}" height="${CARD_HEIGHT - 1.2}" rx="5.6" fill="none" stroke="${toneOf(ground, "rock-4")}" stroke-opacity=".75" stroke-width="1.1"/>`;

/** Return the tab at the lower left with the card's level in bars. */
function levelMark(ground: Ground, level: number): string {
  const bars = Array.from(
    { length: level },
    (_, i) =>
      `<rect x="${round1(6 + i * 5.6)}" y="-12.5" width="3" height="9" rx="1" fill="${toneOf(ground, "floor-hi")}"/>`,
  );
  return `<g transform="translate(0 ${CARD_HEIGHT})"><path d="M0 0V-17H${9 + level * 5}L${16 + level * 5} 0Z" fill="${toneOf(ground, "cut")}"/>${bars.join("")}</g>`;
}

const floorId = (ground: Ground, dim: string): string => (ground === "mine" ? `floor${dim}` : `${ground}-floor${dim}`);

/** Return the gradients of the floors, brightest in the middle of the card; all cards of a ground share them. */
export const gradients = (ground: Ground): string =>
  ["", "-dim"]
    .map(
      (dim) =>
        `<radialGradient id="${floorId(ground, dim)}" gradientUnits="userSpaceOnUse" cx="${CX + SHADE[0]}" cy="${CY + SHADE[1]}" r="66"><stop offset="0" stop-color="${toneOf(ground, `floor${dim}-hi`)}"/><stop offset=".5" stop-color="${toneOf(ground, `floor${dim}`)}"/><stop offset="1" stop-color="${toneOf(ground, `floor${dim}-2`)}"/></radialGradient>`,
    )
    .join("");

/** Return the dashes of a forest path, or the sleepers and rails of a mine; empty for a cave. */
function railsOn(ground: Ground, runs: readonly Sample[][], dim: string): string {
  if (ground === "cave") return "";
  const path = (d: string, looks: string): string => `<path d="${d}" fill="none" ${looks}/>`;
  const rail = `stroke="${ink(`rail${dim}`)}"`;
  if (ground === "forest")
    return runs
      .map((run) =>
        path(
          track(run),
          `${rail} stroke-opacity=".55" stroke-width="3" stroke-dasharray="4.5 6.4" stroke-linecap="round"`,
        ),
      )
      .join("");
  const sleepers = `stroke="${ink(`sleeper${dim}`)}" stroke-width="13" stroke-dasharray="2.6 5.9" stroke-dashoffset="-1" stroke-opacity=".8"`;
  return (
    runs.map((run) => path(track(run), sleepers)).join("") +
    runs.map((run) => path(track(run, -4) + track(run, 4), `${rail} stroke-width="1.7"`)).join("")
  );
}

/** Return a path card. Painted in this order: face, lip, cut, floor, rails, limits of spaces, objects, level, frame. */
export function pathTile(look: TileLook): string {
  const ground = look.ground ?? "mine";
  const tone = (token: string): string => toneOf(ground, token);
  const seed = look.kind + (look.turned ? "t" : "");
  const deep = depths(look.groups);
  let lip = "";
  let cut = "";
  let floor = "";
  let rails = "";
  let top = "";
  look.groups.forEach((group, index) => {
    const lit = group.some((edge) => look.lit.includes(edge));
    const dim = lit ? "" : "-dim";
    const fill = `url(#${floorId(ground, dim)})`;
    const dead = group.length === 1 && !look.shaft;
    const lines = centreLines(group, dead ? deep(group[0]!) : 1);
    const layer = (shape: (grow: number, rough: number) => Point[]): void => {
      lip += poly(shape(4.2, 1.1), tone("lip"));
      cut += poly(shape(1.6, 1.3), tone("cut"));
      floor += poly(shifted(shape(-0.6, 1.3), ...SHADE), fill);
    };
    lines.forEach((samples, n) => {
      const own = `${seed}${index}${n}`;
      layer((grow, rough) => ribbon(samples, HALF + grow, grow > 4 ? `${own}l` : own, rough));
    });
    if (group.length > 2) {
      const hub = (k: number): Point[] => blob(CX, CY, HALF * k, `${seed}h`, 12, 0.05);
      lip += poly(hub(1.72), tone("lip"));
      cut += poly(hub(1.48), tone("cut"));
      floor += poly(shifted(hub(1.32), ...SHADE), fill);
    }
    const end = dead ? lines[0]![lines[0]!.length - 1]! : null;
    if (end) layer((grow) => blob(end[0], end[1], HALF + grow - 0.2, `${seed}k${index}`, 9, 0.08));
    rails += railsOn(ground, dead ? lines.map((samples) => samples.slice(0, -1)) : lines, dim);
    if (end) {
      const [, , ox, oy] = EDGE[group[0]!];
      const [ex, ey] = end;
      const rubble = (back: number, aside: number, r: number, name: string): string =>
        boulder(ex - ox * back - oy * aside, ey - oy * back - ox * aside, r, `${seed}${name}${index}`);
      top += rubble(6, 6.5, 5.4, "b") + rubble(6, -6.5, 5.8, "c") + rubble(9, 0, 4.6, "d");
      if (!look.bearing?.includes(group[0]!)) top += planks(ex + ox * 1.5, ey + oy * 1.5, ox ? 90 : 0);
    }
  });
  const level = look.level ? levelMark(ground, look.level) : "";
  return (
    rock(seed, ground) + lip + cut + floor + rails + (look.floor ?? "") + top + (look.top ?? "") + level + frame(ground)
  );
}
