// Written by tools/client_types.py from src/saboteur/protocol/messages. Do not edit.

export type FamilyId = "classic" | "duel" | "lost-mines" | "dark-cave";

export type BoxId = "saboteur" | "saboteur2" | "duel" | "lost-mines" | "dark-cave";

export type QuestionKind = "turn" | "pass-more" | "discard-two" | "end-vote" | "reveal-goal" | "orient-goal" | "effect" | "take-gold" | "trade-gold" | "concede-vote" | "theft" | "veto" | "keep-card" | "scout-path" | "exchange-goals" | "post-pawn" | "pay-for-passage" | "lay-after-paying" | "orient-path" | "move-goal" | "peek-role" | "keep-dug" | "rob-hand" | "keep-drawn" | "before-draw" | "claim-gold" | "step" | "orient-mine" | "take-treasure" | "creature-step" | "attack-order" | "repel-creature" | "dwarf-step" | "take-nugget";

export type AdviceUnit = "chance" | "points" | "nuggets";

export type TableStage = "lobby" | "playing" | "over" | "ended";

export type ClockMode = "none" | "relaxed" | "fast" | "slow";

export type HiddenCards = "keep" | "redraw";

export type BotPace = "slow" | "normal" | "instant";

export type ChatMode = "off" | "phrases" | "free";

export type AbsenceVote = "wait" | "bot" | "end";

export type Phrase = "hello" | "thanks" | "well-played" | "repair-me" | "need-map" | "why" | "trust-me" | "oops" | "hurry" | "laugh";

export type ChatKind = "say-phrase" | "accuse" | "trust" | "claim" | "chat" | "open-poll" | "cast-ballot" | "close-poll";

export type ReportReason = "insult" | "pressure" | "name" | "flood" | "spoil" | "other";

export type ProfileVisibility = "nobody" | "groups" | "people";

export type BrowserName = "edge" | "opera" | "samsung" | "firefox" | "chrome" | "safari" | "other";

export type SystemName = "android" | "ipad" | "iphone" | "windows" | "mac" | "linux" | "other";

export type NotificationKind = "turn" | "over" | "invited" | "round";

export type Language = "en" | "fr";

export type TournamentClock = "none" | "relaxed" | "fast";

export type RoundTableStage = "paired" | "playing" | "over" | "ended" | "forfeited";

/** The levels of bots that each box has, from the weakest to the strongest. */
export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {
  "saboteur": ["random", "novice", "skilled", "expert"],
  "saboteur2": ["random", "novice", "skilled", "expert"],
  "duel": ["random", "novice", "skilled", "expert"],
  "lost-mines": ["random", "novice", "skilled", "expert"],
  "dark-cave": ["random", "novice", "skilled", "expert"],
};

export const WINDOW_S = 6;

/** Names reserved for bots, and the maximum length of a displayed name. */
export const BOT_NAMES: readonly string[] = ["Alvis", "Brokk", "Sindri", "Fafnir", "Regin", "Nabbi", "Ivaldi", "Andvari", "Lofar", "Eitri", "Hornbori", "Dvalin"];
export const MAX_NAME_LENGTH = 20;

export const CLOSED_SLOW_CONSUMER = 4001;
export const CLOSED_RATE_LIMITED = 4002;
export const CLOSED_RECONNECT = 4003;
export const CLOSED_NOT_AUTHENTICATED = 4401;
export const CLOSED_TOO_MANY_SOCKETS = 4403;
export const CLOSED_TABLE_NOT_FOUND = 4404;
export const CLOSED_KICKED = 4410;
export const CLOSED_BANNED = 4411;
export const CLOSED_BY_OPERATOR = 4412;

/** An event as one sight sees it; each family lists its own. */
export interface GameEvent {
  type: string;
}

/** A game as one sight sees it; each family adds its own fields. */
export interface GameView {
  family: FamilyId;
  ruleset: string;
  revision: number;
  seats: number;
  options: Record<string, string | number | boolean>;
  sight: number | string;
  round: number;
  decider: number | null;
  /** The kind of the current question; `null` when the game is over. */
  asked: QuestionKind | null;
  scores: number[] | null;
  winners: number[];
  starter: number;
  turn: number | null;
  asked_cell: [number, number] | null;
  asked_card: string | null;
  /** Number of cards, steps or answers still missing for the question. */
  asked_left: number;
  hand: string[];
  /** All hands, if they are open; `null` otherwise. */
  hands: string[][] | null;
  hand_sizes: number[];
  pile: number;
}

/** A goal: its face if it is turned over, and what this seat saw of it. */
export interface GoalCell {
  x: number;
  y: number;
  face: string | null;
  seen: string | null;
  looked: number[];
}

/** A legal move with its parts, for display on the board. */
export interface LegalMove {
  text: string;
  verb: string;
  card: string | null;
  at: [number, number] | null;
  /** The second cell of a move that names two; their order has no meaning. */
  other: [number, number] | null;
  turned: boolean;
  seat: number | null;
  word: string | null;
  value: number | null;
}

/** One factor in the rating of a move; its text id is `advice-WORD`. */
export interface AdviceTerm {
  word: string;
  seat: number | null;
  amount: number | null;
}

/** A move that the expert considered, or the move that was played. */
export interface AdviceCandidate {
  move: LegalMove;
  played: boolean;
  /** Difference of its value to that of the best move, in `unit`; 0 for the best. */
  short: number;
  terms: AdviceTerm[];
}

/**
 * GET /api/tables/CODE/advice/STEP or /api/replays/ID/advice/STEP: the advice so far.
 *
 * Each request samples some more possible worlds until `tried` reaches `wanted`. Nothing is
 * computed between requests.
 */
export interface Advice {
  step: number;
  seat: number;
  unit: AdviceUnit;
  tried: number;
  /** Number of possible worlds to sample in all; 0 if sampling would not change the advice. */
  wanted: number;
  /** The moves by value, the best first. */
  candidates: AdviceCandidate[];
}

/**
 * The base of frames from clients.
 *
 * A frame with a `request_id` gets one answer that repeats it: `Done`,
 * `ErrorMessage` or `Refused`.
 */
export interface Command {
  request_id?: number | null;
}

/** A frame from a client on `/api/tables/CODE/socket`. */
export interface ClientMessage {
  request_id?: number | null;
}

/** The base of commands about a seat. */
export interface SeatCommand {
  seat: number;
  request_id?: number | null;
}

/** The base of commands of the host about a guest. */
export interface GuestCommand {
  guest: string;
  request_id?: number | null;
}

/** The base of statements about a seat. */
export interface SeatStatement {
  about: number;
  request_id?: number | null;
}

/**
 * The first frame of a socket, with the last version that this tab has seen.
 *
 * The answer is `Lobby`, and `Snapshot` if the tab may have missed a move.
 */
export interface Hello {
  type: "hello";
  last_version?: number | null;
  /**
   * Whether this tab sends `AckReveal`; then bots wait until the player has viewed the last
   * reveal.
   */
  acknowledges?: boolean;
  /** Whether the client is a bot program: its seats are then marked as a bot's. */
  is_bot?: boolean;
  request_id?: number | null;
}

/**
 * Host, in the lobby: change the game or its settings.
 *
 * Players on seats beyond the new number lose them.
 */
export interface SetTable {
  type: "set-table";
  ruleset: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  clock: ClockMode;
  chat: ChatMode;
  listed: boolean;
  window_s: number;
  /** Time limit of a decision if the clock is `slow`. */
  decision_hours?: number;
  /** Daily pause of a `slow` clock. */
  daily_pause?: [number, number] | null;
  /** One of your groups; only its members may join. */
  group?: string | null;
  request_id?: number | null;
}

/**
 * Take a seat in the lobby, or change seats.
 *
 * A nickname replaces your present one; if it is rejected, you do not get the seat.
 */
export interface TakeSeat {
  type: "take-seat";
  seat: number;
  nickname?: string | null;
  portrait?: number | null;
  request_id?: number | null;
}

/** In the lobby: seat another person at this device (hot-seat). */
export interface ShareSeat {
  type: "share-seat";
  seat: number;
  nickname: string;
  portrait?: number | null;
  request_id?: number | null;
}

/** In the lobby: leave one of your seats, or all of them without `seat`. */
export interface LeaveSeat {
  type: "leave-seat";
  seat?: number | null;
  request_id?: number | null;
}

/**
 * View the game from one of your seats in this tab, or hide them all (`null`).
 *
 * A single seat is shown at first; with several seats none is.
 */
export interface SelectSeat {
  type: "select-seat";
  seat: number | null;
  request_id?: number | null;
}

/**
 * Change your nickname and portrait everywhere; all clients see it at once.
 *
 * With `seat`, change those of a hot-seat player at this table.
 */
export interface SetProfile {
  type: "set-profile";
  nickname: string;
  portrait?: number | null;
  seat?: number | null;
  request_id?: number | null;
}

/** Host, in the lobby: put a bot on a seat, or remove it (`level` null). */
export interface SetBot {
  type: "set-bot";
  seat: number;
  level: string | null;
  request_id?: number | null;
}

/** Host, in the lobby: deal the game. Every seat must be taken. */
export interface Start {
  type: "start";
  request_id?: number | null;
}

/** Make a move; `version` is the last one seen. `Snapshot` answers a stale version. */
export interface Play {
  type: "play";
  version: number;
  move: string;
  request_id?: number | null;
}

/** Ask why a move is not allowed; the answer is `Explanation`. */
export interface Explain {
  type: "explain";
  move: string;
  request_id?: number | null;
}

/**
 * Correspondence game: replace the conditional moves of your next turn.
 *
 * An empty list deletes them. The moves stay secret. The answer is `ConditionalMoves`,
 * sent again when they expire.
 */
export interface SetConditionalMoves {
  type: "set-conditional-moves";
  moves: string[];
  request_id?: number | null;
}

/**
 * Correspondence game: decline every window of this round, or stop doing so.
 *
 * `enabled` also declines a window that is open for you now.
 */
export interface AutoDecline {
  type: "auto-decline";
  enabled: boolean;
  request_id?: number | null;
}

/** After the end: open a table with the same people and bots; all get `TableMoved`. */
export interface Rematch {
  type: "rematch";
  request_id?: number | null;
}

/** Pause or resume the clocks and the bots; every seated player may. */
export interface Pause {
  type: "pause";
  paused: boolean;
  request_id?: number | null;
}

/** Change the pace of the bots; the host and every seated player may. */
export interface SetBotPace {
  type: "set-bot-pace";
  pace: BotPace;
  request_id?: number | null;
}

/** Ask the bots to move at once until a person is asked; needs all people present. */
export interface Skip {
  type: "skip";
  request_id?: number | null;
}

/** Report that the player of this tab has seen everything up to `version`. */
export interface AckReveal {
  type: "ack-reveal";
  version: number;
  request_id?: number | null;
}

/**
 * Leave during play: the others may vote about your seat at once.
 *
 * Your sockets get no more frames of the table until they send `Hello` again.
 */
export interface LeaveGame {
  type: "leave-game";
  request_id?: number | null;
}

/**
 * Vote about the seat of an absent player; more than half of the voters decide.
 *
 * People who are present may vote; at a correspondence table all who are not absent.
 */
export interface VoteOnAbsence {
  type: "vote-on-absence";
  seat: number;
  choice: AbsenceVote;
  request_id?: number | null;
}

/** Host: remove a guest, who can't come back. */
export interface Kick {
  type: "kick";
  guest: string;
  request_id?: number | null;
}

/** Host: mute a guest for everybody, or unmute them. */
export interface Mute {
  type: "mute";
  guest: string;
  muted: boolean;
  request_id?: number | null;
}

/** Host: make another seated guest the host. */
export interface TransferHost {
  type: "transfer-host";
  guest: string;
  request_id?: number | null;
}

/** Host: lock the table for guests without a seat, or unlock it. */
export interface Lock {
  type: "lock";
  locked: boolean;
  request_id?: number | null;
}

/** Host: change the table's invite code; seated players keep their access. */
export interface RotateJoinCode {
  type: "rotate-join-code";
  request_id?: number | null;
}

/** Say a ready-made phrase, to everybody or to one seat. */
export interface SayPhrase {
  type: "say-phrase";
  phrase: Phrase;
  about?: number | null;
  request_id?: number | null;
}

/** Say that a seat works against you. */
export interface Accuse {
  type: "accuse";
  about: number;
  request_id?: number | null;
}

/** Say that you trust a seat. */
export interface Trust {
  type: "trust";
  about: number;
  request_id?: number | null;
}

/** Claim what lies under a goal, or what a seat is; claims are not checked. */
export interface Claim {
  type: "claim";
  claim: string;
  at?: [number, number] | null;
  about?: number | null;
  request_id?: number | null;
}

/** Say something in free text, if the table allows it. */
export interface Chat {
  type: "chat";
  text: string;
  request_id?: number | null;
}

/** Open a poll about whom each player suspects; it has no effect on the game. */
export interface OpenPoll {
  type: "open-poll";
  request_id?: number | null;
}

/** Vote in the poll, for a seat or for none (`null`); shown when the poll closes. */
export interface CastBallot {
  type: "cast-ballot";
  about: number | null;
  request_id?: number | null;
}

/**
 * Save a private note about a seat; an empty one deletes it.
 *
 * No other guest ever sees it.
 */
export interface Note {
  type: "note";
  about: number;
  suspicion?: number;
  text?: string;
  pins?: number[];
  request_id?: number | null;
}

/** Keep-alive, sent every 20 s; answered with `Pong`. */
export interface Ping {
  type: "ping";
  at: number;
  request_id?: number | null;
}

/** A seat of a table and its player. */
export interface Seat {
  seat: number;
  /** Nickname or bot name; `null` if the seat is empty. */
  player: string | null;
  /** Number of the portrait shown. */
  portrait: number;
  /** Public id of the seated guest, if any. */
  guest: string | null;
  /** Level of the bot, or the name of one of `extra_bots`; `null` if no bot plays. */
  bot: string | null;
  /** Whether the guest is a bot program, according to its `Hello`. */
  is_remote_bot: boolean;
  /** Whether the guest has an open socket. */
  connected: boolean;
  /** Whether the guest is absent and the others may vote about the seat. */
  absent: boolean;
  /** Whether the bot substitutes for the guest, who gets the seat back on return. */
  is_substitute: boolean;
  muted: boolean;
  /** Votes about this seat, by the seats of the voters. */
  votes: Record<string, AbsenceVote>;
  /** Correspondence game: the guest's holidays, start and end in Unix time. */
  holidays: ([number, number])[];
}

/** Why a move is not allowed: `clause` of the rules, and the text id `refusal-CODE`. */
export interface Reason {
  clause: string;
  code: string;
  args: Record<string, string | number>;
}

/** The total score of one player over a series of rematches. */
export interface SessionScore {
  player: string;
  games: number;
  won: number;
  points: number;
}

/** The base of frames about a version: the number of moves made. */
export interface VersionedMessage {
  version: number;
}

/** The base of answers to a move that the client sent. */
export interface MoveResponse {
  move: string;
}

/** The table; sent after `Hello` and whenever seats or settings change. */
export interface Lobby {
  type: "lobby";
  code: string;
  ruleset: string;
  options: Record<string, string | number | boolean>;
  /** Whether a deck file corrects the cards: GET /api/tables/CODE/deck returns its rows. */
  deck: boolean;
  /** Public id of the host. */
  host: string;
  /** Your public id. */
  you: string;
  /** The seat that this tab views; `null` for spectators and if all seats are hidden. */
  seat: number | null;
  /** All your seats, including those of hot-seat players at this device. */
  own_seats: number[];
  seats: Seat[];
  stage: TableStage;
  clock: ClockMode;
  chat: ChatMode;
  listed: boolean;
  window_s: number;
  pace: BotPace;
  /** Time limit of a decision if the clock is `slow`. */
  decision_hours: number;
  /** Daily pause of a `slow` clock: start and end in minutes of the day in UTC. */
  daily_pause: [number, number] | null;
  /** Bots that this server offers beyond the usual levels. */
  extra_bots: string[];
  locked: boolean;
  /** The invite code, by which guests join the table. */
  join_code: string;
  paused: boolean;
  /** Number of guests without a seat. */
  spectators: number;
  /** Scores of this game and of those before the rematches, once a game is over. */
  session_scores: SessionScore[];
  /** Hash of the seed and a nonce, published at the deal; `null` before it. */
  commitment: string | null;
  /** The group to which the table belongs, if any; only its members may join. */
  group?: string | null;
}

/** The whole game; sent when it starts, and after `Hello`, `SelectSeat` and stale moves. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  view: GameView;
  /** Your legal moves if you are to decide; empty otherwise. */
  legal_moves: LegalMove[];
  /** All events so far as you saw them, for a log. */
  events: GameEvent[];
}

/** A move was made: its events as you see them, and the view after it. */
export interface MoveMade {
  type: "move-made";
  version: number;
  seat: number | null;
  timed_out: boolean;
  /** The events, each with its `type`; cells are `[x, y]`. */
  events: GameEvent[];
  view: GameView;
  legal_moves: LegalMove[];
}

/** Your answer to an open window was stored; the window stays open for the other seats. */
export interface AnswerAccepted {
  type: "answer-accepted";
  version: number;
}

/**
 * Correspondence game: the conditional moves of your seat; sent to no other seat.
 *
 * Sent after `Hello` and `SelectSeat`, and whenever they change.
 */
export interface ConditionalMoves {
  type: "conditional-moves";
  /** Moves for the next turn. */
  moves: string[];
  /** Whether the moves have expired: none was legal on your turn, or their round is over. */
  expired: boolean;
  /** Whether the seat declines every window of this round. */
  auto_decline: boolean;
}

/** Your move was refused; nothing changed. */
export interface Refused {
  type: "refused";
  move: string;
  reason: Reason;
  /** The number of the command, if it had one. */
  request_id?: number;
}

/** The answer to `Explain`; `reason` is `null` if the move is allowed. */
export interface Explanation {
  type: "explanation";
  move: string;
  reason: Reason | null;
}

/** The clock: `seconds` left for this decision; `null` if it is stopped or unlimited. */
export interface Clock {
  type: "clock";
  version: number;
  seconds: number | null;
}

/** The reasons why bots wait; sent to all after changes and to each client after `Hello`. */
export interface BotPacing {
  type: "bot-pacing";
  /** Seats whose players are still viewing what they were shown. */
  waiting: number[];
  /** Seats whose players want the bots to move at once. */
  skipping: number[];
  /** Highest level at which bots play now, because of server load; `null` for any level. */
  level: string | null;
}

/** A chat line; `kind` is the tag of the command that it came from. */
export interface ChatMessage {
  type: "chat-message";
  /** Number in the chat of this table, from 1. */
  number: number;
  /** Number of moves made before the line. */
  version: number;
  /**
   * Round in which the line was said, 0 before the deal; claims are about the goals of that
   * round.
   */
  round: number;
  seat: number;
  /** Public id of the speaker, who may change seats before the deal; empty for a bot. */
  guest: string;
  kind: ChatKind;
  phrase: Phrase | null;
  about: number | null;
  at: [number, number] | null;
  claim: string | null;
  text: string | null;
}

/** The chat so far, sent after `Hello`; it replaces earlier lines. */
export interface ChatHistory {
  type: "chat-history";
  messages: ChatMessage[];
}

/** The straw poll about whom each player suspects. */
export interface Poll {
  type: "poll";
  /** The seat that opened the poll. */
  by: number;
  /** Seats that have voted. */
  voted: number[];
  /** Suspected seat by voter; empty until the poll is closed. */
  ballots: Record<string, number | null>;
  closed: boolean;
}

/** A private note of your seat about another one. */
export interface SeatNote {
  about: number;
  suspicion: number;
  text: string;
  /** Positions of pinned events in your log. */
  pins: number[];
}

/** Your notes; sent after `Hello` and `SelectSeat`, and after every `Note`. */
export interface Notes {
  type: "notes";
  notes: SeatNote[];
}

/** The table continues at another code (rematch). */
export interface TableMoved {
  type: "table-moved";
  code: string;
}

/**
 * The command with this `request_id` was handled; commands without one get no `Done`.
 *
 * `AnswerAccepted` and `ConditionalMoves` confirm that an answer or conditional moves
 * are stored.
 */
export interface Done {
  type: "done";
  request_id: number;
}

/** A frame was rejected: malformed, not allowed, or one too many. */
export interface ErrorMessage {
  type: "error";
  code: string;
  reason: string;
  /** The number of the command, if it had one that could be read. */
  request_id?: number;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The data stored for your notifications. */
export interface OwnNotifications {
  preferences: NotificationPreferences;
  verified_email: VerifiedEmail | null;
  pending_email: PendingEmail | null;
  subscriptions: OwnPushSubscription[];
  pending: OwnNotification[];
}

/** Statistics of the guest in one game. */
export interface OwnGameStats {
  /** The code of its table. */
  table: string;
  ruleset: string;
  seats: number;
  ended_at: number;
  points: number;
  won: boolean;
  abandoned: boolean;
  /** All statistics of the game, as JSON text. */
  stats: string;
}

/** An invitation that the guest sent or received. */
export interface OwnInvitation {
  /** The code of a table, or the id of a group. */
  target: string;
  guest: string;
  inviter: string;
  created_at: number;
}

/** A group of which the guest is a member. */
export interface OwnMembership {
  group: string;
  name: string;
  joined_at: number;
  is_owner: boolean;
}

/** A rating of the guest, stable or not. */
export interface OwnRating {
  box: string;
  games: number;
  mu: number;
  sigma: number;
}

/** A relation of the guest to another guest. */
export interface OwnRelation {
  guest: string;
  muted: boolean;
  blocked: boolean;
  /** Unix time at which you removed the other guest from your list of people; 0 if never. */
  removed_at: number;
}

/** A tournament that you organise or take part in. */
export interface OwnTournament {
  tournament: string;
  name: string;
  is_organiser: boolean;
  number: number | null;
  /** Your name in the tournament. */
  nickname: string | null;
  game_choice: number | null;
  rated: boolean;
  joined_at: number | null;
}

/** POST /api/guest: choose a nickname; the answer sets the session cookie. */
export interface NewGuest {
  nickname: string;
  portrait?: number | null;
}

/** The guest of this session. GET /api/guest returns it, or `null` without a session. */
export interface Guest {
  /** Public id; it gives no access. */
  id: string;
  nickname: string;
  portrait: number | null;
}

/**
 * GET and PUT /api/guest/preferences: settings for all devices of the guest.
 *
 * A field that was never set is left out: each device then uses its own default.
 */
export interface Preferences {
  /** Pace of tables that you open. */
  pace?: BotPace;
  /** When a move must be confirmed before it is sent: on touch screens, always or never. */
  confirm?: "touch" | "always" | "never";
  motion?: "system" | "less" | "none";
  sound?: boolean;
  volume?: number;
  text_size?: "normal" | "large" | "largest";
  /** Whether contrast is increased. */
  high_contrast?: boolean;
  /** Language of the client; empty for the browser's language. */
  language?: "" | "en" | "fr";
  theme?: "system" | "light" | "dark";
  /** Whether buttons are placed for the left hand. */
  left_handed?: boolean;
  /** Whether buttons show their keyboard shortcuts. */
  shortcuts?: boolean;
  /** Where chat lines of bots appear: at the table, only in the chat list, or nowhere. */
  bot_chat?: "shown" | "quiet" | "off";
}

/** POST /api/guest/device-transfer: a one-time link for another device, valid for a minute. */
export interface DeviceTransfer {
  /** Secret of the link `/transfer#TOKEN`; as a fragment it never reaches a server log. */
  token: string;
  expires_in_s: number;
  /** The link as a QR code (SVG). */
  qr_svg: string;
}

/** POST /api/guest/device-transfer/accept: use a transfer; sets the guest's session cookie. */
export interface AcceptDeviceTransfer {
  token: string;
}

/** A table at which you have a seat. */
export interface OwnTable {
  code: string;
  ruleset: string;
  stage: TableStage;
  /** Names by seat; `null` for an empty seat. */
  players: (string | null)[];
  /** Unix time of the last change. */
  updated_at: number;
}

/** GET /api/guest/tables: the tables at which you have a seat, the latest first. */
export interface OwnTables {
  tables: OwnTable[];
}

/** A correspondence table that waits for you. */
export interface PendingTurn {
  code: string;
  ruleset: string;
  players: (string | null)[];
  asked_at: number;
  /** Unix time of the deadline; when it passes, the server moves for you. */
  deadline_at: number;
}

/** GET /api/guest/pending-turns: correspondence tables that wait for you, the oldest first. */
export interface PendingTurns {
  turns: PendingTurn[];
}

/** A period without deadlines in correspondence games, in Unix time. */
export interface Holiday {
  starts_at: number;
  ends_at: number;
}

/**
 * PUT /api/guest/holidays: replaces all holidays that are not over.
 *
 * A holiday that has begun ends now unless it is included.
 */
export interface NewHolidays {
  holidays: Holiday[];
}

/** GET /api/guest/holidays: your holidays that are not over. */
export interface Holidays {
  holidays: Holiday[];
  /** Number of days of holiday that you can still take. */
  days_left: number;
}

/** The conditional moves of one of your seats. */
export interface OwnConditionalMoves {
  table: string;
  seat: number;
  moves: string[];
  expired: boolean;
  auto_decline: boolean;
}

/** A browser that is logged in as you. */
export interface OwnDevice {
  created_at: number;
  /** Unix time of the last visit (of a passkey, the last login), rounded down to the day. */
  last_seen_at: number;
  browser: BrowserName;
  system: SystemName;
}

/** A browser that is logged in as you; you can log it out. */
export interface Device {
  created_at: number;
  /** Unix time of the last visit (of a passkey, the last login), rounded down to the day. */
  last_seen_at: number;
  browser: BrowserName;
  system: SystemName;
  id: string;
  /** Whether the device is the browser that sent the request. */
  current: boolean;
}

/** GET /api/guest/devices: all browsers that are logged in as you, the last used first. */
export interface Devices {
  devices: Device[];
}

/** One of your passkeys, and the browser that created it. */
export interface Passkey {
  created_at: number;
  /** Unix time of the last visit (of a passkey, the last login), rounded down to the day. */
  last_seen_at: number;
  browser: BrowserName;
  system: SystemName;
  id: string;
}

/** GET /api/guest/passkeys: your passkeys, the oldest first. */
export interface Passkeys {
  passkeys: Passkey[];
}

/**
 * POST /api/guest/passkeys/registration/finish and …/login/finish: a WebAuthn response.
 *
 * The options for the browser come from …/registration/begin and …/login/begin.
 */
export interface Credential {
  credential: Record<string, unknown>;
}

/** GET /api/guest/ban: the ban on you or your network; `null` if there is none. */
export interface Ban {
  /** Unix time at which the ban ends. */
  expires_at: number;
}

/**
 * POST /api/tables/CODE/reports: report a guest at the table to the operators.
 *
 * The server adds the last lines of the chat.
 */
export interface NewReport {
  guest: string;
  reason: ReportReason;
  comment?: string;
}

/** A report that you sent. */
export interface OwnReport {
  id: string;
  table: string;
  /** Public id of the reported guest. */
  reported: string;
  reason: ReportReason;
  comment: string;
  created_at: number;
  resolved: boolean;
}

/** A past or present ban of the guest. */
export interface OwnBan {
  created_at: number;
  expires_at: number;
}

/** A seat that the guest has, or a table that the guest hosts. */
export interface OwnSeat {
  table: string;
  ruleset: string;
  stage: TableStage;
  created_at: number;
  is_host: boolean;
  seat: number | null;
  /** Your name at that table; `null` without a seat. */
  name: string | null;
}

/** A chat line that the guest sent. */
export interface OwnChatMessage {
  table: string;
  number: number;
  sent_at: number;
  seat: number;
  kind: ChatKind;
  phrase: Phrase | null;
  about: number | null;
  cell: [number, number] | null;
  claim: string | null;
  text: string | null;
}

/** A shared review that the guest opened. */
export interface OwnSharedReview {
  id: string;
  game: string;
  created_at: number;
}

/** An arrow, mark or comment that the guest added to a shared review. */
export interface OwnAnnotation {
  review: string;
  number: number;
  created_at: number;
  step: number;
  cell: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** A private note of the guest about another seat. */
export interface OwnNote {
  table: string;
  seat: number;
  about: number;
  suspicion: number;
  text: string;
  /** Positions of pinned events in the log of the seat. */
  pins: number[];
  updated_at: number;
}

/** A record that the guest uploaded. */
export interface OwnUpload {
  id: string;
  created_at: number;
  record: string;
}

/** GET /api/guest/data: all data stored about you; times are Unix times. */
export interface OwnData {
  /** Public id; it gives no access. */
  id: string;
  nickname: string;
  portrait: number | null;
  preferences: Preferences | null;
  created_at: number;
  /** Unix time of your last visit, rounded down to the day. */
  last_seen_at: number;
  devices: OwnDevice[];
  passkeys: OwnDevice[];
  seats: OwnSeat[];
  chat_messages: OwnChatMessage[];
  notes: OwnNote[];
  uploads: OwnUpload[];
  reports: OwnReport[];
  bans: OwnBan[];
  notifications: OwnNotifications;
  conditional_moves: OwnConditionalMoves[];
  holidays: Holiday[];
  /** Who may see your profile. */
  profile_visibility?: ProfileVisibility;
  relations?: OwnRelation[];
  invitations?: OwnInvitation[];
  groups?: OwnMembership[];
  game_stats?: OwnGameStats[];
  ratings?: OwnRating[];
  tournaments?: OwnTournament[];
  shared_reviews?: OwnSharedReview[];
  annotations?: OwnAnnotation[];
}

/** A listed table with a free seat. */
export interface OpenTable {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  /** Nickname of the host. */
  host: string;
}

/** GET /api/tables: the public tables with a free seat, the newest first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** POST /api/tables: open a table; the answer is a `TableCode`. */
export interface NewTable {
  ruleset?: string;
  seats?: number;
  options?: Record<string, string | number | boolean>;
  clock?: ClockMode;
  chat?: ChatMode;
  /** Whether the table is in the public list. */
  listed?: boolean;
  window_s?: number;
  pace?: BotPace;
  /** Time limit of a decision if the clock is `slow`. */
  decision_hours?: number;
  /** Daily pause of a `slow` clock. */
  daily_pause?: [number, number] | null;
  /** One of your groups; only its members may join, and the table is listed for them. */
  group?: string | null;
  /** Fill all other seats with bots of this level and start at once. */
  bots?: string | null;
}

/**
 * POST /api/tables/CODE/branch or /api/replays/ID/branch: continue a finished game.
 *
 * Opens a new table with the state after `step`; you play `seat`, bots play the others. The
 * answer is a `TableCode`.
 */
export interface BranchGame {
  step: number;
  seat: number;
  bots: string;
  pace?: BotPace;
  /** Whether cards that `seat` did not know stay the same, or are drawn again. */
  hidden?: HiddenCards;
}

/** An option of the rules; the first of its choices is the default. */
export interface RuleOption {
  name: string;
  choices: (string | number | boolean)[];
}

/** A module that can't be combined with this one, and the option that allows both, if any. */
export interface Incompatibility {
  module: string;
  option: string | null;
}

/** A box; its texts are `box-ID` and the attribute `description` of that message. */
export interface BoxEntry {
  id: string;
  /** Minimum and maximum number of seats. */
  seats: [number, number];
  options: RuleOption[];
}

/** A module for some boxes; its text id is `module-ID`. */
export interface ModuleEntry {
  id: string;
  seats: [number, number];
  options: RuleOption[];
  boxes: string[];
  incompatibilities: Incompatibility[];
}

/** GET /api/catalogue: all boxes and modules. */
export interface Catalogue {
  boxes: BoxEntry[];
  modules: ModuleEntry[];
}

/**
 * The code of a table.
 *
 * Its invite link is `/t/CODE`, its QR code `/api/tables/CODE/qr.svg`.
 */
export interface TableCode {
  code: string;
}

/** GET /api/tables/CODE/deck: rows of the deck file that replace printed cards. */
export interface CustomDeck {
  /** The changed rows by group, each with `kind`, `count` and the content of the card. */
  rows: Record<string, GameEvent[]>;
}

/** The body of every HTTP error: a code that the client translates, and a technical reason. */
export interface Problem {
  code: string;
  reason: string;
}

/** GET /api/learn: the scenes of each box, and those of the modules under `modules`. */
export interface Lessons {
  /** Subject of each scene, numbered from 1, by box: `first`, `cards` or a module id. */
  boxes: Record<string, string[]>;
}

/**
 * GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by `;`.
 *
 * The text of a step is `learn-BOX-SCENE-STEP`; its attribute `do` is the task. GET
 * /api/learn/BOX/SCENE/explanation?moves=…&move=… returns an `Explanation`: why a move
 * is not allowed.
 */
export interface LessonState {
  box: string;
  scene: number;
  /** The learner's seat. */
  seat: number;
  /** Number of steps done. */
  step: number;
  steps: number;
  version: number;
  view: GameView;
  /** The learner's legal moves; none once the scene is over. */
  legal_moves: LegalMove[];
  /** The legal moves that solve the step; a guide shows the first. */
  expected_moves: string[];
  /** Likely wrong moves as patterns, by the suffix of the text that explains the mistake. */
  mistakes: Record<string, string[]>;
  events: GameEvent[];
}

/** PUT /api/guest/notifications: which notifications you want, when, and by which channel. */
export interface NotificationPreferences {
  push?: boolean;
  email?: boolean;
  kinds?: NotificationKind[];
  /** Tables without notifications. */
  muted_tables?: string[];
  /** Hours in which notifications are sent: start and end, past midnight if the end is smaller. */
  hours?: [number, number] | null;
  /** Time zone of `hours`, such as `Europe/Paris`. */
  time_zone?: string;
  /** Minimum number of hours between two emails. */
  email_interval_hours?: number;
}

/** Your verified email address. */
export interface VerifiedEmail {
  address: string;
  verified_at: number;
  /** Whether a mail to it was rejected; nothing is sent until you verify it again. */
  undeliverable: boolean;
}

/** An email address that is not verified yet. */
export interface PendingEmail {
  address: string;
  /** Whether the verification mail was rejected. */
  undeliverable: boolean;
}

/** GET /api/guest/notifications: the channels of this server and your notification settings. */
export interface NotificationSettings {
  /** Public key for push subscriptions; `null` if this server has no push. */
  push_key: string | null;
  /** Whether this server sends email. */
  email: boolean;
  /** The kinds of notifications that this server sends. */
  kinds: NotificationKind[];
  /** Whether the browser that sent the request is subscribed. */
  subscribed: boolean;
  /** Number of your subscribed browsers. */
  devices: number;
  preferences: NotificationPreferences;
  verified_email: VerifiedEmail | null;
  pending_email: PendingEmail | null;
}

/** The encryption keys of a push subscription, as the browser provides them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** POST /api/guest/notifications/push: subscribe this browser to push notifications. */
export interface NewPushSubscription {
  endpoint: string;
  keys: PushKeys;
  language: Language;
}

/**
 * POST /api/guest/notifications/email: add an email address.
 *
 * POST /api/email/login-link: request a login link for a verified address.
 */
export interface NewEmail {
  address: string;
  language: Language;
}

/** POST /api/email/confirm and /api/email/login: the token from the link of an email. */
export interface EmailToken {
  token: string;
}

/** The answer to POST /api/email/confirm: the verified address and its guest. */
export interface EmailConfirmed {
  nickname: string;
  address: string;
}

/** A push subscription of the guest: its push service and the time of its creation. */
export interface OwnPushSubscription {
  /** Host name of the push service. */
  service: string;
  created_at: number;
}

/** A notification that has not been sent yet. */
export interface OwnNotification {
  kind: NotificationKind;
  table: string | null;
  occurred_at: number;
}

/** A guest whom you have played with, muted or blocked. */
export interface Person {
  id: string;
  nickname: string;
  portrait: number | null;
  /** Unix time of your last game together; 0 if no such game is stored any more. */
  last_played_at: number;
  games: number;
  /** The rule set of that game; empty if no such game is stored. */
  ruleset: string;
  muted: boolean;
  blocked: boolean;
}

/**
 * GET /api/people: guests you have played with, the latest first.
 *
 * Guests you have muted or blocked without playing with them follow; bots are left out.
 */
export interface People {
  people: Person[];
}

/**
 * PUT /api/people/ID: mute, unmute, block or unblock a guest.
 *
 * Fields that are left out stay unchanged.
 */
export interface SetRelation {
  muted?: boolean | null;
  blocked?: boolean | null;
}

/** POST /api/people/ID/invitation: invite a guest; the answer is a `TableCode`. */
export interface NewInvitation {
  /**
   * The code of a table at which you have a seat; without it a new table is opened.
   *
   * The new table has the settings of your last game together.
   */
  table?: string | null;
}

/** An invitation to a table whose game has not begun. */
export interface Invitation {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  /** Nickname of the sender. */
  inviter: string;
  created_at: number;
}

/** An invitation to a group: its id and name, and the nickname of the guest who invites. */
export interface GroupInvitation {
  group: string;
  name: string;
  inviter: string;
}

/** GET /api/guest/invitations: your invitations, the latest first. */
export interface Invitations {
  tables: Invitation[];
  groups: GroupInvitation[];
}

/** The guest's games of one box at tables with `seats` seats: how many, won, and points. */
export interface TableSizeStats {
  seats: number;
  games: number;
  won: number;
  points: number;
}

/** The guest's rounds in one role: how many, won, and the gold taken. */
export interface RoleStats {
  role: string;
  rounds: number;
  won: number;
  gold: number;
}

/** The guest's statistics in one box, summed over all counted games. */
export interface BoxStats {
  box: string;
  games: number;
  won: number;
  points: number;
  /** The most points in one game. */
  best: number;
  /** Games in which a bot had replaced the guest at the end. */
  abandoned: number;
  /** Times the guest suspected a foe. */
  right_suspicions: number;
  wrong_suspicions: number;
  /** Times the guest was suspected correctly. */
  times_unmasked: number;
  /** Times the guest was suspected wrongly. */
  times_slandered: number;
  lies: number;
  /** Lies that no other seat contradicted. */
  lies_believed: number;
  /** Valuable goals that the guest turned over. */
  goals_found: number;
  table_sizes: TableSizeStats[];
  roles: RoleStats[];
}

/** A finished game in which the guest had a seat. */
export interface FinishedGame {
  /** The code of its table. */
  table: string;
  ruleset: string;
  seats: number;
  ended_at: number;
  points: number;
  won: boolean;
}

/** A game in the list of a profile. */
export interface PlayedGame {
  /** The code of its table. */
  table: string;
  ruleset: string;
  seats: number;
  ended_at: number;
  points: number;
  won: boolean;
  /** Role of the guest in each round. */
  roles: string[];
}

/** The rating of a guest in one box; kept only for boxes that they opted into. */
export interface Rating {
  box: string;
  /** Number of rated games. */
  games: number;
  /** Estimated strength, about 25 at first; `null` until it is stable. */
  mu: number | null;
  /** Standard deviation of the estimate; the true value is most likely within two of these. */
  sigma: number | null;
}

/**
 * GET /api/guest/profile: your profile.
 *
 * GET /api/people/ID/profile: the profile of another guest, if they show it to you.
 */
export interface Profile {
  boxes: BoxStats[];
  /** The latest games first; only in your own profile. */
  games: PlayedGame[];
  ratings: Rating[];
  /** Number of games not counted yet; each request of your profile counts some more. */
  uncounted: number;
  visibility: ProfileVisibility;
}

/** PUT /api/guest/profile: who sees your profile, and the boxes with a rating. */
export interface UpdateProfile {
  visibility: ProfileVisibility;
  /** Boxes in which you have a rating; the ratings of all other boxes are deleted. */
  rated_boxes: string[];
}

/** POST /api/groups or PUT /api/groups/ID: the name of a group. */
export interface NewGroup {
  name: string;
}

/** A group of which you are a member. */
export interface GroupEntry {
  id: string;
  name: string;
  members: number;
  /** Number of the group's tables that wait for players. */
  open_tables: number;
}

/** GET /api/groups: your groups, by name. */
export interface Groups {
  groups: GroupEntry[];
}

/** GET /api/groups/links/LINK: the group to which an invite link leads. */
export interface GroupPreview {
  /** Id of the group; `null` unless you are a member. */
  id: string | null;
  name: string;
  members: number;
}

/** A member of a group: public id, nickname and portrait, and whether they own the group. */
export interface Member {
  id: string;
  nickname: string;
  portrait: number | null;
  is_owner: boolean;
}

/** A table of a group that waits for players or is being played. */
export interface GroupTable {
  code: string;
  ruleset: string;
  stage: TableStage;
  seats: number;
  players: string[];
}

/** The result of a member in the games that count. */
export interface SeasonStanding {
  id: string;
  nickname: string;
  games: number;
  won: number;
  points: number;
  /** The part of the points that is gold: nuggets in the boxes that count in nuggets. */
  gold: number;
  /** In a season of one box: the member's rating, if shared and stable. */
  rating?: number | null;
  sigma?: number | null;
}

/** A season of a group: the games that end between two dates count. */
export interface Season {
  id: string;
  name: string;
  starts_on: string;
  /** The last day that counts. */
  ends_on: string;
  /** The only box that counts; empty for all. */
  box: string;
}

/** POST /api/groups/ID/seasons: the owner starts a season. */
export interface NewSeason {
  name: string;
  starts_on: string;
  ends_on: string;
  box?: string | null;
}

/** GET /api/groups/ID/seasons/SEASON: the standings of a season, the most wins first. */
export interface SeasonStandings {
  season: Season;
  standings: SeasonStanding[];
}

/** GET /api/groups/ID: a group, for its members. */
export interface Group {
  id: string;
  name: string;
  /** Token of the invite link `/group/join/LINK`, by which guests may become members. */
  link: string;
  you: string;
  members: Member[];
  /** Open and running tables; those whose game has not begun come first. */
  tables: GroupTable[];
  /** The scores of the last session: the group's newest game and those before its rematches. */
  session_scores: SeasonStanding[];
  seasons: Season[];
}

/**
 * POST /api/groups/ID/invitations: invite a guest to the group.
 *
 * PUT /api/groups/ID/owner: make a member its owner.
 */
export interface NewMember {
  guest: string;
}

/** One step of a finished game as a sight saw it; 0 is the deal. */
export interface ReplayStep {
  step: number;
  /** Number of moves. */
  steps: number;
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
  view: GameView;
  /** With `open`: the view of each seat; empty otherwise. */
  seats: GameView[];
  /** With `open`: the full position, hidden cards included; `null` otherwise. */
  position: string | null;
}

/**
 * GET /api/tables/CODE/replay/steps?start=…&count=…&sight=…: some steps of a finished game.
 *
 * `sight` is a seat, `public` or `open`. There are fewer than `count` steps at the end of
 * the game. For an uploaded record: /api/replays/ID/steps.
 */
export interface ReplaySteps {
  steps: ReplayStep[];
}

/** The events of one step as a sight saw them, for the log. */
export interface ReplayMove {
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
}

/**
 * GET /api/tables/CODE/replay?sight=… or /api/replays/ID: the log of a finished game.
 *
 * The deal comes first. `open` returns the public events, like `public`.
 */
export interface ReplayLog {
  ruleset: string;
  seats: number;
  /** Rows of the record's deck file that replace printed cards. */
  deck: CustomDeck | null;
  moves: ReplayMove[];
}

/** POST /api/replays, with a record as the body: the id of the record, once it is verified. */
export interface ReplayId {
  id: string;
}

/** A side that may win a round: the holders of some roles, or one seat. */
export interface ReviewSide {
  /** Its text id is `review-side-WORD`; a side of one seat is named after its player. */
  word: string;
  seat: number | null;
}

/** The beliefs and chances in a round after a step. */
export interface ReviewMoment {
  step: number;
  /** By seat, the probability of being a foe as a spectator sees it. */
  watcher: number[];
  /** By observing seat, the probability of being a foe for each seat as the observer sees it. */
  seats: number[][];
  /** By side, the probability of winning the round by public knowledge; 0 or 1 at its end. */
  chances: number[];
  /** Public gain of each seat in the round; empty in games where gold is secret. */
  race: number[];
}

/** A turning point: a move that changed a side's chance by 5 points or more. */
export interface ReviewTurn {
  step: number;
  seat: number;
  move: string;
  side: number;
  before: number;
  after: number;
}

/** A foe whom another seat trusted more than at the deal, for `moves` moves in a row. */
export interface ReviewFooled {
  fooler: number;
  fooled: number;
  first: number;
  last: number;
  moves: number;
}

/** The seats that were the first to recognise a foe and never changed their minds again. */
export interface FirstToSuspect {
  about: number;
  seats: number[];
  step: number;
}

/** A claim of a seat, and the truth about its subject. */
export interface ReviewClaim {
  step: number;
  seat: number;
  /** The seat that the claim is about, if any. */
  target: number | null;
  /** The goal that the claim is about, if any. */
  cell: [number, number] | null;
  said: string;
  truth: string;
}

/** A summary of one seat in one round. */
export interface ReviewPortrait {
  seat: number;
  role: string | null;
  side: number | null;
  won: boolean | null;
  moves: number;
  /** Sum of the changes that the seat's moves made to its side's chance. */
  swing: number;
  /** The step that improved the chance of the seat's side most. */
  best: number | null;
  /** The step that reduced the chance of the seat's side most. */
  worst: number | null;
  /** The highest probability of being a foe that public knowledge gave to the seat. */
  suspected: number | null;
  suspected_at: number | null;
  /** Number of other seats that the seat judged correctly at the end. */
  knew: number;
}

/** The review of one round: its sides, roles, moments, turning points, claims and portraits. */
export interface ReviewRound {
  number: number;
  over: boolean;
  sides: ReviewSide[];
  /** The roles at the end of the round; empty in games without roles. */
  truth: string[];
  /** The roles that count as foes; empty if there are none. */
  foes: string[];
  moments: ReviewMoment[];
  /** Turning points, the largest change first. */
  turning_points: ReviewTurn[];
  /** Foes whom others trusted, the longest first. */
  fooled: ReviewFooled[];
  right_first: FirstToSuspect[];
  claims: ReviewClaim[];
  portraits: ReviewPortrait[];
}

/**
 * GET /api/tables/CODE/review or /api/replays/ID/review: beliefs and chances over time.
 *
 * It exists only for finished games. Claims are included for games that were played at a table.
 */
export interface GameReview {
  /** Version of the format; stored reviews of another version are computed again. */
  form: number;
  ruleset: string;
  seats: number;
  family: string;
  rounds: ReviewRound[];
}

/**
 * POST /api/tables/CODE/shared-review or /api/replays/ID/shared-review: open a review.
 *
 * The id gives access to it.
 */
export interface SharedReviewId {
  id: string;
}

/** A frame from a client on `/api/shared-reviews/ID/socket`. */
export interface ReviewerMessage {
  request_id?: number | null;
}

/** Presenter: show a step to all followers. */
export interface Present {
  type: "present";
  step: number;
  sight: string;
  /** Whether the charts are shown in place of the board. */
  charts?: boolean;
  request_id?: number | null;
}

/** Presenter: make another connected guest the presenter. */
export interface TransferPresenter {
  type: "transfer-presenter";
  guest: string;
  request_id?: number | null;
}

/** Become the presenter in place of one who is disconnected. */
export interface BecomePresenter {
  type: "become-presenter";
  request_id?: number | null;
}

/** Presenter: allow drawing for all guests, or for the presenter only. */
export interface AllowAnnotations {
  type: "allow-annotations";
  allowed: boolean;
  request_id?: number | null;
}

/** Draw an arrow between two cells, or mark a cell (`to` is `null`). */
export interface Annotate {
  type: "annotate";
  step: number;
  at: [number, number];
  to?: [number, number] | null;
  request_id?: number | null;
}

/** Comment on a step. */
export interface Comment {
  type: "comment";
  step: number;
  text: string;
  request_id?: number | null;
}

/** Delete an annotation: your own, or any if you are the presenter. */
export interface DeleteAnnotation {
  type: "delete-annotation";
  number: number;
  request_id?: number | null;
}

/** A guest who is connected to the shared review: public id and nickname. */
export interface Reviewer {
  guest: string;
  name: string;
}

/** The state of a shared review; sent on connection and after every change. */
export interface SharedReview {
  type: "shared-review";
  /** The code of the table, or the id of the uploaded record. */
  game: string;
  you: string;
  /** Public id of the presenter, connected or not; `null` if that guest was deleted. */
  presenter: string | null;
  step: number;
  sight: string;
  charts: boolean;
  everyone_can_annotate: boolean;
  participants: Reviewer[];
}

/** An arrow, a mark or a comment on a step. */
export interface Annotation {
  number: number;
  step: number;
  guest: string;
  name: string;
  at: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** All annotations so far; sent on connection. */
export interface Annotations {
  type: "annotations";
  annotations: Annotation[];
}

/** An annotation was added. */
export interface AnnotationAdded {
  type: "annotation-added";
  annotation: Annotation;
}

/** An annotation was deleted. */
export interface AnnotationDeleted {
  type: "annotation-deleted";
  number: number;
}

/**
 * A game offered at a tournament: rule set, options and preferred number of seats.
 *
 * Tables get more or fewer seats if people would have to sit out otherwise.
 */
export interface GameChoice {
  ruleset: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
}

/**
 * POST /api/tournaments: create a tournament, which you organise.
 *
 * Without `game_choices`, championship tables are played.
 */
export interface NewTournament {
  name: string;
  game_choices?: GameChoice[];
  /** Planned length of a round, which the display screen counts down. */
  round_minutes?: number | null;
  clock?: TournamentClock;
  chat?: ChatMode;
}

/** PUT /api/tournaments/ID: open or close the sign-up, or end the tournament (organiser). */
export interface UpdateTournament {
  registration_open: boolean;
  over?: boolean;
}

/** POST /api/tournaments/links/LINK: take part under your nickname. */
export interface SignUp {
  /** The game you want to play; `null` for any. */
  game_choice?: number | null;
  /** Whether the standings show your rating, if you have a stable one. */
  rated?: boolean;
}

/** POST /api/tournaments/ID/participants: add people without a device (organiser). */
export interface NewParticipants {
  names: string[];
  game_choice?: number | null;
}

/**
 * PUT /api/tournaments/ID/participants/NUMBER: a participant's game and presence.
 *
 * Participants may set their own, the organiser everybody's.
 */
export interface UpdateParticipant {
  game_choice?: number | null;
  /** Whether the participant is present; others get no table, but a running game continues. */
  present?: boolean;
}

/** A participant of a tournament: number, name, chosen game, and whether they are present. */
export interface Participant {
  number: number;
  name: string;
  game_choice: number | null;
  present: boolean;
  /** Whether the participant has a device; others play at the device of another player. */
  has_device: boolean;
}

/** A table of a tournament round. */
export interface TournamentTable {
  number: number;
  game_choice: number;
  /** Numbers of the participants, in the order of the seats. */
  participants: number[];
  stage: RoundTableStage;
  /** The table code, only for its players and the organiser; `null` otherwise. */
  code: string | null;
  /** Points by seat; empty until the game is over. */
  points: number[];
}

/** A round of a tournament: its tables, and the participants who sit out. */
export interface TournamentRound {
  number: number;
  /** Unix time of the start; `null` before it, when only the organiser sees the round. */
  opened_at: number | null;
  tables: TournamentTable[];
  /** Numbers of the participants who sit out. */
  byes: number[];
}

/** The result of a participant; equal results share a rank. */
export interface TournamentStanding {
  /** Number of the participant. */
  number: number;
  games: number;
  won: number;
  points: number;
  /** The part of the points that is gold: nuggets in the boxes that count in nuggets. */
  gold: number;
  byes: number;
  /** Rating in the chosen box, if shared and stable. */
  rating: number | null;
  sigma: number | null;
  rank: number;
  gold_rank: number;
  rating_rank: number | null;
}

/** A tournament that the guest organises or takes part in. */
export interface TournamentEntry {
  id: string;
  name: string;
  participants: number;
  /** Whether you organise the tournament. */
  is_organiser: boolean;
  over: boolean;
}

/** GET /api/tournaments: tournaments you organise or take part in, the newest first. */
export interface Tournaments {
  tournaments: TournamentEntry[];
}

/** GET /api/tournaments/links/LINK: the tournament to which a sign-up link leads. */
export interface TournamentPreview {
  /** Id of the tournament; `null` unless you take part or organise it. */
  id: string | null;
  name: string;
  participants: number;
  game_choices: GameChoice[];
  registration_open: boolean;
  /** Your nickname in the tournament; with a number if a participant has a similar one. */
  nickname: string;
}

/** GET /api/tournaments/displays/TOKEN: the data of a tournament's display screen. */
export interface TournamentDisplay {
  name: string;
  game_choices: GameChoice[];
  round_minutes: number | null;
  registration_open: boolean;
  over: boolean;
  /** Token of the sign-up link; `null` while sign-up is closed. */
  link: string | null;
  participants: Participant[];
  /** The round that was started last; empty before the first. */
  rounds: TournamentRound[];
  /** Standings, the most points first. */
  standings: TournamentStanding[];
  /** Unix time of the server. */
  now: number;
}

/** GET /api/tournaments/ID: a tournament, for its organiser and participants. */
export interface Tournament {
  id: string;
  name: string;
  game_choices: GameChoice[];
  round_minutes: number | null;
  clock: ClockMode;
  registration_open: boolean;
  over: boolean;
  /** Whether you organise the tournament. */
  is_organiser: boolean;
  /** Your participant number; `null` if you only organise it. */
  you: number | null;
  /** Token of `/tournament/join/LINK`, the sign-up link; `null` except for the organiser. */
  link: string | null;
  /** Token of `/tournament/display/TOKEN`; `null` except for the organiser. */
  display: string | null;
  /** Number of people missing for a pairing; `null` except for the organiser. */
  missing: number | null;
  participants: Participant[];
  rounds: TournamentRound[];
  /** Standings, the most points first. */
  standings: TournamentStanding[];
  /** Unix time of the server. */
  now: number;
}

export type FromClient =
  | Hello
  | SetTable
  | TakeSeat
  | ShareSeat
  | LeaveSeat
  | SelectSeat
  | SetProfile
  | SetBot
  | Start
  | Play
  | Explain
  | SetConditionalMoves
  | AutoDecline
  | Rematch
  | Pause
  | SetBotPace
  | Skip
  | AckReveal
  | LeaveGame
  | VoteOnAbsence
  | Kick
  | Mute
  | TransferHost
  | Lock
  | RotateJoinCode
  | SayPhrase
  | Accuse
  | Trust
  | Claim
  | Chat
  | OpenPoll
  | CastBallot
  | Note
  | Ping;

export type FromServer =
  | Lobby
  | Snapshot
  | MoveMade
  | AnswerAccepted
  | ConditionalMoves
  | Refused
  | Explanation
  | Clock
  | BotPacing
  | ChatMessage
  | ChatHistory
  | Poll
  | Notes
  | TableMoved
  | Done
  | ErrorMessage
  | Pong;

export type FromReviewer =
  | Present
  | TransferPresenter
  | BecomePresenter
  | AllowAnnotations
  | Annotate
  | Comment
  | DeleteAnnotation
  | Ping;

export type ToReviewer =
  | SharedReview
  | Annotations
  | AnnotationAdded
  | AnnotationDeleted
  | Done
  | ErrorMessage
  | Pong;
