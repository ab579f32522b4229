import { describe, expect, it } from "vitest";

import type { Place } from "../src/core/table/board/cells";
import { around, fit, isSeen, stepX, stepY, together, unseen, type Extent, type Look, type Window } from "../src/core/table/board/viewport";

const PHONE: Window = { width: 390, height: 415 };

function seenIn(look: Look, { width, height }: Window): Extent {
  const [x, y] = [stepX(look.card), stepY(look.card)];
  return { x0: -look.x / x, y0: -look.y / y, x1: (width - look.x) / x - 1, y1: (height - look.y) / y - 1 };
}

function lookAt(cells: readonly Place[]): Extent {
  return seenIn(fit(PHONE, around(cells), 18, 48), PHONE);
}

describe("cells that may be chosen", () => {
  it("are all shown where there is room for them", () => {
    const cells: Place[] = [[0, 0], [2, 1], [1, 3]];
    expect(together(PHONE, cells, 18, 48)).toEqual(cells);
  });

  it("are shown in part where they lie too far apart: not the gap between them", () => {
    const cells: Place[] = [[1, -5], [0, 3]];
    expect(unseen(lookAt(cells), cells)).toEqual(new Map([["N", [[1, -5]]], ["S", [[0, 3]]]]));
    const near = together(PHONE, cells, 18, 48);
    expect(near).toEqual([[1, -5]]);
    expect(isSeen(lookAt(near), around(near))).toBe(true);
    expect(unseen(lookAt(near), cells)).toEqual(new Map([["S", [[0, 3]]]]));
  });

  it("are shown where most of them are", () => {
    const cells: Place[] = [[9, 0], [0, -4], [0, 9], [1, 8], [2, 9]];
    expect(together(PHONE, cells, 18, 48)).toEqual([[0, 9], [1, 8], [2, 9]]);
  });

  it("are told by the side where they are farthest out", () => {
    const seen = { x0: 0, y0: 0, x1: 3, y1: 3 };
    const cells: Place[] = [[0, 0], [3.4, 3], [4, 3], [9, 5], [-2, -1], [1, -1]];
    expect(unseen(seen, cells)).toEqual(new Map([["E", [[4, 3], [9, 5]]], ["W", [[-2, -1]]], ["N", [[1, -1]]]]));
  });
});
