import { describe, expect, it } from "vitest";

import type { CellPosition } from "../src/table/board/cells";
import {
  centerOn,
  boundingExtent,
  fitExtent,
  isVisible,
  keepScale,
  LEGIBLE_PX,
  scaleForCells,
  stepX,
  stepY,
  cellsInWindow,
  hiddenBySide,
  type Extent,
  type ViewTransform,
  type ViewportSize,
} from "../src/table/board/viewport";

const PHONE: ViewportSize = { width: 390, height: 415 };

function seenIn(look: ViewTransform, { width, height }: ViewportSize): Extent {
  const [x, y] = [stepX(look.card), stepY(look.card)];
  return { x0: -look.x / x, y0: -look.y / y, x1: (width - look.x) / x - 1, y1: (height - look.y) / y - 1 };
}

function lookAt(cells: readonly CellPosition[]): Extent {
  return seenIn(fitExtent(PHONE, boundingExtent(cells), 18, 48), PHONE);
}

it("a maze too small to read is shown about a cell, and nothing beyond its edges", () => {
  const extent = { x0: 0, y0: 0, x1: 29, y1: 3 };
  const left = (x: number): number => centerOn([x, 1], PHONE, extent, 10).x;
  expect(left(0)).toBe(10);
  expect(left(15) + 15.5 * stepX(LEGIBLE_PX[1])).toBeCloseTo(PHONE.width / 2, 0);
  expect(left(29) + 30 * stepX(LEGIBLE_PX[1])).toBe(PHONE.width - 10);
  // What is lower than the window stands in the middle of it.
  expect(centerOn([3, 0], PHONE, extent, 10).y).toBe(centerOn([3, 3], PHONE, extent, 10).y);
});

describe("cells that may be chosen", () => {
  it("are all shown where there is room for them", () => {
    const cells: CellPosition[] = [
      [0, 0],
      [2, 1],
      [1, 3],
    ];
    expect(cellsInWindow(PHONE, cells, 18, 48)).toEqual(cells);
  });

  it("are shown in part where they lie too far apart: not the gap between them", () => {
    const cells: CellPosition[] = [
      [1, -5],
      [0, 3],
    ];
    expect(hiddenBySide(lookAt(cells), cells)).toEqual(
      new Map([
        ["N", [[1, -5]]],
        ["S", [[0, 3]]],
      ]),
    );
    const near = cellsInWindow(PHONE, cells, 18, 48);
    expect(near).toEqual([[1, -5]]);
    expect(isVisible(lookAt(near), boundingExtent(near))).toBe(true);
    expect(hiddenBySide(lookAt(near), cells)).toEqual(new Map([["S", [[0, 3]]]]));
  });

  it("are shown where most of them are", () => {
    const cells: CellPosition[] = [
      [9, 0],
      [0, -4],
      [0, 9],
      [1, 8],
      [2, 9],
    ];
    expect(cellsInWindow(PHONE, cells, 18, 48)).toEqual([
      [0, 9],
      [1, 8],
      [2, 9],
    ]);
  });

  it("come a little less near if all of them are seen then", () => {
    const small: ViewportSize = { width: 360, height: 268 };
    expect(scaleForCells(small, [[0, 0]], 18, 96)).toBe(96);
    expect(
      scaleForCells(
        small,
        [
          [0, 0],
          [0, -1],
          [1, -1],
        ],
        18,
        96,
      ),
    ).toBe(84); // two rows, not one
    expect(
      scaleForCells(
        small,
        [
          [0, 0],
          [0, -3],
        ],
        18,
        96,
      ),
    ).toBe(96); // too far apart in any case
    expect(
      scaleForCells(
        small,
        [
          [0, 0],
          [0, -3],
        ],
        18,
        48,
      ),
    ).toBe(42); // four rows of a small phone, none out of sight
    expect(
      scaleForCells(
        small,
        [
          [0, 0],
          [0, -4],
        ],
        18,
        48,
      ),
    ).toBe(48); // a finger needs so much
  });

  it("are told by the side where they are farthest out", () => {
    const seen = { x0: 0, y0: 0, x1: 3, y1: 3 };
    const cells: CellPosition[] = [
      [0, 0],
      [3.4, 3],
      [4, 3],
      [9, 5],
      [-2, -1],
      [1, -1],
    ];
    expect(hiddenBySide(seen, cells)).toEqual(
      new Map([
        [
          "E",
          [
            [4, 3],
            [9, 5],
          ],
        ],
        ["W", [[-2, -1]]],
        ["N", [[1, -1]]],
      ]),
    );
  });
});

describe("a maze that grows", () => {
  const DESK: ViewportSize = { width: 860, height: 640 };
  const was: Extent = { x0: -1, y0: -1, x1: 8, y1: 1 };
  const first = fitExtent(DESK, was, 18);

  it("keeps its scale and its place while all of it is seen", () => {
    const higher = { ...was, y0: -2 };
    expect(keepScale(first, was, DESK, higher, 18)).toEqual(first);
  });

  it("keeps its scale while it fits, and is moved just enough", () => {
    const higher = { ...was, y0: -3 };
    const look = keepScale(first, was, DESK, higher, 18);
    expect(look).toEqual({ ...first, y: look.y });
    expect(look.y).toBeGreaterThan(first.y);
    expect(isVisible(seenIn(look, DESK), higher)).toBe(true);
  });

  it("becomes smaller when it no longer fits, with room for the next card", () => {
    const wider = { ...was, x0: -2 };
    const look = keepScale(first, was, DESK, wider, 18);
    expect(look.card).toBeLessThan(first.card);
    expect(isVisible(seenIn(look, DESK), { ...wider, x0: -3 })).toBe(true);
    expect(keepScale(look, wider, DESK, { ...wider, x0: -3 }, 18).card).toBe(look.card);
  });

  it("keeps its scale when it shrinks again", () => {
    expect(keepScale(first, was, DESK, { ...was, x0: 0 }, 18)).toEqual(first);
  });

  it("leaves no room to spare where cards are small", () => {
    const small = fitExtent(PHONE, was, 14);
    const wider = { ...was, x0: -2 };
    expect(keepScale(small, was, PHONE, wider, 14)).toEqual(fitExtent(PHONE, wider, 14));
  });
});
