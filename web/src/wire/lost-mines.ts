// Written by tools/client_types.py from src/saboteur/protocol/views/lost_mines.py. Do not edit.
import type * as shared from "./events";
import type { GameView } from "./protocol";

/** A face-up card on the board: a path, a start or a mine that was entered. */
export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  /** The obstacle on the path, overcome or not. */
  obstacle: string | null;
  /** Whether the tool token that overcomes the obstacle lies on the card (LM-19). */
  overcome: boolean;
}

/** A mine space: its face if it lies open, and what this seat saw of it. */
export interface MineCell {
  x: number;
  y: number;
  face: string | null;
  seen: string | null;
  looked: number[];
}

/** A treasure of the round, beside the board or before a seat. */
export interface TreasureCard {
  number: number;
  symbol: string;
  holder: number | null;
  /** Kind of the treasure; `null` if this seat may not know it. */
  card: string | null;
  value: number | null;
  looked: number[];
}

/** A seat's dwarf: the cell of its figure, and its card if this seat may know it. */
export interface DwarfCard {
  seat: number;
  clan: string;
  x: number;
  y: number;
  card: string | null;
  identity: string | null;
  looked: number[];
}

/** A trap or a troll on an edge; the side is E or S. */
export interface EdgeToken {
  x: number;
  y: number;
  side: string;
  token: string;
  /** The seat that placed the troll; `null` for a trap. */
  seat: number | null;
}

/** A troll card that lies before its player until that seat's next turn (LM-24). */
export interface TrollCard {
  seat: number;
  card: string;
}

/** The number of columns and rows on the board. */
export interface BoardSize {
  columns: number;
  rows: number;
}

/** A treasure that a seat had taken when the round ended. */
export interface WonTreasure {
  number: number;
  seat: number;
  card: string;
  value: number;
}

/** The result of a round: the cards shown, and the gains of each seat (LM-42 to LM-46). */
export interface RoundResult {
  round: number;
  cause: "hands-empty" | "all-treasures" | "agreed";
  dwarves: string[];
  treasures: WonTreasure[];
  /** The seat that paid the dragon. */
  dragon: number | null;
  gains: number[];
}

/**
 * A view of The Lost Mines.
 *
 * The cards of the discard are not included.
 */
export interface LostMinesView extends GameView {
  family: "lost-mines";
  rounds: number;
  /** The seats still to be asked, in a vote. */
  asked_seats: number[];
  proposed: boolean;
  /** Number of cards that the seat on turn will draw. */
  draws: number;
  /** The secret dwarf card of this seat; `null` for other sights. */
  dwarf: string | null;
  aside: number;
  /** Number of cards in the discard. */
  discard: number;
  board: BoardSize;
  maze: LaidCard[];
  mines: MineCell[];
  treasures: TreasureCard[];
  dwarves: DwarfCard[];
  tokens: EdgeToken[];
  trolls: TrollCard[];
  supply: Record<string, number>;
  dragon: number | null;
  last: number | null;
  points: number[];
  results: RoundResult[];
}

// The events of the game as one sight sees them.
/** The round was set up: the backs show the clans and the treasures' symbols (LM-2, LM-3). */
export interface RoundBeganEvent { type: "RoundBegan"; round: number; starter: number; clans: string[]; symbols: string[] }

/**
 * A troll card and its token, if still there, were removed as its player's turn began.
 *
 * LM-24.
 */
export interface TrollEndedEvent { type: "TrollEnded"; seat: number; card: string }

/** A tool was played and its token put on an obstacle (LM-19). */
export interface ObstacleOvercomeEvent { type: "ObstacleOvercome"; seat: number; card: string; cell: [number, number]; token: string }

/** A trap was played on an edge (LM-22). */
export interface TrapSetEvent { type: "TrapSet"; seat: number; card: string; cell: [number, number]; side: string }

/** A troll was played on an edge; its card lies before its player (LM-24). */
export interface TrollSetEvent { type: "TrollSet"; seat: number; card: string; cell: [number, number]; side: string }

/** A storm left a trap or a troll between two empty spaces; its token was removed (LM-27). */
export interface TokenLostEvent { type: "TokenLost"; token: string; cell: [number, number]; side: string }

/** A card of secret information was shown and discarded; a look follows (LM-21). */
export interface InformationPlayedEvent { type: "InformationPlayed"; seat: number; card: string }

/** A dwarf took a step (LM-29). */
export interface DwarfMovedEvent { type: "DwarfMoved"; seat: number; from_cell: [number, number]; cell: [number, number] }

/** A mine was turned over; the seat must still choose its orientation. */
export interface MineShownEvent { type: "MineShown"; seat: number; cell: [number, number]; mine: string }

/** A mine was entered for the first time and lies open (LM-35). */
export interface MineRevealedEvent { type: "MineRevealed"; seat: number; cell: [number, number]; mine: string; turned: boolean }

/** The seat that revealed the dragon's mine took the dragon token (LM-39). */
export interface DragonTakenEvent { type: "DragonTaken"; seat: number }

/** A seat took a treasure, face down (LM-36). */
export interface TreasureTakenEvent { type: "TreasureTaken"; seat: number; treasure: number; symbol: string }

/** The round is over: dwarves and taken treasures are shown (LM-42). */
export interface RoundEndedEvent { type: "RoundEnded"; round: number; cause: string; dwarves: string[]; treasures: string[][] }

/** The points of each seat this round, and its new total (LM-43 to LM-46). */
export interface LootSharedEvent { type: "LootShared"; shares: number[]; dragon: number | null; gains: number[]; points: number[] }

/** A seat looked at a hidden mine (LM-21). */
export interface MineSeenEvent { type: "MineSeen"; seat: number; cell: [number, number]; mine: string }

/** A seat looked at a treasure (LM-21) or, by option, at one it has taken. */
export interface TreasureSeenEvent { type: "TreasureSeen"; seat: number; treasure: number; face: string }

/** A seat looked at another's dwarf card (LM-21). */
export interface DwarfSeenEvent { type: "DwarfSeen"; seat: number; target: number; dwarf: string }

/** The redacted `MineSeen`: a seat looked at a hidden mine. */
export interface HiddenMinePeekEvent { type: "HiddenMinePeek"; seat: number; cell: [number, number] }

/** The redacted `TreasureSeen`: which treasure a seat looked at, without its value. */
export interface HiddenTreasurePeekEvent { type: "HiddenTreasurePeek"; seat: number; treasure: number }

/** The redacted `DwarfSeen`: a seat looked at a dwarf card. */
export interface HiddenDwarfPeekEvent { type: "HiddenDwarfPeek"; seat: number; target: number }

/** The seat's own dwarf card of this round. */
export interface OwnDwarfEvent { type: "OwnDwarf"; dwarf: string }

export type SightEvent =
  | shared.TimedOutEvent | shared.TurnBeganEvent | shared.TurnSkippedEvent | shared.PathLaidEvent | shared.PathRemovedEvent | shared.EndProposedEvent | shared.EndAnsweredEvent | shared.GameEndedEvent | shared.CardDrawnEvent | shared.CardPassedEvent | shared.CardLostEvent | shared.HiddenDrawEvent | shared.HiddenPassEvent | shared.HiddenLossEvent | shared.OwnHandEvent
  | RoundBeganEvent | TrollEndedEvent | ObstacleOvercomeEvent | TrapSetEvent | TrollSetEvent | TokenLostEvent | InformationPlayedEvent | DwarfMovedEvent | MineShownEvent | MineRevealedEvent | DragonTakenEvent | TreasureTakenEvent | RoundEndedEvent | LootSharedEvent | MineSeenEvent | TreasureSeenEvent | DwarfSeenEvent | HiddenMinePeekEvent | HiddenTreasurePeekEvent | HiddenDwarfPeekEvent | OwnDwarfEvent;
