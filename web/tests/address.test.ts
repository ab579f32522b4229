/** Addresses: what a link names with a server, and without one below any path. */
import { afterEach, describe, expect, it, vi } from "vitest";

import { hrefFor, assetUrl, routeIn } from "../src/platform/address";

/** A page at some address, with a server or without. */
function page(address: string, house?: "here"): void {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("document", { documentElement: { dataset: { house } } });
}

afterEach(() => vi.unstubAllGlobals());

describe("an address", () => {
  it("is the place itself where a server answers", () => {
    page("https://mine.example/learn/duel/3?x=1#B-24");
    expect(hrefFor("/rules/duel?seats=2")).toBe("/rules/duel?seats=2");
    expect(routeIn(location)).toBe("/learn/duel/3?x=1");
    expect(assetUrl("offline.js")).toBe("/offline.js");
  });

  it.each(["https://mine.example/", "https://mine.example/a/b/", "https://mine.example/a/index.html"])(
    "names its place behind the page %s where no server is",
    (site) => {
      page(`${site}?play#/learn`, "here");
      const link = new URL(hrefFor("/rules/duel?seats=2"), location.href);
      expect(link.href).toBe(`${site}#/rules/duel?seats=2`);
      expect(routeIn(link)).toBe("/rules/duel?seats=2");
      expect(new URL(assetUrl("offline.js"), location.href).href).toBe(new URL("offline.js", site).href);
    },
  );

  it("of an installed site without a server asks before its place", () => {
    page("https://mine.example/a/?play", "here");
    expect(routeIn(location)).toBe("/?play");
  });
});

describe("components", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const links = Object.values(sources).flatMap((text) => text.match(/<a\b[^>]*?\bhref=\S+/gs) ?? []);

  it("write every link with hrefFor(), but that to a server elsewhere", () => {
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !/href=\{(hrefFor\(|meeting\})/.test(link))).toEqual([]);
  });
});
