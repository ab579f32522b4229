/**
 * The drawings of cards for those who draw a board without a browser: `saboteur.picture` lays them out.
 * They are drawn by the functions that draw them here, and written to `art.json`; `make docs` writes it anew.
 */
import { expect, it, vi } from "vitest";

import { EDGES, halfTurn, type Edge, type Groups, type PathRow } from "../src/art/cards/deck";
import { addIcons, iconMarkup } from "../src/art/icons";
import { cardBack } from "../src/art/card-plates";
import { gradients, rock, type Ground, type TileLook } from "../src/art/path-tile";
import * as classic from "../src/games/classic/cards/classic-cards";
import { decorate } from "../src/games/classic/expansions/expansion-drawings";
import { DECKS } from "../src/games/classic/expansions/expansion-decks";
import {
  CAVE_ICONS,
  drawDwarf,
  goalBack,
  drawCard as caveDrawn,
} from "../src/games/dark-cave/cards/dark-cave-drawings";
import * as cave from "../src/games/dark-cave/cards/dark-cave-cards";
import { cardSpaces } from "../src/games/dark-cave/cards/spaces";
import {
  counter,
  drawCard as duelDrawn,
  NO_TOKENS,
  type Lights,
  type Tokens,
} from "../src/games/duel/cards/duel-drawings";
import * as duel from "../src/games/duel/cards/duel-cards";
import { drawFigure, ICONS as FOREST_ICONS } from "../src/games/lost-mines/cards/lost-mines-drawings";
import * as mines from "../src/games/lost-mines/cards/lost-mines-cards";
import { pathArt as minesArt } from "../src/games/lost-mines/cards/lost-mines-symbols";
import { EXPANSION_ICONS } from "../src/art/expansion-icons";

// A symbol is its drawing, and a card is what is asked of the tile: so each part can be had by itself.
vi.mock("../src/art/symbols", () => ({
  addGround: () => undefined,
  defineCardSymbol: (_: string, draw: () => string) => draw(),
  defineSymbol: (_name: string, _box: string, draw: () => string) => draw(),
}));
vi.mock("../src/art/path-tile", async (original) => ({
  ...(await original<object>()),
  pathTile: (look: TileLook) => JSON.stringify(look),
}));
const { pathTile } = await vi.importActual<typeof import("../src/art/path-tile")>("../src/art/path-tile");

const FILE = "../../src/saboteur/picture/svg/art.json";
const ROCKS = 5;
const CUT = "<!---->";
const lookOf = (drawing: string): TileLook => JSON.parse(drawing) as TileLook;

/** Edges in their order, groups by their names: one word for a graph, however its row is written. */
const inOrder = (groups: Groups): Edge[][] =>
  groups
    .map((group) => EDGES.filter((edge) => group.includes(edge)))
    .sort((a, b) => (a.join("") < b.join("") ? -1 : 1));
const nameOf = (groups: Groups): string =>
  inOrder(groups)
    .map((group) => group.join(""))
    .join(" ");

/** A drawing in which `~1` ends the name of every tone that is dark when the second group is. */
function template(groups: Groups, draw: (lit: string) => string): string {
  const tone = /\b(floor|rail|sleeper)(-dim)?(?=\))/g;
  const sorted = inOrder(groups);
  const owners = new Map<number, number>();
  sorted.forEach((_, index) => {
    const lit = sorted
      .filter((_group, other) => other !== index)
      .flat()
      .join("");
    [...draw(lit).matchAll(tone)].forEach((match, at) => match[2] && owners.set(at, index));
  });
  let at = 0;
  return draw(sorted.flat().join("")).replace(tone, (name) => {
    const owner = owners.get(at++);
    return owner === undefined ? name : `${name}~${owner}`;
  });
}

/** The parts of a gallery, in the order of paint: those of all galleries of a card lie over each other part by part. */
interface Gallery {
  lip: string;
  cut: string;
  floor: string;
  rails: Record<string, string>;
  rubble?: string;
}

/** Joined edges; of a dead end (`N`) how it ends: shallow beside others (`-`), bearing something (`*`), or not at all (`!`). */
function gallery(name: string): Gallery {
  const group = [...name].filter((letter) => "NESW".includes(letter)) as Edge[];
  const beside: Edge[][] = name.includes("-") ? [EDGES.filter((edge) => edge !== group[0])] : [];
  const parts = (ground: Ground): Gallery => {
    const look = {
      kind: name,
      ground,
      groups: [group, ...beside],
      turned: false,
      lit: "",
      shaft: name.includes("!"),
      bearing: name.includes("*") ? group[0]! : "",
      floor: CUT,
    };
    const [lower, upper] = pathTile(look).slice(rock(name, ground).length).split(CUT) as [string, string];
    const own = beside.length ? 2 : Infinity; // what is beside it comes after it
    const railed = beside.length && ground === "forest" ? 1 : own;
    const drawn = lower.match(/<path[^>]*>/g)!.map((each) => each.replace(/(floor|rail|sleeper)-dim(?=\))/, "$1~"));
    const those = (mark: string, many = own): string =>
      drawn
        .filter((each) => each.includes(mark))
        .slice(0, many)
        .join("");
    const rubble = upper.slice(0, upper.lastIndexOf("<rect"));
    return {
      lip: those("lip)"),
      cut: those("cut)"),
      floor: those("url("),
      rails: { [ground]: those('fill="none"', railed) },
      ...(rubble ? { rubble } : {}),
    };
  };
  return { ...parts("mine"), rails: { ...parts("mine").rails, ...parts("forest").rails, cave: "" } };
}

function everyGallery(): string[] {
  const joined = Array.from({ length: 16 }, (_, bits) => EDGES.filter((_edge, i) => (bits >> i) & 1)).filter(
    (group) => group.length > 1,
  );
  return [
    ...joined.map((group) => group.join("")),
    ...EDGES.flatMap((edge) => ["", "-", "*", "-*", "!"].map((end) => edge + end)),
  ];
}

/** What a card of a family looks like beside its galleries. */
interface Card {
  /** Upright. */
  shape: string;
  shaft?: boolean;
  /** Upright. */
  bearing?: string;
  level?: number;
  /** Upright and turned; one, if both are the same. */
  floor?: string[];
  top?: string[];
}

const both = (of: (turned: boolean) => string): string[] => {
  const [upright, around] = [of(false), of(true)];
  return upright === around ? (upright ? [upright] : []) : [upright, around];
};

function cardOf(groups: Groups, look: (turned: boolean, lit: string) => TileLook): Card {
  const { shaft, bearing, level } = look(false, "");
  const part = (name: "floor" | "top"): string[] =>
    both((turned) => template(turned ? halfTurn(groups) : groups, (lit) => look(turned, lit)[name] ?? ""));
  const [floor, top] = [part("floor"), part("top")];
  return {
    shape: nameOf(groups),
    ...(shaft ? { shaft } : {}),
    ...(bearing ? { bearing } : {}),
    ...(level ? { level } : {}),
    ...(floor.length ? { floor } : {}),
    ...(top.length ? { top } : {}),
  };
}

const byKind = <T>(kinds: Iterable<string>, of: (kind: string) => T): Record<string, T> =>
  Object.fromEntries([...new Set(kinds)].sort().map((kind) => [kind, of(kind)]));

function classicCards(): Record<string, Card> {
  classic.addDecorator(decorate);
  Object.values(DECKS).forEach(classic.addDeck);
  const kinds = [classic.deck, ...Object.values(DECKS)].flatMap((deck) =>
    [deck.start, deck.goal, deck.path, deck.location, deck["chest-path"]]
      .flatMap((rows: PathRow[] | undefined) => rows ?? [])
      .map(({ kind }) => kind),
  );
  return byKind(kinds, (kind) =>
    cardOf(classic.groups(kind, false), (turned, lit) => lookOf(classic.pathArt(kind, turned, lit))),
  );
}

const NO_LIGHTS: Lights = { blue: "", green: "", marks: "" };
const duelLook = (kind: string, turned: boolean, lights: Partial<Lights>, tokens: Partial<Tokens> = {}): TileLook =>
  lookOf(duelDrawn(kind, turned, { ...NO_LIGHTS, ...lights }, { ...NO_TOKENS, ...tokens }));

/** What one drawing has and another has not. */
function added(less: string, more: string): string {
  let start = 0;
  while (start < less.length && less[start] === more[start]) start++;
  let end = 0;
  while (end < less.length - start && less[less.length - 1 - end] === more[more.length - 1 - end]) end++;
  while (more[start] !== "<") [start, end] = [start - 1, end + 1]; // both have a `<` before it
  return more.slice(start, more.length - end);
}

/** Duel's floors in one light, `@`: of whole groups (`NE`), and of arms that a barrier keeps apart (`NE/E`). */
function lights(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const kind of duelKinds())
    for (const turned of [false, true]) {
      const groups = duel.groups(kind, turned);
      const barred = duel.barriers(kind, turned);
      inOrder(groups).forEach((group) => {
        const name = group.join("") + (group.length === 1 && groups.some((each) => each.length > 1) ? "-" : "");
        const own = barred.filter((each) => group.includes(groups[each.group]![0]!));
        const middle = own.some(({ edge }) => edge === null);
        const apart = middle ? groups[own[0]!.group]! : group.filter((edge) => own.some((each) => each.edge === edge));
        const blue = middle ? group : group.filter((edge) => !apart.includes(edge));
        const { floor } = duelLook(kind, turned, { blue: blue.join("") });
        const [whole, ...arms] = floor!.split(/(?=<g fill="none" transform)/).map(inAnyLight);
        found[name] = whole!;
        apart.forEach((edge, i) => (found[`${name}/${edge}${middle ? "" : "-"}`] = arms[i]!));
      });
    }
  return found;
}

/** Blue, or no light at all. */
const inAnyLight = (drawing: string): string =>
  drawing
    .replace(/--duel-blue/g, "--@")
    .replace(/--floor-dim/g, "--@")
    .replace(/--(sleeper|rail)-dim/g, "--@-$1");

function duelCard(kind: string): Card & Record<string, unknown> {
  const card = cardOf(duel.groups(kind, false), (turned, lit) => ({
    ...duelLook(kind, turned, { blue: lit }),
    floor: "",
  }));
  const plain = (turned: boolean): string => duelLook(kind, turned, {}).top!;
  const locked = (colour: duel.Colour): string[] =>
    both((turned) => added(plain(turned), duelLook(kind, turned, {}, { key: colour }).top!));
  const goldAt = (turned: boolean): number[] => {
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="10.5" fill="var\(--duel/.exec(
      duelLook(kind, turned, {}, { counter: "blue" }).top!,
    )!;
    return [Number(x), Number(y)];
  };
  const paid = (colour: duel.Colour): string[] => both((turned) => duelLook(kind, turned, {}, { bribe: colour }).top!);
  const barred = duel.barriers(kind, false);
  const colours = (of: (colour: duel.Colour) => string[]): Record<string, string[]> => ({
    blue: of("blue"),
    green: of("green"),
  });
  return {
    ...card,
    ...(duel.goldOn(kind).length ? { gold: [false, true].map(goldAt) } : {}),
    ...(barred.some(({ what }) => what === "troll") ? { bribe: colours(paid) } : {}),
    ...(barred.some(({ what }) => what !== "troll") ? { key: colours(locked) } : {}),
  };
}

const duelKinds = (): string[] => [...duel.deck.start, ...duel.deck.path, ...duel.deck.goal].map(({ kind }) => kind);

/** The shapes of the colours on the edges they reach. */
function duelMarks(): Record<string, string> {
  const top = (marks: string): string => duelLook(duel.deck.path[0]!.kind, false, { marks }).top!;
  return Object.fromEntries(
    EDGES.flatMap((edge) => [edge.toLowerCase(), edge, edge.toLowerCase() + edge]).map((marks) => [
      marks,
      top(marks).slice(top("").length),
    ]),
  );
}

function caveCard(kind: string): Card & { spaces: number[][][] } {
  const card = cardOf(cave.groups(kind, false), (turned, lit) => lookOf(caveDrawn(kind, turned, lit)));
  return {
    ...card,
    spaces: [false, true].map((turned) =>
      cardSpaces(kind, turned).spaces.map(({ at }) => at.map((n) => Math.round(n * 10) / 10)),
    ),
  };
}

const SHEETS = import.meta.glob<string>(
  ["../src/ui/styles/colours.css", "../src/art/grounds/*.css", "../src/games/*/cards/*-theme.css"],
  { eager: true, query: "?raw", import: "default" },
);

/** Colours by theme, and what the table of a ground has of its own. */
function colours(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = { dark: {}, light: {} };
  for (const text of Object.values(SHEETS)) {
    const sheet = text.replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selector, body] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
      const ground = /data-ground="(\w+)"/.exec(selector!)?.[1];
      const themes = selector!.includes('"light"')
        ? ["light"]
        : selector!.includes('"dark"')
          ? ["dark"]
          : ["dark", "light"];
      for (const [, name, value] of body!.matchAll(/--([\w-]+): ([^;]+);/g))
        for (const theme of themes) found[theme]![ground ? `${ground}-${name!}` : name!] = value!;
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([theme, tones]) => [theme, byKind(Object.keys(tones), (name) => tones[name]!)]),
  );
}

/** `§` stands for the initial of its player. */
const figures = (draw: (clan: "blue" | "yellow", initial: string, own: boolean) => string): Record<string, string> => ({
  blue: draw("blue", "§", false),
  yellow: draw("yellow", "§", false),
});

function art(): Record<string, unknown> {
  addIcons(EXPANSION_ICONS);
  const classics = classicCards();
  const duels = byKind(duelKinds(), duelCard);
  const forest = byKind(
    [...mines.deck.start, ...mines.deck.path, ...mines.deck.mine].map(({ kind }) => kind),
    (kind) => cardOf(mines.groups(kind, false), (turned) => lookOf(minesArt(kind, turned))),
  );
  const caves = byKind(
    [...cave.deck.start, ...cave.deck.path, ...cave.deck.goal].map(({ kind }) => kind),
    caveCard,
  );
  const each = <T>(of: (ground: Ground) => T): Record<string, T> =>
    Object.fromEntries((["mine", "forest", "cave"] as const).map((ground) => [ground, of(ground)]));
  const plainTile = (ground: Ground, level?: number): string =>
    pathTile({ kind: "", ground, groups: [], turned: false, lit: "", floor: CUT, ...(level ? { level } : {}) }).split(
      CUT,
    )[1]!;
  return {
    colours: colours(),
    gradients: each(gradients),
    rocks: each((ground) => Array.from({ length: ROCKS }, (_, i) => rock(`rock${i}`, ground))),
    frames: each((ground) => plainTile(ground)),
    levels: [1, 2, 3].map((level) => plainTile("cave", level).slice(0, -plainTile("cave").length)),
    galleries: byKind(everyGallery(), gallery),
    backs: {
      goal: Array.from({ length: 10 }, (_, i) => cardBack("goal", i + 1)),
      chest: [cardBack("chest")],
      cave: [goalBack()],
    },
    icons: {
      lamp: iconMarkup("lamp"),
      lampOff: iconMarkup("lampOff"),
      nugget: iconMarkup("nugget"),
      pawn: EXPANSION_ICONS.pawn,
      ...Object.fromEntries(
        (["axe", "boat", "rope", "trap", "troll"] as const).map((name) => [name, FOREST_ICONS[name]]),
      ),
      ...Object.fromEntries((["web", "rat", "lindworm", "goblin"] as const).map((name) => [name, CAVE_ICONS[name]])),
    },
    figures: { forest: figures(drawFigure), cave: figures(drawDwarf) },
    marks: duelMarks(),
    lights: lights(),
    counters: { blue: counter("blue", 0, 0), green: counter("green", 0, 0) },
    classic: classics,
    duel: duels,
    lost_mines: forest,
    dark_cave: caves,
  };
}

/** One line for each drawing, so that a change is seen where it is. */
const lines = (what: unknown, depth: number): string =>
  depth && what && typeof what === "object" && !Array.isArray(what)
    ? `{\n${Object.entries(what)
        .map(([key, value]) => `${JSON.stringify(key)}: ${lines(value, depth - 1)}`)
        .join(",\n")}\n}`
    : JSON.stringify(what);

/** Hundredths are enough, and blanks before the end of a tag too many. */
const rounded = (text: string): string =>
  text.replace(/ (?=\/>)/g, "").replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

it("the drawings that boards without a browser are made of are up to date", async () => {
  const drawn = rounded(`${lines(art(), 3)}\n`);
  expect(drawn).not.toMatch(/undefined|NaN/);
  await expect(drawn).toMatchFileSnapshot(FILE, "an older drawing: run `make docs`");
});
