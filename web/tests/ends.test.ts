import { describe, expect, it } from "vitest";

import { Staging } from "../src/core/table/ends/staging.svelte";
import { truthOf } from "../src/families/classic/ends/truth";
import type { GoalTold } from "../src/families/classic/words/rounds";
import { rolesAtEnd } from "../src/families/dark-cave/ends/roles";
import type { Told } from "../src/core/table/state";
import type { SightEvent } from "../src/families/dark-cave/wire";
import type { Sync } from "../src/lib/protocol";
import over from "../../build/fixture/cave-over.json";
import turn from "../../build/fixture/cave-turn.json";

const logOf = (frames: unknown): Told<SightEvent>[] =>
  ((frames as Sync[]).at(-1)!.events as unknown as SightEvent[]).map((event, index) => ({ index, event }));

describe("the stages of an end", () => {
  it("come one after the other, and none goes away again", () => {
    const staging = new Staging(3, false);
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
    const staging = new Staging(4, false);
    staging.show(9);
    expect([staging.at, staging.over]).toEqual([3, true]);
  });

  it("are all there at once where nothing shall move", () => {
    expect(new Staging(3, true).over).toBe(true);
  });
});

describe("the clan cards", () => {
  it("lie open at the end, and not before", () => {
    expect(rolesAtEnd(logOf(over))).toEqual(["blue-loyal", "yellow-loyal", "blue-saboteur", "yellow-loyal", "yellow-loyal", "blue-loyal"]);
    expect(rolesAtEnd(logOf(turn))).toEqual([]);
  });
});

describe("what was claimed of a goal", () => {
  const goals = (...cards: (string | null)[]): GoalTold[] => cards.map((card) => ({ revealed: card === null ? null : { card, turned: false }, seen: null, lookers: [] }));
  const claimed = (claim: string, told: GoalTold[], ruleset = "saboteur"): string[] => told.map((_, goal) => truthOf(claim, goal, told, ruleset));

  it("is judged by what the others leave: there is one treasure", () => {
    const found = goals(null, "stone-ne", "treasure");
    expect(claimed("stone", found)).toEqual(["yes", "yes", "no"]);
    expect(claimed("treasure", found)).toEqual(["no", "no", "yes"]);
    const stones = goals("stone-ne", null, "stone-nw");
    expect([claimed("treasure", stones)[1], claimed("stone", stones)[1]]).toEqual(["yes", "no"]);
  });

  it("stays unknown where nobody can tell", () => {
    expect(claimed("stone", goals(null, null, "stone-ne"))).toEqual(["unknown", "unknown", "yes"]);
    expect(claimed("stone", goals(null, null, "treasure"), "saboteur+new-goals")[0]).toBe("unknown");
  });
});
