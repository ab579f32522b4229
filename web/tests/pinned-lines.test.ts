import { expect, it } from "vitest";

import { MAX_PINS, pinnedLines, togglePin } from "../src/features/notes/pinned-lines";
import type { LogLine } from "../src/table/log/log-lines";

const line = (index: number, times = 1): LogLine => ({
  index,
  times,
  seat: 1,
  sentence: `line ${index}`,
  tone: "plain",
  card: null,
});
const lines = [line(3), line(9, 3), line(14)];

it("a pin is put on a line and taken off again", () => {
  expect(togglePin(lines, [], lines[0]!)).toEqual([3]);
  expect(togglePin(lines, [3, 14], lines[2]!)).toEqual([3]);
  expect(pinnedLines(lines, [14, 3])).toEqual([lines[2], lines[0]]);
});

it("a pin stays with what it was put on when that happens again", () => {
  expect(pinnedLines(lines, [7, 8])).toEqual([lines[1]]);
  expect(togglePin(lines, [7, 8, 14], lines[1]!)).toEqual([14]);
});

it("a pin that the log does not know is kept, and not shown", () => {
  expect(pinnedLines(lines, [99])).toEqual([]);
  expect(togglePin(lines, [99], lines[0]!)).toEqual([99, 3]);
  expect(MAX_PINS).toBe(8);
});
