/** Which page a table shows, from the first request to the end of the line. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { BoxPreview } from "../../src/games/game-family";
import { say, texts } from "../../src/i18n/texts.svelte";
import TableScreen from "../../src/screens/table/TableScreen.svelte";
import { CLOSED_KICKED, CLOSED_TABLE_NOT_FOUND, type FromServer } from "../../src/wire/protocol";
import { button, eventually, lobby, settled, show } from "./table";

/** Boxes answer when a test says. */
const boxes = vi.hoisted(() => ({ asked: [] as { ruleset: string; answer: (preview: unknown) => void }[] }));
vi.mock("../../src/games/registry", async (original) => ({
  ...(await original<object>()),
  loadBoxPreview: (ruleset: string) => new Promise((answer) => boxes.asked.push({ ruleset, answer })),
}));

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const receive = async (frame: FromServer): Promise<void> => {
  FakeSocket.last.onmessage!({ data: JSON.stringify(frame) });
  await settled();
};

function answerGuest(portrait: number | null): void {
  const guest = { id: "me", nickname: "Zoe", portrait };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(guest), { headers: { "Content-Type": "application/json" } })),
  );
}

const preview = (summary: string): BoxPreview => ({
  cardRow: () => [],
  thumbnail: () => "card-back",
  dealSummary: () => summary,
  modules: {},
});

async function open(): Promise<HTMLElement> {
  await texts.loadNamespaces(["lobby", "company", "arrive", "pages", "home", "reports"]);
  const page = await show(TableScreen, { code: "SKEXF" });
  await eventually(() => expect(FakeSocket.last).toBeDefined());
  return page;
}

beforeEach(() => {
  boxes.asked.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  answerGuest(3);
});
afterEach(() => {
  FakeSocket.last = undefined!;
  vi.unstubAllGlobals();
});

it("says that the server can't be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const page = await show(TableScreen, { code: "SKEXF" });
  await eventually(() => expect(page.textContent).toContain(say("web-offline")));
});

it("shows the lobby of the box that was chosen last, whichever comes last", async () => {
  const page = await open();
  const full = ["Ada", "Bob", "Cid"];
  await receive(lobby({ ruleset: "duel", own_seats: [0], seat: 0, you: "ada" }, full));
  await receive(lobby({ ruleset: "saboteur", own_seats: [0], seat: 0, you: "ada" }, full));
  expect(boxes.asked.map(({ ruleset }) => ruleset)).toEqual(["duel", "saboteur"]);
  boxes.asked[1]!.answer(preview("ten cards"));
  await eventually(() => expect(page.textContent).toContain("ten cards"));
  boxes.asked[0]!.answer(preview("three cards"));
  await settled();
  expect(page.textContent).toContain("ten cards");
  expect(page.textContent).not.toContain("three cards");
});

it("asks a newcomer for a name, until there is a seat", async () => {
  answerGuest(null);
  const page = await open();
  await receive(lobby());
  boxes.asked[0]!.answer(preview("ten cards"));
  await eventually(() => void button(page, say("who-sit")));
  await receive(lobby({ own_seats: [1], seat: 1 }, ["Ada", "Zoe"]));
  await eventually(() => expect(page.textContent).toContain(say("lobby-who")));
});

it.each([
  [CLOSED_TABLE_NOT_FOUND, "gone"],
  [CLOSED_KICKED, "kicked"],
])("says why the line was closed for good: %i", async (code) => {
  const page = await open();
  await receive(lobby());
  FakeSocket.last.onclose!({ code });
  await settled();
  await eventually(() => expect(page.querySelector("h1")).not.toBeNull());
});
