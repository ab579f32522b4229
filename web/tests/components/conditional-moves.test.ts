/** The moves that a player prepares between the turns of a correspondence table. */
import { beforeEach, expect, it } from "vitest";

import ConditionalMoves from "../../src/features/correspondence/ConditionalMoves.svelte";
import { ClassicViewModel } from "../../src/games/classic/classic-view-model.svelte";
import { say } from "../../src/i18n/texts.svelte";
import type { Lobby, Snapshot } from "../../src/wire/protocol";
import turn from "../../../build/fixture/turn.json";
import { openLine, press, settled, show, type Line } from "./table";

const [lobby, recorded] = turn as unknown as [Lobby, Snapshot];
/** It is the turn of another seat. */
const waiting: Snapshot = { ...recorded, view: { ...recorded.view, decider: 1 }, legal_moves: [] };
const CROSS = 0;
const REPAIR_CART = 4;

let line: Line;
let table: ClassicViewModel;
let page: HTMLElement;

const stored = (moves: string[], expired = false, auto_decline = false): Promise<void> =>
  line.receive({ type: "conditional-moves", moves, expired, auto_decline });
const prepare = (count: number): Promise<void> => press(page, say("slow-prepare", { count }));

async function pick(card: number): Promise<void> {
  table.draft.pick(card);
  await settled();
}

beforeEach(async () => {
  line = openLine(lobby, waiting);
  table = new ClassicViewModel(line.session);
  page = await show(ConditionalMoves, { table }, "slow");
});

it("stores a discard, a card on a player and a cell as conditional moves", async () => {
  await prepare(0);
  await pick(CROSS);
  await press(page, say("slow-discard"));
  expect(line.sent.at(-1)).toMatchObject({ type: "set-conditional-moves", moves: ["pass cross"] });
  expect(table.draft.pickedCard).toBeNull();
  await stored(["pass cross"]);
  await pick(REPAIR_CART);
  await press(page, lobby.seats[3]!.player!);
  expect(line.sent.at(-1)).toMatchObject({ moves: ["pass cross", "play repair-cart 3"] });
  await stored(["pass cross", "play repair-cart 3"]);
  table.draft.onprepare!("lay cross 1,0");
  await settled();
  expect(line.sent.at(-1)).toMatchObject({ moves: ["pass cross", "play repair-cart 3", "lay cross 1,0"] });
});

it("shows what the server has stored, not what was sent", async () => {
  await prepare(0);
  await pick(CROSS);
  await press(page, say("slow-discard"));
  await line.answer("rate-limited");
  expect(page.querySelectorAll("li")).toHaveLength(0);
});

it("takes no more than three moves", async () => {
  await stored(["pass cross", "pass dead-nw", "pass repair-cart"]);
  await prepare(3);
  expect(page.textContent).toContain(say("slow-enough"));
  const before = line.sent.length;
  await pick(CROSS);
  expect([...page.querySelectorAll("button")].map((each) => each.textContent.trim())).not.toContain(
    say("slow-discard"),
  );
  table.draft.onprepare!("lay cross 1,0");
  expect(line.sent).toHaveLength(before);
});

it("withdraws one move and keeps the others in order", async () => {
  await stored(["pass cross", "pass dead-nw", "pass repair-cart"]);
  await prepare(3);
  page.querySelectorAll<HTMLButtonElement>("li button")[1]!.click();
  await settled();
  expect(line.sent.at(-1)).toMatchObject({ moves: ["pass cross", "pass repair-cart"] });
});

it("says that the moves have expired, and replaces them", async () => {
  await stored(["pass cross", "pass dead-nw", "pass repair-cart"], true);
  expect(page.textContent).toContain(say("slow-lapsed"));
  await prepare(0);
  await pick(CROSS);
  await press(page, say("slow-discard"));
  expect(line.sent.at(-1)).toMatchObject({ moves: ["pass cross"] });
});

it("prepares nothing during the own turn", async () => {
  await prepare(0);
  expect(table.draft.onprepare).not.toBeNull();
  await line.receive({ ...recorded, version: waiting.version + 1 });
  expect(table.draft.onprepare).toBeNull();
  expect(page.textContent).not.toContain(say("slow-how"));
});

it("asks again after the objections of a round were declined", async () => {
  await stored([], false, true);
  await press(page, say("slow-ask-again"));
  expect(line.sent.at(-1)).toMatchObject({ type: "auto-decline", enabled: false });
});
