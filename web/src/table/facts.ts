/**
 * The facts of a table that words, questions and controls use.
 *
 * The view model implements this interface and imports those modules, so they import this file and never the model.
 * A family adds the facts that only its own words need in a separate file.
 */
import type { GameEvent, GameView, LegalMove } from "../wire/protocol";
import type { TableStore } from "./table-store.svelte";
import type { CellPosition } from "./board/cells";
import type { LoggedEvent } from "./state";

/** Every family shows a seat its hand, by kind of card, and the card that a question is about. */
export type TableView = GameView & { readonly hand: readonly string[]; readonly asked_card: string | null };

export interface TableFacts<View extends TableView = TableView, Event extends GameEvent = GameEvent> {
  readonly session: TableStore;
  readonly view: View;
  /** The events up to the view on display. */
  readonly events: readonly LoggedEvent<Event>[];
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The legal moves, and the question that they answer. */
  readonly options: readonly LegalMove[];
  readonly question: string | null;
  /** The picked card, and the verb to use instead of playing it. */
  readonly pickedCard: string | null;
  readonly chosenVerb: string | null;
  /** Its possible targets, and the move in preparation. */
  readonly targetCells: ReadonlyMap<string, readonly LegalMove[]>;
  readonly targetSeats: ReadonlyMap<string, readonly LegalMove[]>;
  readonly aimedMove: LegalMove | null;
  /** The answer is on the board or in a panel above the hand. */
  readonly isAnsweredAbove: boolean;
  /** The move in flight. */
  readonly sentMove: string | null;

  /** One sentence: what to do now. */
  hint(): string;
  /** The symbol of the card that the question is about, as it would lie. */
  askedArt(turned: boolean): string;
  /** Return the label of a verb without a card. */
  answerLabel(verb: string): string;
  seatName(seat: number): string;
  /** Return several seats for the middle of a sentence, the own one first. */
  seatNames(seats: readonly number[]): string;
  seatPortrait(seat: number): number;
  wordName(word: string): string;
  withViewers(words: string, at: CellPosition, looked: readonly number[], doubtful?: readonly number[]): string;
  play(option: LegalMove): void;
}

/** The preview of a move, from public facts. */
export interface PreviewText {
  title: string;
  detail: string;
  /** What the main key does; "lays" by default. */
  enter?: string;
}

/** The claims that a player may make without proof; lies are allowed. */
export interface Claimable {
  /** The goals by what people call them, of which those face down are spoken about, and what may be said to lie there. */
  goals: readonly { at: CellPosition; name: string; hidden: boolean }[];
  faces: readonly string[];
  /** The roles that a claim may ascribe to a seat. */
  roles: readonly string[];
}

/** The facts about the cards of a family. */
export interface CardFacts {
  isPath(card: string): boolean;
  /** Whether it is played against another seat. */
  isHarmful(card: string): boolean;
  /** Whether a half-turn does not change it. */
  looksTheSame(card: string): boolean;
  /** Its symbol, face up. */
  art(card: string, turned: boolean): string;
  /** Its symbol as it would lie in the maze, every way on it lit. */
  litArt(card: string, turned: boolean): string;
  /** The move a player tried that is not among the legal ones, to ask why: on a cell, on a seat; null if the card is played elsewhere. */
  attemptOnCell(card: string, at: CellPosition, turned: boolean): string | null;
  attemptOnSeat(card: string, seat: number): string | null;
}
