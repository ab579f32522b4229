import { describe, expect, it } from "vitest";

import { SeenReveals } from "../src/table/seats/seen-reveals.svelte";
import { Stages } from "../src/play/ends/stages.svelte";
import { claimTruth } from "../src/games/classic/ends/claim-truth";
import { goalCells as ruled } from "../src/games/classic/ruleset-facts";
import { goalHistories, type GoalHistory } from "../src/games/classic/text/past-rounds";
import type { SightEvent as ClassicEvent } from "../src/wire/classic";
import { rolesAtEnd } from "../src/games/dark-cave/ends/final-roles";
import type { LoggedEvent } from "../src/table/state";
import type { SightEvent } from "../src/wire/dark-cave";
import type { Snapshot } from "../src/wire/protocol";
import over from "../../build/fixture/cave-over.json";
import turn from "../../build/fixture/cave-turn.json";

const logOf = (frames: unknown): LoggedEvent<SightEvent>[] =>
  ((frames as Snapshot[]).at(-1)!.events as unknown as SightEvent[]).map((event, index) => ({ index, event }));

describe("the stages of an end", () => {
  it("come one after the other, and none goes away again", () => {
    const staging = new Stages(3, { stage: 0 }, false);
    expect([staging.at, staging.over]).toEqual([0, false]);
    staging.next();
    expect([staging.at, staging.over]).toEqual([1, false]);
    staging.show(0);
    expect(staging.at).toBe(1);
    staging.next();
    staging.next();
    expect([staging.at, staging.over]).toEqual([2, true]);
  });

  it("are skipped by a press on the last", () => {
    const staging = new Stages(4, { stage: 0 }, false);
    staging.show(9);
    expect([staging.at, staging.over]).toEqual([3, true]);
  });

  it("are where they were for whoever has looked at the maze meanwhile, and begin anew with the next round", () => {
    const curtain = new SeenReveals("ABCDE");
    new Stages(3, curtain, false).show(2);
    expect(new Stages(3, curtain, false).over).toBe(true);
    curtain.markRoundEndSeen(1);
    expect(new Stages(3, curtain, false).at).toBe(0);
  });

  it("are all there at once where nothing shall move", () => {
    expect(new Stages(3, { stage: 0 }, true).over).toBe(true);
  });
});

describe("the clan cards", () => {
  it("lie open at the end, and not before", () => {
    expect(rolesAtEnd(logOf(over))).toEqual([
      "blue-loyal",
      "yellow-loyal",
      "blue-saboteur",
      "yellow-loyal",
      "yellow-loyal",
      "blue-loyal",
    ]);
    expect(rolesAtEnd(logOf(turn))).toEqual([]);
  });
});

describe("what was claimed of a goal", () => {
  const goals = (...cards: (string | null)[]): GoalHistory[] =>
    cards.map((card) => ({ revealed: card === null ? null : { card, turned: false }, seen: null, lookers: [] }));
  const claimed = (claim: string, told: GoalHistory[], ruleset = "saboteur"): string[] =>
    told.map((_, goal) => claimTruth(claim, goal, told, ruleset));

  it("is judged by what the others leave: there is one treasure", () => {
    const found = goals(null, "stone-ne", "treasure");
    expect(claimed("stone", found)).toEqual(["yes", "yes", "no"]);
    expect(claimed("treasure", found)).toEqual(["no", "no", "yes"]);
    const stones = goals("stone-ne", null, "stone-nw");
    expect([claimed("treasure", stones)[1], claimed("stone", stones)[1]]).toEqual(["yes", "no"]);
  });

  it("is judged by what whoever looks has seen himself, and by nobody else's look", () => {
    const own = (seen: string | null, ...cards: (string | null)[]): GoalHistory[] =>
      goals(...cards).map((goal, i) => (i === 1 ? { ...goal, seen, lookers: [0, 1] } : goal));
    expect(claimed("stone", own("treasure", null, null, null))).toEqual(["yes", "no", "yes"]);
    expect(claimed("treasure", own("stone-ne", null, null, null))).toEqual(["unknown", "no", "unknown"]);
    expect(claimed("treasure", own("stone-ne", "stone-nw", null, null))).toEqual(["no", "no", "yes"]);
    expect(claimed("stone", own(null, null, null, null))).toEqual(["unknown", "unknown", "unknown"]);
    expect(claimed("stone", own("treasure", null, null, null), "saboteur+new-goals")).toEqual([
      "unknown",
      "no",
      "unknown",
    ]);
  });

  it("is what a goal was in the end: an exchange moves what was seen, and one that others made leaves only what was the same", () => {
    const cells = ruled("saboteur");
    const log = (...events: unknown[]): LoggedEvent<ClassicEvent>[] =>
      [{ type: "RoundBegan", round: 1, starter: 0 }, ...events].map((event, index) => ({
        index,
        event: event as ClassicEvent,
      }));
    const saw = (goal: number, face: string): unknown => ({ type: "GoalSeen", seat: 0, cell: cells[goal], goal: face });
    const seen = (...events: unknown[]): (string | null)[] =>
      goalHistories(log(...events), 1, "saboteur").map((goal) => goal.seen);
    const pair = { seat: 0, cells: [cells[0], cells[1]] };
    expect(seen(saw(0, "treasure"), { ...pair, type: "GoalsExchanged", swapped: true })).toEqual([
      null,
      "treasure",
      null,
    ]);
    expect(seen(saw(0, "treasure"), { ...pair, type: "GoalsExchanged", swapped: false })).toEqual([
      "treasure",
      null,
      null,
    ]);
    expect(seen(saw(0, "treasure"), saw(2, "stone-ne"), { ...pair, type: "HiddenExchange" })).toEqual([
      null,
      null,
      "stone-ne",
    ]);
    expect(seen(saw(0, "stone-ne"), saw(1, "stone-ne"), { ...pair, type: "HiddenExchange" })).toEqual([
      "stone-ne",
      "stone-ne",
      null,
    ]);
  });

  it("stays unknown where nobody can tell", () => {
    expect(claimed("stone", goals(null, null, "stone-ne"))).toEqual(["unknown", "unknown", "yes"]);
    expect(claimed("stone", goals(null, null, "treasure"), "saboteur+new-goals")[0]).toBe("unknown");
  });
});
