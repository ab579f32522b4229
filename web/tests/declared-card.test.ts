import { beforeAll, describe, expect, it, vi } from "vitest";

import { texts } from "../src/i18n/texts.svelte";
import { parseDeclared, declaredText } from "../src/games/classic/declared-card";
import type { ClassicFacts } from "../src/games/classic/classic-facts";
import type { ClassicView } from "../src/wire/classic";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await texts.loadLanguage("en");
  await texts.loadNamespace("modules");
});

const NAMES = ["Ada", "Brokk"];

function words(move: string): string {
  const goals = [-2, 0, 2].map((y) => ({ x: 8, y }));
  const view = { declared: move, goals, maze: [{ x: 1, y: 0, card: "t-vertical" }] } as unknown as ClassicView;
  const facts = {
    view,
    seat: 0,
    seatName: (seat: number) => NAMES[seat]!,
    wordName: (word: string) => word,
  } as unknown as ClassicFacts;
  return declaredText(facts, parseDeclared(view)!);
}

describe("a card that waits for a veto", () => {
  it("is named as people point, never by coordinates", () => {
    expect(words("lay cross 3,-1 turned")).toBe("a crossing, on the marked cell");
    expect(words("play map 8,0")).toBe("“Map” on goal 2");
    expect(words("play goal-exchange 8,-2 8,2")).toBe("“Goal exchange” on goals 1 and 3");
    expect(words("play rockfall 1,0")).toBe("“Rockfall” on a T-junction (marked on the board)");
    expect(words("play diversion 5,1")).toBe("“Diversion” on the marked cell");
    expect(words("play broken-pick 1")).toBe("“Broken pick” on Brokk");
  });
});
