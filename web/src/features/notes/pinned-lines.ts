/** Lines of the log that a player keeps in mind, by their places there. */
import type { LogLine } from "../../table/log/log-lines";

/** As many as the table keeps for a seat. */
export const MAX_PINS = 8;

/** The line that tells an event; what happened several times in a row is one line, at its last place. */
const lineAt = (lines: readonly LogLine[], index: number): LogLine | undefined =>
  lines.find((line) => line.index >= index);

export function pinnedLines(lines: readonly LogLine[], pins: readonly number[]): LogLine[] {
  return [...new Set(pins.flatMap((index) => lineAt(lines, index) ?? []))];
}

/** Pin a line, or take its pins off. */
export function togglePin(lines: readonly LogLine[], pins: readonly number[], line: LogLine): number[] {
  const others = pins.filter((index) => lineAt(lines, index) !== line);
  return others.length < pins.length ? others : [...pins, line.index];
}
