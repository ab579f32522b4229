/** What a tab knows of a table: a pure function of the frames it got. */
import type {
  FromServer,
  GameEvent,
  GameView,
  ChatMessage,
  Lobby,
  LegalMove,
  ConditionalMoves,
  BotPacing,
  Poll,
  Reason,
  SeatNote,
} from "../wire/protocol";

/**
 * Through whose eyes this tab looks: its own seat's, if it has one; nobody's (a television, or several
 * people at one device while it is covered); or one of several seats.
 */
export type Viewpoint = "own" | "public" | number;

/** When the time of a version runs out, by the clock of this page; null while it stands. */
export interface Deadline {
  version: number;
  at: number | null;
}

export interface LoggedEvent<Event extends GameEvent = GameEvent> {
  /** Position in the whole log, from 0. */
  index: number;
  event: Event;
}

export interface Refusal {
  move: string;
  reason: Reason;
}

/** What these eyes saw once some events had come: those from `from` up to, but not with, `to`. */
export interface HistoryEntry {
  version: number;
  from: number;
  to: number;
  view: GameView;
}

export interface TableState {
  viewpoint: Viewpoint;
  lobby: Lobby | null;
  version: number | null;
  view: GameView | null;
  options: readonly LegalMove[];
  log: readonly LoggedEvent[];
  /** How many entries of the log came with the last frame. */
  newEvents: number;
  /** What was seen so far, oldest first: nothing from before this page was opened. */
  history: readonly HistoryEntry[];
  refusal: Refusal | null;
  /** The answer to a question that turned out to be allowed. */
  allowed: string | null;
  error: string | null;
  movedTo: string | null;
  deadline: Deadline | null;
  /** Whom the bots wait for, who wants them to hurry, and the level that they are lowered to. */
  pacing: Pick<BotPacing, "waiting" | "skipping" | "level">;
  /** What was said, oldest first. */
  talk: readonly ChatMessage[];
  poll: Poll | null;
  /** What the seat that this tab looks through wrote down for itself. */
  notes: readonly SeatNote[];
  /** What this seat has said beforehand, at a slow table. */
  conditionalMoves: Pick<ConditionalMoves, "moves" | "expired" | "auto_decline">;
  /** A bot sat in for this player and has given the seat back. */
  seatReturned: boolean;
}

export const INITIAL_STATE: TableState = {
  viewpoint: "own",
  lobby: null,
  version: null,
  view: null,
  options: [],
  log: [],
  newEvents: 0,
  history: [],
  refusal: null,
  allowed: null,
  error: null,
  movedTo: null,
  deadline: null,
  pacing: { waiting: [], skipping: [], level: null },
  talk: [],
  poll: null,
  notes: [],
  conditionalMoves: { moves: [], expired: false, auto_decline: false },
  seatReturned: false,
};

/** So much of the talk is kept, as the server does. */
const MAX_CHAT_LINES = 200;

/** So many moments are kept: more than a long game has moves. */
const MAX_HISTORY = 800;

const historyEntry = (
  { version, view }: { version: number; view: GameView },
  from: number,
  to: number,
): HistoryEntry => ({ version, from, to, view });

function pushHistory({ history }: TableState, moment: HistoryEntry): readonly HistoryEntry[] {
  return [...history.filter(({ version }) => version < moment.version), moment].slice(-MAX_HISTORY);
}

/** The moment at which an event of the log had just come; null if this page knows nothing of it. */
export const historyAt = ({ history }: TableState, index: number): HistoryEntry | null =>
  history.find(({ from, to }) => from <= index && index < to) ?? null;

/** Look through other eyes: nothing that the last ones saw is left. */
export function switchViewpoint(state: TableState, viewpoint: Viewpoint): TableState {
  const { lobby, talk, poll, deadline, pacing, movedTo } = state;
  return {
    ...INITIAL_STATE,
    viewpoint,
    lobby: lobby && { ...lobby, seat: null },
    talk,
    poll,
    deadline,
    pacing,
    movedTo,
  };
}

/** A frame for other eyes may still be on its way when this tab is covered. */
const isForViewpoint = ({ viewpoint }: TableState, view: GameView): boolean =>
  viewpoint === "own" || view.sight === viewpoint;

/** What is said to a seat alone: a covered tab, and one that looks through another seat, take none of it. */
const isForOwnSeat = ({ viewpoint, lobby }: TableState): boolean =>
  viewpoint === "own" || (viewpoint !== "public" && lobby?.seat === viewpoint);

/** What was wrong with a name: it is said where the name was written, not above the page. */
export const nameError = (trouble: string | null): string | null =>
  trouble === "name-taken" || trouble === "bad-nickname" ? trouble : null;

/** Whether this device has several seats: then it is covered until one of its people looks. */
export const isSharedDevice = (lobby: Lobby | null): boolean => (lobby?.own_seats.length ?? 0) > 1;

function applyLobby(state: TableState, lobby: Lobby): TableState {
  const had = state.lobby?.seats ?? [];
  const back = lobby.own_seats.some((seat) => had[seat]?.is_substitute && !lobby.seats[seat]?.is_substitute);
  const next = { ...state, lobby, error: null, seatReturned: state.seatReturned || back };
  if (state.viewpoint === "own" && isSharedDevice(lobby)) return { ...switchViewpoint(next, "public"), lobby };
  // Nobody sits beside this player any more.
  return typeof state.viewpoint === "number" && !isSharedDevice(lobby) ? { ...next, viewpoint: "own" } : next;
}

function withIndex(events: readonly GameEvent[], from: number): LoggedEvent[] {
  return events.map((event, i) => ({ index: from + i, event }));
}

export function reduce(state: TableState, frame: FromServer, now: number = performance.now()): TableState {
  switch (frame.type) {
    case "lobby":
      return applyLobby(state, frame);
    case "snapshot":
      if (!isForViewpoint(state, frame.view)) return state;
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.legal_moves,
        log: withIndex(frame.events, 0),
        newEvents: 0,
        // Of what came while this page was away, only the last event is sure to have led here.
        history:
          frame.version === state.version
            ? state.history
            : pushHistory(state, historyEntry(frame, frame.events.length - 1, frame.events.length)),
        refusal: null,
      };
    case "move-made":
      if (!isForViewpoint(state, frame.view)) return state;
      // A frame this tab already has (another came first after a resume) changes nothing.
      if (state.version !== null && frame.version <= state.version) return state;
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.legal_moves,
        log: [...state.log, ...withIndex(frame.events, state.log.length)],
        newEvents: frame.events.length,
        history: pushHistory(state, historyEntry(frame, state.log.length, state.log.length + frame.events.length)),
        refusal: null,
        allowed: null,
      };
    case "answer-accepted":
      // The others are awaited; nobody hears who answered what before all have.
      return frame.version === state.version ? { ...state, options: [], refusal: null } : state;
    case "refused":
      return { ...state, refusal: { move: frame.move, reason: frame.reason } };
    case "explanation":
      return frame.reason
        ? { ...state, refusal: { move: frame.move, reason: frame.reason }, allowed: null }
        : { ...state, allowed: frame.move };
    case "error":
      return { ...state, error: frame.code };
    case "table-moved":
      return { ...state, movedTo: frame.code };
    case "clock":
      return {
        ...state,
        deadline: { version: frame.version, at: frame.seconds === null ? null : now + frame.seconds * 1000 },
      };
    case "bot-pacing":
      return { ...state, pacing: frame };
    case "chat-history":
      return { ...state, talk: frame.messages };
    case "chat-message":
      return {
        ...state,
        talk: [...state.talk.filter(({ number }) => number !== frame.number), frame].slice(-MAX_CHAT_LINES),
      };
    case "poll":
      return { ...state, poll: frame };
    case "notes":
      return isForOwnSeat(state) ? { ...state, notes: frame.notes } : state;
    case "conditional-moves":
      return isForOwnSeat(state) ? { ...state, conditionalMoves: frame } : state;
    case "done":
    case "pong":
      return state;
  }
}
