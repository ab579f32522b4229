// Written by tools/client_types.py from src/saboteur/protocol/views/duel.py. Do not edit.
import type * as shared from "./events";
import type { GameView, GoalCell } from "./protocol";

/** A face-up card of the maze, with the tokens on it. */
export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  /** The edges that the blue player reaches from their Start by tracks they may use. */
  blue: string;
  /** The edges that the green player reaches; in solo the unused colour reaches none. */
  green: string;
  /** The seat whose counter lies on the card's gold. */
  counter: number | null;
  /** The seat whose counter lies on the card's troll. */
  bribe: number | null;
  /** The seat whose key is in the card's door. */
  key: number | null;
}

/** The result of a round: the gold cards of each seat, and those it gave for trolls. */
export interface RoundResult {
  round: number;
  cause: "goals" | "counters" | "cards";
  taken: string[][];
  paid: string[][];
}

/** A view of Le Duel. The discard lies face up. */
export interface DuelView extends GameView {
  family: "duel";
  rounds: number;
  /** The colour of each seat: blue or green. */
  colours: string[];
  /** Solo: number of cards set aside face down (D-46). */
  aside: number;
  /** The discard, from the bottom up. */
  discard: string[];
  broken: string[][];
  maze: LaidCard[];
  goals: GoalCell[];
  /** The path cards laid in this round and still there, the last one at the end. */
  laid: ([number, number])[];
  counters: number;
  keys: number;
  gold_cards: string[][];
  nuggets: number[];
  gone: string[];
  results: RoundResult[];
  /** The grade of a solo game once it is over: 1 to 4 (D-50). */
  grade: number | null;
}

// The events of the game as one sight sees them.
/**
 * The maze, goals and hands were set up for a round (D-40).
 *
 * `colours` has the colour of each seat (D-5).
 */
export interface RoundBeganEvent { type: "RoundBegan"; round: number; starter: number; colours: string[] }

/** A seat removed a broken tool before it; two discarded cards follow (D-34). */
export interface ToolClearedEvent { type: "ToolCleared"; seat: number; tool: string }

/** A card from a hand was discarded face up (D-34, D-35, R-114). */
export interface CardDiscardedEvent { type: "CardDiscarded"; seat: number; card: string }

/** A seat put a key token on a door; the key card will be discarded (D-31). */
export interface DoorUnlockedEvent { type: "DoorUnlocked"; seat: number; card: string; cell: [number, number] }

/** A path card was removed, and the key token in its door returned to the supply. */
export interface KeyReturnedEvent { type: "KeyReturned"; cell: [number, number] }

/** A seat put a counter on a troll (D-20). */
export interface TrollBribedEvent { type: "TrollBribed"; seat: number; cell: [number, number] }

/** A seat put a counter on gold, possibly in the other's turn (D-25, D-27). */
export interface GoldClaimedEvent { type: "GoldClaimed"; seat: number; cell: [number, number]; nuggets: number }

/**
 * Solo: a drawn broken tool was put before its seat at once (D-47).
 *
 * If that tool of the seat was broken already (`doubled`), the card is discarded without
 * effect.
 */
export interface ToolDrawnEvent { type: "ToolDrawn"; seat: number; card: string; tool: string; doubled: boolean }

/** Solo: a drawn rockfall removed the path card laid last (D-48). */
export interface RockfallDrawnEvent { type: "RockfallDrawn"; seat: number; card: string; cell: [number, number]; removed: string }

/** Solo: a drawn rockfall found no card to take and is discarded. */
export interface RockfallIdleEvent { type: "RockfallIdle"; seat: number; card: string }

/** The round ended; its cause is `goals`, `counters` or `cards` (D-36). */
export interface RoundEndedEvent { type: "RoundEnded"; round: number; cause: string }

/** A seat took the gold cards on which its counters lie (D-37). */
export interface GoldCollectedEvent { type: "GoldCollected"; seat: number; cards: string[]; nuggets: number }

/**
 * A seat gave gold cards for the trolls it bribed, fewer if it had too few (D-38).
 *
 * `cards` and `nuggets` are the gold cards it gave and their worth.
 */
export interface TrollsPaidEvent { type: "TrollsPaid"; seat: number; trolls: number; cards: string[]; nuggets: number }

/** Solo: the game was graded, from 1 to 4 (D-50). */
export interface SoloGradedEvent { type: "SoloGraded"; grade: number }

export type SightEvent =
  | shared.TimedOutEvent | shared.TurnBeganEvent | shared.TurnSkippedEvent | shared.PathLaidEvent | shared.CardPutAwayEvent | shared.ToolBrokenEvent | shared.ToolMendedEvent | shared.PathRemovedEvent | shared.GoalShownEvent | shared.GoalRevealedEvent | shared.GameEndedEvent | shared.CardDrawnEvent | shared.GoalSeenEvent | shared.OwnHandEvent | shared.HiddenDrawEvent | shared.HiddenGoalPeekEvent
  | RoundBeganEvent | ToolClearedEvent | CardDiscardedEvent | DoorUnlockedEvent | KeyReturnedEvent | TrollBribedEvent | GoldClaimedEvent | ToolDrawnEvent | RockfallDrawnEvent | RockfallIdleEvent | RoundEndedEvent | GoldCollectedEvent | TrollsPaidEvent | SoloGradedEvent;
