/** Somebody new at a table sits down, or watches. */
import { expect, it, vi } from "vitest";

import { say } from "../../src/i18n/texts.svelte";
import JoinTable from "../../src/screens/lobby/JoinTable.svelte";
import type { Guest, Lobby } from "../../src/wire/protocol";
import { button, lobby, openLine, press, show, writeName, type Line } from "./table";

const guest: Guest = { id: "me", nickname: "Zoe", portrait: 3 };

async function open(table: Lobby = lobby()): Promise<{ line: Line; page: HTMLElement; onwatch: () => void }> {
  const line = openLine(table);
  const onwatch = vi.fn<() => void>();
  const page = await show(JoinTable, { session: line.session, guest, onwatch }, "arrive", "company");
  return { line, page, onwatch };
}

const seats = ({ sent }: Line): number[] => sent.flatMap((frame) => (frame.type === "take-seat" ? [frame.seat] : []));
const alerts = (page: HTMLElement): string =>
  [...page.querySelectorAll('[role="alert"]')].map((each) => each.textContent.trim()).join("");

it("asks for the first free seat, once", async () => {
  const { line, page } = await open();
  await press(page, say("who-sit"));
  await press(page, say("who-sit"));
  expect(line.sent).toMatchObject([{ type: "take-seat", seat: 1, nickname: "Zoe", portrait: 3 }]);
  expect(button(page, say("who-sit")).disabled).toBe(true);
});

it("gives the button back when the line is lost before the answer", async () => {
  const { line, page } = await open();
  await press(page, say("who-sit"));
  await line.lose();
  expect(alerts(page)).toBe(say("web-offline"));
  expect(button(page, say("who-sit")).disabled).toBe(true);
  await line.open();
  expect(button(page, say("who-sit")).disabled).toBe(false);
  await press(page, say("who-sit"));
  expect(seats(line)).toEqual([1, 1]);
  expect(alerts(page)).toBe("");
});

it("gives the button back when no answer comes", async () => {
  const { line, page } = await open();
  vi.useFakeTimers();
  await press(page, say("who-sit"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(button(page, say("who-sit")).disabled).toBe(false);
  // The answer that comes after all is no answer to the next command.
  await press(page, say("who-sit"));
  await line.answer("locked", 2);
  expect(button(page, say("who-sit")).disabled).toBe(true);
  await line.answer("name-taken");
  expect(alerts(page)).toBe(say("trouble-name-taken"));
});

it("tries the next seat when another guest was quicker", async () => {
  const { line, page } = await open();
  await press(page, say("who-sit"));
  await line.receive(lobby({}, ["Ada", "Bob"]));
  await line.answer("seat-taken");
  expect(seats(line)).toEqual([1, 2]);
  // A seat that is still free in the lobby is not asked for again and again.
  await line.answer("seat-taken");
  expect(seats(line)).toEqual([1, 2]);
  expect(button(page, say("who-sit")).disabled).toBe(false);
});

it("says at the name why it was rejected", async () => {
  const { line, page } = await open();
  await press(page, say("who-sit"));
  await line.answer("name-taken");
  expect(alerts(page)).toBe(say("trouble-name-taken"));
  expect(page.querySelector("input")!.getAttribute("aria-invalid")).toBe("true");
});

it("lets watch only once the name is taken over", async () => {
  const { line, page, onwatch } = await open(lobby({}, ["Ada", "Bob", "Cid"]));
  await press(page, say("who-watch"));
  expect(line.sent).toMatchObject([{ type: "set-profile", nickname: "Zoe" }]);
  await line.answer("name-taken");
  expect(onwatch).not.toHaveBeenCalled();
  await writeName(page, "Yrsa");
  await press(page, say("who-watch"));
  await line.answer();
  expect(onwatch).toHaveBeenCalledOnce();
});
