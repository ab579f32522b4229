import { expect, it } from "vitest";

import { command } from "../src/table/keyboard";
import { clearest, covered, fit, gapOf, stepX, zoom, type Box } from "../src/table/board/viewport";

it("reads the keys of the table", () => {
  expect(command({ key: "3" })).toEqual({ do: "pick", index: 2 });
  expect(command({ key: "ArrowUp" })).toEqual({ do: "step", dx: 0, dy: -1 });
  expect(command({ key: "r" })).toEqual({ do: "turn" });
  expect(command({ key: "Escape" })).toEqual({ do: "cancel" });
  expect(command({ key: "?" })).toEqual({ do: "help" });
  expect(command({ key: "x" })).toBeNull();
  expect(command({ key: "r", ctrlKey: true })).toBeNull();
  expect(command({ key: "z", ctrlKey: true })).toEqual({ do: "undo" });
  expect(command({ key: "Backspace" })).toEqual({ do: "undo" });
});

it("fits the maze into the window", () => {
  const look = fit({ width: 892, height: 600 }, { x0: -1, y0: -2, x1: 8, y1: 2 }, 20);
  const width = 10 * stepX(look.card) - gapOf(look.card);
  expect(width).toBeLessThanOrEqual(852);
  expect(Math.abs(look.x - stepX(look.card) - (892 - width) / 2)).toBeLessThanOrEqual(0.5);
});

it("zooms about the point under the fingers", () => {
  const look = { card: 60, x: 100, y: 50 };
  const near = zoom(look, 1.5, { x: 100, y: 50 });
  expect(near.card).toBe(90);
  expect([near.x, near.y]).toEqual([100, 50]);
});

it("finds the place that hides least", () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
  const kept = [box(0, 0), box(22, 0)];
  expect(covered(box(5, 5), kept)).toBe(25);
  expect(covered(box(10, 0), kept)).toBe(0);
  expect(clearest([box(0, 0), box(20, 0), box(5, 5)], kept)).toEqual(box(5, 5));
  expect(clearest([box(40, 0), box(60, 0)], kept)).toEqual(box(40, 0));
});
