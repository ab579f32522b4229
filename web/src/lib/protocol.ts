// Written by tools/client_types.py from src/saboteur/server/messages.py. Do not edit.

export const BOT_LEVELS = ["random", "novice", "skilled", "expert"] as const;

export const VETO_WINDOW_S = 6;

export const CLOSED_SLOW = 4001;
export const CLOSED_FLOOD = 4002;
export const CLOSED_LOST = 4003;
export const CLOSED_NO_GUEST = 4401;
export const CLOSED_CROWD = 4403;
export const CLOSED_NO_TABLE = 4404;

/** What a sight learns of the game; each family lists its own. */
export interface GameEvent {
  type: string;
}

/** A game through one sight; each family adds what its table shows. */
export interface GameView {
  family: string;
  ruleset: string;
  revision: number;
  seats: number;
  options: Record<string, string | number | boolean>;
  sight: number | string;
  round: number;
  decider: number | null;
  /** The kind of the question; `None` when the game is over. */
  asked: string | null;
  scores: number[] | null;
  winners: number[];
}

/** POST /api/guest: take a nickname; the answer sets the cookie. */
export interface NewGuest {
  nickname: string;
}

/** Who you are. GET /api/guest answers it too, or `null` to somebody new. */
export interface Guest {
  /** Public and opaque; it is no token. */
  id: string;
  nickname: string;
}

/** POST /api/tables: open a table; the answer is a `TableCode`. */
export interface NewTable {
  ruleset?: string;
  seats?: number;
  options?: Record<string, string | number | boolean>;
  /** Fill every seat but yours with bots of this level and start at once (play now). */
  bots?: string | null;
}

/** A rule that a table may choose; the first choice is the usual one. */
export interface RuleOption {
  name: string;
  choices: (string | number | boolean)[];
}

/** A module that another does not go with, and the option that allows both, if there is one. */
export interface Bar {
  module: string;
  option: string | null;
}

/** A box that can be played; its words are `box-ID` and its `description`. */
export interface BoxEntry {
  id: string;
  /** Fewest and most. */
  seats: [number, number];
  options: RuleOption[];
}

/** A module that can be added to some boxes; its words are `module-ID`. */
export interface ModuleEntry {
  id: string;
  seats: [number, number];
  options: RuleOption[];
  boxes: string[];
  bars: Bar[];
}

/** GET /api/catalogue: every rule set that a table may choose. */
export interface Catalogue {
  boxes: BoxEntry[];
  modules: ModuleEntry[];
}

/** A table's code; its invite link is `/t/CODE`, its QR `/api/tables/CODE/qr.svg`. */
export interface TableCode {
  code: string;
}

/** Every error answer of HTTP: a code for the words, the technical reason, no secret. */
export interface Problem {
  code: string;
  reason: string;
}

/** First frame: the last version this tab has seen; `Sync` follows if it has missed any. */
export interface Hello {
  type: "hello";
  since?: number | null;
}

/** Sit down in the lobby (also: change seats). */
export interface TakeSeat {
  type: "take-seat";
  seat: number;
}

/** Stand up in the lobby. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** Host, in the lobby: put a bot on an empty seat, or take it away (`level` null). */
export interface SetBot {
  type: "set-bot";
  seat: number;
  level: string | null;
}

/** Host: deal. Every seat must be taken. */
export interface Start {
  type: "start";
}

/** Make a move; `version` is the last one seen, a stale one is answered with `Sync`. */
export interface Play {
  type: "play";
  version: number;
  move: string;
}

/** Ask why a move is not allowed; answered with `Answer`, to this tab alone. */
export interface Why {
  type: "why";
  move: string;
}

/** After the end: a new table with the same people and bots; all get `Moved`. */
export interface Rematch {
  type: "rematch";
}

/** Are you there? Every 20 s; answered with `Pong`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** A seat of a table. */
export interface Seat {
  seat: number;
  /** Nickname, or a bot's name; `None` if empty. */
  player: string | null;
  /** Public id of the guest who sits there. */
  guest: string | null;
  /** Level, if a bot sits there. */
  bot: string | null;
  /** Whether the guest has an open socket. */
  here: boolean;
}

/** A legal move, taken apart for the board. */
export interface Option {
  text: string;
  verb: string;
  card: string | null;
  at: [number, number] | null;
  /** A second cell, where a move speaks of two; the two have no order. */
  other: [number, number] | null;
  turned: boolean;
  seat: number | null;
  word: string | null;
  value: number | null;
}

/** Why a move is not allowed; the words are `refusal-CODE` and the text of the clause. */
export interface Reason {
  clause: string;
  code: string;
  args: Record<string, string | number>;
}

/** The table: sent after `Hello` and whenever seats change, before and during play. */
export interface Lobby {
  type: "lobby";
  code: string;
  ruleset: string;
  options: Record<string, string | number | boolean>;
  /** Public id of the host. */
  host: string;
  /** Your public id. */
  you: string;
  /** Your seat; `None` for a spectator. */
  seat: number | null;
  seats: Seat[];
  /** `lobby`, `playing` or `over`. */
  stage: string;
  /** The fairness commitment, from the deal on. */
  commitment: string | null;
}

/** The whole view: after `Hello` when a game is on, and after a stale move. */
export interface Sync {
  type: "sync";
  version: number;
  view: GameView;
  /** Your legal moves, if you are to decide; empty otherwise. */
  options: Option[];
  /** Everything that happened so far as you learnt it, for the log. */
  events: GameEvent[];
}

/** One move was made: what you learn of it, and the view after it. */
export interface Happened {
  type: "happened";
  version: number;
  seat: number | null;
  timed_out: boolean;
  /** Each with its `type`; cells are `[x, y]`. */
  events: GameEvent[];
  view: GameView;
  options: Option[];
}

/** Your answer to a question that is put to all at once was taken; others are awaited. */
export interface Held {
  type: "held";
  version: number;
}

/** Your move was refused; nothing changed. */
export interface Refused {
  type: "refused";
  move: string;
  reason: Reason;
}

/** The answer to `Why`: `None` if the move is allowed. */
export interface Answer {
  type: "answer";
  move: string;
  reason: Reason | null;
}

/** The table goes on elsewhere (rematch). */
export interface Moved {
  type: "moved";
  code: string;
}

/** A frame could not be taken: malformed, not yours to say, too many. */
export interface Trouble {
  type: "trouble";
  code: string;
  reason: string;
}

/** I am here. */
export interface Pong {
  type: "pong";
  at: number;
}

/**
 * GET /api/tables/CODE/replay/STEP?sight=…: a finished game, move by move; 0 is the deal.
 *
 * `sight` is a seat, `public` or `open`. An uploaded record: /api/replays/ID/STEP.
 */
export interface ReplayStep {
  step: number;
  /** How many moves there are. */
  steps: number;
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
  view: GameView;
  /** With `open`: what every seat saw. */
  seats: GameView[];
  /** With `open`: all that is hidden too. */
  position: string | null;
}

/** POST /api/replays, with a record as its text: once it is verified, this names it. */
export interface ReplayId {
  id: string;
}

export type FromClient =
  | Hello
  | TakeSeat
  | LeaveSeat
  | SetBot
  | Start
  | Play
  | Why
  | Rematch
  | Ping;

export type FromServer =
  | Lobby
  | Sync
  | Happened
  | Held
  | Refused
  | Answer
  | Moved
  | Trouble
  | Pong;
