/** The level of the bots that the host seats. */
import { expect, it } from "vitest";

import type { BoxPreview } from "../../src/games/game-family";
import { say } from "../../src/i18n/texts.svelte";
import Lobby from "../../src/screens/lobby/Lobby.svelte";
import { BOT_LEVELS } from "../../src/wire/protocol";
import { lobby, openLine, press, settled, show, type Line } from "./table";

const preview: BoxPreview = {
  cardRow: () => [],
  thumbnail: () => "card-back",
  dealSummary: () => "",
  modules: {},
};
const own = { you: "ada", own_seats: [0], seat: 0 };

async function open(extra_bots: string[]): Promise<{ line: Line; page: HTMLElement }> {
  const line = openLine(lobby({ ...own, extra_bots }));
  const props = { session: line.session, preview, nameless: false, onnamerejected: () => undefined };
  return { line, page: await show(Lobby, props, "lobby", "company") };
}

const levels = (page: HTMLElement): HTMLInputElement[] => {
  const title = [...page.querySelectorAll("legend")].find((each) => each.textContent.trim() === say("lobby-level"));
  return [...title!.closest("fieldset")!.querySelectorAll("input")];
};
const chosen = (page: HTMLElement): string | undefined => levels(page).find(({ checked }) => checked)?.value;
const seated = ({ sent }: Line): unknown[] =>
  sent.flatMap((frame) => (frame.type === "set-bot" ? [[frame.seat, frame.level]] : []));

async function choose(page: HTMLElement, level: string): Promise<void> {
  levels(page)
    .find(({ value }) => value === level)!
    .click();
  await settled();
}

it("seats bots of the chosen level on all free seats", async () => {
  const { line, page } = await open([]);
  expect(levels(page).map(({ value }) => value)).toEqual(BOT_LEVELS["saboteur"]);
  await choose(page, "expert");
  await press(page, say("lobby-fill"));
  expect(seated(line)).toEqual([
    [1, "expert"],
    [2, "expert"],
  ]);
});

it("takes the strongest usual level while the chosen one is not offered", async () => {
  const { line, page } = await open(["master"]);
  await choose(page, "master");
  expect(chosen(page)).toBe("master");
  await line.receive(lobby({ ...own, extra_bots: [] }));
  expect(chosen(page)).toBe(BOT_LEVELS["saboteur"]!.at(-1));
  await line.receive(lobby({ ...own, extra_bots: ["master"] }));
  expect(chosen(page)).toBe("master");
});

it("shows no levels to those who are not the host", async () => {
  const line = openLine(lobby());
  const props = { session: line.session, preview, nameless: false, onnamerejected: () => undefined };
  const page = await show(Lobby, props, "lobby", "company");
  expect([...page.querySelectorAll("legend")].map((each) => each.textContent.trim())).not.toContain(say("lobby-level"));
});
