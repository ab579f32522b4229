/** The facts that a table shows, derived from the server's frames, for the present or a past view. */
import type { ChatMessage, GameEvent, LegalMove, Reason } from "../wire/protocol";
import { say, texts } from "../i18n/texts.svelte";
import { cellKey, isSameCell, type CellPosition } from "./board/cells";
import type { KeyEvents } from "./event-traits";
import type { TableView } from "./facts";
import type { TextContext } from "./log/event-text";
import { refusalText, type LogLine } from "./log/log-lines";
import type { PrivateLook, RevealedFaces } from "./seats/private-look";
import { historyAt, type HistoryEntry, type LoggedEvent, type Refusal } from "./state";
import type { TableStore } from "./table-store.svelte";

/** A refusal: its text, and the cell and edge that it is about. */
export interface RefusalView extends Refusal {
  words: string;
  cell: string | null;
  side: string | null;
}

export abstract class ShownTable<View extends TableView = TableView, Event extends GameEvent = GameEvent> {
  /** The index of the event after which the table is displayed; null for the present. */
  protected historyIndex = $state<number | null>(null);
  /** The view at the end of a round, opened from the end page of that round; else null. */
  roundEndEntry = $state.raw<HistoryEntry | null>(null);

  constructor(readonly session: TableStore) {}

  /** The displayed past view; null for the present. */
  readonly shownEntry = $derived.by(
    (): HistoryEntry | null =>
      this.roundEndEntry ?? (this.historyIndex === null ? null : historyAt(this.session.state, this.historyIndex)),
  );
  readonly view = $derived.by((): View => (this.shownEntry ?? this.session.state).view as View);
  protected readonly allEvents = $derived.by(
    (): readonly LoggedEvent<Event>[] => this.session.state.log as readonly LoggedEvent<Event>[],
  );
  /** The events up to the displayed view. */
  readonly events = $derived.by((): readonly LoggedEvent<Event>[] =>
    this.shownEntry ? this.allEvents.slice(0, this.shownEntry.to) : this.allEvents,
  );
  /** The events of the last frame, or of the displayed past view. */
  protected readonly latestEvents = $derived.by((): readonly LoggedEvent[] => {
    const { log, newEvents } = this.session.state;
    return this.shownEntry ? log.slice(this.shownEntry.from, this.shownEntry.to) : log.slice(log.length - newEvents);
  });
  /** The chat messages up to the displayed view. */
  readonly talk = $derived.by((): readonly ChatMessage[] => {
    const { talk } = this.session.state;
    const { shownEntry } = this;
    return shownEntry ? talk.filter(({ version }) => version <= shownEntry.version) : talk;
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

  readonly log = $derived.by((): LogLine[] =>
    this.renderEvents({ say, seat: this.seat, names: this.names, ruleset: this.view.ruleset }, this.allEvents),
  );

  /** The first cards revealed to the viewer alone that have not been dismissed; null if there are none. */
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

  abstract readonly keyEvents: KeyEvents<Event["type"]>;
  protected abstract renderEvents(context: TextContext, events: readonly LoggedEvent<Event>[]): LogLine[];

  /** Return the cards that an event reveals to its seat only; null if there are none. */
  protected revealedFaces(_event: Event): RevealedFaces | null {
    return null;
  }
  protected refusalText(reason: Reason): string {
    return refusalText({ say, names: this.names }, reason);
  }
  /** Return a view with its light recomputed, if its maze has changed. */
  recomputeReach(view: View): View {
    return view;
  }
  /** Return the sentence that says for which player the table waits. */
  waitingText(): string {
    const { decider, scores } = this.view;
    if (scores) return say("event-game-ended");
    return decider === null ? "" : say("banner-wait", { name: this.names[decider] ?? "" });
  }

  /** The viewer's hand, by kind of card. */
  get hand(): readonly string[] {
    return this.view.hand;
  }
  /** Whether the question is a turn: the player first picks a card, or presses a button for a move without a card. */
  get onTurn(): boolean {
    return this.question === "turn";
  }
  /** Whether the player is asked something that no card of the hand answers. */
  get needsNoCard(): boolean {
    return this.isAsked && !this.options.some((option) => option.card !== null);
  }
  get isCorrespondence(): boolean {
    return this.session.state.lobby?.clock === "slow";
  }
  /** The remaining time in ms; infinite without a clock and at correspondence tables. */
  get timeLeftMs(): number {
    const { deadline, version } = this.session.state;
    return !this.isCorrespondence && deadline?.at != null && deadline.version === version
      ? deadline.at - performance.now()
      : Infinity;
  }

  seatName(seat: number): string {
    return seat === this.seat ? say("play-you") : (this.names[seat] ?? "?");
  }

  /** Return the names of several seats for use within a sentence, the viewer's first. */
  seatNames(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.seat).map((seat) => this.seatName(seat));
    return texts.formatList(others.length < seats.length ? [say("you").toLowerCase(), ...others] : others);
  }

  seatPortrait(seat: number): number {
    return this.session.state.lobby?.seats[seat]?.portrait ?? seat;
  }

  /**
   * Return how many turns ago the viewer looked at the face-down card on a cell; null if they have not in this
   * round.
   */
  turnsSinceSeen(at: CellPosition): number | null {
    const { round, turn, look } = this.keyEvents;
    const last = this.events.findLastIndex(({ event }) => {
      const { type, seat, cell } = event as { type: string; seat?: number; cell?: CellPosition };
      return type === look && seat === this.seat && cell !== undefined && isSameCell(cell, at);
    });
    const begun = this.events.findLastIndex(({ event }) => event.type === round);
    return last <= begun ? null : this.events.slice(last).filter(({ event }) => event.type === turn).length;
  }
  /**
   * Return `words` about the face-down card on a cell, with how long ago the viewer looked at it, which seats have
   * `looked`, and for which of them it may have changed since (`doubtful`).
   */
  withViewers(words: string, at: CellPosition, looked: readonly number[], doubtful: readonly number[] = []): string {
    const age = this.turnsSinceSeen(at);
    const said = [words];
    if (age !== null) said.push(say("seen-ago", { turns: age }));
    if (looked.length) said.push(say("end-looked", { names: this.seatNames(looked) }));
    if (doubtful.length) said.push(say("seen-doubtful", { names: this.seatNames(doubtful) }));
    return said.join(", ");
  }

  /**
   * Show the table right after an event, or the present for null; return false if this page has no view of that time.
   */
  showHistory(index: number | null): boolean {
    const { state } = this.session;
    const moment = index === null ? null : historyAt(state, index);
    if (index !== null && !moment) return false;
    this.historyIndex = moment && moment.to < state.log.length ? index : null;
    this.roundEndEntry = null;
    return true;
  }

  showRoundEnd(moment: HistoryEntry): void {
    this.roundEndEntry = moment;
    this.historyIndex = moment.to - 1;
  }

  dismissLook(): void {
    if (this.privateLook) this.session.seenReveals.markLogSeen(this.privateLook.index + 1);
  }
}
