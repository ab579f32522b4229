/** Tables of this device: whose question is whose, and how much time their bots have. */
import { afterEach, describe, expect, it, vi } from "vitest";

import { isForHere, isHere } from "../src/core/local/here";
import { start } from "../src/core/local/start.svelte";
import { secondsFor } from "../workers/speed";

const SERVERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

describe("a code", () => {
  it("of a server is never one of this device", () => {
    expect([...SERVERS].filter((first) => isHere(`${first}BCDE`))).toEqual([]);
    expect(isHere("0BCDE")).toBe(true);
  });
});

describe("a question", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("that names a table of this device is for this device", () => {
    expect(["/api/tables/0BCDE", "/api/tables/0BCDE/replay?sight=open", "/api/replays/0BCDE/record"].filter(isForHere)).toHaveLength(3);
    expect(["/api/tables/BCDEF", "/api/guest", "/api/learn/duel/0", "/api/replays/0BCDEF"].filter(isForHere)).toEqual([]);
  });

  it("that names none is for whoever has the table where it is asked", () => {
    vi.stubGlobal("location", { href: "https://example.org/t/0BCDE" });
    expect(isForHere("/api/guest")).toBe(true);
    vi.stubGlobal("location", { href: "https://example.org/t/BCDEF#0BCDE" });
    expect(isForHere("/api/guest")).toBe(false);
  });
});

describe("the time of a bot that searches", () => {
  it("is a server's on a device as quick, more on a slower one, and never long", () => {
    expect([secondsFor(2), secondsFor(8), secondsFor(24), secondsFor(8000)]).toEqual([0.2, 0.2, expect.closeTo(0.6), 2]);
  });
});

describe("the beginning", () => {
  it("is over when every byte is there", () => {
    start.begin();
    start.arrive(4, 10);
    expect([start.state, start.got, start.of]).toEqual(["fetching", 4, 10]);
    start.arrive(10, 10);
    expect(start.state).toBe("opening");
    start.state = "off";
  });
});
