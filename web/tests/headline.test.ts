import { beforeAll, describe, expect, it, vi } from "vitest";

import { endHeadline, topScorers } from "../src/play/ends/headline";
import { texts } from "../src/i18n/texts.svelte";
import {
  noGainReason,
  ownOutcomeText,
  roundHeadline,
  sabotagedMiners,
  outcomeText,
  roundWinners,
  winnersText,
} from "../src/games/classic/ends/round-outcome";
import type { ClassicViewModel } from "../src/games/classic/classic-view-model.svelte";
import type { RoundResult } from "../src/wire/classic";
import type { RoundShares } from "../src/games/classic/text/past-rounds";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await texts.loadLanguage("en");
  await texts.loadNamespaces(["follow", "modules", "company"]);
});

const names = ["Ada", "Brokk", "Regin"];
const at = (seat: number | null): { seat: number | null; names: string[] } => ({ seat, names });

describe("the first words of an end", () => {
  it("say whether whoever looks has won", () => {
    expect(endHeadline(at(0), [0, 2])).toBe("You won");
    expect(endHeadline(at(1), [0, 2])).toBe("You lost");
    expect(endHeadline(at(1), [])).toBe("Nobody won");
    expect(endHeadline(at(1), [0, 1, 2])).toBe("A draw");
    expect(endHeadline(at(1), [0], "round")).toBe("You lost the round");
  });

  it("name the winners to who watches", () => {
    expect(endHeadline(at(null), [0, 2])).toBe("Ada and Regin won");
  });

  it("are about those who gained most", () => {
    expect(topScorers([1, 3, 3])).toEqual([1, 2]);
    expect(topScorers([0, 0])).toEqual([]);
    expect(topScorers([-1, 0])).toEqual([]);
  });
});

describe("a classic round", () => {
  const result = (treasure: boolean, ...roles: string[]): RoundResult => ({ round: 1, treasure, completer: 0, roles });
  const shares: RoundShares = { teams: null, winners: [], crystals: null, gained: new Map(), thefts: [] };

  it("is won by the miners or by the saboteurs", () => {
    expect(roundWinners(result(true, "miner", "saboteur", "miner"), shares)).toEqual([0, 2]);
    expect(roundWinners(result(false, "miner", "saboteur", "miner"), shares)).toEqual([1]);
  });

  it("is won by nobody where no saboteur was dealt (R-239)", () => {
    const buried = result(false, "miner", "miner", "miner");
    expect(roundWinners(buried, shares)).toEqual([]);
    expect(winnersText(buried, shares)).toBe("nobody");
    expect(winnersText(result(false, "blue-digger", "boss"), { ...shares, teams: ["saboteur"] })).toBe("no team");
  });

  it("that all have won is no draw", () => {
    expect(roundHeadline(at(0), result(true, "miner", "miner", "miner"), shares)).toBe("You won the round");
    expect(roundHeadline(at(0), result(false, "miner", "miner", "miner"), shares)).toBe("Nobody won the round");
  });

  it("tells everybody why, by the role", () => {
    const why = (seat: number, treasure: boolean, named: Partial<RoundShares>, ...roles: string[]): string =>
      ownOutcomeText(seat, result(treasure, ...roles), { ...shares, ...named });
    const blue = {
      teams: ["blue-digger"],
      winners: [0, 1],
      gained: new Map([
        [0, 4],
        [1, 2],
      ]),
    };
    expect(why(0, true, blue, "blue-digger", "profiteer", "boss")).toBe("");
    expect(why(1, true, blue, "blue-digger", "profiteer", "boss")).toContain("whoever wins, you win with them");
    expect(why(2, true, blue, "blue-digger", "profiteer", "boss")).toContain("in prison you get no share");
    expect(why(2, true, blue, "blue-digger", "profiteer", "green-digger")).toBe(
      "Your team does not win: the green diggers.",
    );
    expect(why(0, false, { teams: ["saboteur"], winners: [2] }, "blue-digger", "boss", "saboteur")).toBe("");
    expect(why(1, false, { teams: ["saboteur"], winners: [2] }, "blue-digger", "boss", "saboteur")).toContain(
      "without the treasure",
    );
    expect(why(2, false, { teams: ["saboteur"], winners: [2] }, "blue-digger", "boss", "saboteur")).toBe("");
    expect(why(1, false, { teams: ["saboteur"], winners: [1] }, "blue-digger", "profiteer")).toContain(
      "even if nobody else does",
    );
    expect(why(0, true, { teams: [], winners: [0] }, "boss", "blue-digger")).toContain(
      "even where no team gets through",
    );
    expect(why(1, true, {}, "miner", "greedy-dwarf", "saboteur")).toContain("somebody else reached the treasure");
    expect(why(0, true, {}, "miner", "greedy-dwarf", "saboteur")).toBe("");
  });

  it("does not call a profiteer a winner without saying that his share is nothing", () => {
    const won = result(true, "blue-digger", "profiteer", "boss");
    const paid = { ...shares, teams: ["blue-digger"], winners: [0, 1], gained: new Map([[0, 2]]) };
    expect(roundHeadline(at(1), won, paid)).toBe("On the winning side, without gold");
    expect(ownOutcomeText(1, won, paid)).toContain("which leaves none");
    expect(roundHeadline(at(1), won, { ...paid, gained: new Map([[1, 1]]) })).toBe("You won the round");
    expect(roundHeadline(at(0), won, paid)).toBe("You won the round");
  });

  it("pays geologists whoever wins", () => {
    const paid = {
      ...shares,
      teams: ["saboteur"],
      winners: [1],
      crystals: { count: 3, seats: [0] },
      gained: new Map([[0, 3]]),
    };
    expect(roundHeadline(at(0), result(false, "geologist", "saboteur", "boss"), paid)).toBe("Your crystals pay");
    expect(ownOutcomeText(0, result(false, "geologist", "saboteur", "boss"), paid)).toContain("whoever wins");
    expect(roundHeadline(at(0), result(false, "geologist", "saboteur", "boss"), { ...paid, gained: new Map() })).toBe(
      "You lost the round",
    );
  });

  it("names all winners, and says nothing twice", () => {
    const table = (ruleset: string) =>
      ({
        seat: 1,
        names,
        view: { ruleset },
        seatNames: (seats: readonly number[]) => seats.map((seat) => (seat === 1 ? "you" : names[seat])).join(),
      }) as unknown as ClassicViewModel;
    const told = (treasure: boolean, named: Partial<RoundShares>, ...roles: string[]): string =>
      outcomeText(table("saboteur2"), result(treasure, ...roles), { ...shares, ...named }, []);
    expect(told(true, { teams: ["blue-digger"], winners: [0, 1] }, "blue-digger", "boss", "saboteur")).toMatch(
      /the blue diggers win\. Wins too: you \(boss\)\.$/,
    );
    expect(told(false, { teams: ["saboteur"], winners: [1] }, "blue-digger", "profiteer", "boss")).toMatch(
      /no saboteur.*\. The only winner: you \(profiteer\)\.$/,
    );
    expect(told(false, { teams: ["saboteur"], winners: [0] }, "saboteur", "blue-digger", "boss")).toBe(
      "The saboteurs win the round.",
    );
    expect(outcomeText(table("saboteur"), result(false, "miner", "miner", "miner"), shares, [])).toContain(
      "no saboteur",
    );
  });

  it("gives no share to a miner with a broken tool (V-2)", () => {
    const won = result(true, "miner", "miner", "saboteur");
    const drafted = (...order: number[]): never =>
      ({ drafts: [{ round: 1, order, done: order.length, taken: null }] }) as never;
    expect(sabotagedMiners(drafted(0, 0), won, shares)).toEqual([1]);
    expect(sabotagedMiners(drafted(0, 1), won, shares)).toEqual([]);
    expect(sabotagedMiners(drafted(), won, shares)).toEqual([0, 1]);
    expect(sabotagedMiners(drafted(0), won, shares)).toEqual([]); // the cards ran out
    expect(sabotagedMiners({ drafts: [] }, won, { ...shares, gained: new Map([[0, 2]]) })).toEqual([1]);
    expect(roundHeadline(at(1), won, shares, [1])).toBe("Nothing for you");
    expect([0, 1, 2].map((seat) => noGainReason(seat, won, shares, [1]))).toEqual(["cards", "broken", null]);
  });

  it("says why somebody has nothing", () => {
    const lacks = (named: Partial<RoundShares>, ...roles: string[]): (string | null)[] =>
      roles.map((_, seat) => noGainReason(seat, result(true, ...roles), { ...shares, ...named }, []));
    expect(
      lacks(
        { teams: ["blue-digger"], winners: [0, 2], crystals: { count: 0, seats: [] } },
        "blue-digger",
        "green-digger",
        "profiteer",
        "boss",
        "geologist",
        "saboteur",
      ),
    ).toEqual(["small", "team", "small", "prison", "crystals", null]);
    expect(lacks({}, "greedy-dwarf", "miner")[1]).toBe("greedy");
  });

  it("is the greedy dwarf's alone if he made the link (WC-6)", () => {
    expect(roundWinners(result(true, "greedy-dwarf", "miner", "saboteur"), shares)).toEqual([0]);
    expect(roundWinners(result(true, "miner", "greedy-dwarf", "saboteur"), shares)).toEqual([0]);
  });
});
