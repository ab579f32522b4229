import { expect, test } from "vitest";

import { EVENT_TRAITS as CLASSIC } from "../src/games/classic/classic-event-traits";
import { EVENT_TRAITS as DARK_CAVE } from "../src/games/dark-cave/dark-cave-event-traits";
import { EVENT_TRAITS as DUEL } from "../src/games/duel/duel-event-traits";
import { EVENT_TRAITS as LOST_MINES } from "../src/games/lost-mines/lost-mines-event-traits";
import { cardAnimations } from "../src/table/board/animations";
import type { EventTraitsTable } from "../src/table/event-traits";
import { eventSounds } from "../src/table/recent/event-sounds";
import type { LoggedEvent } from "../src/table/state";

const told = (...events: Record<string, unknown>[]): LoggedEvent[] =>
  events.map((event, index) => ({ index, event }) as unknown as LoggedEvent);

const FAMILIES: readonly EventTraitsTable[] = [CLASSIC, DUEL, LOST_MINES, DARK_CAVE];

test("what one seat sees whole and the others half sounds and counts alike", () => {
  const twins = [
    ["GoalSeen", "HiddenGoalPeek"],
    ["RoleSeen", "HiddenRolePeek"],
    ["ChestSeen", "HiddenChestPeek"],
    ["MineSeen", "HiddenMinePeek"],
    ["TreasureSeen", "HiddenTreasurePeek"],
    ["DwarfSeen", "HiddenDwarfPeek"],
  ] as const;
  for (const [own, others] of twins) {
    const families = FAMILIES.filter((traits) => traits[own]);
    expect(families.length).toBeGreaterThan(0);
    for (const traits of families) {
      expect(traits[others]).toEqual(traits[own]);
      expect(eventSounds(told({ type: own, seat: 0 }), traits)).toEqual(["look"]);
    }
  }
});

test("nothing is heard of what only one seat is told", () => {
  for (const type of ["OwnRole", "OwnHand", "OwnDwarf", "CardDrawn", "HiddenDraw", "CardPassed", "HiddenPass"]) {
    for (const traits of FAMILIES) expect(eventSounds(told({ type }), traits)).toEqual([]);
  }
});

test("a goal holds its breath, then everybody hears what it was", () => {
  expect(eventSounds(told({ type: "PathLaid" }, { type: "GoalRevealed", goal: "treasure" }), CLASSIC)).toEqual([
    "lay",
    "breath",
    "coins",
  ]);
  expect(
    eventSounds(told({ type: "GoalRevealed", goal: "stone-a" }, { type: "GoalRevealed", goal: "stone-b" }), CLASSIC),
  ).toEqual(["breath", "stone"]);
});

test("cells where something came or went with a frame", () => {
  const news = told(
    { type: "PathRemoved", cell: [2, 1] },
    { type: "PathDiverted", from_cell: [3, 0], to_cell: [4, -1] },
    { type: "GoalRevealed", cell: [8, 0], goal: "stone-a" },
    { type: "TurnBegan", seat: 1 },
  );
  expect([...cardAnimations(news, { PathRemoved: "gone", PathDiverted: "laid", GoalRevealed: "turned" })]).toEqual([
    ["2,1", "gone"],
    ["4,-1", "laid"],
    ["8,0", "turned"],
  ]);
});
