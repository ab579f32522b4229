/** The view model of a table: selection, targets and question. Families override the cards and texts. */
import type { Snippet } from "svelte";

import type { GameEvent, ChatMessage, LegalMove, Reason } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { inputMode } from "../platform/input-mode";
import { preferences } from "../platform/preferences.svelte";
import { SEND_MARGIN_MS, STEP_DELAY_MS, UNDO_MS, sendMode } from "./moves/pending-move.svelte";
import type { TableStore } from "./table-store.svelte";
import { stripMarks, say, texts } from "../i18n/texts.svelte";
import { parseCellKey, cellKey, isSameCell, type CellPosition } from "./board/cells";
import type { BoardGeometry } from "./board/MazeViewport.svelte";
import { cardAnimations } from "./board/animations";
import type { CardFacts, Claimable, PreviewText, TableFacts, TableView } from "./facts";
import {
  hasBothOrientations,
  completeMoves,
  movesForCard,
  availableTargets,
  targetsOfKind,
  cellTarget,
  seatTarget,
  isPlayable,
  addTarget,
  orientedMove,
  preselectTargets,
  untargetedMove,
  verbsWithCard,
  verbsWithoutCard,
  type Target,
} from "./moves/targeting";
import { historyAt, type Refusal, type HistoryEntry, type LoggedEvent } from "./state";
import type { CardAnimation, FamilyDetails, KeyEvents } from "./event-traits";
import { refusalText, type LogLine } from "./log/log-lines";
import type { TextContext } from "./log/event-text";
import { cellsInArgs, eventCells } from "./board/event-cells";
import type { RevealedFaces, PrivateLook } from "./seats/private-look";

/** The functions of the board that the rest of the page calls. */
export interface BoardController {
  fitAll(): void;
  /** With touch (`finger`), zoom to the selectable cells until they can be tapped; otherwise scroll to one. */
  zoomToTargets(finger: boolean): void;
  /** Undo the automatic zoom. */
  restoreView(): void;
  /** Move the keyboard cursor. */
  moveCursor(dx: number, dy: number): void;
  /** Put the cursor on a selectable cell. */
  focusTarget(): void;
}

/** A refusal: its text, and the cell and edge that it is about. */
export interface RefusalView extends Refusal {
  words: string;
  cell: string | null;
  side: string | null;
}

/** A shared empty list, so that clearing an empty selection re-renders no cell. */
const NO_TARGETS: readonly Target[] = [];

export abstract class TableViewModel<
  View extends TableView = TableView,
  Event extends GameEvent = GameEvent,
> implements TableFacts<View, Event> {
  picked = $state<number | null>(null);
  turned = $state(false);
  /** The key of the cell under the mouse or the keyboard cursor. */
  hover = $state<string | null>(null);
  cursor = $state<string>("0,0");
  /** The targets selected so far. */
  chosenTargets = $state.raw<readonly Target[]>(NO_TARGETS);
  /** The selected verb: another use of the card, or one without a card. */
  chosenVerb = $state<string | null>(null);
  /** The index of the hovered log line's event; its cells are marked on the board. */
  highlightedEvent = $state<number | null>(null);
  /** The index of the event at which the table is displayed; null for the present. */
  private historyIndex = $state<number | null>(null);
  /** The view at the end of a round, opened from the page of that end. */
  roundEndEntry = $state.raw<HistoryEntry | null>(null);
  /** Receives the selection as a conditional move while one is being entered at a correspondence table. */
  onprepare: ((move: string) => void) | null = null;
  /** A snippet that a parent component draws over the board, such as the arrows of a review. */
  boardOverlay = $state.raw<Snippet<[geometry: BoardGeometry]> | null>(null);
  /** The board, while it is mounted. */
  board: BoardController | null = null;

  constructor(readonly session: TableStore) {}

  /** The displayed past view; null for the present. */
  readonly shownEntry = $derived.by(
    (): HistoryEntry | null =>
      this.roundEndEntry ?? (this.historyIndex === null ? null : historyAt(this.session.state, this.historyIndex)),
  );
  readonly view = $derived.by((): View => (this.shownEntry ?? this.session.state).view as View);
  private readonly allEvents = $derived.by(
    (): readonly LoggedEvent<Event>[] => this.session.state.log as readonly LoggedEvent<Event>[],
  );
  /** The events up to the displayed view. */
  readonly events = $derived.by((): readonly LoggedEvent<Event>[] =>
    this.shownEntry ? this.allEvents.slice(0, this.shownEntry.to) : this.allEvents,
  );
  /** The chat messages up to the displayed view. */
  readonly talk = $derived.by((): readonly ChatMessage[] => {
    const { talk } = this.session.state;
    const { shownEntry } = this;
    return shownEntry ? talk.filter(({ version }) => version <= shownEntry.version) : talk;
  });
  /** The animations of the last frame, by cell. */
  readonly animations = $derived.by((): ReadonlyMap<string, CardAnimation> =>
    cardAnimations(this.latestEvents, this.keyEvents.animations),
  );
  private readonly latestEvents = $derived.by((): readonly LoggedEvent[] => {
    const { log, newEvents } = this.session.state;
    return this.shownEntry ? log.slice(this.shownEntry.from, this.shownEntry.to) : log.slice(log.length - newEvents);
  });
  /** The marked cells: those of the highlighted event, of a refusal or of a question. */
  readonly markedCells = $derived.by((): readonly CellPosition[] => {
    const told = this.allEvents[this.highlightedEvent ?? this.historyIndex ?? -1];
    const { refusal } = this.session.state;
    return told ? eventCells(told.event) : refusal ? cellsInArgs(refusal.reason.args) : this.questionCells;
  });
  readonly options = $derived.by((): readonly LegalMove[] => (this.shownEntry ? [] : this.session.state.options));
  readonly seat = $derived.by((): number | null => {
    const sight = this.view.sight;
    return typeof sight === "number" ? sight : null;
  });
  readonly names = $derived.by((): string[] => {
    const seats = this.session.state.lobby?.seats ?? [];
    return Array.from({ length: this.view.seats }, (_, i) => seats[i]?.player ?? `${i + 1}`);
  });
  readonly isAsked = $derived(this.options.length > 0);
  readonly question = $derived.by((): string | null => (this.isAsked ? this.view.asked : null));
  readonly pickedCard = $derived.by((): string | null =>
    this.picked === null ? null : (this.hand[this.picked] ?? null),
  );
  /** The moves that are selected by targets; some questions have a control of their own instead. */
  protected readonly moves = $derived.by((): LegalMove[] =>
    this.hasOwnControl || (this.onTurn && this.pickedCard === null && this.chosenVerb === null)
      ? []
      : movesForCard(this.options, this.pickedCard, this.chosenVerb),
  );
  protected readonly targets = $derived.by(() => availableTargets(this.moves, this.chosenTargets));
  readonly targetCells = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "cell"));
  readonly targetSeats = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "seat"));
  readonly targetWords = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.targets, "word"));
  /** The other verbs for the card, and those without a card. */
  readonly cardVerbs = $derived.by((): string[] =>
    this.pickedCard && !this.hasOwnControl ? verbsWithCard(this.options, this.pickedCard) : [],
  );
  readonly otherVerbs = $derived.by((): string[] =>
    this.hasOwnControl ? [] : verbsWithoutCard(this.options, this.onTurn),
  );

  /** The aimed move: displayed and not sent yet, selected, or hovered. */
  readonly aimedMove = $derived.by((): LegalMove | null => {
    if (this.session.pending.option) return this.session.pending.option;
    const chosen = orientedMove(completeMoves(this.moves, this.chosenTargets), this.turned);
    if (chosen && (this.pickedCard !== null || this.chosenTargets.length)) return chosen;
    const under = this.hover && addTarget(this.moves, this.chosenTargets, cellTarget(this.hover));
    return under ? orientedMove(completeMoves(this.moves, preselectTargets(this.moves, under)), this.turned) : null;
  });
  /** The displayed move that has not been sent yet. */
  readonly stagedMove = $derived.by((): LegalMove | null => {
    const waits =
      (this.chosenTargets.length > 0 || this.chosenVerb !== null) &&
      preferences.current.confirm !== "never" &&
      !this.sentMove;
    return (
      this.session.pending.option ??
      (waits && completeMoves(this.moves, this.chosenTargets).length ? this.aimedMove : null)
    );
  });
  readonly aimedCell = $derived.by((): string | null =>
    this.aimedMove?.at ? cellKey(this.aimedMove.at[0], this.aimedMove.at[1]) : null,
  );
  /** Whether the card may be laid in both orientations on the target. */
  readonly hasBothOrientations = $derived.by((): boolean => {
    const here = this.aimedCell ? this.targetCells.get(this.aimedCell) : undefined;
    return here !== undefined && hasBothOrientations(here);
  });

  readonly log = $derived.by((): LogLine[] =>
    this.renderEvents({ say, seat: this.seat, names: this.names, ruleset: this.view.ruleset }, this.allEvents),
  );

  /** The cards revealed to this player, until dismissed. */
  readonly privateLook = $derived.by((): PrivateLook | null => {
    const { logSeenUntil } = this.session.seenReveals;
    if (logSeenUntil === null || this.seat === null) return null;
    for (const { index, event } of this.allEvents.slice(logSeenUntil)) {
      const faces = (event as { seat?: number }).seat === this.seat ? this.revealedFaces(event) : null;
      if (faces) return { ...faces, index, sentence: this.log.findLast((line) => line.index <= index)?.sentence ?? "" };
    }
    return null;
  });

  readonly refusal = $derived.by((): RefusalView | null => {
    const found = this.session.state.refusal;
    if (!found) return null;
    const at = /(-?\d+),(-?\d+)/.exec(found.move);
    return {
      ...found,
      words: this.refusalText(found.reason),
      cell: at ? cellKey(Number(at[1]), Number(at[2])) : null,
      side: typeof found.reason.args["side"] === "string" ? found.reason.args["side"] : null,
    };
  });

  // To be overridden by families.

  abstract readonly cards: CardFacts;
  abstract readonly keyEvents: KeyEvents<Event["type"]>;
  abstract loadDetails(): Promise<FamilyDetails>;
  /** The symbol of a face-down card beside a line of the log. */
  abstract get cardBack(): string;
  /** Return the sentence that says what to do now. */
  abstract hint(): string;
  /** Return the label of the main button. */
  abstract confirmLabel(): string;
  /**
   * Return the description of a cell and whether it is selectable. It is called again only for cells that a selection
   * changes.
   */
  abstract describe(key: string, here: readonly LegalMove[] | undefined): string;
  /** Return the lines of the log. */
  protected abstract renderEvents(context: TextContext, events: readonly LoggedEvent<Event>[]): LogLine[];

  /** Return the cards that an event reveals to its seat only; null if there are none. */
  protected revealedFaces(_event: Event): RevealedFaces | null {
    return null;
  }

  /** The viewer's hand, by kind of card. */
  get hand(): readonly string[] {
    return this.view.hand;
  }
  /** Return the symbol of a face-up card. */
  art(card: string, turned: boolean): string {
    return this.cards.art(card, turned);
  }
  askedArt(turned: boolean): string {
    return this.cards.litArt(this.view.asked_card!, turned);
  }
  /** Whether the question is a turn: the player first picks a card, or presses a button for a move without a card. */
  get onTurn(): boolean {
    return this.question === "turn";
  }
  /** Whether the question has a control of its own, so that no targets are selected. */
  protected get hasOwnControl(): boolean {
    return false;
  }
  /** Whether no card of the hand answers the question. */
  get needsNoCard(): boolean {
    return this.isAsked && !this.options.some((option) => option.card !== null);
  }
  /** Whether the answer is given on the board or in a panel above the hand. */
  get isAnsweredAbove(): boolean {
    return !this.onTurn && (this.needsNoCard || this.hasOwnControl);
  }
  /** The card that a half-turn would change; null if there is none. */
  get turnableCard(): string | null {
    return this.pickedCard &&
      this.chosenVerb === null &&
      this.cards.isPath(this.pickedCard) &&
      !this.cards.looksTheSame(this.pickedCard)
      ? this.pickedCard
      : null;
  }
  /** Whether the picked card is harmful; its targets are hatched in red. */
  get isHarmful(): boolean {
    return this.pickedCard !== null && this.chosenVerb === null && this.cards.isHarmful(this.pickedCard);
  }
  /** The cells to mark while a question is open; none unless a family overrides it. */
  protected get questionCells(): readonly CellPosition[] {
    return [];
  }
  /** Whether seats are selectable, or can be tried. */
  get canChooseSeat(): boolean {
    return this.targetSeats.size > 0;
  }
  /** The preview of the aimed move. */
  get preview(): PreviewText | null {
    return null;
  }
  /** The claims that players can make. */
  get claimable(): Claimable {
    return { goals: [], faces: [], roles: [] };
  }
  /** The line about the preview on the main button of a phone; empty for none. */
  get previewNote(): string {
    return "";
  }
  /** Return the name of a word in a move, such as a tool or an edge. */
  wordName(word: string): string {
    const key = [`tool-${word}`, `edge-${word.toLowerCase()}`, `card-${word}`].find((each) => texts.has(each));
    return key ? say(key) : word;
  }
  /** Return the sentence while a move is displayed and not sent yet. */
  stagedHint(): string {
    return say(this.session.pending.autoSendMs === null ? "hold-ask" : "hold-undo");
  }
  /** Return the label of a verb without a card. */
  answerLabel(verb: string): string {
    return say(`answer-${verb}`);
  }
  /** Return the sentence about which players the table waits for. */
  waitingText(): string {
    const { decider, scores } = this.view;
    if (scores) return say("event-game-ended");
    return decider === null ? "" : say("banner-wait", { name: this.names[decider] ?? "" });
  }
  /** Return the text of a refusal. */
  protected refusalText(reason: Reason): string {
    return refusalText({ say, names: this.names }, reason);
  }
  /** Return the notation of an illegal move with only a card, to ask why it is refused. */
  protected attemptedMove(_card: string): string | null {
    return null;
  }

  /** Return how many turns ago this seat looked at the face-down card on a cell; null if it has not in this round. */
  turnsSinceSeen(at: CellPosition): number | null {
    const { round, turn, look } = this.keyEvents;
    const last = this.events.findLastIndex(({ event }) => {
      const { type, seat, cell } = event as { type: string; seat?: number; cell?: CellPosition };
      return type === look && seat === this.seat && cell !== undefined && isSameCell(cell, at);
    });
    const begun = this.events.findLastIndex(({ event }) => event.type === round);
    return last <= begun ? null : this.events.slice(last).filter(({ event }) => event.type === turn).length;
  }
  /** Return the text of what this seat knows about a face-down card, and which seats have looked at it. */
  withViewers(words: string, at: CellPosition, looked: readonly number[], doubtful: readonly number[] = []): string {
    const age = this.turnsSinceSeen(at);
    const said = [words];
    if (age !== null) said.push(say("seen-ago", { turns: age }));
    if (looked.length) said.push(say("end-looked", { names: this.seatNames(looked) }));
    if (doubtful.length) said.push(say("seen-doubtful", { names: this.seatNames(doubtful) }));
    return said.join(", ");
  }

  /** The notation of the move in flight. */
  get sentMove(): string | null {
    return this.session.inFlight.move;
  }

  // Actions of the player.

  seatName(seat: number): string {
    return seat === this.seat ? say("play-you") : (this.names[seat] ?? "?");
  }

  /** Return the names of several seats for use within a sentence, the viewer's first. */
  seatNames(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.seat).map((seat) => this.seatName(seat));
    return texts.formatList(others.length < seats.length ? [say("you").toLowerCase(), ...others] : others);
  }

  /** Return the portrait of a seat. */
  seatPortrait(seat: number): number {
    return this.session.state.lobby?.seats[seat]?.portrait ?? seat;
  }

  pick(index: number | null): void {
    this.session.dismissRefusal();
    this.clearTargets();
    this.turned = false;
    // Deselect the card if no card answers the question.
    this.picked =
      this.needsNoCard || index === null || index >= this.hand.length || index === this.picked ? null : index;
    if (!this.pickedCard) return;
    // Outside a turn a card has a single use: passing it or paying with it.
    if (!isPlayable(this.options, this.pickedCard)) {
      if (this.onTurn) this.askWhy(this.attemptedMove(this.pickedCard));
      else this.chosenVerb = this.cardVerbs[0] ?? null;
    }
    announcer.announce(`${say(`card-${this.pickedCard}`)}. ${this.hint()}`);
  }

  /** Clear the targets; the card stays in the hand. */
  private clearTargets(): void {
    this.session.pending.cancel();
    this.chosenTargets = NO_TARGETS;
    this.chosenVerb = null;
  }

  /** Turn the picked card, even if only one orientation is legal, since the refusal is then explained. */
  turn(): void {
    if (!this.pickedCard || !this.turnableCard) return;
    this.session.dismissRefusal();
    const aim = this.aimedMove;
    if (aim?.at) {
      const other = this.targetCells.get(cellKey(...aim.at))?.find((o) => o.turned !== aim.turned);
      if (other) {
        this.turned = other.turned;
        if (this.session.pending.option) this.play(other);
      } else this.askWhy(this.cards.attemptOnCell(this.pickedCard, aim.at, !aim.turned));
      return;
    }
    this.turned = !this.turned;
  }

  /** Choose a cell. With `sure` the move is played at once; otherwise the main button confirms it. */
  chooseCell(key: string, sure: boolean): void {
    // A second tap on the same cell turns the card, if both orientations are legal.
    if (!sure && this.chosenTargets.length && this.aimedCell === key) this.turn();
    else if (!this.chooseTarget(cellTarget(key), sure) && this.pickedCard && this.chosenVerb === null) {
      this.askWhy(this.cards.attemptOnCell(this.pickedCard, parseCellKey(key), this.turned));
    }
  }

  chooseSeat(seat: number, sure: boolean): void {
    if (!this.chooseTarget(seatTarget(seat), sure) && this.pickedCard && this.chosenVerb === null)
      this.askWhy(this.cards.attemptOnSeat(this.pickedCard, seat));
  }

  /** Select a target; return whether a legal move has it. */
  chooseTarget(target: Target, sure: boolean): boolean {
    this.session.dismissRefusal();
    const next = addTarget(this.moves, this.chosenTargets, target);
    const move = next && orientedMove(completeMoves(this.moves, next), this.turned);
    if (move && (sure || this.isQuickStep(move))) {
      this.play(move);
      return true;
    }
    // Selecting the next step confirms the displayed one.
    const { pending } = this.session;
    if (!next && pending.option && this.isQuickStep(pending.option)) pending.sendNow();
    else pending.cancel();
    this.chosenTargets = next ? preselectTargets(this.moves, next) : NO_TARGETS;
    if (this.stagedMove) announcer.announce(`${this.preview ? `${this.preview.title}. ` : ""}${say("hold-ask")}`);
    return next !== null;
  }

  /**
   * Return whether a move is a step by touch, which is sent after a delay without confirmation, because a walk has many
   * steps.
   */
  protected isQuickStep({ verb }: LegalMove): boolean {
    return verb === "step" && preferences.current.confirm === "touch" && inputMode() === "touch";
  }

  protected askWhy(move: string | null): void {
    // While a move is in flight, the turn can pass to another seat.
    if (this.isAsked && move && !this.sentMove) this.session.askWhy(move);
    else if (move) this.onprepare?.(move);
  }

  /** Select another verb for the card, or a verb without a card; a complete move is played at once. */
  chooseVerb(verb: string, confirmed = false): void {
    this.session.dismissRefusal();
    if (!this.cardVerbs.includes(verb)) this.picked = null;
    this.clearTargets();
    const said = untargetedMove(this.options, verb);
    if (said) {
      this.play(said, confirmed);
      return;
    }
    this.chosenVerb = verb;
    this.chosenTargets = preselectTargets(this.moves, []);
    announcer.announce(this.hint());
  }

  /** Pass the card or pay with it, as the question requires. */
  discard(): void {
    const verb = this.cardVerbs.find((way) => way === "pass" || way === "discard");
    if (!verb) return;
    this.chooseVerb(verb);
    // A move that can be undone needs no confirmation.
    if (this.aimedMove && sendMode(preferences.current.confirm, inputMode() === "touch", false) === "undo")
      this.play(this.aimedMove);
  }

  confirm(): void {
    if (this.aimedMove) this.play(this.aimedMove, true);
  }

  /** Cancel the displayed move; the card returns to the hand. */
  takeBack(): void {
    this.clearTargets();
    if (!this.onTurn) this.picked = null;
    announcer.announce(say("hold-taken"));
  }

  cancel(): void {
    if (this.shownEntry) this.showHistory(null);
    else if (this.session.state.refusal) this.session.dismissRefusal();
    else if (this.stagedMove) this.takeBack();
    else if (this.chosenTargets.length || this.chosenVerb !== null) this.clearTargets();
    else this.pick(null);
  }

  /** Whether there is a selection or a displayed move to cancel. */
  get canCancel(): boolean {
    return (
      !!this.shownEntry ||
      !!this.session.state.refusal ||
      !!this.session.pending.option ||
      this.chosenVerb !== null ||
      this.picked !== null ||
      this.chosenTargets.length > 0
    );
  }

  /**
   * Show the table right after an event, or the present for null; return false if this page has no view of that time.
   */
  showHistory(index: number | null): boolean {
    const { state } = this.session;
    const moment = index === null ? null : historyAt(state, index);
    if (index !== null && !moment) return false;
    this.pick(null);
    this.historyIndex = moment && moment.to < state.log.length ? index : null;
    this.roundEndEntry = null;
    return true;
  }

  showRoundEnd(moment: HistoryEntry): void {
    this.roundEndEntry = moment;
    this.historyIndex = moment.to - 1;
  }

  /** Return a view with its light recomputed, if its maze has changed. */
  recomputeReach(view: View): View {
    return view;
  }

  dismissLook(): void {
    if (this.privateLook) this.session.seenReveals.markLogSeen(this.privateLook.index + 1);
  }

  /**
   * Send a move or display it first, depending on the preferences. `confirmed`: it was displayed and the player has
   * confirmed it.
   */
  play(option: LegalMove, confirmed = false): void {
    if (this.sentMove) return;
    const { pending, isPractice } = this.session;
    const same = pending.option?.text === option.text;
    // A repeated key press confirms; a repeated click does not, because it may be accidental.
    const sure = confirmed || (same && (inputMode() === "keys" || this.isQuickStep(option)));
    // Controls have a confirmation of their own.
    const way =
      this.hasOwnControl || isPractice
        ? "send"
        : sendMode(preferences.current.confirm, inputMode() === "touch" && !this.isQuickStep(option), sure);
    if (way === "send" || (same && sure)) {
      pending.cancel();
      this.session.play(option.text, this.hasOwnControl ? null : option);
    } else {
      const wait = option.verb === "step" ? STEP_DELAY_MS : UNDO_MS;
      pending.stage(option, way === "ask" ? null : Math.max(0, Math.min(wait, this.timeLeftMs - SEND_MARGIN_MS)));
      announcer.announce(say(`hold-${way}`));
    }
  }

  /** The remaining time in ms; infinite without a clock and at correspondence tables. */
  get timeLeftMs(): number {
    const { deadline, version } = this.session.state;
    return !this.isCorrespondence && deadline?.at != null && deadline.version === version
      ? deadline.at - performance.now()
      : Infinity;
  }

  get isCorrespondence(): boolean {
    return this.session.state.lobby?.clock === "slow";
  }

  /** Clear the selection and the move in flight after a frame was received. */
  resetSelection(): void {
    this.clearTargets();
    this.picked = null;
    this.turned = false;
  }

  /** Return the symbol of the card beside a line of the log. */
  lineArt({ card }: LogLine): string | null {
    if (card === null) return null;
    return card === "back" ? this.cardBack : this.art(card.kind, card.turned);
  }

  announceSince(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => stripMarks(line.sentence));
    if (this.onTurn) sentences.push(say("banner-your-turn"));
    else if (this.question) sentences.push(this.hint());
    if (sentences.length)
      announcer.announce(sentences.map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(" "));
  }
}
