import { beforeAll, describe, expect, it, vi } from "vitest";

import { headlineOf, mostOf } from "../src/core/table/ends/headline";
import { texts } from "../src/core/texts/texts.svelte";
import { winnersOf, wonBy } from "../src/families/classic/ends/story";
import type { RoundResult } from "../src/families/classic/wire";
import type { Shares } from "../src/families/classic/words/rounds";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await texts.load("en");
  await texts.needAll(["follow", "modules"]);
});

const names = ["Ada", "Brokk", "Regin"];
const at = (seat: number | null): { seat: number | null; names: string[] } => ({ seat, names });

describe("the first words of an end", () => {
  it("say whether whoever looks has won", () => {
    expect(headlineOf(at(0), [0, 2])).toBe("You won");
    expect(headlineOf(at(1), [0, 2])).toBe("You lost");
    expect(headlineOf(at(1), [])).toBe("Nobody won");
    expect(headlineOf(at(1), [0, 1, 2])).toBe("A draw");
  });

  it("name the winners to who watches", () => {
    expect(headlineOf(at(null), [0, 2])).toBe("Ada and Regin won");
  });

  it("are about those who gained most", () => {
    expect(mostOf([1, 3, 3])).toEqual([1, 2]);
    expect(mostOf([0, 0])).toEqual([]);
    expect(mostOf([-1, 0])).toEqual([]);
  });
});

describe("a classic round", () => {
  const result = (treasure: boolean, ...roles: string[]): RoundResult => ({ round: 1, treasure, completer: 0, roles }) as RoundResult;
  const shares: Shares = { teams: null, winners: [], crystals: null, gained: new Map(), thefts: [] };

  it("is won by the miners or by the saboteurs", () => {
    expect(winnersOf(result(true, "miner", "saboteur", "miner"), shares)).toEqual([0, 2]);
    expect(winnersOf(result(false, "miner", "saboteur", "miner"), shares)).toEqual([1]);
  });

  it("is won by nobody where no saboteur was dealt (R-239)", () => {
    const buried = result(false, "miner", "miner", "miner");
    expect(winnersOf(buried, shares)).toEqual([]);
    expect(wonBy(buried, shares)).toBe("nobody");
    expect(wonBy(result(false, "blue-digger", "boss"), { ...shares, teams: ["saboteur"] })).toBe("no team");
  });

  it("is the greedy dwarf's alone if he made the link (WC-6)", () => {
    expect(winnersOf(result(true, "greedy-dwarf", "miner", "saboteur"), shares)).toEqual([0]);
    expect(winnersOf(result(true, "miner", "greedy-dwarf", "saboteur"), shares)).toEqual([0]);
  });
});
