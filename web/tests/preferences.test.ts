/** How somebody likes to play: kept on the device, agreed on with the server, seen before the first paint. */
import { afterEach, describe, expect, it, vi } from "vitest";

import looks from "../public/preferences.css?raw";
import script from "../public/theme.js?raw";
import type { Preferences } from "../src/wire/protocol";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Kept = Record<string, string>;

/** What a browser keeps: by its methods and, as `localStorage` does, by name. */
function storage(kept: Kept = {}): Kept {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(kept, { get: (_, name: string) => methods[name as keyof typeof methods] ?? kept[name] });
}

describe("the looks of a page", () => {
  interface Page {
    dataset: Record<string, string>;
    elements: Record<string, { hidden?: boolean }>;
    links: string[];
    choose: (some: Preferences) => void;
  }

  /** What `theme.js` makes of a device. */
  function dressed(kept: Kept, wishes: readonly string[] = [], isSupported = true): Page {
    const dataset: Record<string, string> = {};
    const links: string[] = [];
    const heard: Record<string, (event: { detail: Preferences }) => void> = {};
    const elements: Record<string, { hidden?: boolean; remove?: () => void }> = {
      app: { remove: () => delete elements["app"] },
      unsupported: { hidden: true },
    };
    const document = {
      documentElement: { dataset },
      getElementById: (id: string) => elements[id],
      addEventListener: (_: string, tell: () => void) => tell(),
      head: { append: (link: { href: string }) => links.push(link.href) },
      currentScript: { src: "https://mine.example/deep/theme.js" },
      createElement: () => ({ setAttribute: () => undefined }),
    };
    const matchMedia = (query: string) => ({
      matches: wishes.some((wish) => query.includes(wish)),
      addEventListener: () => undefined,
    });
    new Function("CSS", "document", "matchMedia", "localStorage", "addEventListener", script)(
      { supports: () => isSupported },
      document,
      matchMedia,
      storage(kept),
      (name: string, hear: () => void) => (heard[name] = hear),
    );
    return { dataset, links, elements, choose: (detail) => heard["preferences"]!({ detail }) };
  }

  it("gives way to a sentence in a browser that cannot run the client", () => {
    expect(dressed({}).elements).toMatchObject({ app: {}, unsupported: { hidden: true } });
    expect(dressed({}, [], false).elements).toEqual({ unsupported: { hidden: false } });
  });

  it("are the system's until something is chosen, and need no styles of their own", () => {
    expect(dressed({})).toMatchObject({ dataset: { theme: "dark" }, links: [] });
    expect(dressed({}, ["light", "motion"])).toMatchObject({ dataset: { theme: "light", motion: "less" }, links: [] });
    expect(dressed({}, ["contrast"])).toMatchObject({
      dataset: { contrast: "more" },
      links: ["https://mine.example/deep/preferences.css"],
    });
  });

  it("are what was chosen, whatever the system wishes", () => {
    const preferences = JSON.stringify({
      theme: "dark",
      high_contrast: false,
      motion: "none",
      text_size: "largest",
      left_handed: true,
      shortcuts: false,
    });
    const { dataset, links } = dressed({ preferences }, ["light", "contrast"]);
    expect(dataset).toEqual({ theme: "dark", motion: "none", size: "largest", left: "on", keys: "off" });
    expect(links).toEqual(["https://mine.example/deep/preferences.css"]);
  });

  it("change with a choice", () => {
    const page = dressed({});
    page.choose({ text_size: "large", theme: "light" });
    expect(page.dataset).toEqual({ theme: "light", size: "large" });
    page.choose({ text_size: "normal", theme: "dark" });
    expect(page.dataset).toEqual({ theme: "dark" });
    expect(page.links).toHaveLength(1);
  });

  it("take over, once, what was kept by other names", () => {
    const kept: Kept = {
      theme: "light",
      sound: "off",
      language: "fr",
      preferences: '{"theme":"dark","left_handed":true}',
    };
    expect(dressed(kept).dataset).toEqual({ theme: "dark", left: "on" });
    expect(Object.keys(kept).sort()).toEqual(["preferences", "preferences-unsent"]);
    expect(JSON.parse(kept["preferences"]!)).toEqual({
      theme: "dark",
      sound: false,
      language: "fr",
      left_handed: true,
    });
    expect(JSON.parse(kept["preferences-unsent"]!)).toEqual({ theme: "light", sound: false, language: "fr" });
  });

  it("bear what nobody wrote", () => {
    expect(dressed({ preferences: "{" }).dataset).toEqual({ theme: "dark" });
  });
});

describe("high contrast", () => {
  function light(colour: string): number {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  }
  function ratio(a: string, b: string): number {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright! + 0.05) / (dark! + 0.05);
  }
  const GROUNDS = ["bg-0", "bg-1", "bg-2", "bg-3", "table-1", "table-2"];
  const READ = ["ink", "ink-2", "ink-3", "amber-text", "mark", "ember", "ok", "see", "gold-text", "blue", "green"];
  const DRAWN = ["line", "line-strong", "grid", "amber"];

  it.each(["dark", "light"])("can be read at 7 to 1, and its lines seen at 3 to 1: %s", (theme) => {
    const rule = new RegExp(`\\[data-contrast\\] \\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(looks)![1]!;
    const colours = new Map(
      [...rule.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
    );
    const worst = (names: readonly string[]): number =>
      Math.min(...names.flatMap((name) => GROUNDS.map((ground) => ratio(colours.get(name)!, colours.get(ground)!))));
    expect(worst(READ)).toBeGreaterThanOrEqual(7);
    expect(worst(DRAWN)).toBeGreaterThanOrEqual(3);
    for (const name of ["amber", "ember", "ok", "see"])
      expect(ratio(colours.get(name)!, colours.get(`on-${name}`)!)).toBeGreaterThanOrEqual(7);
  });
});

describe("preferences", () => {
  /** What the server keeps of a guest; no guest, nothing. */
  interface House {
    guest: boolean;
    kept: Preferences | null;
    sent: Preferences[];
    /** What happens while something is on its way. */
    meanwhile?: () => void;
  }

  const house = (kept: Preferences | null = null, guest = true): House => ({ guest, kept, sent: [] });

  function answer(at: House, path: string, init: RequestInit): unknown {
    if (path === "/api/guest") return at.guest ? { id: "a", nickname: "Ada", portrait: 0 } : null;
    if (init.method === "PUT") {
      at.kept = JSON.parse(init.body as string) as Preferences;
      at.sent.push(at.kept);
      at.meanwhile?.();
    }
    return at.kept;
  }

  async function device(at: House, kept: Kept = {}) {
    vi.resetModules();
    vi.stubGlobal("localStorage", storage(kept));
    vi.stubGlobal("dispatchEvent", () => true);
    vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} } });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => Promise.resolve(Response.json(answer(at, path, init))));
    const { preferences } = await import("../src/platform/preferences.svelte");
    const { syncPreferences: agree } = await import("../src/features/account/sync-preferences");
    return { preferences, agree };
  }

  it("begin with what everybody has, and are kept on the device", async () => {
    const kept: Kept = {};
    const { preferences } = await device(house(), kept);
    expect(preferences.current).toMatchObject({ pace: "normal", confirm: "touch", shortcuts: true });
    preferences.set({ pace: "slow" });
    preferences.set({ left_handed: true });
    expect(preferences.current).toMatchObject({ pace: "slow", left_handed: true, shortcuts: true });
    const again = await device(house(), kept);
    expect(again.preferences.overrides).toEqual({ pace: "slow", left_handed: true });
  });

  it("of a tab do not undo those of another", async () => {
    const kept: Kept = {};
    const { preferences } = await device(house(), kept);
    kept["preferences"] = '{"text_size":"large"}';
    preferences.set({ pace: "slow" });
    expect(preferences.overrides).toEqual({ text_size: "large", pace: "slow" });
  });

  it("reach the guest's other device", async () => {
    const at = house();
    const one = await device(at);
    one.preferences.set({ pace: "slow", theme: "light" });
    await one.agree();
    expect(at.sent).toEqual([{ pace: "slow", theme: "light" }]);
    expect(one.preferences.unsent).toEqual({});
    const other = await device(at);
    await other.agree();
    expect(other.preferences.overrides).toEqual({ pace: "slow", theme: "light" });
    expect(at.sent).toHaveLength(1);
  });

  it("chosen here since then win, choice by choice; for the rest the server's word holds", async () => {
    const at = house({ pace: "slow", theme: "light" });
    const { preferences, agree } = await device(at, {
      preferences: '{"pace":"normal","theme":"dark","text_size":"large"}',
    });
    preferences.set({ pace: "instant" });
    await agree();
    expect(preferences.overrides).toEqual({ pace: "instant", theme: "light", text_size: "large" });
    expect(at.kept).toEqual({ pace: "instant", theme: "light" });
  });

  it("chosen while others are on their way are sent next time", async () => {
    const at = house();
    const { preferences, agree } = await device(at);
    preferences.set({ pace: "slow", left_handed: true });
    at.meanwhile = () => preferences.set({ pace: "instant" });
    await agree();
    expect(preferences.current).toMatchObject({ pace: "instant", left_handed: true });
    expect(preferences.unsent).toEqual({ pace: "instant" });
  });

  it("of whoever is no guest yet wait", async () => {
    const at = house(null, false);
    const { preferences, agree } = await device(at);
    preferences.set({ high_contrast: true });
    await agree();
    expect(at.sent).toEqual([]);
    expect(preferences.unsent).toEqual({ high_contrast: true });
  });
});

describe("the volume", () => {
  it("goes from nothing to loud", async () => {
    const { gainFor: gainOf } = await import("../src/platform/synthesizer");
    expect(gainOf(0)).toBe(0);
    expect(gainOf(60)).toBeCloseTo(0.35, 2);
    expect(gainOf(100)).toBeLessThanOrEqual(1);
    expect(gainOf(30)).toBeLessThan(gainOf(60) / 2);
  });
});
