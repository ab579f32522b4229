// Written by tools/client_types.py from src/saboteur/protocol/messages. Do not edit.

/** The levels of bots that each box has, from the weakest to the strongest. */
export const BOT_LEVELS: Readonly<Record<string, readonly string[]>> = {
  "saboteur": ["random", "novice", "skilled", "expert"],
  "saboteur2": ["random", "novice", "skilled", "expert"],
  "duel": ["random", "novice", "skilled", "expert"],
  "lost-mines": ["random", "novice", "skilled", "expert"],
  "dark-cave": ["random", "novice", "skilled", "expert"],
};

export const WINDOW_S = 6;

/** What nobody else may be called, and how many signs of a name can be seen at most. */
export const BOT_NAMES: readonly string[] = ["Alvis", "Brokk", "Sindri", "Fafnir", "Regin", "Nabbi", "Ivaldi", "Andvari", "Lofar", "Eitri", "Hornbori", "Dvalin"];
export const LONGEST_NAME = 20;

export const CLOSED_BANNED = 4411;
export const CLOSED_BY_OPERATOR = 4412;
export const CLOSED_KICKED = 4410;
export const CLOSED_NOT_AUTHENTICATED = 4401;
export const CLOSED_RATE_LIMITED = 4002;
export const CLOSED_RECONNECT = 4003;
export const CLOSED_SLOW_CONSUMER = 4001;
export const CLOSED_TABLE_NOT_FOUND = 4404;
export const CLOSED_TOO_MANY_SOCKETS = 4403;

/** What a sight learns of the game; each family lists its own. */
export interface GameEvent {
  type: string;
}

/** A game through one sight; each family adds its own fields. */
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
  starter: number;
  turn: number | null;
  asked_cell: [number, number] | null;
  asked_card: string | null;
  /** Number of cards, steps or answers until the question is settled. */
  asked_left: number;
  hand: string[];
  /** All hands, once they are open. */
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

/**
 * GET /api/tables/CODE/advice/STEP or /api/replays/ID/advice/STEP: the advice so far.
 *
 * Each request samples some more possible worlds until `tried` reaches `wanted`. Nothing is
 * computed between requests.
 */
export interface Advice {
  step: number;
  seat: number;
  /** `chance`, `points` or `nuggets`. */
  unit: string;
  tried: number;
  /** Number of possible worlds to sample in all; 0 if sampling is of no use here. */
  wanted: number;
  /** The best first. */
  candidates: AdviceCandidate[];
}

/** A move that the expert considered, or the move that was played. */
export interface AdviceCandidate {
  move: Option;
  played: boolean;
  /** How much less it is worth than the best move, in `unit`; 0 for the best. */
  short: number;
  terms: AdviceTerm[];
}

/** One factor in the rating of a move; its text is `advice-WORD`. */
export interface AdviceTerm {
  word: string;
  seat: number | null;
  amount: number | null;
}

/** Say that a seat works against you. */
export interface Accuse {
  type: "accuse";
  about: number;
}

/**
 * Correspondence game: decline every window of this round, or be asked again.
 *
 * A window that is open for you now is declined, too.
 */
export interface AlwaysNo {
  type: "always-no";
  always: boolean;
}

/** Vote in the poll: for a seat or for none (`null`). The result is shown once all have. */
export interface CastBallot {
  type: "cast-ballot";
  about: number | null;
}

/** Say something in free text, if the table allows it. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Claim what lies under a goal, or what a seat is; claims are not checked. */
export interface ClaimSeen {
  type: "claim-seen";
  claim: string;
  at?: [number, number] | null;
  about?: number | null;
}

/** Host: make another seated guest the host. */
export interface HandOver {
  type: "hand-over";
  guest: string;
}

/**
 * The first frame, with the last version this tab has seen.
 *
 * Answered with `Lobby`, and with `Sync` if the tab has missed a move.
 */
export interface Hello {
  type: "hello";
  since?: number | null;
  /** Whether this tab sends `Seen`: bots then wait until its player has seen what is new. */
  attentive?: boolean;
  /** Whether the client is a bot program: its seats are then marked as a bot's. */
  program?: boolean;
}

/**
 * Change your nickname and portrait everywhere; all clients see it at once.
 *
 * With `seat`, change those of a hot-seat player at this table.
 */
export interface Introduce {
  type: "introduce";
  nickname: string;
  portrait?: number | null;
  seat?: number | null;
}

/** Vote about the seat of an absent player; the majority of the present people decides. */
export interface Judge {
  type: "judge";
  seat: number;
  verdict: "wait" | "bot" | "end";
}

/** Leave during play: the others vote at once about your seat. */
export interface LeaveGame {
  type: "leave-game";
}

/** In the lobby: leave one of your seats, or all of them if `seat` is left out. */
export interface LeaveSeat {
  type: "leave-seat";
  seat?: number | null;
}

/** Host: lock the table for guests without a seat, or unlock it. */
export interface Lock {
  type: "lock";
  locked: boolean;
}

/**
 * Look through one of your seats in this tab, or hide them all (`null`).
 *
 * With several seats none is shown at first; with one it is shown.
 */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Host: mute a guest for everybody, or unmute them. */
export interface Mute {
  type: "mute";
  guest: string;
  muted: boolean;
}

/** Save a private note about a seat; no other guest ever sees it. */
export interface Note {
  type: "note";
  about: number;
  suspicion?: number;
  text?: string;
  pins?: number[];
}

/** Open a poll about whom each player suspects; it has no effect on the game. */
export interface OpenPoll {
  type: "open-poll";
}

/** Pause or resume the clocks and the bots; every seated player may. */
export interface Pause {
  type: "pause";
  paused: boolean;
}

/** Keep-alive, sent every 20 s; answered with `Pong`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** Make a move; `version` is the last one seen. A stale version is answered with `Sync`. */
export interface Play {
  type: "play";
  version: number;
  move: string;
}

/**
 * Correspondence game: replace the conditional moves of your next turn; none withdraws them.
 *
 * They stay secret. Answered with `Orders`, which also tells if they lapse.
 */
export interface Prepare {
  type: "prepare";
  moves: string[];
}

/** After the end: open a new table with the same people and bots; all clients get `Moved`. */
export interface Rematch {
  type: "rematch";
}

/** Host: change the table's invite code; seated players keep their access. */
export interface RotateInvite {
  type: "rotate-invite";
}

/** Say a ready-made phrase, to everybody or to one seat. */
export interface SayPhrase {
  type: "say-phrase";
  phrase: "hello" | "thanks" | "well-played" | "repair-me" | "need-map" | "why" | "trust-me" | "oops" | "hurry" | "laugh";
  about?: number | null;
}

/** The player of this tab has seen everything up to this version. */
export interface Seen {
  type: "seen";
  version: number;
}

/** Host: kick a guest, who can't come back. */
export interface SendAway {
  type: "send-away";
  guest: string;
}

/** Host, in the lobby: put a bot on a seat, or remove it (`level` null). */
export interface SetBot {
  type: "set-bot";
  seat: number;
  level: string | null;
}

/** Change the pace of the bots; the host and every seated player may. */
export interface SetPace {
  type: "set-pace";
  pace: "slow" | "normal" | "instant";
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
  clock: "none" | "relaxed" | "fast" | "slow";
  talk: "off" | "phrases" | "free";
  listed: boolean;
  window_s: number;
  /** Time limit of a decision if the clock is `slow`. */
  hours?: number;
  /** Daily pause of a `slow` clock. */
  night?: [number, number] | null;
  /** One of your groups, whose members alone may join. */
  group?: string | null;
}

/** In the lobby: seat another person at this device (hot-seat). */
export interface ShareSeat {
  type: "share-seat";
  seat: number;
  nickname: string;
  portrait?: number | null;
}

/** Ask the bots to move at once until a person is asked; needs all people at the table. */
export interface Skip {
  type: "skip";
}

/** Host, in the lobby: deal the game. Every seat must be taken. */
export interface Start {
  type: "start";
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
}

/** Say that you trust a seat. */
export interface Trust {
  type: "trust";
  about: number;
}

/** Ask why a move is not allowed; `Answer` goes to this tab only. */
export interface Why {
  type: "why";
  move: string;
}

/** The answer to `Why`; `reason` is `null` if the move is allowed. */
export interface Answer {
  type: "answer";
  move: string;
  reason: Reason | null;
}

/** The session score of one player: sums over a series of rematches. */
export interface Evening {
  player: string;
  games: number;
  won: number;
  points: number;
}

/** A move was made: its events as you saw them, and the view after it. */
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

/** A chat line; `kind` is the tag of the client's message. */
export interface Heard {
  type: "heard";
  /** Number in the chat of this table, from 1. */
  number: number;
  /** Number of moves made before the line. */
  version: number;
  /** Round of the line: claims are about the goals of that round. 0 before the deal. */
  round: number;
  seat: number;
  /** Public id of the speaker, who may change seats before the deal; empty for a bot. */
  guest: string;
  kind: string;
  phrase: string | null;
  about: number | null;
  at: [number, number] | null;
  claim: string | null;
  text: string | null;
}

/** Your answer to an open window was stored; other answers are missing. */
export interface Held {
  type: "held";
  version: number;
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
  /** The seat that this tab looks through; `None` for spectators and if all are hidden. */
  seat: number | null;
  /** All your seats, including those of hot-seat players at this device. */
  mine: number[];
  seats: Seat[];
  /** `lobby`, `playing`, `over`, or `ended` if it was ended early by a vote. */
  stage: string;
  clock: string;
  talk: string;
  listed: boolean;
  window_s: number;
  pace: string;
  /** Time limit of a decision if the clock is `slow`. */
  hours: number;
  /** Daily pause of a `slow` clock: start and end in minutes of the day in UTC. */
  night: [number, number] | null;
  /** Bots that this server offers beyond the usual levels. */
  own_bots: string[];
  locked: boolean;
  /** The invite code. */
  invite: string;
  paused: boolean;
  /** Number of guests without a seat. */
  watchers: number;
  /** Scores of this game and of those before the rematches, once a game is over. */
  evening: Evening[];
  /** The fairness commitment, from the deal on. */
  commitment: string | null;
  /** The group whose members alone may join, if there is one. */
  group?: string | null;
}

/** The table continues at another code (rematch). */
export interface Moved {
  type: "moved";
  code: string;
}

/** Your notes; sent after `Hello` and `Look`, and after every `Note`. */
export interface Notes {
  type: "notes";
  notes: SeatNote[];
}

/** A legal move with its parts, for display on the board. */
export interface Option {
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

/**
 * Correspondence game: the conditional moves of your seat; sent to no other seat.
 *
 * Sent after `Hello` and `Look`, and whenever they change.
 */
export interface Orders {
  type: "orders";
  /** Moves for the next turn. */
  moves: string[];
  /** Whether none of them was legal when the turn came: it is still your turn. */
  lapsed: boolean;
  /** Whether the seat declines every window of this round. */
  always_no: boolean;
}

/** What the bots wait for; sent to all after changes and to each client after `Hello`. */
export interface Pacing {
  type: "pacing";
  /** Seats whose players are still looking at something new. */
  waiting: number[];
  /** Seats whose players want the bots to move at once. */
  skipping: number[];
  /** The level at which stronger bots play for now, because of server load. */
  level: string | null;
}

/** The straw poll about whom each player suspects. */
export interface Poll {
  type: "poll";
  /** The seat that opened it. */
  by: number;
  /** Seats that have voted. */
  voted: number[];
  /** Suspected seat by voter; empty until the poll is closed. */
  ballots: Record<string, number | null>;
  closed: boolean;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
}

/** Why a move is not allowed; the texts are `refusal-CODE` and the clause. */
export interface Reason {
  clause: string;
  code: string;
  args: Record<string, string | number>;
}

/** Your move was refused; nothing changed. */
export interface Refused {
  type: "refused";
  move: string;
  reason: Reason;
}

/** A seat of a table and its player. */
export interface Seat {
  seat: number;
  /** Nickname or bot name; `None` if the seat is empty. */
  player: string | null;
  /** Number of the portrait shown. */
  portrait: number;
  /** Public id of the seated guest. */
  guest: string | null;
  /** Level of the bot, or the name of one of `own_bots`. */
  bot: string | null;
  /** Whether the guest is a bot program, according to its `Hello`. */
  program: boolean;
  /** Whether the guest has an open socket. */
  here: boolean;
  /** Whether the guest is absent and the others may vote about the seat. */
  away: boolean;
  /** Whether the bot substitutes for the guest, who gets the seat back on return. */
  stand_in: boolean;
  muted: boolean;
  /** Votes about this seat, by the seats of the voters. */
  verdicts: Record<string, string>;
  /** Correspondence game: the guest's holidays, start and end in Unix time. */
  holidays: ([number, number])[];
}

/** A private note of your seat about another one. */
export interface SeatNote {
  about: number;
  suspicion: number;
  text: string;
  /** Positions of pinned events in your log. */
  pins: number[];
}

/** The whole game; sent after `Hello` and after a move for a stale version. */
export interface Sync {
  type: "sync";
  version: number;
  view: GameView;
  /** Your legal moves if you are to decide; empty otherwise. */
  options: Option[];
  /** All events so far as you saw them, for the log. */
  events: GameEvent[];
}

/** The chat so far, sent after `Hello`; it replaces earlier lines. */
export interface Talked {
  type: "talked";
  lines: Heard[];
}

/** The clock: `seconds` left for this decision; `null` while it stands. */
export interface Ticking {
  type: "ticking";
  version: number;
  seconds: number | null;
}

/** A frame was rejected: malformed, not allowed, or too many. */
export interface Trouble {
  type: "trouble";
  code: string;
  reason: string;
}

/** POST /api/guest/arrive: use a device transfer; sets the session cookie of its guest. */
export interface Arrival {
  token: string;
}

/** GET /api/guest/ban: your ban or that of your network; `null` if there is none. */
export interface Ban {
  /** End in Unix time. */
  until: number;
}

/** A module that excludes another one, and the option that allows both, if there is one. */
export interface Bar {
  module: string;
  option: string | null;
}

/** A box; its texts are `box-ID` and its `description`. */
export interface BoxEntry {
  id: string;
  /** Minimum and maximum. */
  seats: [number, number];
  options: RuleOption[];
}

/** GET /api/catalogue: all boxes and modules. */
export interface Catalogue {
  boxes: BoxEntry[];
  modules: ModuleEntry[];
}

/**
 * POST /api/guest/passkeys and …/use: the browser's WebAuthn response as JSON.
 *
 * The options for the browser come from …/new and …/ask, also in WebAuthn's format.
 */
export interface Credential {
  credential: Record<string, unknown>;
}

/** A browser with a session that you may revoke. */
export interface Device {
  created: number;
  /** Day of the last visit. */
  seen: number;
  /** A word such as `firefox`; `other` if unknown. */
  browser: string;
  /** A word such as `android`; `other` if unknown. */
  system: string;
  id: string;
  /** Whether it is the browser that sent the request. */
  here: boolean;
}

/** GET /api/guest/devices: all browsers with a session of yours, the last used first. */
export interface Devices {
  devices: Device[];
}

/**
 * POST /api/tables/CODE/go-on or /api/replays/ID/go-on: continue a finished game.
 *
 * Opens a new table with the state after `step`; you play `seat`, bots play the others. The
 * answer is a `TableCode`.
 */
export interface GoOn {
  step: number;
  seat: number;
  bots: string;
  pace?: "slow" | "normal" | "instant";
  /** Whether unknown cards stay the same, or are drawn again. */
  hidden?: "same" | "anew";
}

/** The guest of this session. GET /api/guest returns it, or `null` without a session. */
export interface Guest {
  /** Public id; it gives no access. */
  id: string;
  nickname: string;
  portrait: number | null;
}

/** A period without deadlines in correspondence games, in Unix time. */
export interface Holiday {
  since: number;
  until: number;
}

/** GET /api/guest/holidays: your holidays that are not over. */
export interface Holidays {
  holidays: Holiday[];
  /** Number of holidays in days that you may still take. */
  left: number;
}

/** A module for some boxes; its texts are `module-ID`. */
export interface ModuleEntry {
  id: string;
  seats: [number, number];
  options: RuleOption[];
  boxes: string[];
  bars: Bar[];
}

/** POST /api/guest: choose a nickname; the answer sets the session cookie. */
export interface NewGuest {
  nickname: string;
  portrait?: number | null;
}

/**
 * PUT /api/guest/holidays: replaces all holidays that are not over.
 *
 * One that has begun must be included to continue.
 */
export interface NewHolidays {
  holidays: Holiday[];
}

/**
 * POST /api/tables/CODE/reports: report a guest at the table to the operators.
 *
 * The last lines of the chat are included.
 */
export interface NewReport {
  guest: string;
  reason: "insult" | "pressure" | "name" | "flood" | "spoil" | "other";
  words?: string;
}

/** POST /api/tables: open a table; the answer is a `TableCode`. */
export interface NewTable {
  ruleset?: string;
  seats?: number;
  options?: Record<string, string | number | boolean>;
  clock?: "none" | "relaxed" | "fast" | "slow";
  talk?: "off" | "phrases" | "free";
  /** Whether the table is in the public list. */
  listed?: boolean;
  window_s?: number;
  pace?: "slow" | "normal" | "instant";
  /** Time limit of a decision if the clock is `slow`. */
  hours?: number;
  /** Daily pause of a `slow` clock. */
  night?: [number, number] | null;
  /** One of your groups, whose members alone may join; it is listed for them. */
  group?: string | null;
  /** Fill all other seats with bots of this level and start at once. */
  bots?: string | null;
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

/** A past or present ban of yours. */
export interface OwnBan {
  created: number;
  until: number;
}

/** GET /api/guest/data: all data stored about you; times are Unix times. */
export interface OwnData {
  /** Public id; it gives no access. */
  id: string;
  nickname: string;
  portrait: number | null;
  preferences: Preferences | null;
  created: number;
  /** Day of your last visit. */
  seen: number;
  devices: OwnDevice[];
  passkeys: OwnDevice[];
  seats: OwnSeat[];
  talk: OwnTalk[];
  notes: OwnNote[];
  uploads: OwnUpload[];
  reports: OwnReport[];
  bans: OwnBan[];
  post: OwnPost;
  orders: OwnOrders[];
  holidays: Holiday[];
  /** Who may see your profile. */
  shows?: "nobody" | "groups" | "people";
  ties?: OwnTie[];
  invitations?: OwnInvitation[];
  groups?: OwnMembership[];
  tallies?: OwnTally[];
  ratings?: OwnRating[];
  gatherings?: OwnGathering[];
  shared_reviews?: OwnSharedReview[];
  remarks?: OwnRemark[];
}

/** GET /api/tables/CODE/deck: rows of the deck file that replace printed cards. */
export interface OwnDeck {
  /** By group; each row has its `kind`, its `count` and what is on the card. */
  rows: Record<string, GameEvent[]>;
}

/** A browser with a session of yours. */
export interface OwnDevice {
  created: number;
  /** Day of the last visit. */
  seen: number;
  /** A word such as `firefox`; `other` if unknown. */
  browser: string;
  /** A word such as `android`; `other` if unknown. */
  system: string;
}

/** A private note of yours about another seat. */
export interface OwnNote {
  table: string;
  seat: number;
  about: number;
  suspicion: number;
  text: string;
  /** Positions of pinned events in the log of the seat. */
  pins: number[];
  at: number;
}

/** The conditional moves of one of your seats. */
export interface OwnOrders {
  table: string;
  seat: number;
  moves: string[];
  lapsed: boolean;
  always_no: boolean;
}

/** An arrow, mark or comment of yours in a shared review. */
export interface OwnRemark {
  review: string;
  number: number;
  at: number;
  step: number;
  place: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** A report that you sent. */
export interface OwnReport {
  id: string;
  table: string;
  /** Public id of the reported guest. */
  about: string;
  reason: string;
  words: string;
  created: number;
  handled: boolean;
}

/** A seat of yours, or a table that you host. */
export interface OwnSeat {
  table: string;
  ruleset: string;
  stage: string;
  created: number;
  host: boolean;
  seat: number | null;
  /** Your name at that table. */
  name: string | null;
}

/** A shared review that you opened. */
export interface OwnSharedReview {
  id: string;
  game: string;
  created: number;
}

/** A table at which you have a seat. */
export interface OwnTable {
  code: string;
  ruleset: string;
  stage: string;
  /** Names by seat; `null` for an empty seat. */
  players: (string | null)[];
  /** Unix time of the last change. */
  updated: number;
}

/** GET /api/guest/tables: the tables at which you have a seat, the latest first. */
export interface OwnTables {
  tables: OwnTable[];
}

/** A chat line of yours. */
export interface OwnTalk {
  table: string;
  number: number;
  at: number;
  seat: number;
  kind: string;
  phrase: string | null;
  about: number | null;
  place: [number, number] | null;
  claim: string | null;
  text: string | null;
}

/** A record that you uploaded. */
export interface OwnUpload {
  id: string;
  created: number;
  record: string;
}

/** A passkey of yours, and the browser that created it. */
export interface Passkey {
  created: number;
  /** Day of the last visit. */
  seen: number;
  /** A word such as `firefox`; `other` if unknown. */
  browser: string;
  /** A word such as `android`; `other` if unknown. */
  system: string;
  id: string;
}

/** GET /api/guest/passkeys: your passkeys, the oldest first. */
export interface Passkeys {
  passkeys: Passkey[];
}

/**
 * GET and PUT /api/guest/preferences: settings for all devices of the guest.
 *
 * A field that was never set is left out: each device then uses its own default.
 */
export interface Preferences {
  /** Pace of tables that you open. */
  pace?: "slow" | "normal" | "instant";
  /** When a move must be confirmed before it is sent. */
  ask?: "touch" | "always" | "never";
  motion?: "system" | "less" | "none";
  sound?: boolean;
  volume?: number;
  /** Text size. */
  size?: "normal" | "large" | "largest";
  /** Whether contrast is increased. */
  contrast?: boolean;
  /** Empty for the browser's language. */
  language?: "" | "en" | "fr";
  theme?: "system" | "light" | "dark";
  /** Whether buttons are placed for the left hand. */
  left?: boolean;
  /** Whether buttons show their keyboard shortcuts. */
  keys?: boolean;
  /** Where chat lines of bots appear: at the table, only in the chat list, or nowhere. */
  bot_talk?: "shown" | "quiet" | "off";
}

/** The body of every HTTP error: a code for the client's text, and a technical reason. */
export interface Problem {
  code: string;
  reason: string;
}

/** An option of the rules; the first choice is the default. */
export interface RuleOption {
  name: string;
  choices: (string | number | boolean)[];
}

/**
 * The code of a table.
 *
 * Its invite link is `/t/CODE`, its QR code `/api/tables/CODE/qr.svg`.
 */
export interface TableCode {
  code: string;
}

/** POST /api/guest/transfer: a one-time link for another device, valid for a minute. */
export interface Transfer {
  /** The other device opens `/move#TOKEN`; the fragment never reaches a server log. */
  token: string;
  seconds: number;
  /** The link as a QR code (SVG). */
  qr: string;
}

/** A correspondence table that waits for you. */
export interface Turn {
  code: string;
  ruleset: string;
  players: (string | null)[];
  since: number;
  /** Deadline in Unix time; then the absent rule moves for you. */
  until: number;
}

/** GET /api/guest/turns: correspondence tables that wait for you, the oldest first. */
export interface Turns {
  turns: Turn[];
}

/** GET /api/learn: the scenes of each box and of `modules`, numbered from 1. */
export interface Lessons {
  /** Subject of each scene: `first` steps, single `cards`, or a module. */
  boxes: Record<string, string[]>;
}

/**
 * GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by `;`.
 *
 * The texts are `learn-BOX-SCENE-STEP` and its attribute `do`, which is the task. GET
 * /api/learn/BOX/SCENE/why?moves=…&move=… returns an `Answer` with the reason why a move is not
 * allowed.
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
  options: Option[];
  /** The legal moves that solve the step; the guide shows the first. */
  wanted: string[];
  /** Patterns of likely mistakes, by the suffix of the text that answers them. */
  wrong: Record<string, string[]>;
  events: GameEvent[];
}

/** An email address that is not verified yet. */
export interface AwaitedAddress {
  address: string;
  /** Whether it rejected the verification mail. */
  refused: boolean;
}

/** The guest to whom the email address now belongs. */
export interface Confirmed {
  nickname: string;
  address: string;
}

/** Your verified email address. */
export interface Mailbox {
  address: string;
  created: number;
  /** Whether it rejected a mail: nothing is sent until you verify it again. */
  refused: boolean;
}

/**
 * POST /api/guest/post/mail: add an email address.
 *
 * POST /api/mail/enter: request a login link for a verified one.
 */
export interface NewAddress {
  address: string;
  language: "en" | "fr";
}

/** POST /api/guest/post/push: subscribe this browser to push notifications. */
export interface NewSubscription {
  endpoint: string;
  keys: PushKeys;
  language: "en" | "fr";
}

/** A notification that has not been sent yet. */
export interface OwnLetter {
  kind: string;
  table: string | null;
  since: number;
}

/** The data stored for your notifications. */
export interface OwnPost {
  wishes: Wishes;
  mailbox: Mailbox | null;
  awaited: AwaitedAddress | null;
  subscriptions: OwnSubscription[];
  letters: OwnLetter[];
}

/** A push subscription of yours. */
export interface OwnSubscription {
  /** Host name of the push service. */
  service: string;
  created: number;
}

/** GET /api/guest/post: the channels of this server and your notification settings. */
export interface Post {
  /** Public key for push subscriptions; `null` if this server has no push. */
  push_key: string | null;
  /** Whether this server sends email. */
  mail: boolean;
  /** The kinds of notifications that this server sends. */
  kinds: ("turn" | "over" | "invited" | "heat")[];
  /** Whether the browser that sent the request is subscribed. */
  here: boolean;
  /** Number of your subscribed browsers. */
  devices: number;
  wishes: Wishes;
  mailbox: Mailbox | null;
  awaited: AwaitedAddress | null;
}

/** The encryption keys of a push subscription, as the browser provides them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** POST /api/mail/confirm and /api/mail/arrive: the token from the link of an email. */
export interface UsedTicket {
  ticket: string;
}

/** PUT /api/guest/post: which notifications you want, when, and by which channel. */
export interface Wishes {
  push?: boolean;
  mail?: boolean;
  kinds?: ("turn" | "over" | "invited" | "heat")[];
  /** Tables without notifications. */
  quiet?: string[];
  /** Hours in which notifications are sent: start and end, past midnight if the end is smaller. */
  hours?: [number, number] | null;
  /** Time zone of `hours`, such as `Europe/Paris`. */
  zone?: string;
  /** Minimum number of hours between two emails. */
  every?: number;
}

/** Statistics of one box. */
export interface BoxCareer {
  box: string;
  games: number;
  won: number;
  points: number;
  /** The most points in one game. */
  best: number;
  /** Games in which a bot had replaced you at the end. */
  left: number;
  /** Correct suspicions. */
  right: number;
  wrong: number;
  /** How often you were suspected correctly. */
  seen_through: number;
  /** How often you were suspected wrongly. */
  slandered: number;
  lies: number;
  /** Lies that were not contradicted. */
  held: number;
  /** Goals found. */
  goals: number;
  seats: SeatsCareer[];
  roles: RoleCareer[];
}

/**
 * GET /api/guest/career: your profile.
 *
 * GET /api/people/ID/career: that of a guest who shows it to you.
 */
export interface Career {
  boxes: BoxCareer[];
  /** The latest first; only in your own profile. */
  games: PlayedGame[];
  ratings: Rating[];
  /** Number of games not counted yet: request again. */
  missing: number;
  shows: "nobody" | "groups" | "people";
}

/** GET /api/groups/ID: a group, for its members. */
export interface Group {
  id: string;
  name: string;
  /** Invite link: guests who open `/group/join/LINK` may become members. */
  link: string;
  you: string;
  members: Member[];
  /** Those that have not begun first. */
  tables: GroupTable[];
  /** The scores of the last session: the group's newest game and those before its rematches. */
  evening: Standing[];
  seasons: Season[];
}

/** GET /api/groups/links/LINK: the group to which an invite link leads. */
export interface GroupDoor {
  /** Only if you are a member already. */
  id: string | null;
  name: string;
  members: number;
}

/** A group of yours. */
export interface GroupEntry {
  id: string;
  name: string;
  members: number;
  /** Number of its tables that wait for players. */
  open: number;
}

/** An invitation to a group. */
export interface GroupInvitation {
  group: string;
  name: string;
  by: string;
}

/** GET /api/groups: your groups, by name. */
export interface Groups {
  groups: GroupEntry[];
}

/** A table of a group that waits for players or is being played. */
export interface GroupTable {
  code: string;
  ruleset: string;
  stage: string;
  seats: number;
  players: string[];
}

/** An invitation to a table whose game has not begun. */
export interface Invitation {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  /** Nickname of the sender. */
  by: string;
  created: number;
}

/** GET /api/guest/invitations: your invitations, the latest first. */
export interface Invitations {
  tables: Invitation[];
  groups: GroupInvitation[];
}

/** A member of a group. */
export interface Member {
  id: string;
  nickname: string;
  portrait: number | null;
  owner: boolean;
}

/** POST /api/groups or PUT /api/groups/ID: the name of a group. */
export interface NewGroup {
  name: string;
}

/** POST /api/people/ID/invitation: invite a guest; the answer is a `TableCode`. */
export interface NewInvitation {
  /** A table of yours; without it a new one is opened with the settings of your last game. */
  table?: string | null;
}

/** POST /api/groups/ID/invitations or PUT /api/groups/ID/owner: a guest's public id. */
export interface NewMember {
  guest: string;
}

/** POST /api/groups/ID/seasons: the owner starts a season. */
export interface NewSeason {
  name: string;
  begins: string;
  ends: string;
  box?: string | null;
}

/** An invitation that you sent or received. */
export interface OwnInvitation {
  /** The code of a table, or the id of a group. */
  target: string;
  guest: string;
  by: string;
  created: number;
}

/** A group that you are a member of. */
export interface OwnMembership {
  group: string;
  name: string;
  joined: number;
  owner: boolean;
}

/** A rating of yours, stable or not. */
export interface OwnRating {
  box: string;
  games: number;
  mu: number;
  sigma: number;
}

/** Your statistics of one game. */
export interface OwnTally {
  table: string;
  ruleset: string;
  seats: number;
  ended: number;
  points: number;
  won: boolean;
  left: boolean;
  /** All counted values, as stored. */
  tally: string;
}

/** Your relation to another guest. */
export interface OwnTie {
  guest: string;
  muted: boolean;
  blocked: boolean;
  /** Unix time at which you removed the guest from your list; 0 if you did not. */
  removed: number;
}

/** GET /api/people: guests you have played with, the latest first; no bots. */
export interface People {
  people: Person[];
}

/** A guest whom you have played with, muted or blocked. */
export interface Person {
  id: string;
  nickname: string;
  portrait: number | null;
  /** Unix time of your last game together; 0 if there is none any more. */
  met: number;
  games: number;
  /** The rule set of that game; empty if there is none. */
  ruleset: string;
  muted: boolean;
  blocked: boolean;
}

/** A finished game of yours; its record is that of its table. */
export interface PlayedGame {
  table: string;
  ruleset: string;
  seats: number;
  ended: number;
  points: number;
  won: boolean;
  /** Your role in each round. */
  roles: string[];
}

/** Your rating in a box for which you have opted in. */
export interface Rating {
  box: string;
  /** Number of rated games. */
  games: number;
  /** Estimated strength, about 25 at first; `null` until it is stable. */
  mu: number | null;
  /** Standard deviation of the estimate; the true value is most likely within two of these. */
  sigma: number | null;
}

/** Statistics of one role. */
export interface RoleCareer {
  role: string;
  rounds: number;
  won: number;
  gold: number;
}

/** A season of a group: games that end between two dates count. */
export interface Season {
  id: string;
  name: string;
  begins: string;
  /** The last day that counts. */
  ends: string;
  /** The only box that counts; empty for all. */
  box: string;
}

/** Statistics of a box at tables of one size. */
export interface SeatsCareer {
  seats: number;
  games: number;
  won: number;
  points: number;
}

/** PUT /api/guest/career: who sees your profile, and the boxes with a rating. */
export interface SetCareer {
  shows: "nobody" | "groups" | "people";
  /** Ratings of boxes that are left out are deleted. */
  rated: string[];
}

/**
 * PUT /api/people/ID: mute, unmute, block or unblock a guest.
 *
 * Fields that are left out stay unchanged.
 */
export interface SetTie {
  muted?: boolean | null;
  blocked?: boolean | null;
}

/** A member's result in the games that count. */
export interface Standing {
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

/** GET /api/groups/ID/seasons/SEASON: the standings of a season, the most wins first. */
export interface Standings {
  season: Season;
  standings: Standing[];
}

/** POST /api/replays, with a record as the body: the id of the verified record. */
export interface ReplayId {
  id: string;
}

/**
 * GET /api/tables/CODE/replay?sight=… or /api/replays/ID: the log of a finished game.
 *
 * The deal comes first. `open` gives the public events, like `public`.
 */
export interface ReplayLog {
  ruleset: string;
  seats: number;
  /** Rows of the record's deck file that replace printed cards. */
  deck: OwnDeck | null;
  moves: ReplayMove[];
}

/** The events of one step as a sight saw them, for the log. */
export interface ReplayMove {
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
}

/**
 * GET /api/tables/CODE/replay/STEP?sight=…: one step of a finished game; 0 is the deal.
 *
 * `sight` is a seat, `public` or `open`. For an uploaded record: /api/replays/ID/STEP.
 */
export interface ReplayStep {
  step: number;
  /** Number of moves. */
  steps: number;
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
  view: GameView;
  /** With `open`: the view of each seat. */
  seats: GameView[];
  /** With `open`: the full position, hidden cards included. */
  position: string | null;
}

/**
 * GET /api/tables/CODE/review or /api/replays/ID/review: beliefs and chances over time.
 *
 * Only for finished games. Claims are included for games that were played at a table.
 */
export interface GameReview {
  /** Version of the format; stored reviews of another version are computed again. */
  form: number;
  ruleset: string;
  seats: number;
  family: string;
  rounds: ReviewRound[];
}

/** What a seat claimed to have seen, and the truth. */
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

/** A foe whom another seat trusted more than at the deal, for `moves` moves in a row. */
export interface ReviewFooled {
  fooler: number;
  fooled: number;
  first: number;
  last: number;
  moves: number;
}

/** The beliefs and chances in a round after a step. */
export interface ReviewMoment {
  step: number;
  /** By seat, the probability of being a foe, for a spectator. */
  watcher: number[];
  /** The same for each seat's own knowledge. */
  seats: number[][];
  /** By side, the probability of winning the round, for a spectator; 0 or 1 at its end. */
  chances: number[];
  /** Public gain of each seat in the round; empty where gold is secret. */
  race: number[];
}

/** A summary of one seat in one round. */
export interface ReviewPortrait {
  seat: number;
  role: string | null;
  side: number | null;
  won: boolean | null;
  moves: number;
  /** Sum of the changes that its own moves made to its side's chance. */
  swing: number;
  /** The step that improved its side's chance most. */
  best: number | null;
  /** The step that reduced its side's chance most. */
  worst: number | null;
  /** The highest suspicion of a spectator against it. */
  suspected: number | null;
  suspected_at: number | null;
  /** Number of other seats that it judged correctly at the end. */
  knew: number;
}

/** The seats that were the first to recognise a foe, for good. */
export interface ReviewRight {
  about: number;
  seats: number[];
  step: number;
}

/** The review of one round. */
export interface ReviewRound {
  number: number;
  over: boolean;
  sides: ReviewSide[];
  /** The roles at the end of the round; empty in games without roles. */
  truth: string[];
  /** The roles that count as foes; empty if there are none. */
  foes: string[];
  moments: ReviewMoment[];
  /** The largest first. */
  turning_points: ReviewTurn[];
  /** The longest first. */
  fooled: ReviewFooled[];
  right_first: ReviewRight[];
  claims: ReviewClaim[];
  portraits: ReviewPortrait[];
}

/** A side that may win a round: the holders of some roles, or one seat. */
export interface ReviewSide {
  /** Its text is `review-side-WORD`; a seat has the name of its player. */
  word: string;
  seat: number | null;
}

/** A turning point: a move that changed the chances. */
export interface ReviewTurn {
  step: number;
  seat: number;
  move: string;
  side: number;
  before: number;
  after: number;
}

/** Comment on a step. */
export interface Comment {
  type: "comment";
  step: number;
  text: string;
}

/** Draw an arrow between two cells, or mark a cell (`to` is `null`). */
export interface Draw {
  type: "draw";
  step: number;
  at: [number, number];
  to?: [number, number] | null;
}

/** Delete a remark: your own, or any if you are the leader. */
export interface Erase {
  type: "erase";
  number: number;
}

/** A remark was deleted. */
export interface Erased {
  type: "erased";
  number: number;
}

/** Leader: make another connected guest the leader. */
export interface HandLead {
  type: "hand-lead";
  guest: string;
}

/** Leader: show a step to all who follow. */
export interface Lead {
  type: "lead";
  step: number;
  eyes: string;
  /** Whether the charts are shown in place of the board. */
  charts?: boolean;
}

/** Leader: allow drawing for everybody, or for the leader only. */
export interface LetAllDraw {
  type: "let-all-draw";
  allowed: boolean;
}

/** An arrow, a mark or a comment on a step. */
export interface Remark {
  number: number;
  step: number;
  guest: string;
  name: string;
  at: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** A remark was added. */
export interface Remarked {
  type: "remarked";
  remark: Remark;
}

/** All remarks so far; sent on connection. */
export interface Remarks {
  type: "remarks";
  remarks: Remark[];
}

/** A connected guest. */
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
  /** The leader, connected or not; `null` if that guest was deleted. */
  lead: string | null;
  step: number;
  eyes: string;
  charts: boolean;
  all_draw: boolean;
  people: Reviewer[];
}

/** POST /api/tables/CODE/shared-review or /api/replays/ID/shared-review: the id. */
export interface SharedReviewId {
  id: string;
}

/** Become the leader in place of one who is disconnected. */
export interface TakeLead {
  type: "take-lead";
}

/** GET /api/gatherings/ID: a tournament, for its organiser and participants. */
export interface Gathering {
  id: string;
  name: string;
  offers: Offer[];
  minutes: number | null;
  clock: "none" | "relaxed" | "fast" | "slow";
  open: boolean;
  over: boolean;
  /** Whether you organise it. */
  organiser: boolean;
  /** Your number, if you take part. */
  you: number | null;
  /** Sign-up link `/gathering/join/LINK`; for the organiser. */
  link: string | null;
  /** Display screen `/gathering/hall/HALL`; for the organiser. */
  hall: string | null;
  /** Number of people missing for a pairing; for the organiser. */
  missing: number | null;
  people: Participant[];
  heats: Heat[];
  /** The most points first. */
  standings: GatheringStanding[];
  /** Unix time of the server. */
  now: number;
}

/** GET /api/gatherings/links/LINK: the tournament to which a sign-up link leads. */
export interface GatheringDoor {
  /** Only if you take part already or organise it. */
  id: string | null;
  name: string;
  people: number;
  offers: Offer[];
  open: boolean;
  /** Your nickname; with a number if a participant has a similar one. */
  called: string;
}

/** A tournament of yours. */
export interface GatheringEntry {
  id: string;
  name: string;
  people: number;
  /** Whether you organise it. */
  organiser: boolean;
  over: boolean;
}

/** GET /api/gatherings: tournaments you organise or take part in, the newest first. */
export interface Gatherings {
  gatherings: GatheringEntry[];
}

/** A participant's result; equal results share a place. */
export interface GatheringStanding {
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
  place: number;
  gold_place: number;
  rating_place: number | null;
}

/** GET /api/gatherings/halls/HALL: the data of a tournament's display screen. */
export interface Hall {
  name: string;
  offers: Offer[];
  minutes: number | null;
  open: boolean;
  over: boolean;
  /** The sign-up link, while sign-up is open. */
  link: string | null;
  people: Participant[];
  /** The round started last, if any. */
  heats: Heat[];
  /** The most points first. */
  standings: GatheringStanding[];
  /** Unix time of the server. */
  now: number;
}

/** A tournament round. */
export interface Heat {
  number: number;
  /** Unix time of the start; before it only the organiser sees the round. */
  opened: number | null;
  tables: HeatTable[];
  /** Numbers of the participants who sit out. */
  byes: number[];
}

/** A table of a tournament round. */
export interface HeatTable {
  number: number;
  offer: number;
  /** Numbers of the participants, by seat. */
  people: number[];
  stage: "drawn" | "playing" | "over" | "ended" | "given-up";
  /** The table code; only for its players and the organiser. */
  code: string | null;
  /** By seat, once the game is over. */
  points: number[];
}

/**
 * POST /api/gatherings: create a tournament, which you organise.
 *
 * Without offers, championship tables are played.
 */
export interface NewGathering {
  name: string;
  offers?: Offer[];
  /** Planned length of a round; the display screen counts down. */
  minutes?: number | null;
  clock?: "none" | "relaxed" | "fast";
  talk?: "off" | "phrases" | "free";
}

/** POST /api/gatherings/ID/participants: add people without a device (organiser). */
export interface NewParticipants {
  names: string[];
  offer?: number | null;
}

/**
 * A game offered at a tournament: rule set, options and preferred number of seats.
 *
 * Tables are larger or smaller where people would have to sit out otherwise.
 */
export interface Offer {
  ruleset: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
}

/** A tournament that you organise or take part in. */
export interface OwnGathering {
  gathering: string;
  name: string;
  organiser: boolean;
  number: number | null;
  /** Your name there. */
  called: string | null;
  offer: number | null;
  rated: boolean;
  joined: number | null;
}

/** A participant of a tournament. */
export interface Participant {
  number: number;
  name: string;
  offer: number | null;
  here: boolean;
  /** False for people added by the organiser, who play at the device of another player. */
  device: boolean;
}

/** PUT /api/gatherings/ID: open or close the sign-up, or end the tournament (organiser). */
export interface SetGathering {
  open: boolean;
  over?: boolean;
}

/**
 * PUT /api/gatherings/ID/participants/NUMBER: a participant's game and presence.
 *
 * Participants may set their own, the organiser everybody's.
 */
export interface SetParticipant {
  offer?: number | null;
  /** Participants who are not present get no table; a running game continues. */
  here?: boolean;
}

/** POST /api/gatherings/links/LINK: take part under your nickname. */
export interface SignUp {
  /** The game you want to play; `null` for any. */
  offer?: number | null;
  /** Whether the standings show your rating, if you have a stable one. */
  rated?: boolean;
}

export type FromClient =
  | Hello
  | SetTable
  | TakeSeat
  | ShareSeat
  | LeaveSeat
  | Look
  | Introduce
  | SetBot
  | Start
  | Play
  | Why
  | Prepare
  | AlwaysNo
  | Rematch
  | Pause
  | SetPace
  | Skip
  | Seen
  | LeaveGame
  | Judge
  | SendAway
  | Mute
  | HandOver
  | Lock
  | RotateInvite
  | SayPhrase
  | Accuse
  | Trust
  | ClaimSeen
  | Chat
  | OpenPoll
  | CastBallot
  | Note
  | Ping;

export type FromServer =
  | Lobby
  | Sync
  | Happened
  | Held
  | Orders
  | Refused
  | Answer
  | Ticking
  | Pacing
  | Heard
  | Talked
  | Poll
  | Notes
  | Moved
  | Trouble
  | Pong;

export type FromReviewer =
  | Lead
  | HandLead
  | TakeLead
  | LetAllDraw
  | Draw
  | Comment
  | Erase
  | Ping;

export type ToReviewer =
  | SharedReview
  | Remarks
  | Remarked
  | Erased
  | Trouble
  | Pong;
