/** A path card, drawn from its graph: the eye reads what the engine computes. */
import { OPPOSITE, type Edge, type Groups } from "../deck";
import { blob, dice, ink, poly, round1, type Point } from "./shape";
import { boulder, planks } from "./things";

export const CARD_WIDTH = 90;
export const CARD_HEIGHT = 120;
const CX = 45;
const CY = 60;
const HALF = 12.5;

/** Middle of each edge, and the way out of the card. */
const EDGE: Record<Edge, readonly [number, number, number, number]> = {
  N: [CX, 0, 0, -1],
  S: [CX, CARD_HEIGHT, 0, 1],
  E: [CARD_WIDTH, CY, 1, 0],
  W: [0, CY, -1, 0],
};

/** A sample of a centre line: point, normal, and how far along it is. */
type Sample = readonly [x: number, y: number, nx: number, ny: number, t: number];

export interface TileLook {
  kind: string;
  groups: Groups;
  turned: boolean;
  /** Edges that are linked to the start. */
  lit: string;
  /** A single edge leads to the middle instead of ending in rubble. */
  shaft?: boolean;
  /** What lies on the card, above the rails. */
  top?: string;
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

/** Hand-cut edges: facets, calm near the card's border so that neighbours always meet. */
function ribbon(samples: Sample[], half: number, seed: string, rough: number): Point[] {
  const roll = dice(seed);
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

/** Centre lines of joined edges; a junction has the straight and a curve from the stem. */
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

/** Rock: four wavy strata and nine chips, its own for every kind of card. */
export function rock(seed: string): string {
  const roll = dice(`f${seed}`);
  let markup = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${ink("rock-1")}"/>`;
  let y = -6 + roll() * 10;
  for (const tone of ["rock-3", "rock-2", "rock-3", "rock-2"]) {
    const height = 12 + roll() * 12;
    const tilt = (roll() - 0.5) * 16;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = -2; x <= CARD_WIDTH + 2; x += 15.6) {
      const lean = (tilt * x) / CARD_WIDTH;
      upper.push([x, y + lean + (roll() - 0.5) * 6]);
      lower.unshift([x, y + height + lean + (roll() - 0.5) * 6]);
    }
    markup += poly([...upper, ...lower], ink(tone), 'opacity=".8"');
    y += height + 8 + roll() * 12;
  }
  for (let i = 0; i < 9; i++) {
    const x = roll() * CARD_WIDTH;
    const top = roll() * CARD_HEIGHT;
    const k = 1.6 + roll() * 2.6;
    const bright = roll() > 0.4;
    markup += poly(
      [[x, top - k], [x + k * 1.2, top + k * 0.5], [x - k, top + k * 0.8]],
      ink(bright ? "rock-4" : "cut"),
      bright ? 'opacity=".8"' : 'opacity=".35"',
    );
  }
  return markup;
}

const FRAME = `<rect x=".6" y=".6" width="${CARD_WIDTH - 1.2}" height="${CARD_HEIGHT - 1.2}" rx="5.6" fill="none" stroke="${ink("rock-4")}" stroke-opacity=".75" stroke-width="1.1"/>`;

/** Floors are brightest in the middle of the card. One pair of gradients serves every card. */
export const GRADIENTS = ["", "-dim"]
  .map(
    (dim) =>
      `<radialGradient id="floor${dim}" gradientUnits="userSpaceOnUse" cx="${CX}" cy="${CY}" r="66"><stop offset="0" stop-color="${ink(`floor${dim}-hi`)}"/><stop offset=".5" stop-color="${ink(`floor${dim}`)}"/><stop offset="1" stop-color="${ink(`floor${dim}-2`)}"/></radialGradient>`,
  )
  .join("");

/** Order of paint: face, lip, cut, floor, rails, objects, frame. */
export function tile(look: TileLook): string {
  const seed = look.kind + (look.turned ? "t" : "");
  const onlyDeadEnds = look.groups.every((group) => group.length === 1);
  const deep = (edge: Edge): number =>
    edge === "N" || edge === "S" ? ((onlyDeadEnds ? 42 : 35) - HALF) / CY : ((onlyDeadEnds ? 31 : 22) - HALF) / CX;
  let lip = "";
  let cut = "";
  let floor = "";
  let rails = "";
  let top = "";
  look.groups.forEach((group, index) => {
    const lit = group.some((edge) => look.lit.includes(edge));
    const dim = lit ? "" : "-dim";
    const fill = `url(#floor${dim})`;
    const dead = group.length === 1 && !look.shaft;
    const lines = centreLines(group, dead ? deep(group[0]!) : 1);
    const layer = (shape: (grow: number, rough: number) => Point[]): void => {
      lip += poly(shape(4.2, 1.1), ink("lip"));
      cut += poly(shape(1.6, 1.3), ink("cut"));
      floor += poly(shape(-0.6, 1.3), fill, 'transform="translate(.7 1.7)"');
    };
    lines.forEach((samples, n) => {
      const own = `${seed}${index}${n}`;
      layer((grow, rough) => ribbon(samples, HALF + grow, grow > 4 ? `${own}l` : own, rough));
    });
    if (group.length > 2) {
      const hub = (k: number, dx: number, dy: number): Point[] =>
        blob(CX + dx, CY + dy, HALF * k, `${seed}h`, 12, 0.05);
      lip += poly(hub(1.72, 0, 0), ink("lip"));
      cut += poly(hub(1.48, 0, 0), ink("cut"));
      floor += poly(hub(1.32, 0.7, 1.7), fill);
    }
    const end = dead ? lines[0]![lines[0]!.length - 1]! : null;
    if (end) layer((grow) => blob(end[0], end[1], HALF + grow - 0.2, `${seed}k${index}`, 9, 0.08));
    for (const samples of lines) {
      const run = dead ? samples.slice(0, -1) : samples;
      rails += `<path d="${track(run)}" fill="none" stroke="${ink(`sleeper${dim}`)}" stroke-width="13" stroke-dasharray="2.6 5.9" stroke-dashoffset="-1" opacity=".8"/>`;
    }
    for (const samples of lines) {
      const run = dead ? samples.slice(0, -1) : samples;
      rails += `<path d="${track(run, -4)}${track(run, 4)}" fill="none" stroke="${ink(`rail${dim}`)}" stroke-width="1.7"/>`;
    }
    if (end) {
      const [, , ox, oy] = EDGE[group[0]!];
      const [ex, ey] = end;
      const rubble = (back: number, aside: number, r: number, name: string): string =>
        boulder(ex - ox * back - oy * aside, ey - oy * back - ox * aside, r, `${seed}${name}${index}`);
      top += rubble(6, 6.5, 5.4, "b") + rubble(6, -6.5, 5.8, "c") + rubble(9, 0, 4.6, "d");
      top += planks(ex + ox * 1.5, ey + oy * 1.5, ox ? 90 : 0);
    }
  });
  return rock(seed) + lip + cut + floor + rails + top + (look.top ?? "") + FRAME;
}

