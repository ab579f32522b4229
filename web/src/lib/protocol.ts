// Written by tools/client_types.py from src/saboteur/server/messages.py. Do not edit.

export const BOT_LEVELS = ["random", "novice"] as const;

export const CLOSED_SLOW = 4001;
export const CLOSED_FLOOD = 4002;
export const CLOSED_LOST = 4003;
export const CLOSED_NO_GUEST = 4401;
export const CLOSED_CROWD = 4403;
export const CLOSED_NO_TABLE = 4404;

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
  view: ClassicView;
  /** Your legal moves, if you are to decide; empty otherwise. */
  options: Option[];
  /** Everything that happened so far as you learnt it, for the log. */
  events: SightEvent[];
}

/** One move was made: what you learn of it, and the view after it. */
export interface Happened {
  type: "happened";
  version: number;
  seat: number | null;
  timed_out: boolean;
  /** Each with its `type`; cells are `[x, y]`. */
  events: SightEvent[];
  view: ClassicView;
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
 * `sight` is a seat or `public`.
 */
export interface ReplayStep {
  step: number;
  /** How many moves there are. */
  steps: number;
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: SightEvent[];
  view: ClassicView;
}

/** A face-up card of the maze; `lit` names its edges that are linked to Start. */
export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  lit: string;
}

/** A goal cell: its face if it is turned over, and what this seat saw of it. */
export interface GoalCell {
  x: number;
  y: number;
  face: string | null;
  seen: string | null;
  seen_round: number | null;
  stale: boolean;
  looked: number[];
}

/** A role that this seat has looked at; stale if it may have changed since. */
export interface SeenRole {
  seat: number;
  role: string;
  stale: boolean;
}

/** A card that this seat has seen go into another hand; stale if it may have left it since. */
export interface SeenCard {
  seat: number;
  card: string;
  stale: boolean;
}

/** How a round ended. */
export interface RoundResult {
  round: number;
  treasure: boolean;
  completer: number | null;
  roles: string[];
}

/** Gold cards that were handed to this seat, and the one it took. */
export interface GoldHandful {
  offered: number[];
  taken: number;
}

/** A gold draft as this seat remembers it; who takes several cards stands there as often. */
export interface GoldDraft {
  round: number;
  order: number[];
  done: number;
  offered: number[] | null;
  taken: number | null;
  shown: number[] | null;
  /** What was handed to this seat before, if it takes several cards. */
  earlier: GoldHandful[];
}

/** A saboteur was paid so many gold cards. */
export interface GoldPayment {
  round: number;
  seat: number;
  owed: number;
  count: number;
  cards: number[] | null;
}

/** A classic game through one sight. The discard stays out: a screen never shows it. */
export interface ClassicView {
  ruleset: string;
  revision: number;
  seats: number;
  options: Record<string, string | number | boolean>;
  sight: number | string;
  round: number;
  rounds: number;
  starter: number;
  turn: number | null;
  decider: number | null;
  asked: string | null;
  asked_cell: [number, number] | null;
  asked_seats: number[];
  asked_card: string | null;
  /** How many answers the question still takes. */
  asked_left: number;
  /** The declared move that the question is about, as text. */
  declared: string | null;
  clockwise: boolean;
  role: string | null;
  roles: string[] | null;
  hand: string[];
  hands: string[][] | null;
  hand_sizes: number[];
  pile: number;
  /** How many cards lie there. */
  discard: number;
  broken: string[][];
  /** All that lies before each seat, broken tools among it. */
  marks: string[][];
  maze: LaidCard[];
  goals: GoalCell[];
  last: number | null;
  laid: [number, number] | null;
  proposed: boolean;
  gold_cards: number[];
  own_gold: number[];
  gold: number[] | null;
  /** Your nugget tokens. */
  nuggets: number | null;
  has_nuggets: boolean[];
  role_peeks: SeenRole[];
  card_peeks: SeenCard[];
  /** What each module shows, by its id. */
  modules: Record<string, Record<string, unknown>>;
  drafts: GoldDraft[];
  payments: GoldPayment[];
  results: RoundResult[];
  scores: number[] | null;
  winners: number[];
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

// What a sight learns of the game, in the order it happened.
/** Maze, roles and hands were set up anew (B-50). */
export interface RoundBeganEvent {
  type: "RoundBegan";
  round: number;
  starter: number;
}

/** A seat is on turn. */
export interface TurnBeganEvent {
  type: "TurnBegan";
  seat: number;
}

/** A seat without cards was passed over (B-17). */
export interface TurnSkippedEvent {
  type: "TurnSkipped";
  seat: number;
}

/** A path card was laid in the maze. */
export interface PathLaidEvent {
  type: "PathLaid";
  seat: number;
  card: string;
  cell: [number, number];
  turned: boolean;
}

/** A broken tool was put before a seat (B-27). */
export interface ToolBrokenEvent {
  type: "ToolBroken";
  seat: number;
  target: number;
  card: string;
  tool: string;
}

/** A broken tool was taken away (B-29). */
export interface ToolMendedEvent {
  type: "ToolMended";
  seat: number;
  target: number;
  card: string;
  tool: string;
}

/** A rockfall took a path card out of the maze (B-32). */
export interface PathRemovedEvent {
  type: "PathRemoved";
  seat: number;
  cell: [number, number];
  card: string;
}

/** A reached goal was turned over; its seat must still choose how it lies. */
export interface GoalShownEvent {
  type: "GoalShown";
  seat: number;
  cell: [number, number];
  card: string;
}

/** A goal was reached and turned over (B-35). */
export interface GoalRevealedEvent {
  type: "GoalRevealed";
  seat: number;
  cell: [number, number];
  card: string;
  turned: boolean;
}

/** A seat proposed to give the round up. */
export interface ConcedeProposedEvent {
  type: "ConcedeProposed";
  seat: number;
}

/** A seat agreed to give the round up, or did not. */
export interface ConcedeAnsweredEvent {
  type: "ConcedeAnswered";
  seat: number;
  agreed: boolean;
}

/** The round is over and the roles are shown (B-42). */
export interface RoundEndedEvent {
  type: "RoundEnded";
  round: number;
  treasure: boolean;
  completer: number | null;
  roles: string[];
}

/** Gold cards go round among the miners, in this order (B-45). */
export interface GoldSharedEvent {
  type: "GoldShared";
  cards: number;
  order: number[];
}

/** A seat took nuggets from the supply, for all to see. */
export interface NuggetsGainedEvent {
  type: "NuggetsGained";
  seat: number;
  nuggets: number;
}

/** A seat gave nuggets to another, or back to the supply (`to` is -1), for all to see. */
export interface NuggetsPaidEvent {
  type: "NuggetsPaid";
  seat: number;
  to: number;
  nuggets: number;
}

/** A seat showed a gold card and took as many nuggets for it. */
export interface GoldTradedEvent {
  type: "GoldTraded";
  seat: number;
  worth: number;
}

/** The last round is over; the hoards are shown (B-53). */
export interface GameEndedEvent {
  type: "GameEnded";
  scores: number[];
  winners: number[];
}

/** A seat drew a card (B-15). */
export interface CardDrawnEvent {
  type: "CardDrawn";
  seat: number;
  card: string;
}

/** A seat passed and put a card unseen on the discard (B-18). */
export interface CardPassedEvent {
  type: "CardPassed";
  seat: number;
  card: string;
}

/** A seat looked at a goal with a map (B-34). */
export interface GoalSeenEvent {
  type: "GoalSeen";
  seat: number;
  cell: [number, number];
  card: string;
}

/** A seat looked at another's role. */
export interface RoleSeenEvent {
  type: "RoleSeen";
  seat: number;
  target: number;
  role: string;
}

/** A seat gave its role away and took another, maybe the same. */
export interface RoleChangedEvent {
  type: "RoleChanged";
  seat: number;
  role: string;
}

/** A miner chose a gold card among those handed to him. */
export interface GoldTakenEvent {
  type: "GoldTaken";
  seat: number;
  offered: number[];
  taken: number;
}

/** A saboteur was paid in gold cards. */
export interface GoldPaidEvent {
  type: "GoldPaid";
  seat: number;
  cards: number[];
}

/** Your role this round. */
export interface OwnRoleEvent {
  type: "OwnRole";
  role: string;
}

/** Your cards this round. */
export interface OwnHandEvent {
  type: "OwnHand";
  hand: string[];
}

/** A seat drew a card that you can't see. */
export interface HiddenDrawEvent {
  type: "HiddenDraw";
  seat: number;
}

/** A seat passed a card that you can't see. */
export interface HiddenPassEvent {
  type: "HiddenPass";
  seat: number;
}

/** A seat looked at a goal; you know which, not what it is (B-34). */
export interface HiddenPeekEvent {
  type: "HiddenPeek";
  seat: number;
  cell: [number, number];
}

/** A seat looked at another's role; you know whose, not what it is. */
export interface HiddenRolePeekEvent {
  type: "HiddenRolePeek";
  seat: number;
  target: number;
}

/** A seat took another role that you can't see. */
export interface HiddenRoleChangeEvent {
  type: "HiddenRoleChange";
  seat: number;
}

/** A miner chose a gold card that you can't see. */
export interface HiddenTakeEvent {
  type: "HiddenTake";
  seat: number;
}

/** A miner chose this gold card; the table plays with public gold. */
export interface ShownTakeEvent {
  type: "ShownTake";
  seat: number;
  taken: number;
}

/** A saboteur was paid in so many gold cards. */
export interface HiddenPayEvent {
  type: "HiddenPay";
  seat: number;
  cards: number;
}

export type SightEvent =
  | RoundBeganEvent
  | TurnBeganEvent
  | TurnSkippedEvent
  | PathLaidEvent
  | ToolBrokenEvent
  | ToolMendedEvent
  | PathRemovedEvent
  | GoalShownEvent
  | GoalRevealedEvent
  | ConcedeProposedEvent
  | ConcedeAnsweredEvent
  | RoundEndedEvent
  | GoldSharedEvent
  | NuggetsGainedEvent
  | NuggetsPaidEvent
  | GoldTradedEvent
  | GameEndedEvent
  | CardDrawnEvent
  | CardPassedEvent
  | GoalSeenEvent
  | RoleSeenEvent
  | RoleChangedEvent
  | GoldTakenEvent
  | GoldPaidEvent
  | OwnRoleEvent
  | OwnHandEvent
  | HiddenDrawEvent
  | HiddenPassEvent
  | HiddenPeekEvent
  | HiddenRolePeekEvent
  | HiddenRoleChangeEvent
  | HiddenTakeEvent
  | ShownTakeEvent
  | HiddenPayEvent;
