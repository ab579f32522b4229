/** The pinned lines of the log, by index. */
import type { LogLine } from "../../table/log/log-lines";

/** The maximum number of pins per seat; the server has the same limit. */
export const MAX_PINS = 8;

/** Return the line of an event; repeated events share one line, at the index of the last. */
const lineAt = (lines: readonly LogLine[], index: number): LogLine | undefined =>
  lines.find((line) => line.index >= index);

export function pinnedLines(lines: readonly LogLine[], pins: readonly number[]): LogLine[] {
  return [...new Set(pins.flatMap((index) => lineAt(lines, index) ?? []))];
}

/** Return the pins without a line if it was pinned, else with it. */
export function togglePin(lines: readonly LogLine[], pins: readonly number[], line: LogLine): number[] {
  const others = pins.filter((index) => lineAt(lines, index) !== line);
  return others.length < pins.length ? others : [...pins, line.index];
}
