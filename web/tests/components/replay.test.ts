/** A replay: the step and the sight that are shown, and the ways between them. */
import { createRawSnippet } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { uploadedGame } from "../../src/features/replay/finished-game";
import type { ReplaySource } from "../../src/features/replay/replay-player.svelte";
import { ClassicViewModel } from "../../src/games/classic/classic-view-model.svelte";
import { say } from "../../src/i18n/texts.svelte";
import { router } from "../../src/platform/router.svelte";
import Replay from "../../src/play/replay/Replay.svelte";
import { staticLobby } from "../../src/screens/static-lobby";
import type { GameEvent, Snapshot } from "../../src/wire/protocol";
import turn from "../../../build/fixture/turn.json";
import { button, eventually, press, settled, show } from "./table";

const LAST = 4;
const PLAYERS = ["Ada", "Bob", "Cid"];
const { view } = turn[1] as unknown as Snapshot;

const source: ReplaySource = {
  name: "x",
  game: uploadedGame("x"),
  pagePath: "/replay/x",
  lobby: staticLobby("", "saboteur", PLAYERS, null),
  ruleset: "saboteur",
  seats: 3,
  step: 2,
  viewpoint: "public",
  review: false,
  sharedReview: "",
  back: "/replay",
};

/** The seat whose move a step is: sights differ in it, though no server would say so. */
const seatOf = (sight: string): number => (sight === "public" ? 0 : Number(sight));
const eventsOf = (step: number, sight: string): GameEvent[] =>
  [
    { type: "PathLaid", seat: (seatOf(sight) + step) % 3, card: "cross", cell: [step, 0], turned: false },
  ] as unknown as GameEvent[];

let page: HTMLElement;

function answer(path: string): Promise<Response> {
  const sight = /sight=(\w+)/.exec(path)![1]!;
  const found = /x\/steps\?start=(\d+)/.exec(path);
  if (!found) {
    const moves = Array.from({ length: LAST + 1 }, (_, step) => ({ events: eventsOf(step, sight) }));
    return Promise.resolve(Response.json({ moves }));
  }
  const hand = sight === "public" ? [] : ["cross", "repair-cart"];
  const steps = Array.from({ length: LAST + 1 - Number(found[1]) }, (_, i) => {
    const step = Number(found[1]) + i;
    const seen = { ...view, seats: 3, sight: sight === "public" ? sight : Number(sight), pile: 20 - step };
    const events = eventsOf(step, sight);
    return { step, steps: LAST, seat: null, events, view: { ...seen, hand }, seats: [], position: null };
  });
  return Promise.resolve(Response.json({ steps }));
}

async function pass(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await settled();
}

async function type(key: string, target: EventTarget = document.body): Promise<void> {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await pass();
}

async function open(changes: Partial<ReplaySource> = {}): Promise<void> {
  const text = (words: (table: ClassicViewModel) => string) =>
    createRawSnippet((table: () => ClassicViewModel) => ({ render: () => `<p>${words(table())}</p>` }));
  page = await show(
    Replay<ClassicViewModel>,
    {
      source: { ...source, ...changes },
      createTable: (store) => new ClassicViewModel(store),
      chips: text(({ view }) => `round ${view.round}`),
      seats: text(({ names }) => names.join()),
      board: text(() => "the board"),
    },
    "pages",
    "review",
    "talk",
  );
  await pass();
}

const position = (step: number): string => say("replay-at", { step, last: LAST });
const eyes = (): HTMLSelectElement => page.querySelector("select")!;
const lines = (): HTMLButtonElement[] => [...page.querySelectorAll<HTMLButtonElement>("aside li button")];
const address = (): string | null =>
  "query" in router.route ? `${router.route.page} ${router.route.query.toString()}` : null;

beforeEach(() => vi.stubGlobal("fetch", answer));

it("begins at the step of the link, and keeps the address at what is shown", async () => {
  await open();
  expect(page.textContent).toContain(position(2));
  expect(address()).toBe("replay step=2&sight=public");
  await press(page, say("replay-next"));
  await pass();
  expect(page.textContent).toContain(position(3));
  expect(address()).toBe("replay step=3&sight=public");
});

it("walks by keys, and leaves those alone that the focused control needs", async () => {
  await open();
  await type("ArrowRight");
  await type("ArrowRight");
  expect(page.textContent).toContain(position(4));
  expect(button(page, say("replay-next")).disabled).toBe(true);
  await type("Home");
  expect(page.textContent).toContain(position(0));
  expect(button(page, say("replay-back")).disabled).toBe(true);
  await type("ArrowRight", eyes());
  await type("ArrowRight", page.querySelector("[data-scrolls] button")!);
  expect(page.textContent).toContain(position(0));
  await type("ArrowRight", page.querySelector("input[type=range]")!);
  expect(page.textContent).toContain(position(1));
});

it("has the whole game in its log, whose lines lead to their step", async () => {
  await open();
  expect(lines()).toHaveLength(LAST + 1);
  expect(lines()[2]!.getAttribute("aria-current")).toBe("step");
  await press(page, say("play-log"));
  expect(page.querySelector("aside")!.classList).toContain("open");
  lines()[4]!.click();
  await pass();
  expect(page.textContent).toContain(position(4));
  expect(lines()[4]!.getAttribute("aria-current")).toBe("step");
  expect(page.querySelector("aside")!.classList).not.toContain("open");
});

it("shows hand, move and log of another sight at the same step", async () => {
  await open();
  expect(page.querySelector(".held")).toBeNull();
  expect([lines()[0]!.textContent, page.querySelector(".told")!.textContent].join()).not.toContain("Bob");
  eyes().value = "1";
  eyes().dispatchEvent(new Event("change", { bubbles: true }));
  await pass();
  await pass();
  expect(page.textContent).toContain(position(2));
  expect(address()).toBe("replay step=2&sight=1");
  expect(page.querySelectorAll(".held svg")).toHaveLength(2);
  expect(lines()[0]!.textContent).toContain(say("play-you"));
  expect(eyes().value).toBe("1");
});

it("announces a step that was gone to, and none while it plays by itself", async () => {
  await open();
  const live = (): string | null => page.querySelector(".told [aria-live]")!.getAttribute("aria-live");
  expect(live()).toBe("polite");
  await press(page, say("replay-play"));
  expect(live()).toBe("off");
  await press(page, say("replay-next"));
  await pass();
  expect(live()).toBe("polite");
});

it("returns from the review to the board with Escape, and from the board to where it came from", async () => {
  await open({ review: true });
  expect(page.textContent).not.toContain("the board");
  await type("Escape");
  expect(page.textContent).toContain("the board");
  expect(address()).toBe("replay step=2&sight=public");
  await type("Escape");
  expect(address()).toBe("replay ");
});

it("stays as it is when no shared review can be opened", async () => {
  await open();
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", request);
  await press(page, say("replay-together"));
  await eventually(() => expect(request).toHaveBeenCalled());
  await pass();
  expect(button(page, say("replay-together")).getAttribute("aria-pressed")).toBe("false");
  expect(address()).toBe("replay step=2&sight=public");
});

it("says that the server can't be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await open();
  expect(page.querySelector("[role=status]")!.textContent).toBe(say("web-offline"));
});
