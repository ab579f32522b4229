/** What a tab knows of a table: a pure function of the frames it got. */
import type { FromServer, GameEvent, GameView, Lobby, Option, Reason } from "../lib/protocol";

export interface Told {
  /** Position in the whole log, from 0. */
  index: number;
  event: GameEvent;
}

export interface Complaint {
  move: string;
  reason: Reason;
}

export interface TableState {
  lobby: Lobby | null;
  version: number | null;
  view: GameView | null;
  options: readonly Option[];
  log: readonly Told[];
  /** How many entries of the log came with the last frame. */
  news: number;
  complaint: Complaint | null;
  /** The answer to a question that turned out to be allowed. */
  allowed: string | null;
  trouble: string | null;
  moved: string | null;
}

export const NEW_TABLE: TableState = {
  lobby: null,
  version: null,
  view: null,
  options: [],
  log: [],
  news: 0,
  complaint: null,
  allowed: null,
  trouble: null,
  moved: null,
};

function numbered(events: readonly GameEvent[], from: number): Told[] {
  return events.map((event, i) => ({ index: from + i, event }));
}

export function reduce(state: TableState, frame: FromServer): TableState {
  switch (frame.type) {
    case "lobby":
      return { ...state, lobby: frame, trouble: null };
    case "sync":
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.options,
        log: numbered(frame.events, 0),
        news: 0,
        complaint: null,
      };
    case "happened":
      // A frame this tab already has (another came first after a resume) changes nothing.
      if (state.version !== null && frame.version <= state.version) return state;
      return {
        ...state,
        version: frame.version,
        view: frame.view,
        options: frame.options,
        log: [...state.log, ...numbered(frame.events, state.log.length)],
        news: frame.events.length,
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
    case "pong":
      return state;
  }
}
