/** Before a move is sent, and on its way to the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { setInputMode } from "../src/platform/input-mode";
import { preferences } from "../src/platform/preferences.svelte";
import { SEND_MARGIN_MS, STEP_DELAY_MS, UNDO_MS, sendMode } from "../src/table/moves/pending-move.svelte";
import { SILENT_AFTER_MS, SLOW_AFTER_MS } from "../src/table/moves/in-flight-move.svelte";
import { Session } from "../src/table/session.svelte";
import type { TableSocketHandlers } from "../src/net/socket";
import type { TableViewModel } from "../src/table/view-model.svelte";
import { ClassicViewModel } from "../src/games/classic/classic-view-model.svelte";
import { DarkCaveViewModel } from "../src/games/dark-cave/dark-cave-view-model.svelte";
import { DuelViewModel } from "../src/games/duel/duel-view-model.svelte";
import { LostMinesViewModel } from "../src/games/lost-mines/lost-mines-view-model.svelte";
import type { FromClient, FromServer, MoveMade, Snapshot } from "../src/wire/protocol";
import caveTurn from "../../build/fixture/cave-turn.json";
import draft from "../../build/fixture/draft.json";
import duelTurn from "../../build/fixture/duel-turn.json";
import minesTurn from "../../build/fixture/mines-turn.json";
import turn from "../../build/fixture/turn.json";

const frames = turn as unknown as FromServer[];
const sync = frames[1] as Snapshot;

interface Seated {
  table: TableViewModel;
  session: Session;
  hooks: TableSocketHandlers;
  moves(): string[];
  /** Whether the line takes what is said. */
  line: { open: boolean };
}

function seated(recorded: unknown = frames, Table: new (session: Session) => unknown = ClassicViewModel): Seated {
  const said: FromClient[] = [];
  const line = { open: true };
  let hooks: TableSocketHandlers;
  const session = new Session("SKEXF", (_, given) => {
    hooks = given;
    return { send: (frame) => line.open && said.push(frame) > 0, close: () => undefined };
  });
  hooks!.onstate("open");
  for (const frame of recorded as FromServer[]) hooks!.onframe(frame);
  const moves = (): string[] => said.flatMap((frame) => (frame.type === "play" ? [frame.move] : []));
  return { table: new Table(session) as TableViewModel, session, hooks: hooks!, moves, line };
}

/** Pick a card that can be laid and choose the first cell for it, as a mouse or a finger does. */
function lay({ table }: Seated, sure: boolean): string {
  table.draft.pick(
    table.hand.findIndex((card) => table.options.some((option) => option.verb === "lay" && option.card === card)),
  );
  const [cell] = table.draft.targetCells.keys();
  table.draft.chooseCell(cell!, sure);
  return cell!;
}

const later = (version: number): MoveMade => ({
  type: "move-made",
  version,
  seat: 0,
  timed_out: false,
  events: [],
  view: sync.view,
  legal_moves: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  preferences.overrides = { confirm: "touch" };
  setInputMode("mouse");
});
afterEach(() => vi.useRealTimers());

it("asks a finger, lets a desk undo, and does neither for those in a hurry", () => {
  expect(sendMode("touch", true, false)).toBe("ask");
  expect(sendMode("touch", true, true)).toBe("send");
  expect(sendMode("touch", false, true)).toBe("undo");
  expect(sendMode("always", false, false)).toBe("ask");
  expect(sendMode("always", false, true)).toBe("send");
  expect(sendMode("never", true, false)).toBe("send");
});

it.each([
  ["classic", turn, ClassicViewModel],
  ["duel", duelTurn, DuelViewModel],
  ["lost-mines", minesTurn, LostMinesViewModel],
  ["dark-cave", caveTurn, DarkCaveViewModel],
])("waits in every family: %s", (_, recorded, Table) => {
  for (const way of ["mouse", "touch"] as const) {
    setInputMode(way);
    const { options } = seated(recorded, Table).table;
    expect(options.length).toBeGreaterThan(3);
    for (const option of options) {
      const at = seated(recorded, Table);
      at.table.draft.play(option);
      expect([at.moves(), at.table.draft.stagedMove]).toEqual([[], option]);
      expect(at.table.confirmLabel()).toBeTruthy();
      at.table.draft.confirm();
      expect(at.moves()).toEqual([option.text]);
    }
  }
});

it("does not ask twice where a control asks", () => {
  const at = seated(draft);
  at.table.draft.play(at.table.options[0]!);
  expect(at.moves()).toEqual([at.table.draft.sentMove]);
});

describe("on a desk", () => {
  it("a move goes by itself after two seconds, and not before", () => {
    const at = seated();
    const cell = lay(at, true);
    expect(at.table.draft.aimedCell).toBe(cell);
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(at.moves()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(at.moves()).toHaveLength(1);
    expect(at.table.draft.stagedMove).toBeNull();
    expect(at.table.draft.sentMove).toBe(at.moves()[0]);
  });

  it("a step of a walk goes sooner", () => {
    const at = seated();
    at.table.draft.play({ ...at.table.options[0]!, verb: "step" });
    vi.advanceTimersByTime(STEP_DELAY_MS - 1);
    expect(at.moves()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(at.moves()).toHaveLength(1);
  });

  it("it can be taken back: the card is in the hand, picked, and nothing is sent", () => {
    const at = seated();
    lay(at, true);
    at.table.cancel();
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toEqual([]);
    expect(at.table.draft.picked).not.toBeNull();
    expect(at.table.draft.stagedMove).toBeNull();
  });

  it("the main button sends it now, and so does the same key again, but no second click", () => {
    const at = seated();
    const cell = lay(at, true);
    at.table.draft.chooseCell(cell, true);
    expect(at.moves()).toEqual([]);
    at.table.draft.confirm();
    expect(at.moves()).toHaveLength(1);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toHaveLength(1);
    const other = seated();
    setInputMode("keys");
    other.table.draft.chooseCell(lay(other, true), true);
    expect(other.moves()).toHaveLength(1);
  });

  it("another cell takes its place", () => {
    const at = seated();
    lay(at, true);
    const cell = [...at.table.draft.targetCells.keys()].at(-1)!;
    at.table.draft.chooseCell(cell, true);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toHaveLength(1);
    expect(at.moves()[0]).toContain(cell);
  });

  it("a discard waits as long", () => {
    const at = seated();
    at.table.draft.pick(0);
    at.table.draft.discard();
    expect(at.moves()).toEqual([]);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()[0]).toMatch(/^pass/);
  });

  it("the clock is not overrun", () => {
    const at = seated();
    at.hooks.onframe({ type: "clock", version: sync.version, seconds: 1 });
    lay(at, true);
    vi.advanceTimersByTime(1000 - SEND_MARGIN_MS);
    expect(at.moves()).toHaveLength(1);
  });
});

describe("under a finger", () => {
  beforeEach(() => setInputMode("touch"));

  it("a move is shown until the player says yes", () => {
    const at = seated();
    lay(at, false);
    expect(at.table.draft.stagedMove).not.toBeNull();
    vi.advanceTimersByTime(UNDO_MS * 10);
    expect(at.moves()).toEqual([]);
    at.table.draft.confirm();
    expect(at.moves()).toHaveLength(1);
  });

  it("it can be taken back", () => {
    const at = seated();
    lay(at, false);
    at.table.draft.takeBack();
    expect(at.table.draft.stagedMove).toBeNull();
    expect(at.table.draft.picked).not.toBeNull();
    expect(at.moves()).toEqual([]);
  });

  it("a discard is asked for too", () => {
    const at = seated();
    at.table.draft.pick(0);
    at.table.draft.discard();
    expect(at.table.draft.stagedMove?.verb).toBe("pass");
    at.table.draft.confirm();
    expect(at.moves()).toHaveLength(1);
  });
});

describe("what is held", () => {
  it("is dropped, and that is said, when the game goes on without it", () => {
    const at = seated();
    lay(at, true);
    at.hooks.onframe(later(sync.version + 1));
    expect(at.session.toast).toBe("hold-dropped");
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toEqual([]);
  });

  it("is sent when its page is left, if it would have gone by itself", () => {
    const at = seated();
    lay(at, true);
    at.session.close();
    expect(at.moves()).toHaveLength(1);
  });

  it("is not sent through other eyes", () => {
    const at = seated();
    preferences.overrides = { confirm: "always" };
    lay(at, true);
    at.session.viewAs(2);
    expect(at.session.toast).toBe("hold-left");
    expect(at.session.pending.option).toBeNull();
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toEqual([]);
  });
});

describe("a move on its way", () => {
  beforeEach(() => {
    preferences.overrides = { confirm: "never" };
  });

  it("is said to be so after a second, and to get no answer after three", () => {
    const at = seated();
    lay(at, true);
    const late = (): string => at.session.inFlight.delay;
    expect(late()).toBe("");
    vi.advanceTimersByTime(SLOW_AFTER_MS);
    expect(late()).toBe("slow");
    vi.advanceTimersByTime(SILENT_AFTER_MS - SLOW_AFTER_MS);
    expect(late()).toBe("silent");
    at.hooks.onframe(later(sync.version + 1));
    expect([late(), at.table.draft.sentMove]).toEqual(["", null]);
  });

  it("is offered again if the line broke and it never arrived", () => {
    const at = seated();
    lay(at, true);
    at.hooks.onstate("waiting");
    // Not the version that this page has: the server is asked for everything.
    expect(at.hooks.lastVersion()).toBeNull();
    at.hooks.onstate("open");
    at.hooks.onframe(sync);
    expect(at.session.toast).toBe("line-unsent");
    expect(at.table.draft.stagedMove?.text).toBe(at.moves()[0]);
    at.table.draft.confirm();
    expect(at.moves()).toHaveLength(2);
  });

  it("is done with if it arrived before the line broke", () => {
    const at = seated();
    lay(at, true);
    at.hooks.onstate("waiting");
    at.hooks.onframe({ ...sync, version: sync.version + 1, legal_moves: [] });
    expect([at.table.draft.sentMove, at.session.pending.option, at.session.toast]).toEqual([null, null, null]);
  });

  it("is shown and waits where there is no line at all", () => {
    const at = seated();
    at.line.open = false;
    lay(at, true);
    expect([at.table.draft.sentMove, at.session.toast]).toEqual([null, "line-unsent"]);
    expect(at.table.draft.stagedMove).not.toBeNull();
  });
});

describe("a lost line", () => {
  it("is said when it is missed, and that it is back", () => {
    const { session, hooks } = seated();
    hooks.onstate("waiting", 5000);
    expect([session.connectionLost, session.nextRetryAt]).toEqual([false, 5000]);
    vi.advanceTimersByTime(1000);
    expect(session.connectionLost).toBe(true);
    hooks.onstate("open");
    expect([session.connectionLost, session.toast]).toEqual([false, "line-back"]);
    vi.advanceTimersByTime(10_000);
    expect(session.toast).toBeNull();
  });

  it("is hardly missed for a moment", () => {
    const { session, hooks } = seated();
    hooks.onstate("waiting");
    vi.advanceTimersByTime(300);
    hooks.onstate("open");
    vi.advanceTimersByTime(5000);
    expect([session.connectionLost, session.toast]).toEqual([false, null]);
  });
});
