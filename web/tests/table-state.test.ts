import { describe, expect, it } from "vitest";

import { INITIAL_STATE, reduce, type TableState, type LoggedEvent } from "../src/table/state";
import { retryDelay } from "../src/net/socket";
import type { FromServer, MoveMade, Snapshot } from "../src/wire/protocol";
import { attemptOnCell, attemptOnSeat } from "../src/games/classic/classic-attempted-moves";
import { foreseeMove, reachedEdges } from "../src/games/classic/classic-reach";
import { goalHistories } from "../src/games/classic/text/past-rounds";
import type { ClassicView, SightEvent } from "../src/wire/classic";
import { groupsOf } from "../src/art/cards/deck";
import draft from "../../build/fixture/draft.json";
import turn from "../../build/fixture/turn.json";

const frames = turn as unknown as FromServer[];
const sync = frames[1] as Snapshot;
const classic = sync.view as ClassicView;

function play(...all: FromServer[]): TableState {
  return all.reduce(reduce, INITIAL_STATE);
}

describe("the reducer", () => {
  it("takes the table and the whole view", () => {
    const state = play(...frames);
    expect(state.lobby?.code).toBe("SKEXF");
    expect(state.version).toBe(sync.version);
    expect(state.log).toHaveLength(sync.events.length);
    expect(state.options).toEqual(sync.legal_moves);
  });

  it("adds what happened, and ignores what it already has", () => {
    const happened: MoveMade = {
      type: "move-made",
      version: sync.version + 1,
      seat: 0,
      timed_out: false,
      events: [{ type: "TurnBegan" }],
      view: sync.view,
      legal_moves: [],
    };
    const state = play(...frames, happened);
    expect(state.version).toBe(sync.version + 1);
    expect(state.log).toHaveLength(sync.events.length + 1);
    expect(state.log.at(-1)?.index).toBe(sync.events.length);
    expect(reduce(state, happened)).toBe(state);
    expect(reduce(state, { ...happened, version: 1 })).toBe(state);
  });

  it("keeps a refusal until the next move", () => {
    const reason = { clause: "B-22", code: "edge-mismatch", args: { cell: "1,0", side: "N", meets: "open" } };
    const refused = play(...frames, { type: "refused", move: "lay cross 1,0", reason });
    expect(refused.refusal?.reason.clause).toBe("B-22");
    expect(reduce(refused, { type: "explanation", move: "lay cross 1,0", reason: null }).allowed).toBe("lay cross 1,0");
  });
});

describe("a frame that this build does not know", () => {
  it("changes nothing", () => {
    const state = play(...frames);
    expect(reduce(state, { type: "from-a-newer-server" } as unknown as FromServer)).toBe(state);
  });
});

describe("coming back", () => {
  it("is asked what is still open, and not what the table holds", () => {
    const held: FromServer = { type: "answer-accepted", version: sync.version };
    const answered = play(...frames, held);
    expect(answered.options).toEqual([]);
    expect(reduce(answered, sync).options).toEqual(sync.legal_moves);
    expect([{ ...sync, options: [] }, held].reduce(reduce, play(...frames)).options).toEqual([]);
  });

  it("waits longer each time, up to a limit, never all at once", () => {
    expect(retryDelay(0, () => 1)).toBe(400);
    expect(retryDelay(2, () => 1)).toBe(1600);
    expect(retryDelay(3, () => 1)).toBe(2000);
    expect(retryDelay(17, () => 1)).toBe(2000);
    expect(retryDelay(20, () => 1)).toBe(15_000);
    expect(retryDelay(3, () => 0)).toBe(1000);
  });
});

describe("a move that is not legal", () => {
  it("is written as the engine reads it, to ask why", () => {
    expect(attemptOnCell(classic, "cross", [1, -1], true)).toBe("lay cross 1,-1 turned");
    expect(attemptOnCell(classic, "map", [8, 0], false)).toBe("play map 8,0");
    expect(attemptOnSeat("broken-pick", 2)).toBe("play broken-pick 2");
    expect(attemptOnSeat("repair-pick-lamp", 2)).toBe("play repair-pick-lamp 2 pick");
  });

  it("is none where the card is played on something else", () => {
    expect(attemptOnCell(classic, "broken-pick", [1, 0], false)).toBeNull();
    expect(attemptOnSeat("rockfall", 1)).toBeNull();
  });
});

describe("the light", () => {
  it("agrees with the engine on every card", () => {
    const { lit } = foreseeMove(classic, { card: "dead-cross", at: [99, 99], turned: false, from: null });
    const sorted = (edges: string): string => [...edges].sort().join("");
    for (const card of classic.maze) {
      expect(sorted(lit.get(`${card.x},${card.y}`) ?? "")).toBe(sorted(card.lit));
    }
  });

  it("stops at a dead end", () => {
    const cards = new Map([
      ["0,0", groupsOf(["N-E-S-W"])],
      ["1,0", groupsOf(["W", "E"])],
      ["2,0", groupsOf(["W-E"])],
    ]);
    const lit = reachedEdges(cards, ["0,0"]);
    expect(lit.get("1,0")).toBe("W");
    expect(lit.has("2,0")).toBe(false);
  });
});

describe("a past round", () => {
  it("is told from the log", () => {
    const state = play(...(draft as unknown as FromServer[]));
    const view = state.view as ClassicView;
    const last = view.results.at(-1)!;
    const goals = goalHistories(state.log as readonly LoggedEvent<SightEvent>[], last.round, view.ruleset);
    expect(goals.some((goal) => goal.revealed?.card === "treasure")).toBe(last.treasure);
  });
});
