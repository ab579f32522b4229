/** Commands on their way, and the answers to them. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ApiError } from "../src/net/api";
import { Commands, type Answer } from "../src/net/commands";
import { Session } from "../src/table/session.svelte";
import { TableStore } from "../src/table/table-store.svelte";
import type { TableSocketHandlers } from "../src/net/socket";
import type { FromClient, FromServer } from "../src/wire/protocol";
import turn from "../../build/fixture/turn.json";

interface Wish {
  type: string;
  request_id?: number | null;
}

const line = { isOpen: true, sent: [] as Wish[] };
let commands: Commands<Wish>;

beforeEach(() => {
  vi.useFakeTimers();
  line.isOpen = true;
  line.sent = [];
  commands = new Commands((frame) => line.isOpen && line.sent.push(frame) > 0);
});
afterEach(() => vi.useRealTimers());

const outcome = (command: Promise<void>): Promise<string> =>
  command.then(
    () => "done",
    (error: ApiError) => error.code,
  );
const answer = (index: number, code?: string): boolean => {
  const request_id = line.sent[index]!.request_id!;
  const frame: Answer = code ? { type: "error", code, request_id } : { type: "done", request_id };
  return commands.settle(frame);
};

it("tells each command its own answer, in whatever order they come", async () => {
  const [first, second, third] = ["start", "lock", "kick"].map((type) => outcome(commands.request({ type })));
  expect(new Set(line.sent.map(({ request_id }) => request_id)).size).toBe(3);
  expect([answer(2, "not-host"), answer(0), answer(1, "locked")]).toEqual([true, true, true]);
  expect(await Promise.all([first, second, third])).toEqual(["done", "locked", "not-host"]);
});

it("leaves frames alone that answer no command", () => {
  expect(commands.settle({ type: "error", code: "paused" })).toBe(false);
  expect(commands.settle({ type: "lobby" })).toBe(false);
});

it("fails at once where the line is down", async () => {
  line.isOpen = false;
  expect(await outcome(commands.request({ type: "start" }))).toBe("offline");
});

it("fails when the line is lost before the answer, and hears no late one", async () => {
  const lost = outcome(commands.request({ type: "start" }));
  commands.abandon();
  expect(await lost).toBe("offline");
  expect(answer(0)).toBe(true);
});

it("fails without an answer after ten seconds, not before", async () => {
  let found = "";
  void outcome(commands.request({ type: "start" })).then((code) => (found = code));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(found).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toBe("offline");
  expect(vi.getTimerCount()).toBe(0);
});

const frames = turn as unknown as FromServer[];

function openSession(): { session: Session; sent: FromClient[]; hooks: TableSocketHandlers } {
  const sent: FromClient[] = [];
  let hooks: TableSocketHandlers;
  const session = new Session("SKEXF", (_, given) => {
    hooks = given;
    return { send: (frame) => sent.push(frame) > 0, close: () => undefined };
  });
  hooks!.onstate("open");
  frames.forEach((frame) => hooks.onframe(frame));
  return { session, sent, hooks: hooks! };
}

it("tells above the page what has no place of its own, until the next command", async () => {
  const { session, sent, hooks } = openSession();
  const locking = session.run({ type: "lock", locked: true });
  hooks.onframe({ type: "error", code: "not-host", reason: "", request_id: sent.at(-1)!.request_id! });
  expect([await locking, session.state.error]).toEqual([false, "not-host"]);
  // Whatever else comes leaves it there.
  hooks.onframe(frames[0]!);
  expect(session.state.error).toBe("not-host");
  const again = session.run({ type: "lock", locked: true });
  expect(session.state.error).toBeNull();
  hooks.onframe({ type: "done", request_id: sent.at(-1)!.request_id! });
  expect(await again).toBe(true);
});

it("does not take the answer to a command for the answer to a move", () => {
  const { session, sent, hooks } = openSession();
  session.play(session.state.options[0]!.text);
  void session.run({ type: "lock", locked: true });
  hooks.onframe({ type: "error", code: "not-host", reason: "", request_id: sent.at(-1)!.request_id! });
  expect(session.inFlight.move).not.toBeNull();
  hooks.onframe({ type: "error", code: "paused", reason: "" });
  expect(session.inFlight.move).toBeNull();
});

it("carries nothing out where there is a table and no line", async () => {
  const store = new TableStore("/replay/SKEXF");
  frames.forEach((frame) => store.receive(frame));
  expect(store.state.view).not.toBeNull();
  expect(await outcome(store.request({ type: "rematch" }))).toBe("offline");
  expect(store.send({ type: "skip" })).toBe(false);
});
