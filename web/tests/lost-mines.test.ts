import { describe, expect, it } from "vitest";

import {
  hasBothOrientations,
  movesStartingWith,
  availableTargets,
  targetsOfKind,
  itemTarget,
  addTarget,
  orientedMove,
  completeMoves,
  preselectTargets,
} from "../src/table/moves/targeting";
import {
  deck,
  groups,
  isMine,
  looksTheSame,
  identityPool,
  secretsOf,
} from "../src/games/lost-mines/cards/lost-mines-cards";
import { attemptOnCell } from "../src/games/lost-mines/lost-mines-attempted-moves";
import { shareGroups } from "../src/games/lost-mines/ends/share-groups";
import { renderEvents } from "../src/games/lost-mines/text/lost-mines-log-lines";
import type { LostMinesView, RoundResult, SightEvent } from "../src/wire/lost-mines";
import type { LegalMove, Snapshot } from "../src/wire/protocol";
import round from "../../build/fixture/mines-round.json";
import turn from "../../build/fixture/mines-turn.json";
import watch from "../../build/fixture/mines-watch.json";

const sync = turn[1] as unknown as Snapshot;
const view = sync.view as LostMinesView;
const playing = (card: string): LegalMove[] =>
  sync.legal_moves.filter((option) => option.card === card && option.verb === "play");

describe("the cards", () => {
  it("have the numbers of the rulebook", () => {
    const count = (rows: readonly object[]): number =>
      rows.reduce((sum, row) => sum + ((row as { count?: number }).count ?? 1), 0);
    expect([count(deck.path), count(deck.action), count(deck.treasure), count(deck.dwarf)]).toEqual([40, 23, 12, 10]);
    expect([deck.board.columns, deck.board.rows]).toEqual([11, 7]);
  });

  it("turn by half-turns", () => {
    expect(groups("t-vertical", true)).toEqual([["S", "N", "E"]]);
    expect(looksTheSame("pond-straight-horizontal")).toBe(true);
    expect(looksTheSame("log-t-horizontal")).toBe(false);
    expect(["dragon-mine", "gems-mine", "cross"].map(isMine)).toEqual([true, true, false]);
  });

  it("leave loyal dwarves in the box by the number of seats (LM-6)", () => {
    const sizes = [3, 4, 5, 6, 7, 8, 9].map((seats) => identityPool(seats).reduce((sum, { count }) => sum + count, 0));
    expect(sizes).toEqual([6, 6, 8, 8, 10, 10, 10]);
  });
});

describe("secret information", () => {
  it("is pointed at mines, at seats, or at treasures", () => {
    const targets = availableTargets(playing("information-mine-treasure"), []);
    expect([...targetsOfKind(targets, "cell").keys()]).toEqual(["9,0", "9,4", "9,6"]);
    expect([...targetsOfKind(targets, "item").keys()]).toEqual(["1", "2", "3", "4", "5"]);
    const dwarves = availableTargets(playing("information-treasure-dwarf"), []);
    expect([...targetsOfKind(dwarves, "seat").keys()]).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("looks at the treasure that was pointed at, and at no other", () => {
    const moves = playing("information-mine-treasure");
    const pointed = preselectTargets(moves, addTarget(moves, [], itemTarget(3))!);
    expect(orientedMove(completeMoves(moves, pointed), false)?.text).toBe("play information-mine-treasure treasure 3");
    expect(movesStartingWith(moves, [itemTarget(3)])).toHaveLength(1);
  });
});

it("asks why with the notation of the move that was tried", () => {
  expect(attemptOnCell("curve-ne", [3, 1], true)).toBe("lay curve-ne 3,1 turned");
  expect(attemptOnCell("axe", [3, 1], false)).toBe("play axe 3,1");
  expect(attemptOnCell("information-treasure-dwarf", [9, 0], false)).toBe("play information-treasure-dwarf mine 9,0");
  expect(attemptOnCell("trap", [3, 1], false)).toBeNull();
  expect(secretsOf("information-mine-dwarf")).toEqual(["mine", "dwarf"]);
});

it("may lay a card both ways where both are legal", () => {
  const laying = sync.legal_moves.filter(({ card, at }) => card === "t-horizontal" && at?.[0] === 0 && at[1] === 2);
  expect(hasBothOrientations(laying)).toBe(true);
});

it("groups the dwarves by whom they serve (LM-43)", () => {
  const result = (round[1] as unknown as Snapshot & { view: LostMinesView }).view.results[0] as RoundResult;
  expect(shareGroups(result)).toEqual([
    { name: "blue", seats: [0, 1, 3], loot: expect.any(Number) as number },
    { name: "yellow", seats: [2], loot: expect.any(Number) as number },
    { name: "selfish", seats: [4, 5], loot: expect.any(Number) as number },
  ]);
});

it("gives a watcher no secret", () => {
  const seen = (watch[1] as unknown as Snapshot).view as LostMinesView;
  expect([seen.dwarf, seen.hand]).toEqual([null, []]);
  expect(seen.dwarves.every(({ card, identity }) => card === null && identity === null)).toBe(true);
  expect(seen.treasures.every(({ card, value }) => card === null && value === null)).toBe(true);
  expect(seen.mines.every((mine) => mine.seen === null)).toBe(true);
  expect(view.mines.some((mine) => mine.seen !== null)).toBe(true);
});

describe("the log", () => {
  const tell = (...events: SightEvent[]): string[] => {
    const say = (key: string, args: Record<string, unknown> = {}): string =>
      [key, args["steps"], args["mine"], args["face"]].filter(Boolean).join(" ");
    const log = events.map((event, index) => ({ event, index }));
    return renderEvents({ say, seat: 0, names: ["Ana", "Otto"], ruleset: "lost-mines" }, log, [
      [9, 0],
      [9, 2],
    ]).map(({ sentence }) => sentence);
  };

  it("tells a walk in one line, and a mine once", () => {
    const lines = tell(
      { type: "DwarfMoved", seat: 1, from_cell: [6, 2], cell: [7, 2] },
      { type: "DwarfMoved", seat: 1, from_cell: [7, 2], cell: [8, 2] },
      { type: "MineShown", seat: 1, cell: [9, 2], mine: "silver-mine" },
      { type: "MineRevealed", seat: 1, cell: [9, 2], mine: "silver-mine", turned: true },
    );
    expect(lines).toEqual(["mines-log-walk 2", "mines-log-entered 2 mines-face-silver"]);
  });
});
