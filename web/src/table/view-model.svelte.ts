/** The state of one player's hands at a table: what is picked, aimed at and asked. A family fills in its cards and words. */
import type { Snippet } from "svelte";

import type { GameEvent, Heard, Option, Reason } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { input } from "../platform/input-mode";
import { preferences } from "../platform/preferences.svelte";
import { EARLY_MS, STEP_MS, UNDO_MS, wayOf } from "./moves/pending-move.svelte";
import type { Session } from "./session.svelte";
import { plain, say, texts } from "../i18n/texts.svelte";
import { cellOf, keyOf, same, type Place } from "./board/cells";
import type { Geometry } from "./board/MazeViewport.svelte";
import { comingsOf, type Coming } from "./board/animations";
import type { CardFacts, Claimable, Foretold, TableFacts, TableView } from "./facts";
import {
  bothWays,
  complete,
  movesWith,
  offered,
  ofKind,
  onCell,
  onSeat,
  playable,
  point,
  posed,
  preselect,
  sayable,
  waysWith,
  waysWithout,
  type Target,
} from "./moves/targeting";
import { momentOf, type Complaint, type Moment, type Told } from "./state";
import { complain, type LogLine } from "./log/log-lines";
import type { Teller } from "./log/event-text";
import { placesIn, placesOf } from "./board/event-cells";
import type { Faces, Look } from "./seats/private-look";

/** What the board of a table does for the rest of the page. */
export interface BoardWindow {
  /** Show it whole. */
  fitAll(): void;
  /** Bring the cells that may be chosen near enough for a finger; without one, into sight. */
  approach(finger: boolean): void;
  /** Show again what was seen before. */
  retreat(): void;
  /** Move the keyboard's cursor. */
  step(dx: number, dy: number): void;
  /** Put the cursor on a cell that may be chosen. */
  enter(): void;
}

/** Why not: in words, and the cell and the edge at fault. */
export interface Refusal extends Complaint {
  words: string;
  cell: string | null;
  side: string | null;
}

/** The events by which a seat itself learns what a face-down card on the board is. */
const LOOKS: readonly string[] = ["GoalSeen", "MineSeen"];

/** Always the same nothing: to let go twice is no news to any cell. */
const NOTHING: readonly Target[] = [];

export abstract class GameTable<View extends TableView = TableView, Event extends GameEvent = GameEvent> implements TableFacts<View, Event> {
  picked = $state<number | null>(null);
  turned = $state(false);
  /** The cell under the mouse or the keyboard's cursor. */
  hover = $state<string | null>(null);
  cursor = $state<string>("0,0");
  /** What is pointed at with the card, step by step: by touch, or by a first press. */
  pointed = $state.raw<readonly Target[]>(NOTHING);
  /** What is to be done instead of playing the card, or without one: a verb. */
  wish = $state<string | null>(null);
  /** An event of the log that the player points at: its places are marked on the board. */
  recalled = $state<number | null>(null);
  /** An event of the log: the table is shown as it was then. */
  private rewound = $state<number | null>(null);
  /** How a round was left, where no view of the server's shows it; behind it is the page of that round's end. */
  left = $state.raw<Moment | null>(null);
  /** At a slow table: takes what is pointed at as a move for the next turn, while one is being prepared. */
  prepare: ((move: string) => void) | null = null;
  /** What somebody around it draws over the board: arrows in a review. */
  drawn = $state.raw<Snippet<[geometry: Geometry]> | null>(null);
  /** The board, while it is on the page. */
  board: BoardWindow | null = null;

  constructor(readonly session: Session) {}

  /** The past that is shown; null for the present. */
  readonly moment = $derived.by((): Moment | null => this.left ?? (this.rewound === null ? null : momentOf(this.session.state, this.rewound)));
  readonly view = $derived.by((): View => (this.moment ?? this.session.state).view as View);
  private readonly told = $derived.by((): readonly Told<Event>[] => this.session.state.log as readonly Told<Event>[]);
  /** What had happened, up to what is shown. */
  readonly events = $derived.by((): readonly Told<Event>[] => (this.moment ? this.told.slice(0, this.moment.to) : this.told));
  /** What had been said by then. */
  readonly talk = $derived.by((): readonly Heard[] => {
    const { talk } = this.session.state;
    const { moment } = this;
    return moment ? talk.filter(({ version }) => version <= moment.version) : talk;
  });
  /** What the last frame laid, turned over or took away, by cell. */
  readonly comings = $derived.by((): ReadonlyMap<string, Coming> => comingsOf(this.latest));
  private readonly latest = $derived.by((): readonly Told[] => {
    const { log, news } = this.session.state;
    return this.moment ? log.slice(this.moment.from, this.moment.to) : log.slice(log.length - news);
  });
  /** Where on the board what is recalled happened, or what a refusal or a question speaks of is. */
  readonly marked = $derived.by((): readonly Place[] => {
    const told = this.told[this.recalled ?? this.rewound ?? -1];
    const { complaint } = this.session.state;
    return told ? placesOf(told.event) : complaint ? placesIn(complaint.reason.args) : this.spoken;
  });
  readonly options = $derived.by((): readonly Option[] => (this.moment ? [] : this.session.state.options));
  readonly seat = $derived.by((): number | null => {
    const sight = this.view.sight;
    return typeof sight === "number" ? sight : null;
  });
  readonly names = $derived.by((): string[] => {
    const seats = this.session.state.lobby?.seats ?? [];
    return Array.from({ length: this.view.seats }, (_, i) => seats[i]?.player ?? `${i + 1}`);
  });
  readonly mine = $derived(this.options.length > 0);
  readonly asked = $derived.by((): string | null => (this.mine ? this.view.asked : null));
  readonly card = $derived.by((): string | null => (this.picked === null ? null : (this.hand[this.picked] ?? null)));
  /** The moves that pointing can choose among; some decisions have a control of their own instead. */
  protected readonly moves = $derived.by((): Option[] =>
    this.controlled || (this.onTurn && this.card === null && this.wish === null)
      ? []
      : movesWith(this.options, this.card, this.wish),
  );
  protected readonly targets = $derived.by(() => offered(this.moves, this.pointed));
  readonly cells = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "cell"));
  readonly seats = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "seat"));
  readonly words = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "word"));
  /** What else may be done with the card, and what without any: verbs. */
  readonly ways = $derived.by((): string[] => (this.card && !this.controlled ? waysWith(this.options, this.card) : []));
  readonly others = $derived.by((): string[] => (this.controlled ? [] : waysWithout(this.options, this.onTurn)));

  /** The answer the player aims at: shown and not yet sent, pointed at, or under the mouse. */
  readonly aim = $derived.by((): Option | null => {
    if (this.session.hold.option) return this.session.hold.option;
    const chosen = posed(complete(this.moves, this.pointed), this.turned);
    if (chosen && (this.card !== null || this.pointed.length)) return chosen;
    const under = this.hover && point(this.moves, this.pointed, onCell(this.hover));
    return under ? posed(complete(this.moves, preselect(this.moves, under)), this.turned) : null;
  });
  /** The move that is shown and not yet sent. */
  readonly held = $derived.by((): Option | null => {
    const waits = (this.pointed.length > 0 || this.wish !== null) && preferences.now.ask !== "never" && !this.sent;
    return this.session.hold.option ?? (waits && complete(this.moves, this.pointed).length ? this.aim : null);
  });
  readonly aimCell = $derived.by((): string | null => (this.aim?.at ? keyOf(this.aim.at[0], this.aim.at[1]) : null));
  /** Both ways round are allowed where the player aims. */
  readonly bothWays = $derived.by((): boolean => {
    const here = this.aimCell ? this.cells.get(this.aimCell) : undefined;
    return here !== undefined && bothWays(here);
  });

  readonly log = $derived.by((): LogLine[] => this.tell({ say, seat: this.seat, names: this.names, ruleset: this.view.ruleset }, this.told));

  /** What a card has shown to this player, until he puts it away. */
  readonly look = $derived.by((): Look | null => {
    const { looked } = this.session.curtain;
    if (looked === null || this.seat === null) return null;
    for (const { index, event } of this.told.slice(looked)) {
      const faces = (event as { seat?: number }).seat === this.seat ? this.facesOf(event) : null;
      if (faces) return { ...faces, index, sentence: this.log.findLast((line) => line.index <= index)?.sentence ?? "" };
    }
    return null;
  });

  readonly complaint = $derived.by((): Refusal | null => {
    const found = this.session.state.complaint;
    if (!found) return null;
    const at = /(-?\d+),(-?\d+)/.exec(found.move);
    return {
      ...found,
      words: this.complain(found.reason),
      cell: at ? keyOf(Number(at[1]), Number(at[2])) : null,
      side: typeof found.reason.args["side"] === "string" ? found.reason.args["side"] : null,
    };
  });

  // What a family says.

  abstract readonly cards: CardFacts;
  /** The symbol of a card that nobody may see, beside a line of the log. */
  abstract get back(): string;
  /** One sentence: what to do now. */
  abstract hint(): string;
  /** The words on the main button. */
  abstract confirmLabel(): string;
  /** What a cell is, in words, and that it may be chosen: only the cells that a pick changes are said anew. */
  abstract describe(key: string, here: readonly Option[] | undefined): string;
  /** What happened, in sentences. */
  protected abstract tell(teller: Teller, events: readonly Told<Event>[]): LogLine[];

  /** What an event shows to its seat alone, if it is a look. */
  protected facesOf(_event: Event): Faces | null {
    return null;
  }

  /** The own hand, by kind of card. */
  get hand(): readonly string[] {
    return this.view.hand;
  }
  /** The symbol of a card, face up. */
  art(card: string, turned: boolean): string {
    return this.cards.art(card, turned);
  }
  askedArt(turned: boolean): string {
    return this.cards.lit(this.view.asked_card!, turned);
  }
  /** A card is picked first; what needs none is offered as a button. Other questions point at once. */
  get onTurn(): boolean {
    return this.asked === "turn";
  }
  /** A control of its own offers the answers: nothing is pointed at. */
  protected get controlled(): boolean {
    return false;
  }
  /** Asked something that no card of the hand answers. */
  get cardless(): boolean {
    return this.mine && !this.options.some((option) => option.card !== null);
  }
  /** The answer is on the board or in a panel above the hand. */
  get above(): boolean {
    return !this.onTurn && (this.cardless || this.controlled);
  }
  /** What a half-turn would turn: a card that differs from itself turned; null for nothing. */
  get turnable(): string | null {
    return this.card && this.wish === null && this.cards.isPath(this.card) && !this.cards.looksTheSame(this.card) ? this.card : null;
  }
  /** The picked card does harm: its targets are hatched in ember. */
  get harmful(): boolean {
    return this.card !== null && this.wish === null && this.cards.isHarmful(this.card);
  }
  /** The cells that what is asked speaks of. */
  protected get spoken(): readonly Place[] {
    return [];
  }
  /** A seat may be chosen, or tried. */
  get choosesSeat(): boolean {
    return this.seats.size > 0;
  }
  /** What the move aimed at would do. */
  get foretold(): Foretold | null {
    return null;
  }
  /** What players may claim to have seen. */
  get claimable(): Claimable {
    return { goals: [], faces: [], roles: [] };
  }
  /** Worth a line on the main button of a phone. */
  get news(): string {
    return "";
  }
  /** A tool, an edge: whatever a move names in a word. */
  wordName(word: string): string {
    const key = [`tool-${word}`, `edge-${word.toLowerCase()}`, `card-${word}`].find((each) => texts.has(each));
    return key ? say(key) : word;
  }
  /** What is said while a move is shown and not yet sent. */
  heldHint(): string {
    return say(this.session.hold.goes === null ? "hold-ask" : "hold-undo");
  }
  /** What a verb without a card is called on its button. */
  answer(verb: string): string {
    return say(`answer-${verb}`);
  }
  /** Whom the table waits for. */
  waiting(): string {
    const { decider, scores } = this.view;
    if (scores) return say("event-game-ended");
    return decider === null ? "" : say("banner-wait", { name: this.names[decider] ?? "" });
  }
  /** Why a move is refused, in words. */
  protected complain(reason: Reason): string {
    return complain({ say, names: this.names }, reason);
  }
  /** The move a player tried that is not among the legal ones, to ask why: a card alone. */
  protected attempt(_card: string): string | null {
    return null;
  }

  /** How many turns ago this seat looked at the card that lies face down on a cell; null if it has not in this round. */
  seenAgo(at: Place): number | null {
    const last = this.events.findLastIndex(({ event }) => {
      const { type, seat, cell } = event as { type: string; seat?: number; cell?: Place };
      return LOOKS.includes(type) && seat === this.seat && cell !== undefined && same(cell, at);
    });
    const begun = this.events.findLastIndex(({ event }) => event.type === "RoundBegan");
    return last <= begun ? null : this.events.slice(last).filter(({ event }) => event.type === "TurnBegan").length;
  }
  /** The words of what this seat knows of a face-down card, and who else has looked at it. */
  withLookers(words: string, at: Place, looked: readonly number[], doubtful: readonly number[] = []): string {
    const age = this.seenAgo(at);
    const said = [words];
    if (age !== null) said.push(say("seen-ago", { turns: age }));
    if (looked.length) said.push(say("end-looked", { names: this.people(looked) }));
    if (doubtful.length) said.push(say("seen-doubtful", { names: this.people(doubtful) }));
    return said.join(", ");
  }

  /** The move on its way to the server. */
  get sent(): string | null {
    return this.session.sending.move;
  }

  // What a player does.

  name(seat: number): string {
    return seat === this.seat ? say("play-you") : (this.names[seat] ?? "?");
  }

  /** Several seats in the middle of a sentence, one's own first. */
  people(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.seat).map((seat) => this.name(seat));
    return texts.list(others.length < seats.length ? [say("you").toLowerCase(), ...others] : others);
  }

  /** Which portrait a seat has. */
  face(seat: number): number {
    return this.session.state.lobby?.seats[seat]?.portrait ?? seat;
  }

  pick(index: number | null): void {
    this.session.forget();
    this.letGo();
    this.turned = false;
    // A question that no card answers leaves the hand alone.
    this.picked = this.cardless || index === null || index >= this.hand.length || index === this.picked ? null : index;
    if (!this.card) return;
    // Off a turn a card is asked for one thing alone: to pass it, to pay with it.
    if (!playable(this.options, this.card)) {
      if (this.onTurn) this.ask(this.attempt(this.card));
      else this.wish = this.ways[0] ?? null;
    }
    announcer.say(`${say(`card-${this.card}`)}. ${this.hint()}`);
  }

  /** Nothing is pointed at any more; the card stays in the hand. */
  private letGo(): void {
    this.session.hold.drop();
    this.pointed = NOTHING;
    this.wish = null;
  }

  /** A half-turn of the picked card, also where only one way is allowed: then the game says why. */
  turn(): void {
    if (!this.card || !this.turnable) return;
    this.session.forget();
    const aim = this.aim;
    if (aim?.at) {
      const other = this.cells.get(keyOf(...aim.at))?.find((o) => o.turned !== aim.turned);
      if (other) {
        this.turned = other.turned;
        if (this.session.hold.option) this.play(other);
      } else this.ask(this.cards.attemptOnCell(this.card, aim.at, !aim.turned));
      return;
    }
    this.turned = !this.turned;
  }

  /** A cell was chosen. `sure` plays at once; without it the main button asks first. */
  choose(key: string, sure: boolean): void {
    // A second tap on the same cell turns the card, if it may lie both ways.
    if (!sure && this.pointed.length && this.aimCell === key) this.turn();
    else if (!this.pointAt(onCell(key), sure) && this.card && this.wish === null) {
      this.ask(this.cards.attemptOnCell(this.card, cellOf(key), this.turned));
    }
  }

  chooseSeat(seat: number, sure: boolean): void {
    if (!this.pointAt(onSeat(seat), sure) && this.card && this.wish === null) this.ask(this.cards.attemptOnSeat(this.card, seat));
  }

  /** Point at something; says whether a legal move does. */
  pointAt(target: Target, sure: boolean): boolean {
    this.session.forget();
    const next = point(this.moves, this.pointed, target);
    const move = next && posed(complete(this.moves, next), this.turned);
    if (move && (sure || this.walks(move))) {
      this.play(move);
      return true;
    }
    // Whoever points further on while a step is shown has made it.
    const { hold } = this.session;
    if (!next && hold.option && this.walks(hold.option)) hold.release();
    else hold.drop();
    this.pointed = next ? preselect(this.moves, next) : NOTHING;
    if (this.held) announcer.say(`${this.foretold ? `${this.foretold.title}. ` : ""}${say("hold-ask")}`);
    return next !== null;
  }

  /** A step by finger, which goes by itself in a moment: a walk has many, and each would have to be confirmed. */
  protected walks({ verb }: Option): boolean {
    return verb === "step" && preferences.now.ask === "touch" && input() === "touch";
  }

  protected ask(move: string | null): void {
    // While a move is on its way, the question would come when it is somebody else's turn.
    if (this.mine && move && !this.sent) this.session.why(move);
    else if (move) this.prepare?.(move);
  }

  /** Do something else with the card, or something without one; what needs nothing more is done at once. */
  want(verb: string, confirmed = false): void {
    this.session.forget();
    if (!this.ways.includes(verb)) this.picked = null;
    this.letGo();
    const said = sayable(this.options, verb);
    if (said) {
      this.play(said, confirmed);
      return;
    }
    this.wish = verb;
    this.pointed = preselect(this.moves, []);
    announcer.say(this.hint());
  }

  /** Put the card away, the way the question wants it. */
  discard(): void {
    const verb = this.ways.find((way) => way === "pass" || way === "discard");
    if (!verb) return;
    this.want(verb);
    // Where it can be undone, nobody is asked before.
    if (this.aim && wayOf(preferences.now.ask, input() === "touch", false) === "undo") this.play(this.aim);
  }

  confirm(): void {
    if (this.aim) this.play(this.aim, true);
  }

  /** What is shown is not sent: the card is in the hand again. */
  takeBack(): void {
    this.letGo();
    if (!this.onTurn) this.picked = null;
    announcer.say(say("hold-taken"));
  }

  cancel(): void {
    if (this.moment) this.rewind(null);
    else if (this.session.state.complaint) this.session.forget();
    else if (this.held) this.takeBack();
    else if (this.pointed.length || this.wish !== null) this.letGo();
    else this.pick(null);
  }

  /** Whether there is something to cancel. */
  get busy(): boolean {
    return !!this.moment || !!this.session.state.complaint || !!this.session.hold.option || this.wish !== null || this.picked !== null || this.pointed.length > 0;
  }

  /** Show the table as it was when an event had come, or as it is; false if this page knows nothing of that time. */
  rewind(index: number | null): boolean {
    const { state } = this.session;
    const moment = index === null ? null : momentOf(state, index);
    if (index !== null && !moment) return false;
    this.pick(null);
    this.rewound = moment && moment.to < state.log.length ? index : null;
    this.left = null;
    return true;
  }

  /** Show the maze as a round left it. */
  lookBack(moment: Moment): void {
    this.left = moment;
    this.rewound = moment.to - 1;
  }

  /** A view with its light worked out anew, where its maze has changed. */
  relit(view: View): View {
    return view;
  }

  /** The player has seen what a card has shown him. */
  putAway(): void {
    if (this.look) this.session.curtain.look(this.look.index + 1);
  }

  /** A move was chosen: it is sent, or shown first, as the player likes it; `confirmed` if he has seen it and wants it. */
  play(option: Option, confirmed = false): void {
    if (this.sent) return;
    const { hold, alone } = this.session;
    const same = hold.option?.text === option.text;
    // The same key on the same thing says it again; a second click is soon made by mistake.
    const sure = confirmed || (same && (input() === "keys" || this.walks(option)));
    // What a control offers is confirmed there.
    const way = this.controlled || alone ? "send" : wayOf(preferences.now.ask, input() === "touch" && !this.walks(option), sure);
    if (way === "send" || (same && sure)) {
      hold.drop();
      this.session.play(option.text, this.controlled ? null : option);
    } else {
      const wait = option.verb === "step" ? STEP_MS : UNDO_MS;
      hold.keep(option, way === "ask" ? null : Math.max(0, Math.min(wait, this.timeLeft - EARLY_MS)));
      announcer.say(say(`hold-${way}`));
    }
  }

  /** In ms; endless without a clock, and where it runs for days. */
  get timeLeft(): number {
    const { deadline, version } = this.session.state;
    return !this.slow && deadline?.at != null && deadline.version === version ? deadline.at - performance.now() : Infinity;
  }

  get slow(): boolean {
    return this.session.state.lobby?.clock === "slow";
  }

  /** A frame came: what was on its way has arrived. */
  settle(): void {
    this.letGo();
    this.picked = null;
    this.turned = false;
  }

  /** The symbol of the card beside a line of the log. */
  cardOf({ card }: LogLine): string | null {
    if (card === null) return null;
    return card === "back" ? this.back : this.art(card.kind, card.turned);
  }

  announce(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => plain(line.sentence));
    if (this.onTurn) sentences.push(say("banner-your-turn"));
    else if (this.asked) sentences.push(this.hint());
    if (sentences.length) announcer.say(sentences.map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(" "));
  }
}
