/** Lines and words of a review. */
import { expect, test } from "vitest";

import { chanceLines, lineHues, type ChartLine } from "../src/features/review/chart-lines";
import { formatPoints } from "../src/features/review/review-text";
import type { ReviewRound } from "../src/wire/protocol";

const line = (hue?: number): ChartLine => ({
  name: "",
  values: [0],
  thick: false,
  ...(hue === undefined ? {} : { hue }),
});

test("clans have their own colours, whoever is named first, and nobody else has them", () => {
  const sides = ["blue", "yellow", "selfish"].map((word) => ({ seat: null, word }));
  const round = { sides, moments: [{ chances: [0.3, 0.3, 0.4] }] } as unknown as ReviewRound;
  expect(lineHues(chanceLines(round, ({ word }) => word))).toEqual([1, 0, 2]);
  expect(lineHues([line(), line(0), line()])).toEqual([1, 0, 2]);
  expect(lineHues([line(), line(), line()])).toEqual([0, 1, 2]);
});

test("no change has no sign", () => {
  expect([0.004, -0.004, 0.12, -0.07].map(formatPoints)).toEqual(["0", "0", "+12", "−7"]);
});
