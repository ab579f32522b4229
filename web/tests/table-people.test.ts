import { describe, expect, it } from "vitest";

import { formatClock, secondsLeft } from "../src/features/clock/clock";
import { EVENT_TRAITS } from "../src/games/classic/classic-event-traits";
import { countActions } from "../src/features/statistics/action-stats";
import { suspicionStep, SUSPICION_STEPS, stepKey } from "../src/features/notes/suspicion";
import { INITIAL_STATE, reduce, switchViewpoint, type TableState } from "../src/table/state";
import { currentClaims, speakerSeat, chatSentence, type ChatContext } from "../src/features/chat/chat-text";
import type { FromServer, ChatMessage, Lobby, Seat, Snapshot } from "../src/wire/protocol";
import turn from "../../build/fixture/turn.json";

const [lobby, sync] = turn as unknown as [Lobby, Snapshot];
const shared: Lobby = { ...lobby, seat: null, own_seats: [0, 1] };
const open: Snapshot = { ...sync, view: { ...sync.view, sight: "public" }, legal_moves: [] };

const play = (...frames: FromServer[]): TableState =>
  frames.reduce((state, frame) => reduce(state, frame, 0), INITIAL_STATE);

describe("several people at one device", () => {
  it("are covered from the first frame on", () => {
    const state = play(shared, sync);
    expect(state.viewpoint).toBe("public");
    expect(state.view).toBeNull();
    expect(state.options).toEqual([]);
    expect(reduce(state, open).view?.sight).toBe("public");
  });

  it("drop what a seat saw as soon as its player covers it, and what is still on its way", () => {
    const looking = reduce(switchViewpoint(play(shared, open), 0), sync);
    expect(looking.view?.sight).toBe(0);
    const covered = switchViewpoint(looking, "public");
    expect(JSON.stringify(covered)).not.toContain('"hand"');
    expect(covered.log).toEqual([]);
    expect(reduce(covered, sync)).toBe(covered);
    expect(reduce(covered, { type: "notes", notes: [{ about: 1, suspicion: -2, text: "x", pins: [] }] })).toBe(covered);
  });

  it("get the notes of the seat that looks, once the table says so", () => {
    const notes: FromServer = { type: "notes", notes: [{ about: 1, suspicion: 1, text: "", pins: [] }] };
    const asked = switchViewpoint(play(shared, open), 0);
    expect(reduce(asked, notes).notes).toEqual([]);
    expect(reduce(reduce(asked, { ...shared, seat: 0 }), notes).notes).toHaveLength(1);
  });
});

describe("coming back", () => {
  it("is said to whoever a bot sat in for", () => {
    const sat = { ...lobby, seats: lobby.seats.map((seat) => ({ ...seat, is_substitute: seat.seat === 0 })) };
    expect(play(lobby).seatReturned).toBe(false);
    expect(play(sat, lobby).seatReturned).toBe(true);
  });
});

describe("the clock", () => {
  it("counts whole seconds down and stops at none", () => {
    const state = play({ type: "clock", version: 3, seconds: 65 });
    expect(state.deadline).toEqual({ version: 3, at: 65_000 });
    expect(secondsLeft(65_000, 0)).toBe(65);
    expect(secondsLeft(65_000, 64_100)).toBe(1);
    expect(secondsLeft(65_000, 70_000)).toBe(0);
    expect(formatClock(65)).toBe("1:05");
    expect(play({ type: "clock", version: 3, seconds: null }).deadline?.at).toBeNull();
  });
});

describe("talk", () => {
  const heard: ChatMessage = {
    type: "chat-message",
    number: 1,
    version: 4,
    round: 2,
    seat: 1,
    guest: "bob",
    kind: "claim",
    phrase: null,
    about: null,
    at: [8, 0],
    claim: "treasure",
    text: null,
  };
  const ear: ChatContext = {
    say: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
    has: (key) => key.startsWith("claim-"),
    seat: 0,
    names: ["Ada", "Ben"],
    goal: () => "goal 2",
  };

  it("before the deal, stays with who said it wherever he sits", () => {
    const seat = (guest: string | null, i: number): Seat => ({
      seat: i,
      player: guest,
      portrait: i,
      guest,
      bot: null,
      is_remote_bot: false,
      connected: true,
      absent: false,
      is_substitute: false,
      muted: false,
      votes: {},
      holidays: [],
    });
    const seated = (...guests: (string | null)[]): number | null => speakerSeat(guests.map(seat), heard);
    expect(seated("ada", "bob")).toBe(1);
    expect(seated("bob", "ada")).toBe(0);
    expect(seated("ada", "eve", null)).toBeNull();
    expect(seated("bob", "bob")).toBe(1); // somebody sits beside him
    expect(speakerSeat(["ada", null].map(seat), { ...heard, guest: "" })).toBe(1); // a bot
  });

  it("keeps the last claim of each about each goal of this round", () => {
    const later = { ...heard, number: 2, claim: "stone" };
    const old = { ...heard, number: 3, round: 1 };
    const other = { ...heard, number: 4, seat: 0 };
    expect(currentClaims([heard, later, old, other], 2)).toEqual([later, other]);
  });

  it("is told from the listener's side", () => {
    expect(chatSentence(ear, heard)).toContain('said-goal {"goal":"goal 2"');
    expect(chatSentence(ear, { ...heard, kind: "accuse", about: 0 })).toContain('"relation":"you"');
    expect(chatSentence(ear, { ...heard, kind: "accuse", about: 1 })).toContain('"relation":"self"');
    expect(chatSentence(ear, { ...heard, kind: "chat", text: "<b>hi" })).toBe("<b>hi");
  });

  it("takes a line that comes twice once", () => {
    expect(play({ type: "chat-history", messages: [heard] }, heard).talk).toEqual([heard]);
  });
});

describe("actions", () => {
  it("are counted for whoever did them", () => {
    const events = [
      { type: "PathLaid", seat: 0 },
      { type: "ToolBroken", seat: 1, target: 0 },
      { type: "HiddenGoalPeek", seat: 1 },
      { type: "TurnBegan", seat: 0 },
    ];
    const counts = countActions(
      2,
      events.map((event, index) => ({ index, event })),
      EVENT_TRAITS,
    );
    expect(counts[0]).toEqual({ laid: 1, blocked: 0, helped: 0, looked: 0, passed: 0 });
    expect(counts[1]).toEqual({ laid: 0, blocked: 1, helped: 0, looked: 1, passed: 0 });
  });
});

describe("suspicion", () => {
  it("has a shape and words of its own for each step", () => {
    expect(new Set(SUSPICION_STEPS.map(({ shape }) => shape)).size).toBe(5);
    expect(SUSPICION_STEPS.map(stepKey)).toEqual([
      "note-step-with-2",
      "note-step-with-1",
      "note-step-with-0",
      "note-step-against-1",
      "note-step-against-2",
    ]);
    expect(suspicionStep(-2).tone).toBe("bad");
  });
});
