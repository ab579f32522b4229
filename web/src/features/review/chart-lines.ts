/** The geometry of chart lines and their labels. */
import type { ReviewMoment, ReviewRound } from "../../wire/protocol";

export interface ChartLine {
  name: string;
  /** One value per moment. */
  values: readonly number[];
  /** Whether the line is thick, which marks a foe. */
  thick: boolean;
  /** The number of the clan's or team's colour; by default the next free one. */
  hue?: number;
}

export interface ChartFrame {
  width: number;
  height: number;
  steps: readonly number[];
  /** The value at the top of the chart. */
  most: number;
}

export const MARGIN_LEFT = 44;
export const MARGIN_RIGHT = 108;
export const MARGIN_TOP = 12;
export const MARGIN_BOTTOM = 26;
/** The minimum distance between labels. */
const MIN_LABEL_GAP = 15;
/** The maximum length of a label. */
const MAX_NAME_LENGTH = 13;

/**
 * Dash patterns, distinguishable in greyscale; their number differs from that of the colours, so that combinations
 * vary.
 */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 2", "12 4 2 4 2 4", "1 4"] as const;
export const HUE_COUNT = 6;
/** The colour numbers of clans and teams, as at the table. */
const OWN_HUES: Readonly<Record<string, number>> = { yellow: 0, blue: 1, "blue-digger": 1, "green-digger": 2 };

/** Return the colour number of each line: the given one, or the next free one. */
export function lineHues(lines: readonly ChartLine[]): number[] {
  const taken = new Set(lines.flatMap(({ hue }) => hue ?? []));
  const free = Array.from({ length: HUE_COUNT }, (_, i) => i).filter((hue) => !taken.has(hue));
  let next = 0;
  return lines.map(({ hue }) => hue ?? free[next++ % free.length]!);
}

export const shortName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

export function xOf({ width, steps }: ChartFrame, step: number): number {
  const span = Math.max(1, steps.at(-1)! - steps[0]!);
  return MARGIN_LEFT + ((step - steps[0]!) / span) * (width - MARGIN_LEFT - MARGIN_RIGHT);
}

export const yOf = ({ height, most }: ChartFrame, value: number): number =>
  height - MARGIN_BOTTOM - (value / most) * (height - MARGIN_TOP - MARGIN_BOTTOM);

/** Return the path of a step line: a value holds until the next move. */
export function stepPath(frame: ChartFrame, values: readonly number[]): string {
  const points = values.map((value, i) =>
    [xOf(frame, frame.steps[i]!), yOf(frame, value)].map((place) => Math.round(place * 10) / 10),
  );
  return points.map(([x, y], i) => (i ? `H${x}V${y}` : `M${x} ${y}`)).join("");
}

/** Return label positions without overlaps, moved as little as possible. */
export function spreadLabels(heights: readonly number[], bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let last = -Infinity;
  for (const i of order) last = found[i] = Math.max(found[i]!, last + MIN_LABEL_GAP);
  let next = bottom + MIN_LABEL_GAP;
  for (const i of order.reverse()) next = found[i] = Math.min(found[i]!, next - MIN_LABEL_GAP);
  return found;
}

/** Return the height of a chart, at least what the labels of its lines need. */
export const chartHeight = (lines: number): number => Math.max(220, MARGIN_TOP + MARGIN_BOTTOM + lines * MIN_LABEL_GAP);

/** Return the indices of the first moment and of those at which a value changes: the rows of the table. */
export function changedMoments(lines: readonly ChartLine[]): number[] {
  const count = lines[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => !i || lines.some(({ values }) => values[i] !== values[i - 1]),
  );
}

/** Return the lines of suspicion against each seat, as seen by a seat or a spectator. */
export function suspicionLines(
  { moments, truth, foes }: ReviewRound,
  names: readonly string[],
  eyes: number | null,
): ChartLine[] {
  if (!foes.length) return [];
  const table = (moment: ReviewMoment): readonly number[] => (eyes === null ? moment.watcher : moment.seats[eyes]!);
  return names.map((name, seat) => ({
    name,
    values: moments.map((moment) => table(moment)[seat]!),
    thick: foes.includes(truth[seat]!),
  }));
}

export const chanceLines = (
  { moments, sides }: ReviewRound,
  named: (side: ReviewRound["sides"][number]) => string,
): ChartLine[] =>
  sides.map((side, i) => ({
    name: named(side),
    values: moments.map(({ chances }) => chances[i]!),
    thick: false,
    hue: side.seat === null ? OWN_HUES[side.word] : undefined,
  }));

export const raceLines = ({ moments }: ReviewRound, names: readonly string[]): ChartLine[] =>
  (moments[0]?.race ?? []).map((_, seat) => ({
    name: names[seat]!,
    values: moments.map(({ race }) => race[seat]!),
    thick: false,
  }));
