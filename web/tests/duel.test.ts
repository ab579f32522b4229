import { describe, expect, it } from "vitest";

import { Session } from "../src/table/session.svelte";
import type { TableSocketHandlers } from "../src/net/socket";
import { cellKey } from "../src/table/board/cells";
import type { LoggedEvent } from "../src/table/state";
import type { TextContext } from "../src/table/log/event-text";
import { drawCard, NO_TOKENS } from "../src/games/duel/cards/duel-drawings";
import {
  barriers,
  deck,
  goldOn,
  groups,
  isPath,
  looksTheSame,
  nuggetsOn,
  openEdges,
} from "../src/games/duel/cards/duel-cards";
import { lightsAt, reachedAt } from "../src/games/duel/cards/card-lights";
import { DuelViewModel } from "../src/games/duel/duel-view-model.svelte";
import { attemptOnCell, attemptOnSeat } from "../src/games/duel/duel-attempted-moves";
import { foreseeMove, mazeOf, reachedBy } from "../src/games/duel/duel-reach";
import { autoEventLines, renderEvents } from "../src/games/duel/text/duel-log-lines";
import type { DuelView, SightEvent } from "../src/wire/duel";
import type { FromClient, FromServer, Snapshot } from "../src/wire/protocol";

const recorded = import.meta.glob<unknown[]>("../../build/fixture/duel-*.json", { import: "default", eager: true });
const syncs = Object.values(recorded).map((frames) => frames.at(-1) as Snapshot);
const views = syncs.map((frame) => frame.view as DuelView);
const sum = (rows: { count: number }[]): number => rows.reduce((total, row) => total + row.count, 0);
const sorted = (edges: string): string => [...edges].sort().join("");

describe("the cards of Le Duel", () => {
  it("come from the engine's deck: 34 paths, 18 goals, 18 actions", () => {
    expect([sum(deck.path), sum(deck.goal), sum(deck.action)]).toEqual([34, 18, 18]);
    expect(deck.goal.reduce((total, { kind }) => total + nuggetsOn(kind), 0)).toBe(6 + 2 * 5 + 3 * 3);
  });

  it("a door stands on its arm, also after a half-turn; a troll in the middle", () => {
    expect(barriers("door-blue-cross", false)).toEqual([{ what: "blue", edge: "S", group: 0 }]);
    expect(barriers("door-blue-cross", true)).toEqual([{ what: "blue", edge: "N", group: 0 }]);
    expect(barriers("troll-t-vertical", true)).toEqual([{ what: "troll", edge: null, group: 0 }]);
  });

  it("gold lies on one track", () => {
    expect(goldOn("double-curve-nw-es-gold")).toEqual([{ group: 1, count: 1 }]);
    expect(groups("double-curve-nw-es-gold", true)[1]).toEqual(["W", "N"]);
  });

  it("knows which cards a half-turn leaves as they are", () => {
    expect(looksTheSame("straight-vertical")).toBe(true);
    expect(looksTheSame("troll-cross")).toBe(true);
    expect(looksTheSame("door-blue-cross")).toBe(false);
    expect(looksTheSame("double-curve-ne-sw")).toBe(true);
    expect(looksTheSame("double-curve-nw-es-gold")).toBe(false);
  });
});

describe("the lights", () => {
  it("draw each arm in the light of whoever reaches it", () => {
    const blue = drawCard("door-blue-cross", false, { blue: "NESW", green: "NEW", marks: "" }, NO_TOKENS);
    expect(blue).toContain("var(--duel-blue)"); // behind the door blue goes alone
    expect(blue).not.toContain("var(--duel-green)");
    const troll = drawCard("troll-cross", false, { blue: "W", green: "N", marks: "" }, NO_TOKENS);
    expect(troll).toContain("var(--duel-blue)");
    expect(troll).toContain("var(--duel-green)");
    expect(troll).toContain("var(--floor-dim)");
  });

  it("have a shape beside their colour, once where two cards meet", () => {
    const view = views.find((each) => each.seats === 2 && each.maze.length > 4)!;
    for (const { x, y, blue, green } of view.maze) {
      const { marks } = lightsAt(view, reachedAt(view, null), cellKey(x, y));
      expect(
        [...marks].every((mark) =>
          mark === mark.toLowerCase() ? blue.includes(mark.toUpperCase()) : green.includes(mark),
        ),
      ).toBe(true);
      for (const edge of "ES") {
        expect(marks.includes(edge.toLowerCase())).toBe(blue.includes(edge));
        expect(marks.includes(edge)).toBe(green.includes(edge));
      }
    }
  });

  it("are one alone", () => {
    const view = views.find((each) => each.seats === 1)!;
    const { x, y } = view.maze[0]!;
    const lights = lightsAt(view, reachedAt(view, null), cellKey(x, y));
    expect(lights.blue).toBe(lights.green);
    expect(lights.marks).toBe("");
  });
});

describe("what a move would do", () => {
  it("is reckoned as the engine does, in every recorded game", () => {
    let cards = 0;
    for (const view of views) {
      for (const colour of ["blue", "green"] as const) {
        if (!view.colours.includes(colour)) continue;
        const found = reachedBy(view, mazeOf(view), colour).edges;
        for (const laid of view.maze) {
          expect(sorted(found.get(cellKey(laid.x, laid.y)) ?? "")).toBe(sorted(laid[colour]));
          cards += 1;
        }
      }
    }
    expect(cards).toBeGreaterThan(100);
  });

  it("a laid card is reached by whoever laid it", () => {
    const options = syncs.flatMap(({ legal_moves: options, view }) =>
      options.filter(({ verb }) => verb === "lay").map((option) => ({ option, view: view as DuelView })),
    );
    expect(options.length).toBeGreaterThan(6);
    for (const { option, view } of options) {
      const seat = view.sight as number;
      const sight = foreseeMove(view, { do: "lay", at: option.at!, card: option.card!, turned: option.turned }, seat);
      expect(sight.reaches[view.colours[seat] as "blue" | "green"].edges.has(cellKey(...option.at!))).toBe(true);
    }
  });
});

/** A table that was sent some recorded frames, and what it says to the server. */
function seatedAt(name: string): { table: DuelViewModel; said: FromClient[] } {
  const said: FromClient[] = [];
  let hooks: TableSocketHandlers;
  const session = new Session("SKEXF", (_, given) => {
    hooks = given;
    return { send: (frame) => said.push(frame) > 0, close: () => undefined };
  });
  hooks!.onstate("open");
  for (const frame of recorded[`../../build/fixture/${name}.json`]!) hooks!.onframe(frame as FromServer);
  return { table: new DuelViewModel(session), said };
}
const moves = (said: readonly FromClient[]): string[] =>
  said.flatMap((frame) => (frame.type === "play" ? [frame.move] : []));

describe("every question of a duel", () => {
  it("turn: why not is asked, but not behind a move that is on its way", () => {
    const { table, said } = seatedAt("duel-turn");
    const index = table.hand.findIndex((card) =>
      table.options.some((option) => option.verb === "lay" && option.card === card),
    );
    table.draft.pick(index);
    table.draft.chooseCell("0,0", true);
    table.draft.chooseCell([...table.draft.targetCells.keys()][0]!, true);
    table.draft.chooseCell("0,0", true);
    expect(said.map(({ type }) => type)).toEqual(["explain", "play"]);
  });

  it("claim-gold: the gold is pointed at", () => {
    const { table, said } = seatedAt("duel-claim-gold");
    expect(table.question).toBe("claim-gold");
    expect([...table.draft.targetCells.keys()].sort()).toEqual(["5,-2", "5,0"]);
    table.draft.chooseCell("5,0", false);
    expect(table.confirmLabel()).toBe("duel-confirm-claim");
    table.draft.confirm();
    expect(moves(said)).toEqual(["claim 5,0"]);
  });

  it("before-draw: a troll is pointed at, or one stops", () => {
    const { table, said } = seatedAt("duel-before-draw");
    expect(table.draft.otherVerbs).toEqual(["stop"]);
    expect(table.draft.targetCells.size).toBeGreaterThan(0);
    expect(table.foresight).toBeNull();
    table.draft.chooseVerb("stop");
    expect(moves(said)).toEqual(["stop"]);
  });

  it("pass-more and discard-two: a card is picked and confirmed", () => {
    for (const [kind, verb] of [
      ["pass-more", "pass"],
      ["discard-two", "discard"],
    ] as const) {
      const { table, said } = seatedAt(`duel-${kind}`);
      table.draft.pick(0);
      expect(table.draft.chosenVerb).toBe(verb);
      table.draft.confirm();
      expect(moves(said)).toEqual([`${verb} ${table.hand[0]}`]);
    }
  });

  it("reveal-goal: one of the goals is pointed at", () => {
    const { table } = seatedAt("duel-reveal-goal");
    const goals = new Set(table.view.goals.map(({ x, y }) => cellKey(x, y)));
    expect(table.draft.targetCells.size).toBeGreaterThan(1);
    expect([...table.draft.targetCells.keys()].every((key) => goals.has(key))).toBe(true);
  });

  it("orient-goal: a control offers both ways", () => {
    const { table } = seatedAt("duel-orient-goal");
    expect(table.options.map(({ turned }) => turned).sort()).toEqual([false, true]);
    expect(table.draft.targetCells.size).toBe(0);
  });

  it("a turn: a key opens a door of the other colour, and one foresees what that gives", () => {
    const { table } = seatedAt("duel-all");
    table.draft.pick(table.hand.indexOf("key"));
    expect([...table.draft.targetCells.keys()].sort()).toEqual(["3,1", "5,2"]);
    table.draft.chooseCell("3,1", false);
    expect(table.mazeChange).toEqual({ do: "key", at: [3, 1] });
    expect(table.preview?.title).toBe("duel-tip-key");
    expect(table.answerLabel("bribe")).toBe("duel-answer-bribe");
  });
});

describe("a move that is tried", () => {
  it("is written as the engine reads it", () => {
    expect(attemptOnCell("curve-ne", [2, -1], true)).toBe("lay curve-ne 2,-1 turned");
    expect(attemptOnCell("key", [2, 1], false)).toBe("play key 2,1");
    expect(attemptOnCell("broken-pick", [2, 1], false)).toBeNull();
    expect(attemptOnSeat("repair-pick-lamp", 0)).toBe("play repair-pick-lamp 0 pick");
    expect(attemptOnSeat("broken-pick", 1)).toBe("play broken-pick 1");
    expect(attemptOnSeat("rockfall", 1)).toBeNull();
  });
});

describe("the log", () => {
  const context: TextContext = {
    say: (key, args) => (args?.["goal"] ? `${key} ${String(args["goal"])}` : key),
    seat: 0,
    names: ["Ada", "Bob"],
    ruleset: "duel",
  };
  const log = (...events: SightEvent[]): LoggedEvent<SightEvent>[] => events.map((event, index) => ({ index, event }));

  it("tells a goal once that was shown and then turned", () => {
    const lines = renderEvents(
      context,
      log(
        { type: "GoalShown", seat: 0, cell: [5, 0], goal: "stone-cross" },
        { type: "GoalRevealed", seat: 0, cell: [5, 0], goal: "stone-cross", turned: false },
        { type: "GoalRevealed", seat: 0, cell: [5, 2], goal: "gold-2-curve-nw", turned: true },
      ),
      [
        [5, 0],
        [5, 2],
      ],
    );
    expect(lines.map(({ index }) => index)).toEqual([0, 2]);
  });

  it("tells every event of the recorded games that is not quiet", () => {
    for (const { events, view } of syncs) {
      const told = (events as SightEvent[]).map((event, index) => ({ index, event }));
      const goals = (view as DuelView).goals.map(({ x, y }): [number, number] => [x, y]);
      for (const line of renderEvents(context, told, goals)) {
        expect(line.sentence).toMatch(/^(duel-log|log|event)-/);
        if (line.card && line.card !== "back" && isPath(line.card.kind))
          expect(openEdges(line.card.kind, false)).not.toBe("");
      }
    }
  });

  it("points out what the last draw did by itself", () => {
    const told = log(
      { type: "ToolDrawn", seat: 0, card: "broken-lamp", tool: "lamp", doubled: false },
      { type: "PathLaid", seat: 0, card: "curve-ne", cell: [1, 0], turned: false },
      { type: "ToolDrawn", seat: 0, card: "broken-pick", tool: "pick", doubled: false },
      { type: "RockfallIdle", seat: 0, card: "rockfall" },
      { type: "CardDrawn", seat: 0, card: "curve-nw" },
      { type: "TurnBegan", seat: 0 },
    );
    const lines = renderEvents(context, told, []);
    expect(autoEventLines(lines, told).map(({ index }) => index)).toEqual([2, 3]);
  });
});
