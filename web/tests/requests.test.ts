/** Actions run one at a time; of several answers the one to the last question counts. */
import { describe, expect, it } from "vitest";

import { Action } from "../src/net/action.svelte";
import { ApiError } from "../src/net/api";
import { Resource } from "../src/net/resource.svelte";

interface Asked {
  key: string;
  signal: AbortSignal;
  show: (value: string) => void;
  answer: (value: string) => void;
  fail: (error: Error) => void;
}

/** A server that answers when, and in which order, a test says. */
function lateServer(): { asked: Asked[]; resource: Resource<string, string> } {
  const asked: Asked[] = [];
  const resource = new Resource<string, string>(
    (key, signal, show) => new Promise((answer, fail) => asked.push({ key, signal, show, answer, fail })),
  );
  return { asked, resource };
}

describe("a resource", () => {
  it("keeps the answer to the last key when answers overtake each other", async () => {
    const { asked, resource } = lateServer();
    const first = resource.open("saboteur");
    const second = resource.open("duel");
    asked[1]!.answer("cards of Le Duel");
    await second;
    asked[0]!.answer("cards of Saboteur");
    await first;
    expect(resource.current).toBe("cards of Le Duel");
    expect(resource.isLoading).toBe(false);
  });

  it("aborts what is no longer wanted, and drops what it still shows or fails with", async () => {
    const { asked, resource } = lateServer();
    const own = resource.open("own");
    asked[0]!.show("own, so far");
    expect(resource.current).toBe("own, so far");
    const other = resource.open("other");
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[1]!.answer("other");
    await other;
    asked[0]!.show("own, a little more");
    asked[0]!.fail(new Error("late"));
    await own;
    expect(resource.current).toBe("other");
    expect(resource.error).toBeNull();
  });

  it("says what failed until it is loaded again", async () => {
    const { asked, resource } = lateServer();
    const opened = resource.open("season");
    const lost = new Error("offline");
    asked[0]!.fail(lost);
    await opened;
    expect(resource.error).toBe(lost);
    const again = resource.reload();
    expect(asked[1]!.key).toBe("season");
    asked[1]!.answer("standings");
    await again;
    expect([resource.error, resource.current]).toEqual([null, "standings"]);
  });

  it("shows nothing of what arrives after its page is gone", async () => {
    const { asked, resource } = lateServer();
    const opened = resource.open("table");
    resource.abort();
    asked[0]!.answer("late");
    await opened;
    expect(resource.current).toBeNull();
  });
});

describe("an action", () => {
  it("is not done twice by two quick presses", async () => {
    const action = new Action(() => "");
    const sent: (() => void)[] = [];
    const send = (): Promise<void> => new Promise((done) => sent.push(done));
    const first = action.run(send);
    expect(await action.run(send)).toBe(false);
    expect([sent.length, action.isBusy]).toEqual([1, true]);
    sent[0]!();
    expect(await first).toBe(true);
    expect(action.isBusy).toBe(false);
  });

  it("words what went wrong until the next press", async () => {
    const action = new Action((error) => (error as ApiError).code);
    expect(await action.run(() => Promise.reject(new ApiError(409, "name-taken")))).toBe(false);
    expect(action.problem).toBe("name-taken");
    await action.run(() => Promise.resolve());
    expect(action.problem).toBe("");
  });
});
