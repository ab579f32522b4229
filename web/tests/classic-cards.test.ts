import { describe, expect, it } from "vitest";

import { groupsOf, isOpen, halfTurn } from "../src/art/cards/deck";
import { pathTile } from "../src/art/path-tile";
import { deck, groups, isDeadEnd, looksTheSame, openEdges } from "../src/games/classic/cards/classic-cards";

describe("the cards' graphs", () => {
  it("come from the engine's deck: 40 paths, 27 actions", () => {
    const sum = (rows: { count: number }[]): number => rows.reduce((total, row) => total + row.count, 0);
    expect(sum(deck.path)).toBe(40);
    expect(sum(deck.action)).toBe(27);
  });

  it("parses tracks", () => {
    expect(groupsOf(["N-S", "E"])).toEqual([["N", "S"], ["E"]]);
  });

  it("a half-turn swaps opposite edges, and twice is none", () => {
    const curve = groupsOf(["N-W"]);
    expect(halfTurn(curve)).toEqual([["S", "E"]]);
    expect(halfTurn(halfTurn(curve))).toEqual(curve);
  });

  it("knows open edges, dead ends and cards that look the same turned", () => {
    expect(isOpen(groups("t-horizontal", false), "N")).toBe(false);
    expect(isOpen(groups("t-horizontal", true), "N")).toBe(true);
    expect(openEdges("curve-ne", false)).toBe("NE");
    expect(isDeadEnd("dead-cross")).toBe(true);
    expect(isDeadEnd("cross")).toBe(false);
    expect(looksTheSame("cross")).toBe(true);
    expect(looksTheSame("straight-vertical")).toBe(true);
    expect(looksTheSame("dead-nw")).toBe(false);
  });
});

describe("the drawing", () => {
  it("is the same each time, and dark floors differ from lit ones", () => {
    const look = { kind: "cross", groups: groups("cross", false), turned: false };
    expect(pathTile({ ...look, lit: "NESW" })).toBe(pathTile({ ...look, lit: "NESW" }));
    expect(pathTile({ ...look, lit: "NESW" })).toContain("url(#floor)");
    expect(pathTile({ ...look, lit: "" })).toContain("url(#floor-dim)");
  });

  it("lights each track by itself", () => {
    const markup = pathTile({ kind: "dead-vertical", groups: groups("dead-vertical", false), turned: false, lit: "N" });
    expect(markup).toContain("url(#floor)");
    expect(markup).toContain("url(#floor-dim)");
  });
});
