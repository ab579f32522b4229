import { describe, expect, it } from "vitest";

import type { FromServer, Option, Sync } from "../src/wire/protocol";
import {
  bothWays,
  complete,
  movesWith,
  offered,
  ofKind,
  onCell,
  onSeat,
  inWord,
  playable,
  point,
  posed,
  preselect,
  routesOf,
  sayable,
  waysWith,
  waysWithout,
} from "../src/table/moves/targeting";
import type { ClassicView } from "../src/wire/classic";
import turn from "../../build/fixture/turn.json";

const { view: seen, options } = (turn as unknown as FromServer[])[1] as Sync;
const view = seen as ClassicView;

function option(text: string, parts: Partial<Option>): Option {
  const nothing = { card: null, at: null, other: null, turned: false, seat: null, word: null, value: null };
  return { text, verb: text.split(" ")[0]!, ...nothing, ...parts };
}

const LAY = [
  option("lay cross 1,0", { card: "cross", at: [1, 0] }),
  option("lay curve-nw 1,0", { card: "curve-nw", at: [1, 0] }),
  option("lay curve-nw 1,0 turned", { card: "curve-nw", at: [1, 0], turned: true }),
  option("lay curve-nw 0,1 turned", { card: "curve-nw", at: [0, 1], turned: true }),
  option("pass curve-nw", { card: "curve-nw" }),
  option("concede", {}),
];
const MEND = [
  option("play repair-pick-lamp 1 pick", { card: "repair-pick-lamp", seat: 1, word: "pick" }),
  option("play repair-pick-lamp 1 lamp", { card: "repair-pick-lamp", seat: 1, word: "lamp" }),
  option("play repair-pick-lamp 2 lamp", { card: "repair-pick-lamp", seat: 2, word: "lamp" }),
];
/** A card played on a seat and then on a cell: no card of the base game asks for two targets. */
const TWICE = [
  option("play swap 1 8,0", { card: "swap", seat: 1, at: [8, 0] }),
  option("play swap 1 8,2", { card: "swap", seat: 1, at: [8, 2] }),
  option("play swap 2 8,2", { card: "swap", seat: 2, at: [8, 2] }),
];

describe("what can be done with a card", () => {
  it("sorts every legal move of a real turn", () => {
    for (const card of new Set(view.hand)) {
      const mine = options.filter((each) => each.card === card);
      expect(movesWith(options, card)).toHaveLength(mine.length - 1);
      expect(waysWith(options, card)).toEqual(["pass"]);
      expect(movesWith(options, card, "pass").map((each) => each.text)).toEqual([`pass ${card}`]);
      expect(playable(options, card)).toBe(mine.length > 1);
      const pointable = [...offered(movesWith(options, card), []).values()].flat();
      expect(pointable).toHaveLength(mine.length - 1);
    }
  });

  it("keeps passing and speaking apart from playing", () => {
    expect(movesWith(LAY, "curve-nw").map((each) => each.text)).not.toContain("pass curve-nw");
    expect(waysWithout(LAY, true)).toEqual(["concede"]);
    expect(sayable(LAY, "concede")?.text).toBe("concede");
    expect(waysWithout(MEND, true)).toEqual([]);
  });
});

describe("pointing", () => {
  const curve = movesWith(LAY, "curve-nw");

  it("reads targets in the order of pointing", () => {
    expect(routesOf(MEND[0]!)).toEqual([[onSeat(1), inWord("pick")]]);
    expect(routesOf(LAY[4]!)).toEqual([[]]);
  });

  it("finds a cell, and the pose as far as it is free", () => {
    const pointed = point(curve, [], onCell("1,0"))!;
    const here = complete(curve, pointed);
    expect(bothWays(here)).toBe(true);
    expect(posed(here, true)?.text).toBe("lay curve-nw 1,0 turned");
    const other = complete(curve, point(curve, pointed, onCell("0,1"))!);
    expect(bothWays(other)).toBe(false);
    expect(posed(other, false)?.text).toBe("lay curve-nw 0,1 turned");
  });

  it("finds nothing where no move is legal", () => {
    expect(point(curve, [], onCell("7,7"))).toBeNull();
    expect(posed([], false)).toBeNull();
  });

  it("asks for a word where there are two, with the first one chosen", () => {
    const pointed = point(MEND, [], onSeat(1))!;
    expect(complete(MEND, pointed)).toEqual([]);
    const chosen = preselect(MEND, pointed);
    expect(complete(MEND, chosen).map((each) => each.word)).toEqual(["pick"]);
    expect([...ofKind(offered(MEND, chosen), "word").keys()]).toEqual(["pick", "lamp"]);
    expect([...ofKind(offered(MEND, chosen), "seat").keys()]).toEqual(["1", "2"]);
    const lamp = point(MEND, chosen, inWord("lamp"))!;
    expect(complete(MEND, lamp).map((each) => each.text)).toEqual(["play repair-pick-lamp 1 lamp"]);
    expect(preselect(MEND, point(MEND, lamp, onSeat(2))!)).toEqual([onSeat(2), inWord("lamp")]);
  });

  it("goes step by step, and back to an earlier step", () => {
    const first = point(TWICE, [], onSeat(1))!;
    expect(preselect(TWICE, first)).toEqual(first);
    expect([...ofKind(offered(TWICE, first), "cell").keys()]).toEqual(["8,0", "8,2"]);
    const both = point(TWICE, first, onCell("8,0"))!;
    expect(complete(TWICE, both).map((each) => each.text)).toEqual(["play swap 1 8,0"]);
    expect(point(TWICE, both, onCell("8,2"))).toEqual([onSeat(1), onCell("8,2")]);
    expect(point(TWICE, both, onSeat(2))).toEqual([onSeat(2)]);
    expect([...ofKind(offered(TWICE, [onSeat(2)]), "cell").keys()]).toEqual(["8,2"]);
  });

  it("takes two cells in either order", () => {
    const swap = [option("play goal-exchange 8,0 8,2", { card: "goal-exchange", at: [8, 0], other: [8, 2] })];
    for (const [one, other] of [["8,0", "8,2"], ["8,2", "8,0"]] as const) {
      const pointed = point(swap, point(swap, [], onCell(one))!, onCell(other))!;
      expect(complete(swap, pointed).map((each) => each.text)).toEqual(["play goal-exchange 8,0 8,2"]);
    }
  });

  it("needs no card where the question needs none", () => {
    const goals = [option("reveal 8,0", { at: [8, 0] }), option("reveal 8,2", { at: [8, 2] })];
    expect([...ofKind(offered(movesWith(goals, null), []), "cell").keys()]).toEqual(["8,0", "8,2"]);
  });
});
