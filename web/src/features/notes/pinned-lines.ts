/** The pinned lines of the log, by index. */
import type { LogLine } from "../../table/log/log-lines";

/** The maximum number of pins per seat; the server has the same limit. */
export const MAX_PINS = 8;

/**
 * Return the line that has the event at `index`; repeated events share a line, whose index is that of the last
 * event.
 */
const lineAt = (lines: readonly LogLine[], index: number): LogLine | undefined =>
  lines.find((line) => line.index >= index);

export function pinnedLines(lines: readonly LogLine[], pins: readonly number[]): LogLine[] {
  return [...new Set(pins.flatMap((index) => lineAt(lines, index) ?? []))];
}

/** Return `pins` with the line added or, if it was pinned, without it. */
export function togglePin(lines: readonly LogLine[], pins: readonly number[], line: LogLine): number[] {
  const others = pins.filter((index) => lineAt(lines, index) !== line);
  return others.length < pins.length ? others : [...pins, line.index];
}
