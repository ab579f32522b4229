import { describe, expect, it, vi } from "vitest";

import { setInputMode } from "../src/platform/input-mode";
import { preferences } from "../src/platform/preferences.svelte";
import { STEP_DELAY_MS } from "../src/table/moves/pending-move.svelte";
import { Session } from "../src/table/session.svelte";
import type { TableSocketHandlers } from "../src/net/socket";
import { movesStartingWith, addTarget, targetRoutes } from "../src/table/moves/targeting";
import type { LoggedEvent } from "../src/table/state";
import type { TextContext } from "../src/table/log/event-text";
import { drawCard } from "../src/games/dark-cave/cards/dark-cave-drawings";
import { CLANS, deck, levelOf, clanPool } from "../src/games/dark-cave/cards/dark-cave-cards";
import { reachedEdges } from "../src/games/dark-cave/cards/dark-cave-reach";
import { attemptOnCell, attemptOnSeat } from "../src/games/dark-cave/dark-cave-attempted-moves";
import { seatInitials } from "../src/table/seats/initials";
import { placePieces } from "../src/games/dark-cave/cards/pieces";
import { cardSpaces, looksTheSame } from "../src/games/dark-cave/cards/spaces";
import { spotPosition } from "../src/games/dark-cave/cards/spots";
import { renderEvents } from "../src/games/dark-cave/text/dark-cave-log-lines";
import { DarkCaveViewModel } from "../src/games/dark-cave/dark-cave-view-model.svelte";
import type { DarkCaveView, SightEvent } from "../src/wire/dark-cave";
import type { FromClient, FromServer, Snapshot } from "../src/wire/protocol";

const recorded = import.meta.glob<unknown[]>("../../build/fixture/cave-*.json", { import: "default", eager: true });
const syncs = Object.entries(recorded).map(([name, frames]) => ({ name, ...(frames.at(-1) as Snapshot) }));
const viewOf = ({ view }: { view: unknown }): DarkCaveView => view as DarkCaveView;
const scene = (name: string): Snapshot => syncs.find((sync) => sync.name.endsWith(`cave-${name}.json`))!;
const sum = (rows: { count: number }[]): number => rows.reduce((total, row) => total + row.count, 0);
const paths = [...deck.start, ...deck.goal, ...deck.path].map(({ kind }) => kind);

describe("the cards of The Dark Cave", () => {
  it("come from the engine's deck: 50 paths, 4 goals, 32 actions, 10 clan cards", () => {
    expect([sum(deck.path), sum(deck.goal), sum(deck.action), sum(deck.clan)]).toEqual([50, 4, 32, 10]);
    expect([levelOf("cross-iii"), levelOf("web-ii"), levelOf("goal-exit"), levelOf("start")]).toEqual([3, 2, 0, 0]);
  });

  it("deal clan cards by the number of seats", () => {
    expect(sum(clanPool(2, CLANS))).toBe(2);
    expect(clanPool(4, ["blue", "blue", "blue", "blue"])).toEqual([
      { kind: "blue-loyal", count: 2 },
      { kind: "blue-saboteur", count: 2 },
    ]);
    expect(sum(clanPool(8, CLANS))).toBe(8);
  });

  it("know which of them a half-turn leaves as they are", () => {
    expect(looksTheSame("cross-ii")).toBe(true);
    expect(looksTheSame("tunnel-nw-ii")).toBe(true);
    expect(looksTheSame("bridge-vertical-ii")).toBe(true);
    expect(looksTheSame("abyss-straight-vertical-ii")).toBe(false);
    expect(looksTheSame("abyss-cross-ii")).toBe(false); // it stands in the west
    expect(looksTheSame("abyss-cross-iii")).toBe(true); // it stands on the hub
    expect(looksTheSame("t-vertical-i")).toBe(false);
  });
});

describe("the spaces of a card", () => {
  it("are as many as the engine counts: one, one for each edge, or one more for the hub", () => {
    expect(cardSpaces("cross-i", false).spaces).toHaveLength(1);
    expect(cardSpaces("cross-ii", false).spaces.map(({ edges }) => edges.join())).toEqual(["N", "E", "S", "W"]);
    expect(cardSpaces("curve-ne-iii", false).spaces.map(({ edges }) => edges.join())).toEqual(["N", "E", ""]);
    expect(cardSpaces("bridge-vertical-iii", false).spaces.map(({ mark }) => mark)).toEqual([
      "deck",
      "deck",
      "deck",
      null,
      null,
      null,
    ]);
    expect(cardSpaces("tunnel-nw-i", false).spaces.map(({ mark }) => mark)).toEqual([null, null, "tunnel"]);
  });

  it("keep their numbers when the card is turned, and lie opposite", () => {
    for (const kind of paths) {
      const [upright, turned] = [cardSpaces(kind, false).spaces, cardSpaces(kind, true).spaces];
      expect(turned.map(({ mark }) => mark)).toEqual(upright.map(({ mark }) => mark));
      upright.forEach(({ at: [x, y] }, i) => {
        expect(turned[i]!.at[0]).toBeCloseTo(90 - x, 3);
        expect(turned[i]!.at[1]).toBeCloseTo(120 - y, 3);
      });
    }
  });

  it("lie on the card, and never on top of each other", () => {
    for (const kind of paths) {
      const { spaces } = cardSpaces(kind, false);
      spaces.forEach(({ at: [x, y] }, i) => {
        expect(x > 0 && x < 90 && y > 0 && y < 120).toBe(true);
        for (const other of spaces.slice(i + 1))
          expect(Math.hypot(x - other.at[0], y - other.at[1]), kind).toBeGreaterThan(15);
      });
    }
  });

  it("have dotted limits from level II on, and bars for the level", () => {
    const dots = (kind: string): number => drawCard(kind, false, "").split('stroke-dasharray="0 4.4"').length - 1;
    expect([dots("cross-i"), dots("straight-vertical-ii"), dots("straight-vertical-iii"), dots("cross-iii")]).toEqual([
      0, 1, 2, 4,
    ]);
  });
});

describe("where one may go", () => {
  it("every legal step, call and edge of the recorded games has its spot", () => {
    const spots = syncs.flatMap((sync) =>
      sync.legal_moves.flatMap((option) => spotPosition(viewOf(sync), option) ?? []),
    );
    expect(spots.length).toBeGreaterThan(40);
    for (const { option, mark } of spots)
      if (option.verb === "play" && option.value !== null) expect(mark).toBe("abyss");
  });

  it("a finger's step goes by itself, unless it costs something or somebody waits there", () => {
    vi.useFakeTimers();
    setInputMode("touch");
    preferences.overrides = {};
    const sent: FromClient[] = [];
    let hooks: TableSocketHandlers;
    const session = new Session("SKEXF", (_, given) => {
      hooks = given;
      return { send: (frame) => sent.push(frame) > 0, close: () => undefined };
    });
    for (const frame of recorded[
      Object.keys(recorded).find((name) => name.endsWith("cave-dwarf-step.json"))!
    ] as FromServer[])
      hooks!.onframe(frame);
    const table = new DarkCaveViewModel(session);
    const step = (text: string): void =>
      table.draft.press(
        table.options.find((option) => option.text === text)!,
        false,
      );
    step("step 0,-1 2");
    expect([session.pending.option, table.draft.aimedMove?.text]).toEqual([null, "step 0,-1 2"]);
    step("step 2,2 2");
    expect([session.pending.option?.text, session.pending.autoSendMs]).toEqual(["step 2,2 2", STEP_DELAY_MS]);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(STEP_DELAY_MS);
    expect(sent).toMatchObject([{ type: "play", move: "step 2,2 2" }]);
    setInputMode("mouse");
    vi.useRealTimers();
  });

  it("a bridge costs a card, a creature waits, ladders are free", () => {
    const sync = scene("dwarf-step");
    const found = new Map(sync.legal_moves.map((option) => [option.text, spotPosition(viewOf(sync), option)]));
    expect(found.get("step 1,0 3")).toMatchObject({ price: "card", mark: "deck", danger: false });
    expect(found.get("step 0,-1 2")).toMatchObject({ price: null, danger: true });
    expect(found.get("step 2,2 2")).toMatchObject({ price: null, mark: "ladder", danger: false });
    expect(found.get("cut 0,0 S")).toMatchObject({ edge: true });
    expect(found.get("stop")).toBeNull();
  });

  it("a space is pointed at after its cell", () => {
    const { legal_moves: options } = scene("creature-step");
    const step = options.find(({ text }) => text === "step 2,0 1")!;
    expect(targetRoutes(step)).toEqual([["cell:2,0", "word:1"]]);
    expect(movesStartingWith(options, addTarget(options, [], "cell:1,0")!)).toHaveLength(1);
  });
});

describe("the light", () => {
  it("passes ladders and tunnels, and leaves what is cut off dark", () => {
    const card = (x: number, y: number, kind: string): { x: number; y: number; card: string; turned: boolean } => ({
      x,
      y,
      card: kind,
      turned: false,
    });
    const lit = reachedEdges([
      card(0, 0, "start"),
      card(1, 0, "tunnel-ne-i"),
      card(5, 5, "ladder-curve-nw-ii"),
      card(8, 8, "cross-i"),
    ]);
    expect([...lit.get("1,0")!].sort().join("")).toBe("ENSW");
    expect([...lit.get("5,5")!].sort().join("")).toBe("NW");
    expect(lit.get("8,8")).toBe("");
  });
});

describe("the pieces", () => {
  it("step aside for each other", () => {
    const view = viewOf(scene("first"));
    const { dwarves } = placePieces(view);
    expect(dwarves).toHaveLength(view.seats);
    expect(new Set(dwarves.map(({ x, y, aside }) => [x, y, ...aside].join())).size).toBe(view.seats);
  });

  it("bear an initial of their own, letters alone", () => {
    expect(seatInitials(["Théo", "Maëlle", "Otto"])).toEqual(["T", "M", "O"]);
    expect(seatInitials(["Max", "Maud", "Mia", "<b>"])).toEqual(["1", "2", "MI", "B"]);
    expect(seatInitials(["<>", "!"])).toEqual(["1", "2"]);
    expect(seatInitials(["Max", "Maud"], 0)[1]).toBe("M");
  });
});

describe("what is tried and not legal", () => {
  it("is asked as a move of that card", () => {
    expect(attemptOnCell("cross-i", [1, 2], true)).toBe("lay cross-i 1,2 turned");
    expect(attemptOnCell("web-i", [1, 2], false)).toBe("play web-i 1,2 E");
    expect(attemptOnCell("rat-i", [1, 2], false)).toBe("play rat-i 1,2 0");
    expect(attemptOnCell("boots-i", [1, 2], false)).toBeNull();
    expect(attemptOnSeat("boots-i", 3)).toBe("play boots-i 3");
    expect(attemptOnSeat("web-i", 3)).toBeNull();
  });
});

describe("the log", () => {
  const said: { key: string; args: Record<string, unknown> }[] = [];
  const context: TextContext = {
    say: (key, args = {}) => (said.push({ key, args }), key),
    seat: 0,
    names: Array.from({ length: 8 }, (_, i) => `P${i}`),
    ruleset: "dark-cave",
  };

  it("tells every recorded event, a walk once", () => {
    for (const sync of syncs) {
      const events = sync.events.map((event, index) => ({ event, index })) as unknown as LoggedEvent<SightEvent>[];
      const lines = renderEvents(context, events);
      const moved = events.filter(({ event }) => event.type === "DwarfMoved").length;
      if (moved > 6)
        expect(lines.filter(({ sentence }) => sentence.includes("dwarf-moved")).length).toBeLessThan(moved);
    }
    for (const { key, args } of said)
      for (const fact of Object.values(args)) expect(typeof fact, key).not.toBe("object");
  });
});
