import { afterEach, expect, it, vi } from "vitest";

import { uploadedGame } from "../src/features/replay/finished-game";
import { ReplayPlayer, type ReplaySource } from "../src/features/replay/replay-player.svelte";

const LAST = 99;
const BATCH = 16;
const source = { game: uploadedGame("x"), step: 2, viewpoint: "public" } as ReplaySource;

function batchOf(path: string): Response {
  const start = Number(/start=(\d+)/.exec(path)?.[1]);
  const steps = Array.from({ length: Math.min(BATCH, LAST + 1 - start) }, (_, i) => ({ step: start + i, steps: LAST }));
  return Response.json({ steps });
}

/** A server that answers when it is told to. */
function serve(): { asked: string[]; answer: () => Promise<void> } {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const moves = Array.from({ length: LAST + 1 }, () => ({ events: [] }));
    const answered = (): Response => (path.includes("steps?") ? batchOf(path) : Response.json({ moves }));
    return new Promise((resolve) => waiting.push(() => resolve(answered())));
  });
  const answer = async (): Promise<void> => {
    waiting.splice(0).forEach((done) => done());
    await new Promise((done) => setTimeout(done));
  };
  return { asked, answer };
}
afterEach(() => vi.unstubAllGlobals());

it("keeps what was pressed while it loads", async () => {
  const { asked, answer } = serve();
  const walk = new ReplayPlayer(source);
  void walk.skip(1);
  void walk.skip(1);
  expect(asked).toEqual(["/api/replays/x?sight=public"]);
  await answer();
  await answer();
  expect([walk.step, walk.last]).toEqual([4, LAST]);
});

it("goes to an end that it does not know yet", async () => {
  const { answer } = serve();
  const walk = new ReplayPlayer(source);
  void walk.go(Infinity);
  await answer();
  await answer();
  expect(walk.step).toBe(LAST);
});

it("counts every press, also before the answer to the last one", async () => {
  const { asked, answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  for (let i = 0; i < 3; i += 1) void walk.skip(1);
  await answer();
  expect(walk.step).toBe(5);
  void walk.skip(-9);
  await answer();
  expect(walk.step).toBe(0);
  expect(asked).toHaveLength(2);
});

it("requests each batch of steps once, and the next one ahead", async () => {
  const { asked, answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  const starts = (): string[] => asked.slice(1).map((path) => /start=(\d+)&count=16/.exec(path)![1]!);
  await walk.go(7);
  expect(starts()).toEqual(["0"]);
  await walk.go(8);
  expect(starts()).toEqual(["0", "16"]);
  await answer();
  for (let step = 9; step < 24; step += 1) await walk.go(step);
  expect([walk.step, starts()]).toEqual([23, ["0", "16"]]);
  void walk.go(LAST);
  await answer();
  expect([walk.step, starts()]).toEqual([LAST, ["0", "16", "96"]]);
});

it("requests the steps of another sight anew", async () => {
  const { asked, answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  void walk.setViewpoint("open");
  await answer();
  await answer();
  expect(asked.slice(2)).toEqual(["/api/replays/x?sight=open", "/api/replays/x/steps?start=0&count=16&sight=open"]);
});

it("requests a batch again that failed", async () => {
  const { answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "x" }, { status: 500 })));
  await walk.go(40);
  expect([walk.step, walk.failed]).toEqual([2, true]);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(batchOf(path)));
  await walk.go(40);
  expect(walk.step).toBe(40);
});

it("shows what was asked for last, whichever answer comes last", async () => {
  const { answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  const late: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => late.unshift(() => resolve(batchOf(path)))));
  void walk.go(70);
  void walk.go(40);
  for (const done of late) {
    done();
    await new Promise((next) => setTimeout(next));
  }
  expect(walk.step).toBe(40);
});
