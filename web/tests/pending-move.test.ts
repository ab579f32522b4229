/** Before a move is sent, and on its way to the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { uses } from "../src/platform/input-mode";
import { preferences } from "../src/platform/preferences.svelte";
import { EARLY_MS, STEP_MS, UNDO_MS, wayOf } from "../src/table/moves/pending-move.svelte";
import { SILENT_MS, SLOW_MS } from "../src/table/moves/in-flight-move.svelte";
import { Session } from "../src/table/session.svelte";
import type { LineHooks } from "../src/net/socket";
import type { GameTable } from "../src/table/view-model.svelte";
import { ClassicTable } from "../src/games/classic/classic-view-model.svelte";
import { CaveTable } from "../src/games/dark-cave/dark-cave-view-model.svelte";
import { DuelTable } from "../src/games/duel/duel-view-model.svelte";
import { LostMinesTable } from "../src/games/lost-mines/lost-mines-view-model.svelte";
import type { FromClient, FromServer, Happened, Sync } from "../src/wire/protocol";
import caveTurn from "../../build/fixture/cave-turn.json";
import draft from "../../build/fixture/draft.json";
import duelTurn from "../../build/fixture/duel-turn.json";
import minesTurn from "../../build/fixture/mines-turn.json";
import turn from "../../build/fixture/turn.json";

const frames = turn as unknown as FromServer[];
const sync = frames[1] as Sync;

interface Seated {
  table: GameTable;
  session: Session;
  hooks: LineHooks;
  moves(): string[];
  /** Whether the line takes what is said. */
  line: { open: boolean };
}

function seated(recorded: unknown = frames, Table: new (session: Session) => unknown = ClassicTable): Seated {
  const said: FromClient[] = [];
  const line = { open: true };
  let hooks: LineHooks;
  const session = new Session("SKEXF", (_, given) => {
    hooks = given;
    return { send: (frame) => line.open && said.push(frame) > 0, close: () => undefined };
  });
  hooks!.state("open");
  for (const frame of recorded as FromServer[]) hooks!.frame(frame);
  const moves = (): string[] => said.flatMap((frame) => (frame.type === "play" ? [frame.move] : []));
  return { table: new Table(session) as GameTable, session, hooks: hooks!, moves, line };
}

/** Pick a card that can be laid and choose the first cell for it, as a mouse or a finger does. */
function lay({ table }: Seated, sure: boolean): string {
  table.pick(table.hand.findIndex((card) => table.options.some((option) => option.verb === "lay" && option.card === card)));
  const [cell] = table.cells.keys();
  table.choose(cell!, sure);
  return cell!;
}

const later = (version: number): Happened => ({ type: "happened", version, seat: 0, timed_out: false, events: [], view: sync.view, options: [] });

beforeEach(() => {
  vi.useFakeTimers();
  preferences.chosen = { ask: "touch" };
  uses("mouse");
});
afterEach(() => vi.useRealTimers());

it("asks a finger, lets a desk undo, and does neither for those in a hurry", () => {
  expect(wayOf("touch", true, false)).toBe("ask");
  expect(wayOf("touch", true, true)).toBe("send");
  expect(wayOf("touch", false, true)).toBe("undo");
  expect(wayOf("always", false, false)).toBe("ask");
  expect(wayOf("always", false, true)).toBe("send");
  expect(wayOf("never", true, false)).toBe("send");
});

it.each([
  ["classic", turn, ClassicTable],
  ["duel", duelTurn, DuelTable],
  ["lost-mines", minesTurn, LostMinesTable],
  ["dark-cave", caveTurn, CaveTable],
])("waits in every family: %s", (_, recorded, Table) => {
  for (const way of ["mouse", "touch"] as const) {
    uses(way);
    const { options } = seated(recorded, Table).table;
    expect(options.length).toBeGreaterThan(3);
    for (const option of options) {
      const at = seated(recorded, Table);
      at.table.play(option);
      expect([at.moves(), at.table.held]).toEqual([[], option]);
      expect(at.table.confirmLabel()).toBeTruthy();
      at.table.confirm();
      expect(at.moves()).toEqual([option.text]);
    }
  }
});

it("does not ask twice where a control asks", () => {
  const at = seated(draft);
  at.table.play(at.table.options[0]!);
  expect(at.moves()).toEqual([at.table.sent]);
});

describe("on a desk", () => {
  it("a move goes by itself after two seconds, and not before", () => {
    const at = seated();
    const cell = lay(at, true);
    expect(at.table.aimCell).toBe(cell);
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(at.moves()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(at.moves()).toHaveLength(1);
    expect(at.table.held).toBeNull();
    expect(at.table.sent).toBe(at.moves()[0]);
  });

  it("a step of a walk goes sooner", () => {
    const at = seated();
    at.table.play({ ...at.table.options[0]!, verb: "step" });
    vi.advanceTimersByTime(STEP_MS - 1);
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
    expect(at.table.picked).not.toBeNull();
    expect(at.table.held).toBeNull();
  });

  it("the main button sends it now, and so does the same key again, but no second click", () => {
    const at = seated();
    const cell = lay(at, true);
    at.table.choose(cell, true);
    expect(at.moves()).toEqual([]);
    at.table.confirm();
    expect(at.moves()).toHaveLength(1);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toHaveLength(1);
    const other = seated();
    uses("keys");
    other.table.choose(lay(other, true), true);
    expect(other.moves()).toHaveLength(1);
  });

  it("another cell takes its place", () => {
    const at = seated();
    lay(at, true);
    const cell = [...at.table.cells.keys()].at(-1)!;
    at.table.choose(cell, true);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toHaveLength(1);
    expect(at.moves()[0]).toContain(cell);
  });

  it("a discard waits as long", () => {
    const at = seated();
    at.table.pick(0);
    at.table.discard();
    expect(at.moves()).toEqual([]);
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()[0]).toMatch(/^pass/);
  });

  it("the clock is not overrun", () => {
    const at = seated();
    at.hooks.frame({ type: "ticking", version: sync.version, seconds: 1 });
    lay(at, true);
    vi.advanceTimersByTime(1000 - EARLY_MS);
    expect(at.moves()).toHaveLength(1);
  });
});

describe("under a finger", () => {
  beforeEach(() => uses("touch"));

  it("a move is shown until the player says yes", () => {
    const at = seated();
    lay(at, false);
    expect(at.table.held).not.toBeNull();
    vi.advanceTimersByTime(UNDO_MS * 10);
    expect(at.moves()).toEqual([]);
    at.table.confirm();
    expect(at.moves()).toHaveLength(1);
  });

  it("it can be taken back", () => {
    const at = seated();
    lay(at, false);
    at.table.takeBack();
    expect(at.table.held).toBeNull();
    expect(at.table.picked).not.toBeNull();
    expect(at.moves()).toEqual([]);
  });

  it("a discard is asked for too", () => {
    const at = seated();
    at.table.pick(0);
    at.table.discard();
    expect(at.table.held?.verb).toBe("pass");
    at.table.confirm();
    expect(at.moves()).toHaveLength(1);
  });
});

describe("what is held", () => {
  it("is dropped, and that is said, when the game goes on without it", () => {
    const at = seated();
    lay(at, true);
    at.hooks.frame(later(sync.version + 1));
    expect(at.session.told).toBe("hold-dropped");
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
    preferences.chosen = { ask: "always" };
    lay(at, true);
    at.session.look(2);
    expect(at.session.told).toBe("hold-left");
    expect(at.session.hold.option).toBeNull();
    vi.advanceTimersByTime(UNDO_MS);
    expect(at.moves()).toEqual([]);
  });
});

describe("a move on its way", () => {
  beforeEach(() => {
    preferences.chosen = { ask: "never" };
  });

  it("is said to be so after a second, and to get no answer after three", () => {
    const at = seated();
    lay(at, true);
    const late = (): string => at.session.sending.late;
    expect(late()).toBe("");
    vi.advanceTimersByTime(SLOW_MS);
    expect(late()).toBe("slow");
    vi.advanceTimersByTime(SILENT_MS - SLOW_MS);
    expect(late()).toBe("silent");
    at.hooks.frame(later(sync.version + 1));
    expect([late(), at.table.sent]).toEqual(["", null]);
  });

  it("is offered again if the line broke and it never arrived", () => {
    const at = seated();
    lay(at, true);
    at.hooks.state("waiting");
    // Not the version that this page has: the server is asked for everything.
    expect(at.hooks.since()).toBeNull();
    at.hooks.state("open");
    at.hooks.frame(sync);
    expect(at.session.told).toBe("line-unsent");
    expect(at.table.held?.text).toBe(at.moves()[0]);
    at.table.confirm();
    expect(at.moves()).toHaveLength(2);
  });

  it("is done with if it arrived before the line broke", () => {
    const at = seated();
    lay(at, true);
    at.hooks.state("waiting");
    at.hooks.frame({ ...sync, version: sync.version + 1, options: [] });
    expect([at.table.sent, at.session.hold.option, at.session.told]).toEqual([null, null, null]);
  });

  it("is shown and waits where there is no line at all", () => {
    const at = seated();
    at.line.open = false;
    lay(at, true);
    expect([at.table.sent, at.session.told]).toEqual([null, "line-unsent"]);
    expect(at.table.held).not.toBeNull();
  });
});

describe("a lost line", () => {
  it("is said when it is missed, and that it is back", () => {
    const { session, hooks } = seated();
    hooks.state("waiting", 5000);
    expect([session.lost, session.nextTry]).toEqual([false, 5000]);
    vi.advanceTimersByTime(1000);
    expect(session.lost).toBe(true);
    hooks.state("open");
    expect([session.lost, session.told]).toEqual([false, "line-back"]);
    vi.advanceTimersByTime(10_000);
    expect(session.told).toBeNull();
  });

  it("is hardly missed for a moment", () => {
    const { session, hooks } = seated();
    hooks.state("waiting");
    vi.advanceTimersByTime(300);
    hooks.state("open");
    vi.advanceTimersByTime(5000);
    expect([session.lost, session.told]).toEqual([false, null]);
  });
});
