import { describe, expect, it } from "vitest";

import type { FromServer, LegalMove, Snapshot } from "../src/wire/protocol";
import {
  hasBothOrientations,
  completeMoves,
  movesForCard,
  availableTargets,
  targetsOfKind,
  cellTarget,
  seatTarget,
  wordTarget,
  isPlayable,
  addTarget,
  orientedMove,
  preselectTargets,
  targetRoutes,
  untargetedMove,
  verbsWithCard,
  verbsWithoutCard,
} from "../src/table/moves/targeting";
import type { ClassicView } from "../src/wire/classic";
import turn from "../../build/fixture/turn.json";

const { view: seen, legal_moves: options } = (turn as unknown as FromServer[])[1] as Snapshot;
const view = seen as ClassicView;

function option(text: string, parts: Partial<LegalMove>): LegalMove {
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
      expect(movesForCard(options, card)).toHaveLength(mine.length - 1);
      expect(verbsWithCard(options, card)).toEqual(["pass"]);
      expect(movesForCard(options, card, "pass").map((each) => each.text)).toEqual([`pass ${card}`]);
      expect(isPlayable(options, card)).toBe(mine.length > 1);
      const pointable = [...availableTargets(movesForCard(options, card), []).values()].flat();
      expect(pointable).toHaveLength(mine.length - 1);
    }
  });

  it("keeps passing and speaking apart from playing", () => {
    expect(movesForCard(LAY, "curve-nw").map((each) => each.text)).not.toContain("pass curve-nw");
    expect(verbsWithoutCard(LAY, true)).toEqual(["concede"]);
    expect(untargetedMove(LAY, "concede")?.text).toBe("concede");
    expect(verbsWithoutCard(MEND, true)).toEqual([]);
  });
});

describe("pointing", () => {
  const curve = movesForCard(LAY, "curve-nw");

  it("reads targets in the order of pointing", () => {
    expect(targetRoutes(MEND[0]!)).toEqual([[seatTarget(1), wordTarget("pick")]]);
    expect(targetRoutes(LAY[4]!)).toEqual([[]]);
  });

  it("finds a cell, and the pose as far as it is free", () => {
    const pointed = addTarget(curve, [], cellTarget("1,0"))!;
    const here = completeMoves(curve, pointed);
    expect(hasBothOrientations(here)).toBe(true);
    expect(orientedMove(here, true)?.text).toBe("lay curve-nw 1,0 turned");
    const other = completeMoves(curve, addTarget(curve, pointed, cellTarget("0,1"))!);
    expect(hasBothOrientations(other)).toBe(false);
    expect(orientedMove(other, false)?.text).toBe("lay curve-nw 0,1 turned");
  });

  it("finds nothing where no move is legal", () => {
    expect(addTarget(curve, [], cellTarget("7,7"))).toBeNull();
    expect(orientedMove([], false)).toBeNull();
  });

  it("asks for a word where there are two, with the first one chosen", () => {
    const pointed = addTarget(MEND, [], seatTarget(1))!;
    expect(completeMoves(MEND, pointed)).toEqual([]);
    const chosen = preselectTargets(MEND, pointed);
    expect(completeMoves(MEND, chosen).map((each) => each.word)).toEqual(["pick"]);
    expect([...targetsOfKind(availableTargets(MEND, chosen), "word").keys()]).toEqual(["pick", "lamp"]);
    expect([...targetsOfKind(availableTargets(MEND, chosen), "seat").keys()]).toEqual(["1", "2"]);
    const lamp = addTarget(MEND, chosen, wordTarget("lamp"))!;
    expect(completeMoves(MEND, lamp).map((each) => each.text)).toEqual(["play repair-pick-lamp 1 lamp"]);
    expect(preselectTargets(MEND, addTarget(MEND, lamp, seatTarget(2))!)).toEqual([seatTarget(2), wordTarget("lamp")]);
  });

  it("goes step by step, and back to an earlier step", () => {
    const first = addTarget(TWICE, [], seatTarget(1))!;
    expect(preselectTargets(TWICE, first)).toEqual(first);
    expect([...targetsOfKind(availableTargets(TWICE, first), "cell").keys()]).toEqual(["8,0", "8,2"]);
    const both = addTarget(TWICE, first, cellTarget("8,0"))!;
    expect(completeMoves(TWICE, both).map((each) => each.text)).toEqual(["play swap 1 8,0"]);
    expect(addTarget(TWICE, both, cellTarget("8,2"))).toEqual([seatTarget(1), cellTarget("8,2")]);
    expect(addTarget(TWICE, both, seatTarget(2))).toEqual([seatTarget(2)]);
    expect([...targetsOfKind(availableTargets(TWICE, [seatTarget(2)]), "cell").keys()]).toEqual(["8,2"]);
  });

  it("takes two cells in either order", () => {
    const swap = [option("play goal-exchange 8,0 8,2", { card: "goal-exchange", at: [8, 0], other: [8, 2] })];
    for (const [one, other] of [
      ["8,0", "8,2"],
      ["8,2", "8,0"],
    ] as const) {
      const pointed = addTarget(swap, addTarget(swap, [], cellTarget(one))!, cellTarget(other))!;
      expect(completeMoves(swap, pointed).map((each) => each.text)).toEqual(["play goal-exchange 8,0 8,2"]);
    }
  });

  it("needs no card where the question needs none", () => {
    const goals = [option("reveal 8,0", { at: [8, 0] }), option("reveal 8,2", { at: [8, 2] })];
    expect([...targetsOfKind(availableTargets(movesForCard(goals, null), []), "cell").keys()]).toEqual(["8,0", "8,2"]);
  });
});
