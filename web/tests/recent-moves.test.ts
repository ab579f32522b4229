import { describe, expect, it } from "vitest";

import type { LogLine } from "../src/table/log/log-lines";
import type { LoggedEvent } from "../src/table/state";
import { cellsInArgs, eventCells } from "../src/table/board/event-cells";
import { enqueueLines, startQueue, nextLine } from "../src/table/recent/line-queue";
import { movesSinceLastTurn } from "../src/table/recent/recent-moves";
import { renderEvents } from "../src/games/classic/text/classic-log-lines";
import type { GameEvent } from "../src/wire/protocol";

const line = (index: number, seat: number | null = 1): LogLine => ({
  index,
  seat,
  sentence: `line ${index}`,
  tone: "plain",
  card: null,
  times: 1,
});
const event = (facts: Record<string, unknown>): GameEvent => facts as unknown as GameEvent;
const logOf = (...events: Record<string, unknown>[]): LoggedEvent[] =>
  events.map((facts, index) => ({ index, event: event(facts) }));
const turn = (seat: number): Record<string, unknown> => ({ type: "TurnBegan", seat });
const KINDS = { round: "RoundBegan", turn: "TurnBegan", look: "GoalSeen", animations: {} };
const move = (seat: number, target = -1): Record<string, unknown> => ({ type: "ToolBroken", seat, target });

describe("what has just happened", () => {
  it("stands one after the other, and the last one stays", () => {
    let queue = enqueueLines(startQueue([line(0)], 1), [line(0), line(1), line(2)], 3);
    expect(queue.shown?.index).toBe(1);
    queue = enqueueLines(queue, [line(0), line(1), line(2), line(3)], 4);
    expect(queue.shown?.index).toBe(1);
    queue = nextLine(queue);
    expect(queue.shown?.index).toBe(2);
    queue = nextLine(nextLine(nextLine(queue)));
    expect(queue.shown?.index).toBe(3);
    expect(queue.waiting).toEqual([]);
  });

  it("is said at once where the last one has stood its time", () => {
    const queue = nextLine(enqueueLines(startQueue([], 0), [line(0)], 1));
    expect(enqueueLines(queue, [line(0), line(1)], 2).shown?.index).toBe(1);
  });

  it("is said at once where nothing stands there", () => {
    expect(enqueueLines(startQueue([], 0), [line(0)], 1).shown?.index).toBe(0);
  });

  it("leaves to the list what nobody could read in time", () => {
    const many = Array.from({ length: 12 }, (_, i) => line(i));
    expect(enqueueLines(startQueue([], 0), many, 12)).toMatchObject({
      shown: { index: 9 },
      waiting: [{ index: 10 }, { index: 11 }],
    });
  });

  it("follows a log that is told in other words", () => {
    const told = { ...line(0), sentence: "said anew" };
    expect(enqueueLines(startQueue([line(0)], 1), [told], 1).shown?.sentence).toBe("said anew");
  });
});

describe("since one's last turn", () => {
  const log = logOf({ type: "RoundBegan" }, turn(0), move(0), turn(1), move(1, 0), turn(2), move(2, 1), turn(0));
  const lines = [line(2, 0), line(4, 1), line(6, 2)];

  it("are the moves of the others, with those they hit", () => {
    expect(movesSinceLastTurn(lines, log, 0, 3, KINDS).map(({ index, target }) => [index, target])).toEqual([
      [4, 0],
      [6, 1],
    ]);
  });

  it("one's own move of this turn is not among them", () => {
    expect(
      movesSinceLastTurn(
        [...lines, line(8, 0)],
        [...log, ...logOf(move(0)).map((told) => ({ ...told, index: 8 }))],
        0,
        3,
        KINDS,
      ).map(({ index }) => index),
    ).toEqual([4, 6]);
  });

  it("begins with the round", () => {
    expect(movesSinceLastTurn(lines, log.slice(0, 6), 2, 3, KINDS).map(({ index }) => index)).toEqual([2, 4]);
  });

  it("for somebody who watches are the turns of everybody", () => {
    expect(movesSinceLastTurn(lines, log, null, 3, KINDS).map(({ index }) => index)).toEqual([4, 6]);
  });
});

describe("where it happened", () => {
  it("is every cell that an event names", () => {
    expect(eventCells(event({ type: "PathDiverted", from_cell: [1, 2], to_cell: [3, 4] }))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(
      eventCells(
        event({
          type: "GoalsTaken",
          cells: [
            [8, 0],
            [8, 2],
          ],
        }),
      ),
    ).toEqual([
      [8, 0],
      [8, 2],
    ]);
  });

  it("are in the words of a refusal", () => {
    expect(cellsInArgs({ cell: "4,-2", side: "N", seat: 1 })).toEqual([[4, -2]]);
    expect(cellsInArgs({ card: "map", tools: "pick lamp" })).toEqual([]);
  });

  it("is both sides of an edge", () => {
    expect(eventCells(event({ type: "WebLaid", cell: [1, 1], side: "E" }))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it("is nowhere on the board if it was done to a player", () => {
    expect(eventCells(event({ type: "ToolBroken", seat: 1, target: 2 }))).toEqual([]);
  });
});

describe("nuggets that everybody gains (ME-2)", () => {
  const gain = (seat: number, nuggets = 1): Record<string, unknown> => ({ type: "NuggetsGained", seat, nuggets });
  const told = (...events: Record<string, unknown>[]): string[] =>
    renderEvents(
      { say: (key) => key, seat: 0, names: ["Ada", "Bob", "Cid"], ruleset: "saboteur+right-of-way" },
      logOf(...events) as never,
    ).map(({ sentence }) => sentence);

  it("are one sentence", () => {
    expect(told(gain(0), gain(1), gain(2), turn(0))).toEqual(["event-nuggets-for-all"]);
  });

  it("are told one by one where somebody gets none, or more", () => {
    expect(told(gain(0), gain(1), turn(0))).not.toContain("event-nuggets-for-all");
    expect(told(gain(0), gain(1), gain(2, 2))).not.toContain("event-nuggets-for-all");
  });
});
