/** Slow tables: what a page knows of them, and how it says when. */
import { describe, expect, it } from "vitest";

import {
  minuteFromUtc,
  formatMinute,
  formatDateTime,
  cellDirections,
  parseMove,
  holidayBetween,
  minuteToUtc,
} from "../src/features/correspondence/correspondence";
import { INITIAL_STATE, reduce, switchViewpoint } from "../src/table/state";
import type { ConditionalMoves } from "../src/wire/protocol";

const ORDERS: ConditionalMoves = {
  type: "conditional-moves",
  moves: ["lay cross 1,0"],
  expired: false,
  auto_decline: true,
};

describe("orders", () => {
  it("are the seat's own: a covered tab takes none, and looking elsewhere leaves none", () => {
    const own = reduce(INITIAL_STATE, ORDERS);
    expect(own.conditionalMoves.moves).toEqual(["lay cross 1,0"]);
    expect(switchViewpoint(own, "public").conditionalMoves).toEqual(INITIAL_STATE.conditionalMoves);
    expect(reduce(switchViewpoint(own, "public"), ORDERS).conditionalMoves).toEqual(INITIAL_STATE.conditionalMoves);
    expect(reduce(switchViewpoint(own, 1), ORDERS).conditionalMoves).toEqual(INITIAL_STATE.conditionalMoves);
  });

  it("are taken apart for their words", () => {
    expect(parseMove("lay t-vertical -3,0 turned")).toEqual({
      verb: "lay",
      card: "t-vertical",
      at: [-3, 0],
      seat: null,
    });
    expect(cellDirections([-3, 0])).toEqual({ across: "left", columns: 3, along: "none", rows: 0 });
    expect(cellDirections([4, 1])).toEqual({ across: "right", columns: 4, along: "down", rows: 1 });
    expect(parseMove("play broken-pick 2")).toEqual({ verb: "play", card: "broken-pick", at: null, seat: 2 });
    expect(parseMove("pass map")).toEqual({ verb: "pass", card: "map", at: null, seat: null });
  });
});

describe("times", () => {
  it("go from the host's day to UTC and back", () => {
    for (const offset of [-330, -60, 0, 300]) expect(minuteFromUtc(minuteToUtc(22 * 60, offset), offset)).toBe(22 * 60);
    expect(minuteToUtc(60, -120)).toBe(23 * 60); // one in the morning at UTC+2
    expect(formatMinute(7 * 60 + 5)).toBe("7:05");
  });

  it("name the day in both languages", () => {
    const at = new Date(2026, 10, 20, 14, 5).getTime();
    expect(formatDateTime(at, "en")).toMatch(/Fri.*20/);
    expect(formatDateTime(at, "fr")).toMatch(/ven.*20/);
  });

  it("make a holiday of whole days, and none of days that are missing or turned round", () => {
    const days = holidayBetween("2026-11-20", "2026-11-22")!;
    expect(days.starts_at).toBe(new Date(2026, 10, 20).getTime() / 1000);
    expect(days.ends_at).toBe(new Date(2026, 10, 23).getTime() / 1000);
    expect(holidayBetween("2026-11-20", "")).toBeNull();
    expect(holidayBetween("2026-11-20", "2026-11-18")).toBeNull();
  });
});
