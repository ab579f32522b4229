/** The rules to read: addresses, filters, search, and pictures that tell the truth. */
import { describe, expect, it } from "vitest";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SOURCES as LATER } from "virtual:later-texts";
import { SOURCES as EARLY } from "virtual:texts";

import { groupsOf, isOpen, OPPOSITE, STEP, halfTurn, type Edge, type Groups } from "../src/art/cards/deck";
import { BOX_PREVIEW } from "../src/games/classic/classic-box-preview";
import { BOX_REFERENCES, moduleSeatsTable } from "../src/games/box-references";
import { BOX_IDS } from "../src/games/boxes";
import { openingTable, guideTexts } from "../src/screens/rules/guides";
import { chaptersOf, gameFor, isNeeded, modulesFor, neededClauses } from "../src/screens/rules/needed-clauses";
import {
  rulesAddress,
  boxChapters,
  boxesOf,
  chapterOf,
  HOMES,
  MODULES,
  modulesOf,
  parseRulesAddress,
  seatRange,
} from "../src/screens/rules/rules-address";
import { search, searchResult, type Entry } from "../src/screens/rules/search";
import { shapeBox, SHAPES, type LaidCard, type Shape } from "../src/screens/rules/example-shapes";

const SOURCES = { ...EARLY, ...LATER };
const LANGUAGES = ["en", "fr"] as const;

async function bundleOf(
  language: (typeof LANGUAGES)[number],
  ...parts: (keyof typeof SOURCES)[]
): Promise<FluentBundle> {
  const bundle = new FluentBundle(language);
  for (const part of parts) bundle.addResource(new FluentResource((await SOURCES[part]![language]()).default));
  return bundle;
}

const at = (path: string): ReturnType<typeof parseRulesAddress> => {
  const { pathname, searchParams, hash } = new URL(path, "http://mine");
  return parseRulesAddress(pathname.split("/").filter(Boolean).slice(1), searchParams, hash.slice(1));
};

describe("addresses of the rules", () => {
  it("lead to a box, to all its rules, to a chapter", () => {
    expect(at("/rules")).toMatchObject({ box: "saboteur", tab: "howto", seats: null, modules: null });
    expect(at("/rules/duel")).toMatchObject({ box: "duel", tab: "howto" });
    expect(at("/rules/duel/all")).toMatchObject({ box: "duel", tab: "all", chapter: "duel", clause: null });
    expect(at("/rules/saboteur2/championship")).toMatchObject({ box: "saboteur2", chapter: "championship" });
  });

  it("of former times still do", () => {
    expect(at("/rules/base")).toMatchObject({ box: "saboteur", tab: "all", chapter: "base" });
    expect(at("/rules/mini-expansions")).toMatchObject({ box: "saboteur", tab: "all", chapter: "mini-expansions" });
    expect(at("/rules/B-24")).toMatchObject({ box: "saboteur", tab: "all", chapter: "base", clause: "B-24" });
    expect(at("/rules/dc-21")).toMatchObject({ box: "dark-cave", chapter: "dark-cave", clause: "DC-21" });
    expect(at("/rules/base#b-24")).toMatchObject({ tab: "all", chapter: "base", clause: "B-24" });
    expect(at("/rules#LM-13")).toMatchObject({ box: "lost-mines", tab: "all", clause: "LM-13" });
    for (const [id, chapter] of HOMES) expect(at(`/rules/${id}`)).toMatchObject({ clause: id, chapter, tab: "all" });
  });

  it("in vain are passed over", () => {
    expect(at("/rules/nonsense")).toMatchObject({ box: "saboteur", tab: "howto" });
    expect(at("/rules/duel/B-99")).toMatchObject({ box: "duel", tab: "howto" });
    expect(at("/rules/duel/B-24")).toMatchObject({ box: "saboteur", clause: "B-24" });
    expect(at("/rules/duel?seats=7&modules=veto")).toMatchObject({ seats: null, modules: new Set() });
    expect(at("/rules/saboteur?seats=3.5").seats).toBeNull();
  });

  it("say for which game one reads, and say it again", () => {
    const path = "/rules/saboteur2/S2-13?seats=5&modules=veto,scout";
    expect(at(path)).toMatchObject({ seats: 5, modules: new Set(["veto", "scout"]) });
    expect(rulesAddress(at(path), "S2-13")).toBe(path);
    expect(rulesAddress(at("/rules/saboteur?modules="))).toBe("/rules/saboteur?modules=");
    // The variants are of the base game alone.
    expect(at("/rules/saboteur2?modules=tournament").modules).toEqual(new Set());
  });
});

describe("what a game needs", () => {
  const game = (path: string): ReturnType<typeof parseRulesAddress> => at(path);

  it("leaves out clauses of modules that are not on", () => {
    expect(isNeeded("WC-11", game("/rules/saboteur?modules=veto"))).toBe(true);
    expect(isNeeded("WC-17", game("/rules/saboteur?modules=veto"))).toBe(false);
    expect(isNeeded("WC-17", game("/rules/saboteur"))).toBe(true);
    expect(isNeeded("V-9", game("/rules/saboteur2"))).toBe(false);
    expect(chaptersOf(game("/rules/saboteur?modules="))).toEqual(["base"]);
    expect(chaptersOf(game("/rules/saboteur2?modules=new-goals"))).toEqual(["saboteur2", "base", "mini-expansions"]);
  });

  it("leaves out what is about other numbers of players", () => {
    expect(isNeeded("B-48", game("/rules/saboteur?seats=4"))).toBe(true);
    expect(isNeeded("B-48", game("/rules/saboteur?seats=5"))).toBe(false);
    expect(isNeeded("D-47", game("/rules/duel?seats=2"))).toBe(false);
    expect(isNeeded("D-8", game("/rules/duel?seats=1"))).toBe(false);
    expect(neededClauses("duel", game("/rules/duel?seats=2")).left).toBe(11);
  });

  it("leaves out what Saboteur 2 has otherwise", () => {
    expect(isNeeded("B-44", game("/rules/saboteur2"))).toBe(false);
    expect(isNeeded("B-24", game("/rules/saboteur2"))).toBe(true);
  });

  it("shows whoever asks for a clause that clause", () => {
    for (const path of [
      "/rules/saboteur/WC-11?modules=",
      "/rules/saboteur2/B-44",
      "/rules/duel/D-47?seats=2",
      "/rules/B-48?seats=9",
    ]) {
      const reading = game(path);
      expect(isNeeded(reading.clause!, reading)).toBe(false);
      const { clauses } = neededClauses(reading.chapter, gameFor(reading));
      expect(clauses.flatMap(({ ids }) => ids)).toContain(reading.clause);
    }
    expect(neededClauses("championship", game("/rules/saboteur?modules=")).clauses).toEqual([]);
    const own = game("/rules/saboteur/WC-11?modules=veto");
    expect(gameFor(own)).toBe(own);
  });

  it("loses nothing that nobody asked to leave out", () => {
    for (const box of BOX_IDS.filter((each) => each !== "saboteur2")) {
      for (const chapter of boxChapters(box))
        expect(neededClauses(chapter, { box, seats: null, modules: null }).left).toBe(0);
    }
  });

  it("knows the module of every clause about one, and only modules that there are", () => {
    const all = Object.values(MODULES).flat();
    expect(modulesOf("saboteur")).toEqual(all);
    expect(all).toEqual(Object.values(BOX_PREVIEW.modules).flatMap((group) => Object.keys(group)));
    const clauses = ["championship", "mini-expansions", "variants"].flatMap((chapter) =>
      chapterOf(chapter).clauses.flatMap(({ ids }) => ids),
    );
    expect(clauses.filter((id) => modulesFor(id) === null)).toEqual(["WC-1", "WC-2", "WC-3", "WC-4", "WC-19"]);
    expect(clauses.flatMap((id) => modulesFor(id) ?? []).filter((id) => !all.includes(id))).toEqual([]);
    expect(boxesOf("championship")).toEqual(["saboteur", "saboteur2"]);
  });
});

describe("search", () => {
  const entry = (kind: Entry["kind"], id: string, title: string, text: string): Entry => ({
    kind,
    id,
    boxes: ["saboteur"],
    title,
    text,
    place: `/rules/${id}`,
  });
  const ENTRIES = [
    entry("rule", "B-2", "Cartes action", "On apporte 27 cartes ; l’éboulement en fait partie."),
    entry("rule", "B-24", "Relié au départ", "Une nouvelle carte doit être reliée au départ."),
    entry("card", "", "Porte", "Une galerie avec une porte."),
    entry(
      "rule",
      "S2-13",
      "Le pont",
      `${"Deux voies droites. ".repeat(20)}Elles ne se croisent pas : le cœur reste plein. ${"Rien de plus. ".repeat(20)}`,
    ),
  ];
  const ids = (query: string): string[] => search(ENTRIES, query).map(({ id, title }) => id || title);

  it("finds words whatever their accents, capitals and apostrophes", () => {
    expect(ids("EBOULEMENT")).toEqual(["B-2"]);
    expect(ids("éboulement")).toEqual(["B-2"]);
    expect(ids("l'eboulement")).toEqual(["B-2"]);
    expect(ids("coeur")).toEqual(["S2-13"]);
    expect(ids("depart relie")).toEqual(["B-24"]);
  });

  it("finds a rule by its number", () => {
    expect(ids("b-24")).toEqual(["B-24"]);
    expect(ids("S213")).toEqual(["S2-13"]);
  });

  it("wants every word, and puts words that begin so first", () => {
    expect(ids("carte nonsense")).toEqual([]);
    expect(ids("porte")).toEqual(["Porte", "B-2"]);
    expect(ids(" ")).toEqual([]);
    expect(ids("e")).toEqual([]);
  });

  it("puts one's own box before others that say as much", () => {
    const [saboteur, duel] = ["saboteur", "duel"].map((box): Entry => ({
      kind: "card",
      id: "",
      boxes: [box],
      title: "Pont",
      text: box,
      place: "",
    }));
    expect(search([saboteur!, duel!], "pont", "duel")).toEqual([duel, saboteur]);
    expect(search([saboteur!, duel!], "pont", "saboteur")).toEqual([saboteur, duel]);
  });

  it("marks what was sought in an excerpt of the original text", () => {
    const { excerpt } = searchResult(ENTRIES[3]!, "coeur");
    const text = excerpt.map((piece) => piece.text).join("");
    expect(excerpt.filter(({ strong }) => strong).map((piece) => piece.text)).toEqual(["cœur"]);
    expect(text.startsWith("… ") && text.endsWith(" …")).toBe(true);
    expect(text.length).toBeLessThan(220);
    expect(searchResult(ENTRIES[1]!, "relie").title).toEqual([
      { text: "Relié", strong: true },
      { text: " au départ", strong: false },
    ]);
  });
});

interface Row {
  kind: string;
  tracks: string[];
  barriers?: Record<string, string>;
  gold?: object;
  ladder?: boolean | string;
}
const FILES = import.meta.glob<Record<string, Row[]>>("../../src/saboteur/games/data/*.toml", {
  import: "default",
  eager: true,
});
const rowOf = (box: string, kind: string): Row => {
  const decks = box.startsWith("saboteur") ? ["saboteur", "saboteur2", "costume-workshop"] : [box];
  const rows = decks.flatMap(
    (id) => Object.values(FILES[`../../src/saboteur/games/data/${id}.toml`]!).filter(Array.isArray).flat() as Row[],
  );
  return rows.find((row) => row.kind === kind && row.tracks)!;
};

/** A maze of a picture, by the rules of tunnels: an own way of finding out what fits. */
class Maze {
  constructor(
    readonly box: string,
    readonly cards: readonly LaidCard[],
  ) {}
  card = (x: number, y: number): LaidCard | undefined => this.cards.find((card) => card.x === x && card.y === y);
  groups({ kind, turned: half }: LaidCard): Groups {
    const { tracks, barriers = {} } = rowOf(this.box, kind);
    // For green: a troll and a blue door stop the way.
    const parts = groupsOf(tracks).flatMap((group): Groups => {
      if (barriers[group.join("-")] === "troll") return group.map((edge) => [edge]);
      const shut = this.box === "duel" ? group.filter((edge) => barriers[edge] === "blue") : [];
      return [group.filter((edge) => !shut.includes(edge)), ...shut.map((edge) => [edge])];
    });
    return half ? halfTurn(parts) : parts;
  }
  neighbours = (card: LaidCard): [Edge, LaidCard][] =>
    (["N", "E", "S", "W"] as const).flatMap((edge) => {
      const [dx, dy] = STEP[edge];
      const found = this.card(card.x + dx, card.y + dy);
      return found ? [[edge, found] as [Edge, LaidCard]] : [];
    });
  matches = (card: LaidCard): boolean =>
    this.neighbours(card).every(
      ([edge, other]) => other.hidden || isOpen(this.groups(card), edge) === isOpen(this.groups(other), OPPOSITE[edge]),
    );
  prolongs = (card: LaidCard): boolean =>
    this.neighbours(card).some(
      ([edge, other]) => !other.hidden && isOpen(this.groups(card), edge) && isOpen(this.groups(other), OPPOSITE[edge]),
    );
  /** Open edges that are linked to one's own start. */
  linked(): Set<string> {
    const found = new Set<string>();
    const reach = (card: LaidCard, edge: Edge): void => {
      const key = `${card.x},${card.y},${edge}`;
      if (found.has(key)) return;
      found.add(key);
      for (const next of this.groups(card).find((group) => group.includes(edge)) ?? []) reach(card, next);
      const [dx, dy] = STEP[edge];
      const other = this.card(card.x + dx, card.y + dy);
      if (other && !other.hidden && isOpen(this.groups(other), OPPOSITE[edge])) reach(other, OPPOSITE[edge]);
    };
    for (const card of this.cards.filter(({ kind, hidden }) => !hidden && ["start", "start-green"].includes(kind)))
      for (const edge of this.groups(card).flat()) reach(card, edge);
    return found;
  }
}

const FREE = ["lost-mines", "dark-cave"];
function fits(box: string, cards: readonly LaidCard[]): boolean {
  const fresh = cards.find((card) => card.fresh)!;
  const maze = new Maze(box, cards);
  const before = new Maze(
    box,
    cards.filter((card) => card !== fresh),
  ).linked();
  if (fresh.sideways || !maze.matches(fresh) || !maze.neighbours(fresh).length) return false;
  if (rowOf(box, fresh.kind).ladder)
    return maze.neighbours(fresh).every(([, other]) => !other.hidden && !rowOf(box, other.kind).gold);
  if (FREE.includes(box)) return maze.prolongs(fresh);
  return maze
    .neighbours(fresh)
    .some(([edge, other]) => isOpen(maze.groups(fresh), edge) && before.has(`${other.x},${other.y},${OPPOSITE[edge]}`));
}

const LAYING = Object.entries(SHAPES).flatMap(([clause, shapes]) =>
  shapes.map((shape, i): [string, string, Shape] => [`${clause}-${i + 1}`, shapeBox(clause), shape]),
);

describe("pictures", () => {
  it.each(LAYING)("%s tells the truth", (_, box, { verdict, cards }) => {
    for (const card of cards.filter(({ hidden }) => !hidden)) expect(rowOf(box, card.kind), card.kind).toBeDefined();
    if (verdict !== "fits" && verdict !== "misfits") return;
    expect(fits(box, cards)).toBe(verdict === "fits");
    // What lay there before lies as it may, and the light is the rule.
    const old = new Maze(
      box,
      cards.filter((card) => !card.fresh),
    );
    for (const card of old.cards.filter(({ hidden }) => !hidden)) expect(old.matches(card)).toBe(true);
  });

  it.each(BOX_IDS)("%s: the table of the how-to page lies as it may", (box) => {
    const maze = new Maze(box, openingTable(box, null));
    for (const card of maze.cards.filter(({ hidden }) => !hidden)) expect(maze.matches(card), card.kind).toBe(true);
  });

  it("light what is linked, and nothing else", () => {
    for (const [clause, box, { cards }] of LAYING.filter(
      ([, of, { verdict }]) => !FREE.includes(of) && verdict === "misfits",
    )) {
      const start = cards.some(({ kind }) => kind === "start" || kind === "start-green");
      if (!start) continue;
      const maze = new Maze(
        box,
        cards.filter(({ fresh }) => !fresh),
      );
      const linked = maze.linked();
      for (const card of maze.cards.filter(({ hidden }) => !hidden)) {
        const lit = [...(card.lit ?? maze.groups(card).flat().join(""))].sort();
        expect(lit, `${clause} ${card.kind}`).toEqual(
          maze
            .groups(card)
            .flat()
            .filter((edge) => linked.has(`${card.x},${card.y},${edge}`))
            .sort(),
        );
      }
    }
  });
});

describe("how-to pages", () => {
  it.each(LANGUAGES)("say all in %s", async (language) => {
    const words = await bundleOf(
      language,
      "play",
      "pages",
      "howto",
      "duel",
      "modules",
      "effects",
      "effects-modules",
      "howto-modules",
    );
    for (const box of BOX_IDS) {
      const bundle = await bundleOf(language, `howto-${box}`);
      const used = guideTexts(box).map(({ key }) => key);
      expect(used.filter((key) => !bundle.hasMessage(key))).toEqual([]);
      // And nothing is written that no page says.
      expect([...bundle._messages.keys()].filter((key) => !used.includes(key))).toEqual([]);
      for (const table of [
        BOX_REFERENCES[box].seatsTable?.(),
        BOX_REFERENCES[box].payTable?.(),
        moduleSeatsTable("tournament"),
      ]) {
        for (const key of [
          ...(table?.head ?? []),
          ...(table?.rows ?? []).flatMap(({ cells }) =>
            cells.flatMap((cell) => (typeof cell === "number" ? [] : cell.text)),
          ),
        ])
          expect(words.hasMessage(key), key).toBe(true);
      }
      for (const [clause, number] of BOX_REFERENCES[box].guide.lay)
        expect(SHAPES[clause]?.[number - 1], `${clause}-${number}`).toBeDefined();
    }
    const captions = LAYING.map(([name]) => `shape-${name}`);
    expect([...words._messages.keys()].filter((key) => key.startsWith("shape-"))).toEqual(
      expect.arrayContaining(captions),
    );
    expect(captions).toHaveLength([...words._messages.keys()].filter((key) => key.startsWith("shape-")).length);
  });

  it("have the numbers of the rules", () => {
    const { saboteur, saboteur2, duel, "lost-mines": lostMines, "dark-cave": darkCave } = BOX_REFERENCES;
    // B-6, B-11
    expect(saboteur.seatsTable!().rows.map(({ cells }) => cells)).toContainEqual([10, 4, 7, 4]);
    for (const box of ["saboteur", "lost-mines", "dark-cave"] as const) {
      const seats = BOX_REFERENCES[box].seatsTable!().rows.map((row) => row.seats);
      expect([seats[0], seats.at(-1)]).toEqual(seatRange(box));
    }
    // V-8, V-10
    expect(moduleSeatsTable("tournament").rows[0]!.cells).toEqual([5, 1, 3, 1, 6]);
    // LM-6, LM-8
    expect(lostMines.seatsTable!().rows[0]!.cells).toEqual([3, 1, 1, 1, 5]);
    // DC-7, DC-8
    expect(darkCave.seatsTable!().rows.map(({ cells }) => cells)).toContainEqual([8, 2, 3, 1, 3]);
    // B-47, S2-38, D-50
    expect(saboteur.payTable!().rows.map(({ cells }) => cells[1])).toEqual([4, 3, 3, 2]);
    expect(saboteur2.payTable!().rows.map(({ cells }) => cells.slice(1))).toEqual([
      [5, 4, 3],
      [4, 3, 2],
      [3, 2, 1],
      [2, 1, 0],
      [1, 0, 0],
    ]);
    expect(duel.payTable!().rows.map(({ cells: [from] }) => from)).toEqual([
      { text: "howto-below", args: { count: 15 } },
      { text: "howto-between", args: { count: 15, most: 19 } },
      { text: "howto-between", args: { count: 20, most: 24 } },
      { text: "howto-or-more", args: { count: 25 } },
    ]);
    // S2-4, S2-7; D-6, D-7, D-3; LM-29, LM-39; DC-10, DC-12, DC-41, DC-53
    expect(saboteur2.args()).toEqual({ count: 15, hand: 6, aside: 10 });
    expect(duel.args()).toEqual({ goals: 6, hand: 6, counters: 8 });
    expect(lostMines.args()).toEqual({ steps: 3, far: 5, penalty: 2 });
    expect(darkCave.args()).toEqual({ nuggets: 3, hand: 5, steps: 3, rat: 3, lindworm: 4, goblin: 5 });
    expect(darkCave.startingGoals(5)).toContainEqual([4, 4]);
    expect(darkCave.startingGoals(6)).toContainEqual([3, 3]);
  });
});
