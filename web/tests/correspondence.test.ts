/** Slow tables: what a page knows of them, and how it says when. */
import { describe, expect, it } from "vitest";

import { fromUtc, hourName, momentName, pointed, prepared, span, toUtc } from "../src/features/correspondence/correspondence";
import { NEW_TABLE, reduce, through } from "../src/table/state";
import type { Orders } from "../src/wire/protocol";

const ORDERS: Orders = { type: "orders", moves: ["lay cross 1,0"], lapsed: false, always_no: true };

describe("orders", () => {
  it("are the seat's own: a covered tab takes none, and looking elsewhere leaves none", () => {
    const own = reduce(NEW_TABLE, ORDERS);
    expect(own.orders.moves).toEqual(["lay cross 1,0"]);
    expect(through(own, "public").orders).toEqual(NEW_TABLE.orders);
    expect(reduce(through(own, "public"), ORDERS).orders).toEqual(NEW_TABLE.orders);
    expect(reduce(through(own, 1), ORDERS).orders).toEqual(NEW_TABLE.orders);
  });

  it("are taken apart for their words", () => {
    expect(prepared("lay t-vertical -3,0 turned")).toEqual({ verb: "lay", card: "t-vertical", at: [-3, 0], seat: null });
    expect(pointed([-3, 0])).toEqual({ across: "left", columns: 3, along: "none", rows: 0 });
    expect(pointed([4, 1])).toEqual({ across: "right", columns: 4, along: "down", rows: 1 });
    expect(prepared("play broken-pick 2")).toEqual({ verb: "play", card: "broken-pick", at: null, seat: 2 });
    expect(prepared("pass map")).toEqual({ verb: "pass", card: "map", at: null, seat: null });
  });
});

describe("times", () => {
  it("go from the host's day to UTC and back", () => {
    for (const offset of [-330, -60, 0, 300]) expect(fromUtc(toUtc(22 * 60, offset), offset)).toBe(22 * 60);
    expect(toUtc(60, -120)).toBe(23 * 60); // one in the morning at UTC+2
    expect(hourName(7 * 60 + 5)).toBe("7:05");
  });

  it("name the day in both languages", () => {
    const at = new Date(2026, 10, 20, 14, 5).getTime();
    expect(momentName(at, "en")).toMatch(/Fri.*20/);
    expect(momentName(at, "fr")).toMatch(/ven.*20/);
  });

  it("make a holiday of whole days, and none of days that are missing or turned round", () => {
    const days = span("2026-11-20", "2026-11-22")!;
    expect(days.since).toBe(new Date(2026, 10, 20).getTime() / 1000);
    expect(days.until).toBe(new Date(2026, 10, 23).getTime() / 1000);
    expect(span("2026-11-20", "")).toBeNull();
    expect(span("2026-11-20", "2026-11-18")).toBeNull();
  });
});
