/** What a tab knows of a table: a pure function of the frames it got. */
import type { FromServer, GameEvent, GameView, Heard, Lobby, Option, Orders, Pacing, Poll, Reason, SeatNote } from "../wire/protocol";

/**
 * Through whose eyes this tab looks: its own seat's, if it has one; nobody's (a television, or several
 * people at one device while it is covered); or one of several seats.
 */
export type Eyes = "own" | "public" | number;

/** When the time of a version runs out, by the clock of this page; null while it stands. */
export interface Deadline {
  version: number;
  at: number | null;
}

export interface Told<Event extends GameEvent = GameEvent> {
  /** Position in the whole log, from 0. */
  index: number;
  event: Event;
}

export interface Complaint {
  move: string;
  reason: Reason;
}

/** What these eyes saw once some events had come: those from `from` up to, but not with, `to`. */
export interface Moment {
  version: number;
  from: number;
  to: number;
  view: GameView;
}

export interface TableState {
  eyes: Eyes;
  lobby: Lobby | null;
  version: number | null;
  view: GameView | null;
  options: readonly Option[];
  log: readonly Told[];
  /** How many entries of the log came with the last frame. */
  news: number;
  /** What was seen so far, oldest first: nothing from before this page was opened. */
  past: readonly Moment[];
  complaint: Complaint | null;
  /** The answer to a question that turned out to be allowed. */
  allowed: string | null;
  trouble: string | null;
  moved: string | null;
  deadline: Deadline | null;
  /** Whom the bots wait for, who wants them to hurry, and the level that they are lowered to. */
  pacing: Pick<Pacing, "waiting" | "skipping" | "level">;
  /** What was said, oldest first. */
  talk: readonly Heard[];
  poll: Poll | null;
  /** What the seat that this tab looks through wrote down for itself. */
  notes: readonly SeatNote[];
  /** What this seat has said beforehand, at a slow table. */
  orders: Pick<Orders, "moves" | "lapsed" | "always_no">;
  /** A bot sat in for this player and has given the seat back. */
  back: boolean;
}

export const NEW_TABLE: TableState = {
  eyes: "own",
  lobby: null,
  version: null,
  view: null,
  options: [],
  log: [],
  news: 0,
  past: [],
  complaint: null,
  allowed: null,
  trouble: null,
  moved: null,
  deadline: null,
  pacing: { waiting: [], skipping: [], level: null },
  talk: [],
  poll: null,
  notes: [],
  orders: { moves: [], lapsed: false, always_no: false },
  back: false,
};

/** So much of the talk is kept, as the server does. */
const LINES = 200;

/** So many moments are kept: more than a long game has moves. */
const MOMENTS = 800;

const momentAt = ({ version, view }: { version: number; view: GameView }, from: number, to: number): Moment => ({ version, from, to, view });

function remembered({ past }: TableState, moment: Moment): readonly Moment[] {
  return [...past.filter(({ version }) => version < moment.version), moment].slice(-MOMENTS);
}

/** The moment at which an event of the log had just come; null if this page knows nothing of it. */
export const momentOf = ({ past }: TableState, index: number): Moment | null =>
  past.find(({ from, to }) => from <= index && index < to) ?? null;

/** Look through other eyes: nothing that the last ones saw is left. */
export function through(state: TableState, eyes: Eyes): TableState {
  const { lobby, talk, poll, deadline, pacing, moved } = state;
  return { ...NEW_TABLE, eyes, lobby: lobby && { ...lobby, seat: null }, talk, poll, deadline, pacing, moved };
}

/** A frame for other eyes may still be on its way when this tab is covered. */
const isFor = ({ eyes }: TableState, view: GameView): boolean => eyes === "own" || view.sight === eyes;

/** What is said to a seat alone: a covered tab, and one that looks through another seat, take none of it. */
const isOwn = ({ eyes, lobby }: TableState): boolean => eyes === "own" || (eyes !== "public" && lobby?.seat === eyes);

/** What was wrong with a name: it is said where the name was written, not above the page. */
export const ofNames = (trouble: string | null): string | null => (trouble === "name-taken" || trouble === "bad-nickname" ? trouble : null);

/** Whether this device has several seats: then it is covered until one of its people looks. */
export const isShared = (lobby: Lobby | null): boolean => (lobby?.mine.length ?? 0) > 1;

function tabled(state: TableState, lobby: Lobby): TableState {
  const had = state.lobby?.seats ?? [];
  const back = lobby.mine.some((seat) => had[seat]?.stand_in && !lobby.seats[seat]?.stand_in);
  const next = { ...state, lobby, trouble: null, back: state.back || back };
  if (state.eyes === "own" && isShared(lobby)) return { ...through(next, "public"), lobby };
  // Nobody sits beside this player any more.
  return typeof state.eyes === "number" && !isShared(lobby) ? { ...next, eyes: "own" } : next;
}

function numbered(events: readonly GameEvent[], from: number): Told[] {
  return events.map((event, i) => ({ index: from + i, event }));
}

export function reduce(state: TableState, frame: FromServer, now: number = performance.now()): TableState {
  switch (frame.type) {
    case "lobby":
      return tabled(state, frame);
    case "sync":
      if (!isFor(state, frame.view)) return state;
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.options,
        log: numbered(frame.events, 0),
        news: 0,
        // Of what came while this page was away, only the last event is sure to have led here.
        past: frame.version === state.version ? state.past : remembered(state, momentAt(frame, frame.events.length - 1, frame.events.length)),
        complaint: null,
      };
    case "happened":
      if (!isFor(state, frame.view)) return state;
      // A frame this tab already has (another came first after a resume) changes nothing.
      if (state.version !== null && frame.version <= state.version) return state;
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.options,
        log: [...state.log, ...numbered(frame.events, state.log.length)],
        news: frame.events.length,
        past: remembered(state, momentAt(frame, state.log.length, state.log.length + frame.events.length)),
        complaint: null,
        allowed: null,
      };
    case "held":
      // The others are awaited; nobody hears who answered what before all have.
      return frame.version === state.version ? { ...state, options: [], complaint: null } : state;
    case "refused":
      return { ...state, complaint: { move: frame.move, reason: frame.reason } };
    case "answer":
      return frame.reason
        ? { ...state, complaint: { move: frame.move, reason: frame.reason }, allowed: null }
        : { ...state, allowed: frame.move };
    case "trouble":
      return { ...state, trouble: frame.code };
    case "moved":
      return { ...state, moved: frame.code };
    case "ticking":
      return { ...state, deadline: { version: frame.version, at: frame.seconds === null ? null : now + frame.seconds * 1000 } };
    case "pacing":
      return { ...state, pacing: frame };
    case "talked":
      return { ...state, talk: frame.lines };
    case "heard":
      return { ...state, talk: [...state.talk.filter(({ number }) => number !== frame.number), frame].slice(-LINES) };
    case "poll":
      return { ...state, poll: frame };
    case "notes":
      return isOwn(state) ? { ...state, notes: frame.notes } : state;
    case "orders":
      return isOwn(state) ? { ...state, orders: frame } : state;
    case "pacing":
    case "pong":
      return state;
  }
}
