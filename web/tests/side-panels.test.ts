import { afterEach, describe, expect, it } from "vitest";

import { preferences } from "../src/platform/preferences.svelte";
import type { TableViewModel } from "../src/table/view-model.svelte";
import { availablePanels } from "../src/play/side-panels";

const table = (seats: readonly object[], talk = "all"): TableViewModel =>
  ({
    seat: 0,
    view: { seats: seats.length },
    session: { state: { lobby: { seats, chat: talk }, talk: [] } },
  }) as unknown as TableViewModel;
const ids = (...given: Parameters<typeof table>): string[] => availablePanels(table(...given)).map(({ id }) => id);

const me = { guest: "me", bot: null };
const friend = { guest: "friend", bot: null };
const bot = { guest: null, bot: "novice" };

describe("talk stands beside a table", () => {
  afterEach(() => void (preferences.overrides = {}));

  it("from the start, with people or with several bots", () => {
    expect(ids([me, friend])).toContain("talk");
    expect(ids([me, bot, bot])).toContain("talk");
  });

  it("not alone with one bot, nor where bots or everybody are silent", () => {
    expect(ids([me, bot])).not.toContain("talk");
    expect(ids([me, bot, bot], "off")).not.toContain("talk");
    preferences.overrides = { bot_chat: "off" };
    expect(ids([me, bot, bot])).not.toContain("talk");
  });
});
