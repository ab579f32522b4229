/**
 * The facts of a table that texts, questions and controls use.
 *
 * The view model implements this interface and imports those modules, so they import this file and never the view
 * model. A family adds the facts that only its own texts need in a separate file.
 */
import type { GameEvent, GameView, LegalMove } from "../wire/protocol";
import type { TableStore } from "./table-store.svelte";
import type { CellPosition } from "./board/cells";
import type { LoggedEvent } from "./state";

/**
 * The view of any family, with the fields that all families have in common: the hand by kind of card, and the card
 * that a question is about.
 */
export type TableView = GameView & { readonly hand: readonly string[]; readonly asked_card: string | null };

export interface TableFacts<View extends TableView = TableView, Event extends GameEvent = GameEvent> {
  readonly session: TableStore;
  readonly view: View;
  /** The events up to the displayed view. */
  readonly events: readonly LoggedEvent<Event>[];
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The legal moves; `question` is the kind of question that they answer. */
  readonly options: readonly LegalMove[];
  readonly question: string | null;
  readonly draft: DraftFacts;
  /** Whether the answer is given on the board or in a panel above the hand. */
  readonly isAnsweredAbove: boolean;

  /** Return the sentence that says what to do now. */
  hint(): string;
  /** Return the symbol of the card that the question is about, as it would be laid. */
  askedArt(turned: boolean): string;
  /** Return the label of the button for a verb without a card. */
  answerLabel(verb: string): string;
  seatName(seat: number): string;
  /** Return the names of several seats for use within a sentence, the viewer's first. */
  seatNames(seats: readonly number[]): string;
  seatPortrait(seat: number): number;
  wordName(word: string): string;
  withViewers(words: string, at: CellPosition, looked: readonly number[], doubtful?: readonly number[]): string;
}

/** The facts of the move that a player is composing. */
export interface DraftFacts {
  /**
   * The kind of the picked card; `chosenVerb` is set for a use other than playing it, and for moves without a card.
   */
  readonly pickedCard: string | null;
  readonly chosenVerb: string | null;
  /** The selectable cells with their moves. */
  readonly targetCells: ReadonlyMap<string, readonly LegalMove[]>;
  readonly targetSeats: ReadonlyMap<string, readonly LegalMove[]>;
  readonly aimedMove: LegalMove | null;
  /** The notation of the move that was sent and not acknowledged; null for none. */
  readonly sentMove: string | null;

  play(option: LegalMove): void;
}

/** The preview of a move, from public facts. */
export interface PreviewText {
  title: string;
  detail: string;
  /** The label of the Enter key; "lays" by default. */
  enter?: string;
}

/** The claims that a player may make without proof; lies are allowed. */
export interface Claimable {
  /** The goals with their spoken names; only `hidden` ones can be claimed, as one of `faces`. */
  goals: readonly { at: CellPosition; name: string; hidden: boolean }[];
  faces: readonly string[];
  /** The roles that a claim may ascribe to a seat. */
  roles: readonly string[];
}

/** The facts about the cards of a family. */
export interface CardFacts {
  isPath(card: string): boolean;
  /** Return whether a card is harmful; its targets are then hatched in red. */
  isHarmful(card: string): boolean;
  /** Return whether a half-turn does not change the card. */
  looksTheSame(card: string): boolean;
  /** Return the symbol of a face-up card. */
  art(card: string, turned: boolean): string;
  /** Return the symbol of a card as it would be laid, with all edges lit. */
  litArt(card: string, turned: boolean): string;
  /**
   * Return the illegal move of playing a card on a cell, to ask why it is refused; null if the card is not played
   * on cells. `attemptOnSeat` does the same for seats.
   */
  attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null;
  attemptOnSeat(card: string, seat: number): string | null;
}
