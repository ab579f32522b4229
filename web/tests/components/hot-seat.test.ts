/** Several people at one device: what is covered, and when. */
import { createRawSnippet } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { say } from "../../src/i18n/texts.svelte";
import HotSeat from "../../src/features/hotseat/HotSeat.svelte";
import type { Snapshot } from "../../src/wire/protocol";
import turn from "../../../build/fixture/turn.json";
import { button, lobby, openLine, press, settled, show, type Line } from "./table";

const recorded = turn[1] as unknown as Snapshot;
const BOARD = "the table";

const snapshot = (sight: number | "public", decider: number, version = 1): Snapshot => ({
  ...recorded,
  version,
  view: { ...recorded.view, sight, decider },
});

let line: Line;
let page: HTMLElement;
const isCovered = (): boolean => !!page.querySelector("[data-covered]") && !page.textContent.includes(BOARD);
const looks = (): unknown[] => line.sent.flatMap((frame) => (frame.type === "select-seat" ? [frame.seat] : []));
const look = (name: string): Promise<void> => press(page, say("hot-look", { name }));

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settled();
}

beforeEach(async () => {
  line = openLine(lobby({ stage: "playing", own_seats: [0, 1] }, ["Ada", "Zoe", "Kim"]), snapshot("public", 0));
  const children = createRawSnippet(() => ({ render: () => `<p>${BOARD}</p>` }));
  page = await show(HotSeat, { session: line.session, children }, "company");
  vi.useFakeTimers();
});

it("covers the table until a seat is revealed", async () => {
  expect(isCovered()).toBe(true);
  expect(page.textContent).toContain(say("hot-pass", { name: "Ada" }));
  await look("Ada");
  expect(looks()).toEqual([0]);
  await line.receive(snapshot(0, 0));
  expect(isCovered()).toBe(false);
  await press(page, say("hot-cover"));
  expect(looks()).toEqual([0, null]);
  expect(isCovered()).toBe(true);
});

it("reveals no seat before the public view has come", async () => {
  await look("Ada");
  await press(page, say("hot-cover"));
  expect(line.session.state.view).toBeNull();
  expect(button(page, say("hot-look", { name: "Zoe" })).disabled).toBe(true);
  await line.receive(snapshot("public", 1));
  expect(button(page, say("hot-look", { name: "Zoe" })).disabled).toBe(false);
});

it("shows the public board while another device decides, until a seat here does", async () => {
  await line.receive(snapshot("public", 2, 2));
  await press(page, say("hot-board"));
  expect(isCovered()).toBe(false);
  expect(looks()).toEqual([]);
  await line.receive(snapshot("public", 1, 3));
  expect(isCovered()).toBe(true);
});

it("is covered five seconds after the move of the seat", async () => {
  await look("Ada");
  await line.receive(snapshot(0, 0));
  await line.receive(snapshot(0, 1, 2));
  await pass(4_999);
  expect(page.textContent).toContain(say("hot-soon"));
  expect(isCovered()).toBe(false);
  await pass(1);
  expect(isCovered()).toBe(true);
  expect(looks()).toEqual([0, null]);
});

it("is covered even if the time of the seat runs out before its view arrives", async () => {
  await look("Ada");
  await line.receive(snapshot(0, 1, 2));
  await pass(5_000);
  expect(isCovered()).toBe(true);
});

it("shows a seat that is not on turn until it is covered by hand", async () => {
  await look("Zoe");
  await line.receive(snapshot(1, 0));
  await pass(60_000);
  expect(isCovered()).toBe(false);
});

it("stays as long as its player wishes", async () => {
  await look("Ada");
  await line.receive(snapshot(0, 0));
  await line.receive(snapshot(0, 1, 2));
  await press(page, say("hot-keep"));
  await pass(60_000);
  expect(isCovered()).toBe(false);
});

it("is covered when the page is left", async () => {
  await look("Zoe");
  await line.receive(snapshot(1, 0));
  window.dispatchEvent(new Event("blur"));
  await settled();
  expect(isCovered()).toBe(true);
  expect(looks()).toEqual([1, null]);
});

it("selects the seat again after a rate limit", async () => {
  await look("Zoe");
  await line.receive({ type: "error", code: "rate-limited", reason: "" });
  await pass(2_000);
  expect(looks()).toEqual([1, 1]);
});
