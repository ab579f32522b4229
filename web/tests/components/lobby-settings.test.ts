/** The host changes what is played. */
import { expect, it } from "vitest";

import { say } from "../../src/i18n/texts.svelte";
import LobbySettings from "../../src/screens/lobby/LobbySettings.svelte";
import { eventually, lobby, openLine, settled, show, type Line } from "./table";

const own = lobby({ you: "ada", own_seats: [0], seat: 0, code: "0ABCD" });

async function open(): Promise<{ line: Line; page: HTMLElement }> {
  const line = openLine(own);
  const page = await show(LobbySettings, { session: line.session }, "lobby", "company");
  await eventually(() => void radio(page, say("setup-box"), "saboteur"));
  return { line, page };
}

function radio(page: HTMLElement, group: string, value: string): HTMLInputElement {
  const title = [...page.querySelectorAll("legend")].find((each) => each.textContent.trim() === group);
  const input = title?.closest("fieldset")!.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!input) throw new Error(`no ${value} in ${group}`);
  return input;
}

async function choose(page: HTMLElement, group: string, value: string): Promise<void> {
  radio(page, group, value).click();
  await settled();
}

it("sends all of the table with what was changed, and shows what the table has", async () => {
  const { line, page } = await open();
  await choose(page, say("lobby-clock"), "fast");
  expect(line.sent).toMatchObject([
    { type: "set-table", ruleset: "saboteur", seats: 3, clock: "fast", chat: "phrases" },
  ]);
  expect(radio(page, say("lobby-clock"), "none").checked).toBe(true);
  await line.receive({ ...own, clock: "fast" });
  await line.answer();
  expect(radio(page, say("lobby-clock"), "fast").checked).toBe(true);
});

it("undoes a change that was rejected, and says why above the page", async () => {
  const { line, page } = await open();
  await choose(page, say("setup-box"), "duel");
  await eventually(() => expect(line.sent).toHaveLength(1));
  expect(line.sent[0]).toMatchObject({ ruleset: "duel" });
  await line.answer("bad-table");
  expect(line.session.state.error).toBe("bad-table");
  await choose(page, say("lobby-talk"), "off");
  expect(line.sent.at(-1)).toMatchObject({ ruleset: "saboteur", chat: "off" });
});

it("keeps the last change when the answers come in another order", async () => {
  const { line, page } = await open();
  await choose(page, say("lobby-clock"), "fast");
  await choose(page, say("lobby-talk"), "off");
  await line.receive({ ...own, clock: "fast" });
  await line.answer(undefined, 1);
  await line.answer("rate-limited", 2);
  expect(line.session.state.error).toBe("rate-limited");
  expect(radio(page, say("lobby-clock"), "fast").checked).toBe(true);
});
