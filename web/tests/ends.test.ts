import { describe, expect, it } from "vitest";

import { Staging } from "../src/core/table/ends/staging.svelte";
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
