import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { SOURCES } from "virtual:texts";

import type { LoggedEvent } from "../src/table/state";
import type { LogLine } from "../src/table/log/log-lines";
import type { TextContext } from "../src/table/log/event-text";
import { stripMarks } from "../src/i18n/texts.svelte";
import { renderEvents as tellClassic } from "../src/games/classic/text/classic-log-lines";
import { renderEvents as tellCave } from "../src/games/dark-cave/text/dark-cave-log-lines";
import { renderEvents as tellDuel } from "../src/games/duel/text/duel-log-lines";
import { renderEvents as tellMines } from "../src/games/lost-mines/text/lost-mines-log-lines";

type Say = TextContext["say"];

async function speaks(language: "en" | "fr"): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await SOURCES.play![language]()).default));
  return (key, args = {}) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key, args);
}

const log = (...events: object[]): LoggedEvent<never>[] =>
  events.map((event, index) => ({ index, event: event as never }));
const late = { type: "TimedOut", seat: 1 };

/** How each family tells a log. */
const FAMILIES: Record<string, (context: TextContext, log: LoggedEvent<never>[]) => LogLine[]> = {
  saboteur: tellClassic,
  duel: (context, all) => tellDuel(context, all, []),
  "lost-mines": (context, all) => tellMines(context, all, []),
  "dark-cave": tellCave,
};

describe("a move of the clock", () => {
  for (const [ruleset, tell] of Object.entries(FAMILIES)) {
    it(`is told as such: ${ruleset}`, async () => {
      const told = async (language: "en" | "fr", seat: number): Promise<string> => {
        const lines = tell(
          { say: await speaks(language), seat, names: ["Ada", "Bob"], ruleset },
          log(late, { type: "TurnBegan", seat: 0 }),
        );
        expect(lines.map((line) => [line.seat, line.index])).toEqual([[1, 0]]);
        return stripMarks(lines[0]!.sentence);
      };
      expect(await told("en", 0)).toBe("Bob: time was up, the clock decides");
      expect(await told("fr", 0)).toBe("Bob\u00a0: temps écoulé, l’horloge décide");
      expect(await told("en", 1)).toBe("Your time was up: the clock decides for you");
    });
  }

  it("is not told of who lets a veto window pass", async () => {
    const events = [late, { type: "PlayAllowed", seat: 1 }, { ...late, seat: 0 }, { type: "TurnBegan", seat: 0 }];
    const lines = tellClassic(
      { say: await speaks("en"), seat: 2, names: ["Ada", "Bob", "Eve"], ruleset: "saboteur+veto" },
      log(...events),
    );
    expect(lines.map((line) => line.seat)).toEqual([0]);
  });
});
