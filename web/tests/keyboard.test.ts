import { expect, it } from "vitest";

import { commandFor } from "../src/table/keyboard";
import { leastCovering, coveredArea, fitExtent, gapFor, stepX, zoomAt, type Box } from "../src/table/board/viewport";

it("reads the keys of the table", () => {
  expect(commandFor({ key: "3" })).toEqual({ do: "pick", index: 2 });
  expect(commandFor({ key: "ArrowUp" })).toEqual({ do: "step", dx: 0, dy: -1 });
  expect(commandFor({ key: "r" })).toEqual({ do: "turn" });
  expect(commandFor({ key: "Escape" })).toEqual({ do: "cancel" });
  expect(commandFor({ key: "?" })).toEqual({ do: "help" });
  expect(commandFor({ key: "x" })).toBeNull();
  expect(commandFor({ key: "r", ctrlKey: true })).toBeNull();
  expect(commandFor({ key: "z", ctrlKey: true })).toEqual({ do: "undo" });
  expect(commandFor({ key: "Backspace" })).toEqual({ do: "undo" });
});

it("fits the maze into the window", () => {
  const look = fitExtent({ width: 892, height: 600 }, { x0: -1, y0: -2, x1: 8, y1: 2 }, 20);
  const width = 10 * stepX(look.card) - gapFor(look.card);
  expect(width).toBeLessThanOrEqual(852);
  expect(Math.abs(look.x - stepX(look.card) - (892 - width) / 2)).toBeLessThanOrEqual(0.5);
});

it("zooms about the point under the fingers", () => {
  const look = { card: 60, x: 100, y: 50 };
  const near = zoomAt(look, 1.5, { x: 100, y: 50 });
  expect(near.card).toBe(90);
  expect([near.x, near.y]).toEqual([100, 50]);
});

it("finds the place that hides least", () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
  const kept = [box(0, 0), box(22, 0)];
  expect(coveredArea(box(5, 5), kept)).toBe(25);
  expect(coveredArea(box(10, 0), kept)).toBe(0);
  expect(leastCovering([box(0, 0), box(20, 0), box(5, 5)], kept)).toEqual(box(5, 5));
  expect(leastCovering([box(40, 0), box(60, 0)], kept)).toEqual(box(40, 0));
});
