/** Lines of a chart: where they go, and where their names stand. */
import type { ReviewMoment, ReviewRound } from "../../wire/protocol";

export interface Line {
  name: string;
  /** One for every moment. */
  values: readonly number[];
  /** Whether it is drawn thick: a foe. */
  thick: boolean;
  /** The colour of its clan or team, if it has one: else each has the next. */
  hue?: number;
}

export interface Frame {
  width: number;
  height: number;
  steps: readonly number[];
  /** What stands at the top. */
  most: number;
}

export const LEFT = 44;
export const RIGHT = 108;
export const TOP = 12;
export const BOTTOM = 26;
/** How far apart names stand at least. */
const GAP = 15;
/** So many letters of a name are written. */
const LONGEST = 13;

/** No two of these look alike, even in grey; colours go round in another number. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 2", "12 4 2 4 2 4", "1 4"] as const;
export const HUES = 6;
/** What is yellow, blue or green at the table is so here. */
const OWN_HUES: Readonly<Record<string, number>> = { yellow: 0, blue: 1, "blue-digger": 1, "green-digger": 2 };

/** The colour of each line: its own, or the next that is nobody's. */
export function huesOf(lines: readonly Line[]): number[] {
  const taken = new Set(lines.flatMap(({ hue }) => hue ?? []));
  const free = Array.from({ length: HUES }, (_, i) => i).filter((hue) => !taken.has(hue));
  let next = 0;
  return lines.map(({ hue }) => hue ?? free[next++ % free.length]!);
}

export const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

export function xOf({ width, steps }: Frame, step: number): number {
  const span = Math.max(1, steps.at(-1)! - steps[0]!);
  return LEFT + ((step - steps[0]!) / span) * (width - LEFT - RIGHT);
}

export const yOf = ({ height, most }: Frame, value: number): number => height - BOTTOM - (value / most) * (height - TOP - BOTTOM);

/** A line as stairs: a value holds until the next move. */
export function wayOf(frame: Frame, values: readonly number[]): string {
  const points = values.map((value, i) => [xOf(frame, frame.steps[i]!), yOf(frame, value)].map((place) => Math.round(place * 10) / 10));
  return points.map(([x, y], i) => (i ? `H${x}V${y}` : `M${x} ${y}`)).join("");
}

/** Names that would stand on each other move apart, as little as may be. */
export function apart(heights: readonly number[], bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let last = -Infinity;
  for (const i of order) last = found[i] = Math.max(found[i]!, last + GAP);
  let next = bottom + GAP;
  for (const i of order.reverse()) next = found[i] = Math.min(found[i]!, next - GAP);
  return found;
}

/** As tall as its names need. */
export const heightOf = (lines: number): number => Math.max(220, TOP + BOTTOM + lines * GAP);

/** Rows of the table beneath: moments at which something is another than before. */
export function changes(lines: readonly Line[]): number[] {
  const count = lines[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, i) => i).filter((i) => !i || lines.some(({ values }) => values[i] !== values[i - 1]));
}

/** How likely each seat is a foe, in the eyes of a seat or of whoever looked on. */
export function suspicionOf({ moments, truth, foes }: ReviewRound, names: readonly string[], eyes: number | null): Line[] {
  if (!foes.length) return [];
  const table = (moment: ReviewMoment): readonly number[] => (eyes === null ? moment.watcher : moment.seats[eyes]!);
  return names.map((name, seat) => ({ name, values: moments.map((moment) => table(moment)[seat]!), thick: foes.includes(truth[seat]!) }));
}

export const chancesOf = ({ moments, sides }: ReviewRound, named: (side: ReviewRound["sides"][number]) => string): Line[] =>
  sides.map((side, i) => ({ name: named(side), values: moments.map(({ chances }) => chances[i]!), thick: false, hue: side.seat === null ? OWN_HUES[side.word] : undefined }));

export const raceOf = ({ moments }: ReviewRound, names: readonly string[]): Line[] =>
  (moments[0]?.race ?? []).map((_, seat) => ({ name: names[seat]!, values: moments.map(({ race }) => race[seat]!), thick: false }));
