import { afterEach, describe, expect, it } from "vitest";

import type { DeckOverride, CustomRows } from "../src/art/cards/deck-override";
import * as classic from "../src/games/classic/cards/classic-cards";
import * as cave from "../src/games/dark-cave/cards/dark-cave-cards";
import * as duel from "../src/games/duel/cards/duel-cards";
import * as mines from "../src/games/lost-mines/cards/lost-mines-cards";
import { foreseeMove } from "../src/games/classic/classic-reach";
import type { ClassicView } from "../src/wire/classic";
import type { Snapshot } from "../src/wire/protocol";
import turn from "../../build/fixture/turn.json";

const view = (turn as unknown as Snapshot[])[1]!.view as ClassicView;

/** A vertical line that ends in the middle, beside one that no box has. */
const OWN = {
  path: [
    { kind: "straight-vertical", count: 3, tracks: ["N", "S"], level: 2 },
    { kind: "own-cross", count: 1, tracks: ["N-E-S-W"], level: 3 },
  ],
} satisfies CustomRows;

const FAMILIES: Record<
  string,
  {
    overrideDeck: DeckOverride;
    isPath: (kind: string) => boolean;
    groups: (kind: string, turned: boolean) => readonly (readonly string[])[];
  }
> = {
  classic,
  duel,
  "lost-mines": mines,
  "dark-cave": cave,
};
afterEach(() => Object.values(FAMILIES).forEach(({ overrideDeck }) => overrideDeck(null)));

describe("a deck of one's own", () => {
  for (const [name, { overrideDeck, groups, isPath }] of Object.entries(FAMILIES)) {
    it(`corrects the cards until the table is left: ${name}`, () => {
      const known = ["straight-vertical", "cross"].find(isPath)!;
      const own = { path: [{ ...OWN.path[0]!, kind: known }, OWN.path[1]!] };
      const printed = groups(known, false);
      overrideDeck(own);
      expect(groups(known, false)).toEqual([["N"], ["S"]]);
      expect(groups("own-cross", true)).toHaveLength(1);
      overrideDeck(null);
      expect(groups(known, false)).toEqual(printed);
      expect(isPath("own-cross")).toBe(false);
    });
  }

  it("tells the light what a card joins", () => {
    const lit = (): string =>
      foreseeMove(view, { card: "straight-vertical", at: [0, -1], turned: false, from: null }).lit.get("0,-1") ?? "";
    expect([...lit()].sort().join("")).toBe("NS");
    classic.overrideDeck(OWN);
    expect(lit()).toBe("S");
  });

  it("gives the levels of the cave's own cards", () => {
    expect([cave.levelOf("own-cross"), cave.levelOf("start")]).toEqual([0, 0]);
    cave.overrideDeck(OWN);
    expect(cave.levelOf("own-cross")).toBe(3);
  });
});
