/** Tables of this device: whose question is whose, and how much time their bots have. */
import { afterEach, describe, expect, it, vi } from "vitest";

import { isLocalRequest, isLocalTable } from "../src/net/is-local";
import { startup } from "../src/features/offline/startup.svelte";
import { secondsFor } from "../workers/benchmark";

const SERVERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

describe("a code", () => {
  it("of a server is never one of this device", () => {
    expect([...SERVERS].filter((first) => isLocalTable(`${first}BCDE`))).toEqual([]);
    expect(isLocalTable("0BCDE")).toBe(true);
  });
});

/** Somebody is at a place of a site, with a server or without. */
function page(place: string, house?: "here"): void {
  vi.stubGlobal("location", new URL(place, "https://mine.example"));
  vi.stubGlobal("document", { documentElement: { dataset: { house } } });
}
afterEach(() => vi.unstubAllGlobals());

describe("a question", () => {
  it("that names a table of this device is for this device", () => {
    page("/");
    expect(
      ["/api/tables/0BCDE", "/api/tables/0BCDE/replay?sight=open", "/api/replays/0BCDE/record"].filter(isLocalRequest),
    ).toHaveLength(3);
    expect(
      ["/api/tables/BCDEF", "/api/guest", "/api/learn/duel/0", "/api/replays/0BCDEF"].filter(isLocalRequest),
    ).toEqual([]);
  });

  it("that names none is for whoever has the table where it is asked", () => {
    page("/t/0BCDE");
    expect(isLocalRequest("/api/guest")).toBe(true);
    page("/t/BCDEF?0BCDE");
    expect(isLocalRequest("/api/guest")).toBe(false);
  });

  it("is for this device where there is no server", () => {
    page("/", "here");
    expect(isLocalRequest("/api/guest")).toBe(true);
  });
});

describe("the time of a bot that searches", () => {
  it("is a server's on a device as quick, more on a slower one, and never long", () => {
    expect([secondsFor(2), secondsFor(8), secondsFor(24), secondsFor(8000)]).toEqual([
      0.2,
      0.2,
      expect.closeTo(0.6),
      2,
    ]);
  });
});

describe("the beginning", () => {
  it("is over when every byte is there", () => {
    startup.begin();
    startup.update(4, 10);
    expect([startup.state, startup.loadedBytes, startup.totalBytes]).toEqual(["fetching", 4, 10]);
    startup.update(10, 10);
    expect(startup.state).toBe("opening");
    startup.state = "off";
  });
});
