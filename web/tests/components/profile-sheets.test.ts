/** The sheets in which a seat gets a name. */
import { expect, it, vi } from "vitest";

import SeatProfileSheet from "../../src/features/account/SeatProfileSheet.svelte";
import { say } from "../../src/i18n/texts.svelte";
import LocalPlayerSheet from "../../src/screens/lobby/LocalPlayerSheet.svelte";
import { button, lobby, openLine, press, show, writeName, type Line } from "./table";

const own = lobby({ you: "ada", own_seats: [0], seat: 0 });

async function open(): Promise<{ line: Line; page: HTMLElement; onclose: () => void }> {
  const line = openLine(own);
  const onclose = vi.fn<() => void>();
  const page = await show(SeatProfileSheet, { session: line.session, seat: 0, onclose }, "arrive");
  return { line, page, onclose };
}

it("closes when the change is carried out, whatever lobby comes before", async () => {
  const { line, page, onclose } = await open();
  await writeName(page, "Adele");
  await press(page, say("who-keep"));
  await line.receive(lobby({ you: "ada", own_seats: [0], seat: 0 }, ["Ada", "Bob"]));
  expect(onclose).not.toHaveBeenCalled();
  await line.answer();
  expect(onclose).toHaveBeenCalledOnce();
});

it("stays open with the reason when the change is rejected", async () => {
  const { line, page, onclose } = await open();
  await writeName(page, "Adele");
  await press(page, say("who-keep"));
  await line.answer("name-taken");
  expect(onclose).not.toHaveBeenCalled();
  expect(page.textContent).toContain(say("trouble-name-taken"));
  await writeName(page, "Yrsa");
  expect(button(page, say("who-keep")).disabled).toBe(false);
});

it("seats another player at this device, and can be tried again after a lost line", async () => {
  const line = openLine(own);
  const onclose = vi.fn<() => void>();
  const page = await show(LocalPlayerSheet, { session: line.session, onclose }, "arrive", "lobby");
  await writeName(page, "Bob");
  await press(page, say("lobby-share-do"));
  await line.lose();
  await line.open();
  expect(onclose).not.toHaveBeenCalled();
  await press(page, say("lobby-share-do"));
  expect(line.sent.map(({ type }) => type)).toEqual(["share-seat", "share-seat"]);
  await line.answer();
  expect(onclose).toHaveBeenCalledOnce();
});
