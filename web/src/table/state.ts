/** The state of a table in a tab: a pure function of the received frames. */
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
 * The sight of this tab: `own` is that of the guest's seat or, without one, the public one; `public` is for
 * televisions and covered shared devices; a number is the seat revealed on a shared device.
 */
export type Viewpoint = "own" | "public" | number;

/** The time at which the clock for a version runs out (`performance.now()`); `at` is null while it is stopped. */
export interface Deadline {
  version: number;
  at: number | null;
}

export interface LoggedEvent<Event extends GameEvent = GameEvent> {
  /** The position in the whole log, from 0. */
  index: number;
  event: Event;
}

export interface Refusal {
  move: string;
  reason: Reason;
}

/** The view after the events from `from` up to, but not including, `to`. */
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
  /** The number of log entries that came with the last frame. */
  newEvents: number;
  /** The views received so far, oldest first; none from before this page was opened. */
  history: readonly HistoryEntry[];
  refusal: Refusal | null;
  /** The notation of the move that an explanation has shown to be legal; else null. */
  allowed: string | null;
  /** The code of the last error, shown at the top of the page; null for none. */
  error: string | null;
  movedTo: string | null;
  deadline: Deadline | null;
  /** The seats that bots wait for, the seats that want to skip ahead, and the level to which bots are reduced. */
  pacing: Pick<BotPacing, "waiting" | "skipping" | "level">;
  /** The chat messages, oldest first. */
  talk: readonly ChatMessage[];
  poll: Poll | null;
  /** The private notes of the viewing seat. */
  notes: readonly SeatNote[];
  /** The viewer's conditional moves at a correspondence table. */
  conditionalMoves: Pick<ConditionalMoves, "moves" | "expired" | "auto_decline">;
  /** Whether a substitute bot has returned the seat to the viewer. */
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

/** The maximum number of chat messages, as on the server. */
const MAX_CHAT_LINES = 200;

/** The maximum number of views, more than a long game has moves. */
const MAX_HISTORY = 800;

const historyEntry = (
  { version, view }: { version: number; view: GameView },
  from: number,
  to: number,
): HistoryEntry => ({ version, from, to, view });

function pushHistory({ history }: TableState, moment: HistoryEntry): readonly HistoryEntry[] {
  return [...history.filter(({ version }) => version < moment.version), moment].slice(-MAX_HISTORY);
}

/** Return the view right after an event of the log; null if this page has not received it. */
export const historyAt = ({ history }: TableState, index: number): HistoryEntry | null =>
  history.find(({ from, to }) => from <= index && index < to) ?? null;

/** Change the sight; no views of the previous sight are kept. */
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

/**
 * Return whether a view belongs to the current sight, since a view of another sight may arrive after this tab was
 * covered.
 */
const isForViewpoint = ({ viewpoint }: TableState, view: GameView): boolean =>
  viewpoint === "own" || view.sight === viewpoint;

/** Return whether frames for the viewer's seat apply: not while the tab is covered or shows another seat. */
const isForOwnSeat = ({ viewpoint, lobby }: TableState): boolean =>
  viewpoint === "own" || (viewpoint !== "public" && lobby?.seat === viewpoint);

/** Return whether this device has several seats; it is then covered until one of its players reveals a seat. */
export const isSharedDevice = (lobby: Lobby | null): boolean => (lobby?.own_seats.length ?? 0) > 1;

function applyLobby(state: TableState, lobby: Lobby): TableState {
  const had = state.lobby?.seats ?? [];
  const back = lobby.own_seats.some((seat) => had[seat]?.is_substitute && !lobby.seats[seat]?.is_substitute);
  const next = { ...state, lobby, seatReturned: state.seatReturned || back };
  if (state.viewpoint === "own" && isSharedDevice(lobby)) return { ...switchViewpoint(next, "public"), lobby };
  // The device has a single seat again.
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
        // Of events received in bulk after a reconnect, only the last is known to immediately precede this view.
        history:
          frame.version === state.version
            ? state.history
            : pushHistory(state, historyEntry(frame, frame.events.length - 1, frame.events.length)),
        refusal: null,
      };
    case "move-made":
      if (!isForViewpoint(state, frame.view)) return state;
      // A frame that this tab already has, after a reconnect, changes nothing.
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
      // Others are still being asked; the answers stay secret until all have answered.
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
    default:
      // A newer server may send more; every type of this build is handled above.
      frame satisfies never;
      return state;
  }
}
