// Written by tools/client_types.py from src/saboteur/wire/messages. Do not edit.

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
export const CLOSED_CROWD = 4403;
export const CLOSED_FLOOD = 4002;
export const CLOSED_LOST = 4003;
export const CLOSED_NO_GUEST = 4401;
export const CLOSED_NO_TABLE = 4404;
export const CLOSED_SENT_AWAY = 4410;
export const CLOSED_SLOW = 4001;

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
  starter: number;
  turn: number | null;
  asked_cell: [number, number] | null;
  asked_card: string | null;
  /** How many cards, steps or answers are still to come before the question is done with. */
  asked_left: number;
  hand: string[];
  /** Everybody's, once all lies open. */
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
 * GET /api/tables/CODE/advice/STEP, or /api/replays/ID/advice/STEP: so far.
 *
 * Every asking tries some possible worlds more, until `tried` is `wanted`. Nobody goes on
 * while nobody asks.
 */
export interface Advice {
  step: number;
  seat: number;
  /** `chance`, `points` or `nuggets`. */
  unit: string;
  tried: number;
  /** How many possible worlds are tried in all; 0 where they would say nothing. */
  wanted: number;
  /** The best first. */
  candidates: AdviceCandidate[];
}

/** A move that an expert would have thought of, or the one that was made. */
export interface AdviceCandidate {
  move: Option;
  played: boolean;
  /** By how much it falls short of the best, in `unit`; 0 for the best. */
  short: number;
  terms: AdviceTerm[];
}

/** Something that the weighing of a move goes by; its words are `advice-WORD`. */
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
 * At a slow table: decline whatever is put to several at once, for this round, or ask me again.
 *
 * It answers a question of that kind that is put to you now.
 */
export interface AlwaysNo {
  type: "always-no";
  always: boolean;
}

/** Answer the poll: a seat, or nobody (`null`). What all answered is shown at once. */
export interface CastBallot {
  type: "cast-ballot";
  about: number | null;
}

/** Say something in your own words, where the table allows it. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Say what lies under a goal, or what a seat is; nobody checks it. */
export interface ClaimSeen {
  type: "claim-seen";
  claim: string;
  at?: [number, number] | null;
  about?: number | null;
}

/** Host: somebody else who has a seat is the host from now on. */
export interface HandOver {
  type: "hand-over";
  guest: string;
}

/** First frame: the last version this tab has seen; `Sync` follows if it has missed any. */
export interface Hello {
  type: "hello";
  since?: number | null;
  /** Whether this tab says `Seen`: then bots wait until its player has seen what is his. */
  attentive?: boolean;
  /** Whether a program plays here, not a person: the seats that it takes are shown as a bot's. */
  program?: boolean;
}

/**
 * Be called otherwise, or have another face, here and from now on; everybody sees it at once.
 *
 * With `seat`, it is somebody who sits beside you at this device.
 */
export interface Introduce {
  type: "introduce";
  nickname: string;
  portrait?: number | null;
  seat?: number | null;
}

/** Say what should happen to a seat whose player is away; most of those present decide. */
export interface Judge {
  type: "judge";
  seat: number;
  verdict: "wait" | "bot" | "end";
}

/** Get up for good during play: the others choose at once what happens to your seat. */
export interface LeaveGame {
  type: "leave-game";
}

/** Stand up in the lobby; from a seat that you share, if you name it. */
export interface LeaveSeat {
  type: "leave-seat";
  seat?: number | null;
}

/** Host: whoever has no seat yet stays outside, or may come in again. */
export interface Lock {
  type: "lock";
  locked: boolean;
}

/**
 * Look through one of your seats in this tab, or cover them all (`null`).
 *
 * Who has several seats begins covered; who has one looks through it.
 */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Host: what this guest says is not passed on. */
export interface Mute {
  type: "mute";
  guest: string;
  muted: boolean;
}

/** Write down what you think of a seat; nobody else ever sees it. */
export interface Note {
  type: "note";
  about: number;
  suspicion?: number;
  text?: string;
  pins?: number[];
}

/** Ask everybody whom he suspects; it has no effect on the game. */
export interface OpenPoll {
  type: "open-poll";
}

/** Stop the clocks and the bots, or go on; everybody who has a seat may. */
export interface Pause {
  type: "pause";
  paused: boolean;
}

/** Are you there? Every 20 s; answered with `Pong`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** Make a move; `version` is the last one seen, a stale one is answered with `Sync`. */
export interface Play {
  type: "play";
  version: number;
  move: string;
}

/**
 * At a slow table: moves for your next turn, in place of those before; none withdraws them.
 *
 * Nobody else learns of them. `Orders` answers, and tells it if they lapse.
 */
export interface Prepare {
  type: "prepare";
  moves: string[];
}

/** After the end: a new table with the same people and bots; all get `Moved`. */
export interface Rematch {
  type: "rematch";
}

/** Host: the code and link of the table change; who has a seat keeps the way he came. */
export interface RotateInvite {
  type: "rotate-invite";
}

/** Say a ready-made sentence, to everybody or to a seat. */
export interface SayPhrase {
  type: "say-phrase";
  phrase: "hello" | "thanks" | "well-played" | "repair-me" | "need-map" | "why" | "trust-me" | "oops" | "hurry" | "laugh";
  about?: number | null;
}

/** The player of this tab has seen all that he was shown, up to this version. */
export interface Seen {
  type: "seen";
  version: number;
}

/** Host: this guest leaves the table and does not come back. */
export interface SendAway {
  type: "send-away";
  guest: string;
}

/** Host, in the lobby: put a bot on an empty seat, or take it away (`level` null). */
export interface SetBot {
  type: "set-bot";
  seat: number;
  level: string | null;
}

/** Let the bots of this table move faster or slower; everybody who has a seat may. */
export interface SetPace {
  type: "set-pace";
  pace: "slow" | "normal" | "instant";
}

/** Host, in the lobby: play something else, or otherwise. Who has a seat beyond is asked up. */
export interface SetTable {
  type: "set-table";
  ruleset: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  clock: "none" | "relaxed" | "fast" | "slow";
  talk: "off" | "phrases" | "free";
  listed: boolean;
  window_s: number;
  /** For a decision, if the clock is slow. */
  hours?: number;
  /** When a slow clock stands. */
  night?: [number, number] | null;
  /** A group of yours whose members alone come in. */
  group?: string | null;
}

/** In the lobby: seat somebody else at this device, beside you (hot-seat). */
export interface ShareSeat {
  type: "share-seat";
  seat: number;
  nickname: string;
  portrait?: number | null;
}

/** Let the bots move at once until a person is asked, if all people at the table want it. */
export interface Skip {
  type: "skip";
}

/** Host: deal. Every seat must be taken. */
export interface Start {
  type: "start";
}

/**
 * Sit down in the lobby (also: change seats).
 *
 * With a nickname, you are called so from now on; if that can't be, you do not sit down.
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

/** Ask why a move is not allowed; answered with `Answer`, to this tab alone. */
export interface Why {
  type: "why";
  move: string;
}

/** The answer to `Why`: `None` if the move is allowed. */
export interface Answer {
  type: "answer";
  move: string;
  reason: Reason | null;
}

/** What one person or bot made in all games that followed one another here. */
export interface Evening {
  player: string;
  games: number;
  won: number;
  points: number;
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

/** Somebody said something; `kind` is the tag of what he sent. */
export interface Heard {
  type: "heard";
  /** Its place in the talk of this table, from 1 on. */
  number: number;
  /** After which move it was said; 0 before the first. */
  version: number;
  /** In which round: the goals that a claim speaks of are laid anew. 0 before the deal. */
  round: number;
  seat: number;
  /** Public id of who spoke: before the deal, people change seats. Nothing for a bot. */
  guest: string;
  kind: string;
  phrase: string | null;
  about: number | null;
  at: [number, number] | null;
  claim: string | null;
  text: string | null;
}

/** Your answer to a question that is put to all at once was taken; others are awaited. */
export interface Held {
  type: "held";
  version: number;
}

/** The table: sent after `Hello` and whenever seats change, before and during play. */
export interface Lobby {
  type: "lobby";
  code: string;
  ruleset: string;
  options: Record<string, string | number | boolean>;
  /** Whether a deck file corrects the cards: GET /api/tables/CODE/deck tells how. */
  deck: boolean;
  /** Public id of the host. */
  host: string;
  /** Your public id. */
  you: string;
  /** The seat that this tab looks through; `None` for a spectator, or while covered. */
  seat: number | null;
  /** All your seats; several if somebody sits beside you at this device. */
  mine: number[];
  seats: Seat[];
  /** `lobby`, `playing`, `over`, or `ended`: broken off by agreement. */
  stage: string;
  clock: string;
  talk: string;
  listed: boolean;
  window_s: number;
  pace: string;
  /** For a decision, if the clock is slow. */
  hours: number;
  /** From when to when a slow clock stands, in minutes of the day in UTC. */
  night: [number, number] | null;
  /** Bots that this server offers beside the usual levels, by their names. */
  own_bots: string[];
  locked: boolean;
  /** The code by which others come in. */
  invite: string;
  paused: boolean;
  /** How many guests without a seat look on. */
  watchers: number;
  /** The sums of this table and those before it, once a game is over. */
  evening: Evening[];
  /** The fairness commitment, from the deal on. */
  commitment: string | null;
  /** The group whose members alone come in, if it is for one. */
  group?: string | null;
}

/** The table goes on elsewhere (rematch). */
export interface Moved {
  type: "moved";
  code: string;
}

/** The notes of the seat you look through: after `Hello`, `Look` and every `Note`. */
export interface Notes {
  type: "notes";
  notes: SeatNote[];
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

/**
 * What the seat you look through has said beforehand, at a slow table; nobody else is told.
 *
 * After `Hello` and `Look`, and whenever it changes.
 */
export interface Orders {
  type: "orders";
  /** For its next turn. */
  moves: string[];
  /** Whether none of them was lawful when the turn came: it is still yours. */
  lapsed: boolean;
  /** Whether it declines whatever is put to several at once, this round. */
  always_no: boolean;
}

/** What the bots wait for: told to everybody when it changes, and after `Hello`. */
export interface Pacing {
  type: "pacing";
  /** Seats whose players are still looking at what they were shown. */
  waiting: number[];
  /** Seats whose players want the bots to move at once. */
  skipping: number[];
  /** The level that stronger bots play at for now, because the server has much to do. */
  level: string | null;
}

/** Whom does everybody suspect? The answers are shown when the last one is in. */
export interface Poll {
  type: "poll";
  /** Who asked. */
  by: number;
  /** Which seats have answered. */
  voted: number[];
  /** Whom each suspects; empty until the poll is closed. */
  ballots: Record<string, number | null>;
  closed: boolean;
}

/** I am here. */
export interface Pong {
  type: "pong";
  at: number;
}

/** Why a move is not allowed; the words are `refusal-CODE` and the text of the clause. */
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

/** A seat of a table. */
export interface Seat {
  seat: number;
  /** Nickname, or a bot's name; `None` if empty. */
  player: string | null;
  /** Which dwarf is shown for it. */
  portrait: number;
  /** Public id of the guest who sits there. */
  guest: string | null;
  /** Level, if a bot sits there; or the name of one of `own_bots`. */
  bot: string | null;
  /** Whether the guest is a program, which plays by itself and says so. */
  program: boolean;
  /** Whether the guest has an open socket. */
  here: boolean;
  /** Whether the guest has been gone for so long that the others may choose for his seat. */
  away: boolean;
  /** Whether the bot sits in for the guest, who gets the seat back when he returns. */
  stand_in: boolean;
  muted: boolean;
  /** What the others want to do about this seat, by their own seats. */
  verdicts: Record<string, string>;
  /** At a slow table: from when to when nobody waits for him, in seconds since 1970. */
  holidays: ([number, number])[];
}

/** What your seat noted about another. */
export interface SeatNote {
  about: number;
  suspicion: number;
  text: string;
  /** Events of your log that you keep in mind, by their places there. */
  pins: number[];
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

/** What was said so far, after `Hello`. */
export interface Talked {
  type: "talked";
  lines: Heard[];
}

/** The clock of this version: how long those asked still have; `None` while it stands. */
export interface Ticking {
  type: "ticking";
  version: number;
  seconds: number | null;
}

/** A frame could not be taken: malformed, not yours to say, too many. */
export interface Trouble {
  type: "trouble";
  code: string;
  reason: string;
}

/** GET /api/gatherings/ID: a gathering, for its organiser and those who take part. */
export interface Gathering {
  id: string;
  name: string;
  offers: Offer[];
  minutes: number | null;
  clock: "none" | "relaxed" | "fast" | "slow";
  open: boolean;
  over: boolean;
  /** Whether it is yours to run. */
  organiser: boolean;
  /** Your number, if you take part. */
  you: number | null;
  /** Whoever opens `/gathering/join/LINK` may sign up; for the organiser. */
  link: string | null;
  /** `/gathering/hall/HALL` is for a screen in the hall; for the organiser. */
  hall: string | null;
  /** How many more people have to be there for a draw; for the organiser. */
  missing: number | null;
  people: Participant[];
  heats: Heat[];
  /** The most points first. */
  standings: GatheringStanding[];
  /** By the server's clock. */
  now: number;
}

/** GET /api/gatherings/links/LINK: what a link leads to. */
export interface GatheringDoor {
  /** If you take part already, or run it. */
  id: string | null;
  name: string;
  people: number;
  offers: Offer[];
  open: boolean;
  /** Your nickname; while people sign up, with a number if somebody there has it. */
  called: string;
}

/** A gathering of yours. */
export interface GatheringEntry {
  id: string;
  name: string;
  people: number;
  /** Whether it is yours to run. */
  organiser: boolean;
  over: boolean;
}

/** GET /api/gatherings: those that you run or take part in, the newest first. */
export interface Gatherings {
  gatherings: GatheringEntry[];
}

/** What somebody made of his tables; equal ones share a place. */
export interface GatheringStanding {
  /** The participant. */
  number: number;
  games: number;
  won: number;
  points: number;
  /** What of the points is gold: the nuggets of the boxes that count in these. */
  gold: number;
  byes: number;
  /** His strength at the box that he plays, if he shows it and it is stable. */
  rating: number | null;
  sigma: number | null;
  place: number;
  gold_place: number;
  rating_place: number | null;
}

/** GET /api/gatherings/halls/HALL: what a screen shows to a whole hall. */
export interface Hall {
  name: string;
  offers: Offer[];
  minutes: number | null;
  open: boolean;
  over: boolean;
  /** By which people sign up, while they may. */
  link: string | null;
  people: Participant[];
  /** The last one that was opened, if any. */
  heats: Heat[];
  /** The most points first. */
  standings: GatheringStanding[];
  /** By the server's clock. */
  now: number;
}

/** Tables that were drawn at once. */
export interface Heat {
  number: number;
  /** When people were called to the tables; nobody but the organiser sees a heat before. */
  opened: number | null;
  tables: HeatTable[];
  /** Participants who sit out. */
  byes: number[];
}

/** A table of a heat. */
export interface HeatTable {
  number: number;
  offer: number;
  /** Participants, by seat. */
  people: number[];
  stage: "drawn" | "playing" | "over" | "ended" | "given-up";
  /** Where the table is; for those who sit there, and for the organiser. */
  code: string | null;
  /** By seat, once it is played out. */
  points: number[];
}

/** POST /api/gatherings: set one up; it is yours. Without offers: championship tables. */
export interface NewGathering {
  name: string;
  offers?: Offer[];
  /** How long a heat should take; the hall's page counts down. */
  minutes?: number | null;
  clock?: "none" | "relaxed" | "fast";
  talk?: "off" | "phrases" | "free";
}

/** POST /api/gatherings/ID/participants: the organiser enters people without a device. */
export interface NewParticipants {
  names: string[];
  offer?: number | null;
}

/**
 * What may be played at a gathering: box, modules and options, and how many should sit there.
 *
 * Tables are larger or smaller where people would have to sit out otherwise.
 */
export interface Offer {
  ruleset: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
}

/** A gathering that you run, or take part in. */
export interface OwnGathering {
  gathering: string;
  name: string;
  organiser: boolean;
  number: number | null;
  /** What you are called there. */
  called: string | null;
  offer: number | null;
  rated: boolean;
  joined: number | null;
}

/** Somebody who takes part. */
export interface Participant {
  number: number;
  name: string;
  offer: number | null;
  here: boolean;
  /** Or he was entered by name, and plays at the device of somebody at his table. */
  device: boolean;
}

/** PUT /api/gatherings/ID: the organiser opens or closes the sign-up, or ends the gathering. */
export interface SetGathering {
  open: boolean;
  over?: boolean;
}

/**
 * PUT /api/gatherings/ID/participants/NUMBER: what somebody plays, and whether he is there.
 *
 * Everybody says it for himself, the organiser for all.
 */
export interface SetParticipant {
  offer?: number | null;
  /** Whoever is not is not drawn; a game that he sits at goes on. */
  here?: boolean;
}

/** POST /api/gatherings/links/LINK: take part, by your nickname. */
export interface SignUp {
  /** What you want to play; nothing for whatever needs you. */
  offer?: number | null;
  /** Whether all there see your rating in the standings, if you have one and it is stable. */
  rated?: boolean;
}

/** POST /api/guest/arrive: become the guest who asked for the transfer; sets the cookie. */
export interface Arrival {
  token: string;
}

/** GET /api/guest/ban: an operator keeps you, or your network, away; `null` if nobody does. */
export interface Ban {
  /** In seconds since 1970. */
  until: number;
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

/** GET /api/catalogue: every rule set that a table may choose. */
export interface Catalogue {
  boxes: BoxEntry[];
  modules: ModuleEntry[];
}

/**
 * POST /api/guest/passkeys and …/use: what the browser answered, as WebAuthn writes it in JSON.
 *
 * What it is asked comes from …/new and …/ask, in the standard's words, too.
 */
export interface Credential {
  credential: Record<string, unknown>;
}

/** A browser that knows you, as you may revoke it. */
export interface Device {
  created: number;
  /** The day on which it last came. */
  seen: number;
  /** A word such as `firefox`; `other` if we do not know it. */
  browser: string;
  /** A word such as `android`; `other` if we do not know it. */
  system: string;
  id: string;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** GET /api/guest/devices: every browser that knows you, who came last first. */
export interface Devices {
  devices: Device[];
}

/**
 * POST /api/tables/CODE/go-on, or /api/replays/ID/go-on: play a finished game otherwise.
 *
 * A table of your own opens where the game stood after `step`; you have `seat`, bots the
 * others. The answer is a `TableCode`.
 */
export interface GoOn {
  step: number;
  seat: number;
  bots: string;
  pace?: "slow" | "normal" | "instant";
  /** The same hidden cards, or all that your seat could not know then drawn anew. */
  hidden?: "same" | "anew";
}

/** Who you are. GET /api/guest answers it too, or `null` to somebody new. */
export interface Guest {
  /** Public and opaque; it is no token. */
  id: string;
  nickname: string;
  portrait: number | null;
}

/** When nobody waits for you at slow tables: times are seconds since 1970. */
export interface Holiday {
  since: number;
  until: number;
}

/** GET /api/guest/holidays: your holidays that are not over. */
export interface Holidays {
  holidays: Holiday[];
  /** How many days you may still take. */
  left: number;
}

/** A module that can be added to some boxes; its words are `module-ID`. */
export interface ModuleEntry {
  id: string;
  seats: [number, number];
  options: RuleOption[];
  boxes: string[];
  bars: Bar[];
}

/** POST /api/guest: take a nickname; the answer sets the cookie. */
export interface NewGuest {
  nickname: string;
  portrait?: number | null;
}

/** PUT /api/guest/holidays: those to come, and the one that has begun if it goes on. */
export interface NewHolidays {
  holidays: Holiday[];
}

/**
 * POST /api/tables/CODE/reports: tell the operators about somebody at the table.
 *
 * The last lines of the talk go with it.
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
  /** Whether strangers find it in the list of tables. */
  listed?: boolean;
  window_s?: number;
  pace?: "slow" | "normal" | "instant";
  /** For a decision, if the clock is slow. */
  hours?: number;
  /** When a slow clock stands. */
  night?: [number, number] | null;
  /** A group of yours whose members alone come in; it is listed for them. */
  group?: string | null;
  /** Fill every seat but yours with bots of this level and start at once (play now). */
  bots?: string | null;
}

/** A listed table that has a free seat. */
export interface OpenTable {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  /** The nickname of the host. */
  host: string;
}

/** GET /api/tables: tables that anybody may join, the newest first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** How long an operator kept you away, or does. */
export interface OwnBan {
  created: number;
  until: number;
}

/** GET /api/guest/data: all that we hold about you; times are seconds since 1970. */
export interface OwnData {
  /** Public and opaque; it is no token. */
  id: string;
  nickname: string;
  portrait: number | null;
  preferences: Preferences | null;
  created: number;
  /** The day on which you last came. */
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
  /** To whom you show what you became. */
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

/** GET /api/tables/CODE/deck: rows of a deck file that take the place of printed ones. */
export interface OwnDeck {
  /** By group, each with its `kind`, its `count` and what is on the card. */
  rows: Record<string, GameEvent[]>;
}

/** A browser that knows you. */
export interface OwnDevice {
  created: number;
  /** The day on which it last came. */
  seen: number;
  /** A word such as `firefox`; `other` if we do not know it. */
  browser: string;
  /** A word such as `android`; `other` if we do not know it. */
  system: string;
}

/** What you noted about another seat. */
export interface OwnNote {
  table: string;
  seat: number;
  about: number;
  suspicion: number;
  text: string;
  /** Places in the log of the seat. */
  pins: number[];
  at: number;
}

/** What a seat of yours has said beforehand at a slow table. */
export interface OwnOrders {
  table: string;
  seat: number;
  moves: string[];
  lapsed: boolean;
  always_no: boolean;
}

/** What you drew or said in a shared review. */
export interface OwnRemark {
  review: string;
  number: number;
  at: number;
  step: number;
  place: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** What you told the operators about somebody. */
export interface OwnReport {
  id: string;
  table: string;
  /** Public id of whom it is about. */
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
  /** What you were called there. */
  name: string | null;
}

/** A review that you opened to others. */
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
  /** Who sits where; `None` for an empty seat. */
  players: (string | null)[];
  /** When something last happened there, in seconds since 1970. */
  updated: number;
}

/** GET /api/guest/tables: where you have a seat, the latest first. */
export interface OwnTables {
  tables: OwnTable[];
}

/** Something that you said at a table. */
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

/** A record that you brought. */
export interface OwnUpload {
  id: string;
  created: number;
  record: string;
}

/** A key by which you are known on any device, and the browser that made it. */
export interface Passkey {
  created: number;
  /** The day on which it last came. */
  seen: number;
  /** A word such as `firefox`; `other` if we do not know it. */
  browser: string;
  /** A word such as `android`; `other` if we do not know it. */
  system: string;
  id: string;
}

/** GET /api/guest/passkeys: your keys, the oldest first. */
export interface Passkeys {
  passkeys: Passkey[];
}

/**
 * GET and PUT /api/guest/preferences: how you like to play, on all your devices.
 *
 * What was never chosen is left out: each device begins with what suits it.
 */
export interface Preferences {
  /** Of tables that you open. */
  pace?: "slow" | "normal" | "instant";
  /** Whether a move is shown before it is sent, to be confirmed. */
  ask?: "touch" | "always" | "never";
  motion?: "system" | "less" | "none";
  sound?: boolean;
  volume?: number;
  /** Of the text. */
  size?: "normal" | "large" | "largest";
  /** Whether letters and lines stand out more. */
  contrast?: boolean;
  /** Nothing for the browser's own. */
  language?: "" | "en" | "fr";
  theme?: "system" | "light" | "dark";
  /** Whether the buttons stand at the left hand. */
  left?: boolean;
  /** Whether keys are shown on the buttons. */
  keys?: boolean;
  /** Where you hear bots: at the table, only in the list of what was said, or nowhere. */
  bot_talk?: "shown" | "quiet" | "off";
}

/** Every error answer of HTTP: a code for the words, the technical reason, no secret. */
export interface Problem {
  code: string;
  reason: string;
}

/** A rule that a table may choose; the first choice is the usual one. */
export interface RuleOption {
  name: string;
  choices: (string | number | boolean)[];
}

/** A table's code; its invite link is `/t/CODE`, its QR `/api/tables/CODE/qr.svg`. */
export interface TableCode {
  code: string;
}

/** POST /api/guest/transfer: a way onto another device, once and for a minute. */
export interface Transfer {
  /** The other device opens `/move#TOKEN`; the part behind # never reaches a server's log. */
  token: string;
  seconds: number;
  /** That address as an SVG picture. */
  qr: string;
}

/** A slow table that waits for you. */
export interface Turn {
  code: string;
  ruleset: string;
  players: (string | null)[];
  since: number;
  /** When the absent rule moves for you, in seconds since 1970. */
  until: number;
}

/** GET /api/guest/turns: the slow tables that wait for you, the oldest first. */
export interface Turns {
  turns: Turn[];
}

/** GET /api/learn: the scenes to learn each box and `modules` by; they are numbered from 1. */
export interface Lessons {
  /** What each scene stands with: `first` steps, single `cards`, or a module. */
  boxes: Record<string, string[]>;
}

/**
 * GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by `;`.
 *
 * The words of the guide are `learn-BOX-SCENE-STEP`, its `do` what is to be done. Why a move
 * is not allowed:
 * /api/learn/BOX/SCENE/why?moves=…&move=…, answered with `Answer`.
 */
export interface LessonState {
  box: string;
  scene: number;
  /** Where the learner sits. */
  seat: number;
  /** How many steps are done. */
  step: number;
  steps: number;
  version: number;
  view: GameView;
  /** What the rules allow the learner; nothing once the scene is over. */
  options: Option[];
  /** The moves among them that lead on; the guide points at the first. */
  wanted: string[];
  /** Likely mistakes as patterns, by the end of the text that answers them. */
  wrong: Record<string, string[]>;
  events: GameEvent[];
}

/** What your games of a box come to. */
export interface BoxCareer {
  box: string;
  games: number;
  won: number;
  points: number;
  /** The most points of one game. */
  best: number;
  /** How often a bot sat in for you at the end. */
  left: number;
  /** How often you suspected somebody rightly. */
  right: number;
  wrong: number;
  /** How often others suspected you rightly. */
  seen_through: number;
  /** How often wrongly. */
  slandered: number;
  lies: number;
  /** How many of your lies held. */
  held: number;
  /** How many goals you found. */
  goals: number;
  seats: SeatsCareer[];
  roles: RoleCareer[];
}

/** GET /api/guest/career: what you became. GET /api/people/ID/career: of who shows it to you. */
export interface Career {
  boxes: BoxCareer[];
  /** The latest first; only your own are listed. */
  games: PlayedGame[];
  ratings: Rating[];
  /** How many games are still to be counted: ask again. */
  missing: number;
  shows: "nobody" | "groups" | "people";
}

/** GET /api/groups/ID: a group, for its members. */
export interface Group {
  id: string;
  name: string;
  /** Whoever opens `/group/join/LINK` may become a member. */
  link: string;
  you: string;
  members: Member[];
  /** Those that have not begun first. */
  tables: GroupTable[];
  /** The last evening: the newest game of the group and those before it. */
  evening: Standing[];
  seasons: Season[];
}

/** GET /api/groups/links/LINK: what a link leads to. */
export interface GroupDoor {
  /** If you are a member already. */
  id: string | null;
  name: string;
  members: number;
}

/** A group of yours. */
export interface GroupEntry {
  id: string;
  name: string;
  members: number;
  /** How many tables of it wait for players. */
  open: number;
}

/** Somebody asks you into a group. */
export interface GroupInvitation {
  group: string;
  name: string;
  by: string;
}

/** GET /api/groups: your groups, by name. */
export interface Groups {
  groups: GroupEntry[];
}

/** A table of a group that waits for players, or at which they play. */
export interface GroupTable {
  code: string;
  ruleset: string;
  stage: string;
  seats: number;
  players: string[];
}

/** Somebody asks you to a table that has not begun. */
export interface Invitation {
  code: string;
  ruleset: string;
  seats: number;
  taken: number;
  /** The nickname of who asks. */
  by: string;
  created: number;
}

/** GET /api/guest/invitations: to what you are asked, the latest first. */
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

/** POST /api/groups, PUT /api/groups/ID: how a group is called. */
export interface NewGroup {
  name: string;
}

/** POST /api/people/ID/invitation: ask somebody to a table; the answer is a `TableCode`. */
export interface NewInvitation {
  /** A table of yours; without one a new one is opened, as the last that you both played at. */
  table?: string | null;
}

/** POST /api/groups/ID/invitations, PUT /api/groups/ID/owner: a guest, by his public id. */
export interface NewMember {
  guest: string;
}

/** POST /api/groups/ID/seasons: the owner begins a season. */
export interface NewSeason {
  name: string;
  begins: string;
  ends: string;
  box?: string | null;
}

/** To what somebody asked you, or you somebody. */
export interface OwnInvitation {
  /** The code of a table, or a group. */
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

/** What a game came to for you. */
export interface OwnTally {
  table: string;
  ruleset: string;
  seats: number;
  ended: number;
  points: number;
  won: boolean;
  left: boolean;
  /** All that was counted, as it is kept. */
  tally: string;
}

/** How you stand to somebody. */
export interface OwnTie {
  guest: string;
  muted: boolean;
  blocked: boolean;
  /** When you took him off your list; 0 if you did not. */
  removed: number;
}

/** GET /api/people: who sat with you, the latest first; bots and programs aside. */
export interface People {
  people: Person[];
}

/** Somebody who sat with you, or whom you muted or blocked. */
export interface Person {
  id: string;
  nickname: string;
  portrait: number | null;
  /** When a game that you both played last went on; 0 if there is none any more. */
  met: number;
  games: number;
  /** What you played last together; nothing if there is no such game. */
  ruleset: string;
  muted: boolean;
  blocked: boolean;
}

/** A game of yours that is over; its record is that of its table. */
export interface PlayedGame {
  table: string;
  ruleset: string;
  seats: number;
  ended: number;
  points: number;
  won: boolean;
  /** Yours, round by round. */
  roles: string[];
}

/** Your rating in a box, which you have asked for. */
export interface Rating {
  box: string;
  /** How many counted. */
  games: number;
  /** Your strength, about 25 at first; `None` until it is stable. */
  mu: number | null;
  /** How doubtful it is: you are within two of these of it, most likely. */
  sigma: number | null;
}

/** Your rounds in one role. */
export interface RoleCareer {
  role: string;
  rounds: number;
  won: number;
  gold: number;
}

/** A season of a group: games that end on these days count. */
export interface Season {
  id: string;
  name: string;
  begins: string;
  /** The last day that counts. */
  ends: string;
  /** Games of this box alone; nothing for all. */
  box: string;
}

/** Your games of a box at tables of one size. */
export interface SeatsCareer {
  seats: number;
  games: number;
  won: number;
  points: number;
}

/** PUT /api/guest/career: who sees it, and in which boxes you have a rating. */
export interface SetCareer {
  shows: "nobody" | "groups" | "people";
  /** A rating that you give up is forgotten. */
  rated: string[];
}

/**
 * PUT /api/people/ID: whether you hear somebody, and whether he may come near you.
 *
 * What is left out stays as it is.
 */
export interface SetTie {
  muted?: boolean | null;
  blocked?: boolean | null;
}

/** What a member made of the games that count. */
export interface Standing {
  id: string;
  nickname: string;
  games: number;
  won: number;
  points: number;
  /** What of the points is gold: the nuggets of the boxes that count in these. */
  gold: number;
  /** Of a season of one box: his strength there, if he shows it and it is stable. */
  rating?: number | null;
  sigma?: number | null;
}

/** GET /api/groups/ID/seasons/SEASON: who made what of a season, the most wins first. */
export interface Standings {
  season: Season;
  standings: Standing[];
}

/** An address that you have still to confirm. */
export interface AwaitedAddress {
  address: string;
  /** Whether it took no mail. */
  refused: boolean;
}

/** Whose address it is from now on. */
export interface Confirmed {
  nickname: string;
  address: string;
}

/** Your address, which you have confirmed. */
export interface Mailbox {
  address: string;
  created: number;
  /** Whether it takes no mail any more: nothing goes there until you confirm it again. */
  refused: boolean;
}

/** POST /api/guest/post/mail: an address to be confirmed; POST /api/mail/enter: one of yours. */
export interface NewAddress {
  address: string;
  language: "en" | "fr";
}

/** POST /api/guest/post/push: this browser wants pushes. */
export interface NewSubscription {
  endpoint: string;
  keys: PushKeys;
  language: "en" | "fr";
}

/** What you are still to be told. */
export interface OwnLetter {
  kind: string;
  table: string | null;
  since: number;
}

/** What we hold in order to tell you something when no page of yours is open. */
export interface OwnPost {
  wishes: Wishes;
  mailbox: Mailbox | null;
  awaited: AwaitedAddress | null;
  subscriptions: OwnSubscription[];
  letters: OwnLetter[];
}

/** A browser of yours that gets pushes. */
export interface OwnSubscription {
  /** Whose push service it is: a host. */
  service: string;
  created: number;
}

/** GET /api/guest/post: which ways this server has, and what is yours. */
export interface Post {
  /** For a browser that subscribes; `null` if this server sends no pushes. */
  push_key: string | null;
  /** Whether this server sends mail. */
  mail: boolean;
  /** Of what it tells. */
  kinds: ("turn" | "over" | "invited" | "heat")[];
  /** Whether the browser that asks gets pushes. */
  here: boolean;
  /** How many of your browsers do. */
  devices: number;
  wishes: Wishes;
  mailbox: Mailbox | null;
  awaited: AwaitedAddress | null;
}

/** How what a browser gets is sealed, as it writes it itself. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** POST /api/mail/confirm and /api/mail/arrive: what stood behind # in the mail's link. */
export interface UsedTicket {
  ticket: string;
}

/** PUT /api/guest/post: of what you want to be told, when, and which way. */
export interface Wishes {
  push?: boolean;
  mail?: boolean;
  kinds?: ("turn" | "over" | "invited" | "heat")[];
  /** Tables of which you want to hear nothing. */
  quiet?: string[];
  /** From one hour to another, past midnight if the second is smaller; at others letters wait. */
  hours?: [number, number] | null;
  /** Where those hours are, such as `Europe/Paris`. */
  zone?: string;
  /** Hours from one mail to the next at the least. */
  every?: number;
}

/** POST /api/replays, with a record as its text: once it is verified, this names it. */
export interface ReplayId {
  id: string;
}

/**
 * GET /api/tables/CODE/replay?sight=…, or /api/replays/ID: every step of a finished game.
 *
 * The deal comes first. `open` tells what everybody learnt, as `public` does.
 */
export interface ReplayLog {
  ruleset: string;
  seats: number;
  /** What the record's own deck file corrects. */
  deck: OwnDeck | null;
  moves: ReplayMove[];
}

/** What one step of a finished game told a sight, for the log. */
export interface ReplayMove {
  seat: number | null;
  move: string | null;
  timed_out: boolean;
  events: GameEvent[];
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

/**
 * GET /api/tables/CODE/review, or /api/replays/ID/review: who could believe what, and when.
 *
 * Only of games that are over. What was claimed at the table comes with its own game.
 */
export interface GameReview {
  /** Counts up whenever reviews come out otherwise: older ones are made anew. */
  form: number;
  ruleset: string;
  seats: number;
  family: string;
  rounds: ReviewRound[];
}

/** What a seat said that it saw, beside the truth. */
export interface ReviewClaim {
  step: number;
  seat: number;
  /** The seat it spoke of, if it was one. */
  target: number | null;
  /** The goal it spoke of, if it was one. */
  cell: [number, number] | null;
  said: string;
  truth: string;
}

/** A foe whom another seat trusted more than the deal did, for so many moves on end. */
export interface ReviewFooled {
  fooler: number;
  fooled: number;
  first: number;
  last: number;
  moves: number;
}

/** A round after a step. */
export interface ReviewMoment {
  step: number;
  /** By seat, how likely it is a foe to somebody who saw what everybody saw. */
  watcher: number[];
  /** The same in the eyes of each seat. */
  seats: number[][];
  /** By side, how likely it wins the round, to a watcher; 0 or 1 once it is over. */
  chances: number[];
  /** What each seat has openly gained in the round; nothing where gold is secret. */
  race: number[];
}

/** A seat in one round. */
export interface ReviewPortrait {
  seat: number;
  role: string | null;
  side: number | null;
  won: boolean | null;
  moves: number;
  /** By how much its own moves changed the chance of its side, all in all. */
  swing: number;
  best: number | null;
  /** The steps at which it changed it most for the better, and for the worse. */
  worst: number | null;
  /** How likely everybody took it for a foe, at the most. */
  suspected: number | null;
  suspected_at: number | null;
  /** Of how many other seats it was right at the end, whether they are foes. */
  knew: number;
}

/** Who was the first to hold a foe for one, for good. */
export interface ReviewRight {
  about: number;
  seats: number[];
  step: number;
}

/** A round. */
export interface ReviewRound {
  number: number;
  over: boolean;
  sides: ReviewSide[];
  /** Everybody's role at its end; nothing where there are none. */
  truth: string[];
  /** The roles that others suspect; nothing where nobody can be one. */
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

/** Who may win a round: a side that roles belong to, or one seat. */
export interface ReviewSide {
  /** Its words are `review-side-WORD`; a seat has its player's name. */
  word: string;
  seat: number | null;
}

/** A turning point: a move after which the chances were others. */
export interface ReviewTurn {
  step: number;
  seat: number;
  move: string;
  side: number;
  before: number;
  after: number;
}

/** Say something about a moment. */
export interface Comment {
  type: "comment";
  step: number;
  text: string;
}

/** Draw an arrow from a cell to another, or a mark on a cell (`to` is `null`). */
export interface Draw {
  type: "draw";
  step: number;
  at: [number, number];
  to?: [number, number] | null;
}

/** Take a remark back: your own, or anybody's if you have the lead. */
export interface Erase {
  type: "erase";
  number: number;
}

/** A remark was taken back. */
export interface Erased {
  type: "erased";
  number: number;
}

/** Give the lead to somebody who is there. */
export interface HandLead {
  type: "hand-lead";
  guest: string;
}

/** Show everybody who follows a moment; whoever has the lead says it. */
export interface Lead {
  type: "lead";
  step: number;
  eyes: string;
  /** Whether the charts are shown in place of the board. */
  charts?: boolean;
}

/** Whether everybody may draw, or the lead alone; the lead says it. */
export interface LetAllDraw {
  type: "let-all-draw";
  allowed: boolean;
}

/** An arrow, a mark or a comment, at a moment. */
export interface Remark {
  number: number;
  step: number;
  guest: string;
  name: string;
  at: [number, number] | null;
  to: [number, number] | null;
  text: string | null;
}

/** Somebody drew or said something. */
export interface Remarked {
  type: "remarked";
  remark: Remark;
}

/** All remarks so far, when you come in. */
export interface Remarks {
  type: "remarks";
  remarks: Remark[];
}

/** Somebody who is there. */
export interface Reviewer {
  guest: string;
  name: string;
}

/** What is looked at and by whom: when you come in, and whenever it changes. */
export interface SharedReview {
  type: "shared-review";
  /** The code of the table, or what an upload is called. */
  game: string;
  you: string;
  /** Who has the lead, there or not; `None` if he has deleted himself. */
  lead: string | null;
  step: number;
  eyes: string;
  charts: boolean;
  all_draw: boolean;
  people: Reviewer[];
}

/** POST /api/tables/CODE/shared-review, or /api/replays/ID/shared-review: what leads there. */
export interface SharedReviewId {
  id: string;
}

/** Take the lead of somebody who is gone. */
export interface TakeLead {
  type: "take-lead";
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
