/** The view model of a table: what is shown, the move being composed, and how both are drawn and worded. */
import type { Snippet } from "svelte";

import type { GameEvent, LegalMove } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { stripMarks, say, texts } from "../i18n/texts.svelte";
import type { CellPosition } from "./board/cells";
import type { BoardGeometry } from "./board/MazeViewport.svelte";
import { cardAnimations } from "./board/animations";
import { cellsInArgs, eventCells } from "./board/event-cells";
import type { CardAnimation, FamilyDetails } from "./event-traits";
import type { CardFacts, Claimable, PreviewText, TableFacts, TableView } from "./facts";
import type { LogLine } from "./log/log-lines";
import type { DraftTable, MoveDraft } from "./moves/move-draft.svelte";
import { ShownTable } from "./shown-table.svelte";

/** The functions of the board that the rest of the page calls. */
export interface BoardController {
  fitAll(): void;
  /** Zoom to the selectable cells until they can be tapped, for touch input (`finger`); otherwise scroll to one. */
  zoomToTargets(finger: boolean): void;
  /** Undo the automatic zoom. */
  restoreView(): void;
  moveCursor(dx: number, dy: number): void;
  /** Put the cursor on a selectable cell. */
  focusTarget(): void;
}

export abstract class TableViewModel<View extends TableView = TableView, Event extends GameEvent = GameEvent>
  extends ShownTable<View, Event>
  implements TableFacts<View, Event>, DraftTable
{
  cursor = $state<string>("0,0");
  /** The index of the hovered log line's event; its cells are marked on the board. */
  highlightedEvent = $state<number | null>(null);
  /** A snippet that a parent component draws over the board, such as the arrows of a review. */
  boardOverlay = $state.raw<Snippet<[geometry: BoardGeometry]> | null>(null);
  /** The functions of the board while it is mounted. */
  board: BoardController | null = null;

  /** The animations of cards with the last frame, or with the displayed past view, by cell. */
  readonly animations = $derived.by((): ReadonlyMap<string, CardAnimation> =>
    cardAnimations(this.latestEvents, this.keyEvents.animations),
  );
  /** The marked cells: those of the highlighted event, of a refusal or of a question. */
  readonly markedCells = $derived.by((): readonly CellPosition[] => {
    const told = this.allEvents[this.highlightedEvent ?? this.historyIndex ?? -1];
    const { refusal } = this.session.state;
    return told ? eventCells(told.event) : refusal ? cellsInArgs(refusal.reason.args) : this.questionCells;
  });

  // To be overridden by families.

  abstract readonly draft: MoveDraft;
  abstract readonly cards: CardFacts;
  /** The texts and controls for the questions to a seat. */
  protected abstract readonly questions: {
    hint(table: TableFacts): string;
    control(asked: string | null): unknown;
  };
  abstract loadDetails(): Promise<FamilyDetails>;
  /** The symbol of a face-down card beside a line of the log. */
  abstract get cardBack(): string;
  /** Return the label of the main button. */
  abstract confirmLabel(): string;
  /**
   * Return the description of a cell and whether it is selectable. It is called again only for cells that a selection
   * changes.
   */
  abstract describe(key: string, here: readonly LegalMove[] | undefined): string;

  pathOf(card: string): string | null {
    return this.cards.isPath(card) ? card : null;
  }
  attemptedMove(_card: string): string | null {
    return null;
  }
  /** The cells to mark while a question is open; none unless a family overrides it. */
  protected get questionCells(): readonly CellPosition[] {
    return [];
  }
  /** The preview of the aimed move; null if there is none. */
  get preview(): PreviewText | null {
    return null;
  }
  /** The predicted effect that a phone shows on the main button; empty for none. */
  get previewNote(): string {
    return "";
  }
  /** The claims that players can make. */
  get claimable(): Claimable {
    return { goals: [], faces: [], roles: [] };
  }
  /** Return the name of a word in a move, such as a tool or an edge. */
  wordName(word: string): string {
    const key = [`tool-${word}`, `edge-${word.toLowerCase()}`, `card-${word}`].find((each) => texts.has(each));
    return key ? say(key) : word;
  }
  /** Return the hint while a displayed move waits to be sent: that it must be confirmed, or can be undone. */
  stagedHint(): string {
    return say(this.session.pending.autoSendMs === null ? "hold-ask" : "hold-undo");
  }
  /** Return the label of the button for a verb without a card. */
  answerLabel(verb: string): string {
    return say(`answer-${verb}`);
  }

  /** Return the sentence that says what to do now. */
  hint(): string {
    return this.questions.hint(this);
  }
  get hasOwnControl(): boolean {
    return this.questions.control(this.question) !== undefined;
  }
  /** Whether the answer is given on the board or in a panel above the hand. */
  get isAnsweredAbove(): boolean {
    return !this.onTurn && (this.needsNoCard || this.hasOwnControl);
  }
  /** Return the symbol of a face-up card. */
  art(card: string, turned: boolean): string {
    return this.cards.art(card, turned);
  }
  askedArt(turned: boolean): string {
    return this.cards.litArt(this.view.asked_card!, turned);
  }
  /** Return the symbol of the card beside a line of the log. */
  lineArt({ card }: LogLine): string | null {
    if (card === null) return null;
    return card === "back" ? this.cardBack : this.art(card.kind, card.turned);
  }

  override showHistory(index: number | null): boolean {
    const isKnown = super.showHistory(index);
    if (isKnown) this.draft.pick(null);
    return isKnown;
  }

  cancel(): void {
    if (this.shownEntry) this.showHistory(null);
    else if (this.session.state.refusal) this.session.dismissRefusal();
    else this.draft.cancel();
  }

  /** Whether there is a past view, a refusal, a selection or a displayed move to cancel. */
  get canCancel(): boolean {
    return !!this.shownEntry || !!this.session.state.refusal || this.draft.canCancel;
  }

  announceSince(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => stripMarks(line.sentence));
    if (this.onTurn) sentences.push(say("banner-your-turn"));
    else if (this.question) sentences.push(this.hint());
    if (sentences.length)
      announcer.announce(sentences.map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(" "));
  }
}
