import { describe, expect, it } from "vitest";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SOURCES as LATER } from "virtual:later-texts";
import { SOURCES as EARLY } from "virtual:texts";

import { effectNamespaces, cardInfo } from "../src/art/cards/card-effects";
import type { Box } from "../src/table/board/viewport";
import { parseSymbolName } from "../src/table/explain/shown-cards";
import { isInside, placeBeside } from "../src/table/explain/position";

const SOURCES = { ...EARLY, ...LATER };
const DRAWN = import.meta.glob<string>("../src/games/*/cards/*.ts", { query: "?raw", import: "default", eager: true });

describe("the card that a symbol shows", () => {
  it.each([
    ["path:bridge:0:NS", { kind: "bridge" }],
    ["2:path:bridge:1:", { kind: "bridge" }],
    ["duel:path:door-blue-cross:0:N:::", { kind: "door-blue-cross" }],
    ["cave:action:web-ii:Web", { kind: "web-ii" }],
    ["mines:dwarf:blue-saboteur:…", { kind: "blue-saboteur" }],
    ["mines:treasure:gems-3:Gems", { kind: "gems-3" }],
    ["gold:3:3 nuggets", { kind: "gold-3" }],
    ["back:goal:2", { kind: "goal", group: "back" }],
    ["cave:back:clan:blue:B", { kind: "clan", group: "back" }],
    ["mines:back:treasure:gems-null:Gems", { kind: "treasure", group: "back" }],
  ])("%s", (name, card) => expect(parseSymbolName(name)).toEqual(card));

  it("is none for a portrait or an icon", () => {
    expect(parseSymbolName("portrait:3")).toBeNull();
    expect(parseSymbolName("icon:pick")).toBeNull();
  });

  it("is known by every name under which a family draws a card", () => {
    const names = Object.values(DRAWN).flatMap((text) =>
      [...text.matchAll(/defineCardSymbol\(([`"])(.*?)\1,/g)].map(([, , name]) => name!),
    );
    expect(names.length).toBeGreaterThan(15);
    // Whatever is filled in has at least a letter.
    const filled = names.map((name) =>
      name.replace(/\$\{value === null \?.*?\}\$\{symbolOf\}/, "treasure:x").replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, "x"),
    );
    expect(filled.filter((name) => !parseSymbolName(name))).toEqual([]);
  });
});

describe("a card that lies face down", () => {
  const BACKS = {
    saboteur: ["deck", "goal", "role", "gold", "chest"],
    "saboteur2+treasure-chests": ["chest"],
    duel: ["deck", "goal"],
    "lost-mines": ["deck", "goal", "treasure", "clan"],
    "dark-cave": ["1", "2", "3", "goal", "clan"],
  };

  it.each(Object.entries(BACKS))("%s: has a name and a text with rules that exist", async (ruleset, kinds) => {
    for (const language of ["en", "fr"] as const) {
      const bundle = new FluentBundle(language);
      for (const part of ["play", "rules", ...effectNamespaces(ruleset)] as const)
        bundle.addResource(new FluentResource((await SOURCES[part]![language]()).default));
      for (const kind of kinds) {
        const told = cardInfo(ruleset, kind, "back")!;
        expect(bundle.getMessage(told.text)?.attributes["when"], `${ruleset} ${kind}`).toBeTruthy();
        expect(bundle.hasMessage(told.name), told.name).toBe(true);
        expect(told.clauses.filter((clause) => !bundle.hasMessage(clause))).toEqual([]);
      }
    }
    expect(cardInfo(ruleset, "saboteur", "back")).toBeNull();
  });
});

describe("an explanation", () => {
  const overlap = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const SCREENS = [
    [390, 844],
    [360, 640],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const;

  it("covers nothing of the card, and stays on the screen", () => {
    for (const [width, height] of SCREENS) {
      for (const card of [30, 56, 94, 240]) {
        for (let x = 0; x + card <= width; x += 37) {
          for (let y = 0; y + card * 1.33 <= height; y += 41) {
            const box = { x, y, width: card, height: card * 1.33 };
            const at = placeBeside(box, { width: 344, height: 260 }, { width, height });
            expect(overlap(at, box)).toBe(false);
            expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= width && at.y + at.height <= height).toBe(true);
          }
        }
      }
    }
  });

  it("stands above a card of the hand", () => {
    const at = placeBeside(
      { x: 600, y: 760, width: 94, height: 125 },
      { width: 340, height: 200 },
      { width: 1440, height: 900 },
    );
    expect(at).toEqual({ x: 477, y: 550, width: 340, height: 200 });
  });

  it("stands beside a card above", () => {
    const at = placeBeside(
      { x: 150, y: 100, width: 27, height: 28 },
      { width: 340, height: 200 },
      { width: 1440, height: 900 },
    );
    expect(at).toEqual({ x: 187, y: 14, width: 340, height: 200 });
  });

  it("is smaller where there is no room", () => {
    const at = placeBeside(
      { x: 60, y: 200, width: 270, height: 360 },
      { width: 340, height: 300 },
      { width: 390, height: 844 },
    );
    expect(at.height).toBeLessThan(300);
    expect(at.y).toBe(570);
  });

  it("knows what a pointer is in", () => {
    expect(isInside({ x: 10, y: 10, width: 5, height: 5 }, 12, 15)).toBe(true);
    expect(isInside({ x: 10, y: 10, width: 5, height: 5 }, 16, 12)).toBe(false);
  });
});
