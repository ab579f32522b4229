import { afterEach, expect, it, vi } from "vitest";

import { uploadedGame } from "../src/features/replay/finished-game";
import { ReplayPlayer, type ReplaySource } from "../src/features/replay/replay-player.svelte";

const LAST = 9;
const source = { game: uploadedGame("x"), step: 2, viewpoint: "public" } as ReplaySource;

/** A server that answers when it is told to. */
function serve(): { asked: string[]; answer: () => Promise<void> } {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const step = /x\/(\d+)\?/.exec(path)?.[1];
    const body =
      step === undefined
        ? { moves: Array.from({ length: LAST + 1 }, () => ({ events: [] })) }
        : { step: Number(step), steps: LAST };
    return new Promise((resolve) => waiting.push(() => resolve(Response.json(body))));
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
  expect(asked).toHaveLength(6);
});

it("shows what was asked for last, whichever answer comes last", async () => {
  const { answer } = serve();
  const walk = new ReplayPlayer(source);
  await answer();
  await answer();
  const late: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const step = Number(/x\/(\d+)\?/.exec(path)?.[1]);
    return new Promise((resolve) => late.unshift(() => resolve(Response.json({ step, steps: LAST }))));
  });
  void walk.go(7);
  void walk.go(3);
  for (const done of late) {
    done();
    await new Promise((next) => setTimeout(next));
  }
  expect(walk.step).toBe(3);
});
