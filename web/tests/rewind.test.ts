import { describe, expect, it } from "vitest";

import { Session } from "../src/table/session.svelte";
import type { TableSocketHandlers } from "../src/net/socket";
import { viewAfter } from "../src/play/ends/view-after";
import { EVENT_TRAITS } from "../src/games/classic/classic-event-traits";
import roundEndOf from "../src/play/ends/round-end-view";
import { historyAt, INITIAL_STATE, reduce, switchViewpoint, type TableState } from "../src/table/state";
import { ClassicViewModel } from "../src/games/classic/classic-view-model.svelte";
import type { ClassicView } from "../src/wire/classic";
import type { FromServer, GameEvent, MoveMade, Snapshot } from "../src/wire/protocol";
import turn from "../../build/fixture/turn.json";

const frames = turn as unknown as FromServer[];
const sync = frames[1] as Snapshot;
const before = sync.events.length;

/** One move later: so many cards are left, and so many events came. */
const after = (version: number, pile: number, events: number, options = [] as Snapshot["legal_moves"]): MoveMade => ({
  type: "move-made",
  version,
  seat: 0,
  timed_out: false,
  events: Array.from({ length: events }, (): GameEvent => ({ type: "TurnBegan", seat: 0 }) as GameEvent),
  view: { ...sync.view, pile },
  legal_moves: options,
});
const first = after(sync.version + 1, 20, 2);
const second = after(sync.version + 2, 19, 3);

const play = (...all: FromServer[]): TableState => all.reduce((state, frame) => reduce(state, frame), INITIAL_STATE);
const pileAt = (state: TableState, index: number): number | undefined =>
  (historyAt(state, index)?.view as ClassicView | undefined)?.pile;

describe("what was seen", () => {
  const state = play(...frames, first, second);

  it("is kept for every event that this page was there for", () => {
    expect([0, 1, 2, 3, 4].map((i) => pileAt(state, before + i))).toEqual([20, 20, 19, 19, 19]);
    expect(pileAt(state, before - 1)).toBe((sync.view as ClassicView).pile);
  });

  it("is unknown from before it, and from while the line was cut", () => {
    expect(historyAt(state, before - 2)).toBeNull();
    const lost = {
      ...sync,
      version: sync.version + 9,
      events: [...sync.events, ...first.events, ...second.events, ...first.events, ...first.events],
    } as Snapshot;
    const back = reduce(state, lost);
    expect(historyAt(back, before + 5)).toBeNull();
    expect(historyAt(back, before + 8)?.version).toBe(sync.version + 9);
    expect(pileAt(back, before + 3)).toBe(19);
  });

  it("leaves nothing for other eyes", () => {
    expect(switchViewpoint(state, "public").history).toEqual([]);
    expect(switchViewpoint(state, 2).history).toEqual([]);
  });
});

describe("a table that is shown as it was", () => {
  function opened(...all: FromServer[]): { table: ClassicViewModel; hooks: TableSocketHandlers } {
    let hooks: TableSocketHandlers | null = null;
    const session = new Session("SKEXF", (_, given) => {
      hooks = given;
      return { send: () => true, close: () => undefined };
    });
    for (const frame of all) hooks!.onframe(frame);
    return { table: new ClassicViewModel(session), hooks: hooks! };
  }

  it("has the view and the events of then, no moves, and the whole log", () => {
    const { table } = opened(...frames, first, { ...second, legal_moves: sync.legal_moves });
    const log = table.log.length;
    expect(table.showHistory(before + 1)).toBe(true);
    expect([table.view.pile, table.events.length, table.options.length, table.isAsked]).toEqual([
      20,
      before + 2,
      0,
      false,
    ]);
    expect(table.log).toHaveLength(log);
    table.cancel();
    expect([table.view.pile, table.shownEntry, table.isAsked]).toEqual([19, null, true]);
  });

  it("tells what was owned when a round was over, whatever came since", () => {
    const now = sync.view.round;
    const gold = (version: number, round: number, cards: number): MoveMade => ({
      ...first,
      version,
      view: { ...sync.view, round, gold_cards: [cards] } as unknown as ClassicView,
    });
    const { table } = opened(
      ...frames,
      gold(sync.version + 1, now + 1, 1),
      gold(sync.version + 2, now + 1, 1),
      gold(sync.version + 3, now + 2, 5),
    );
    expect(viewAfter<ClassicView>(table.session.state, now)?.gold_cards).toEqual([1]);
    expect(viewAfter<ClassicView>(table.session.state, now + 1)?.gold_cards).toEqual([5]);
    const late = opened(...frames).table;
    expect([
      viewAfter<ClassicView>(late.session.state, now - 2),
      viewAfter<ClassicView>(late.session.state, now)?.round,
    ]).toEqual([null, now]);
  });

  it("shows a round as its last move left it, though the next one lies there", () => {
    const view = sync.view as ClassicView;
    const [x, y] = [0, 1];
    expect(view.maze.some((card) => card.x === x && card.y === y)).toBe(false);
    const laid = { type: "PathLaid", seat: 0, card: "cross", cell: [x, y], turned: false } as unknown as GameEvent;
    const told = [
      laid,
      { type: "RoundEnded" },
      { type: "RoundBegan" },
      { type: "TurnBegan", seat: 0 },
    ] as unknown as GameEvent[];
    const dealt = {
      ...first,
      events: told,
      view: { ...view, round: view.round + 1, maze: view.maze.slice(0, 1) } as ClassicView,
    };
    const { table } = opened(...frames, dealt);
    expect(table.view.maze).toHaveLength(1);
    table.showRoundEnd(roundEndOf(table, EVENT_TRAITS, view.round)!);
    expect(table.shownEntry).toMatchObject({ version: first.version, from: before, to: before + 1 });
    expect(table.view.maze).toHaveLength(view.maze.length + 1);
    expect(table.view.maze.at(-1)).toMatchObject({ x, y, card: "cross", lit: "NESW" });
    expect(table.view.maze.slice(0, -1).map(({ lit }) => [...lit].sort().join(""))).toEqual(
      view.maze.map(({ lit }) => [...lit].sort().join("")),
    );
    table.cancel();
    expect([table.shownEntry, table.view.round]).toEqual([null, view.round + 1]);
  });

  it("says when it does not know, and shows the present for the last event", () => {
    const { table } = opened(...frames, first, second);
    expect(table.showHistory(0)).toBe(false);
    expect(table.shownEntry).toBeNull();
    expect(table.showHistory(before + 4)).toBe(true);
    expect(table.shownEntry).toBeNull();
  });
});
