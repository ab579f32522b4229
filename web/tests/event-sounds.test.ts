import { expect, test } from "vitest";

import { cardAnimations } from "../src/table/board/animations";
import { eventSounds } from "../src/table/recent/event-sounds";
import type { LoggedEvent } from "../src/table/state";

const told = (...events: Record<string, unknown>[]): LoggedEvent[] =>
  events.map((event, index) => ({ index, event }) as unknown as LoggedEvent);

test("what one seat sees whole and the others half sounds alike", () => {
  const twins = [
    ["GoalSeen", "HiddenGoalPeek"],
    ["RoleSeen", "HiddenRolePeek"],
    ["ChestSeen", "HiddenChestPeek"],
    ["MineSeen", "HiddenMinePeek"],
    ["TreasureSeen", "HiddenTreasurePeek"],
    ["DwarfSeen", "HiddenDwarfPeek"],
  ];
  for (const [own, others] of twins) {
    expect(eventSounds(told({ type: own, seat: 0 }))).toEqual(["look"]);
    expect(eventSounds(told({ type: others, seat: 0 }))).toEqual(["look"]);
  }
});

test("nothing is heard of what only one seat is told", () => {
  for (const type of ["OwnRole", "OwnHand", "OwnDwarf", "CardDrawn", "HiddenDraw", "CardPassed", "HiddenPass"]) {
    expect(eventSounds(told({ type }))).toEqual([]);
  }
});

test("a goal holds its breath, then everybody hears what it was", () => {
  expect(eventSounds(told({ type: "PathLaid" }, { type: "GoalRevealed", goal: "treasure" }))).toEqual([
    "lay",
    "breath",
    "coins",
  ]);
  expect(
    eventSounds(told({ type: "GoalRevealed", goal: "stone-a" }, { type: "GoalRevealed", goal: "stone-b" })),
  ).toEqual(["breath", "stone"]);
});

test("cells where something came or went with a frame", () => {
  const news = told(
    { type: "PathRemoved", cell: [2, 1] },
    { type: "PathDiverted", from_cell: [3, 0], to_cell: [4, -1] },
    { type: "GoalRevealed", cell: [8, 0], goal: "stone-a" },
    { type: "TurnBegan", seat: 1 },
  );
  expect([...cardAnimations(news)]).toEqual([
    ["2,1", "gone"],
    ["4,-1", "laid"],
    ["8,0", "turned"],
  ]);
});
