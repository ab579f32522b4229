/** Helpers for event traits: changes to the pieces of a board, sounds, and traits that several families share. */
import type { Sound } from "../platform/synthesizer";
import type { CellPosition } from "../table/board/cells";
import type { EventTraits } from "../table/event-traits";

interface Piece {
  x: number;
  y: number;
}

const isAt = ({ x, y }: Piece, cell: CellPosition): boolean => x === cell[0] && y === cell[1];

export const removeAt = <P extends Piece>(pieces: readonly P[], cell: CellPosition): P[] =>
  pieces.filter((piece) => !isAt(piece, cell));

export const changeAt = <P extends Piece>(pieces: readonly P[], cell: CellPosition, change: Partial<P>): P[] =>
  pieces.map((piece) => (isAt(piece, cell) ? { ...piece, ...change } : piece));

/** Return the pieces with a card on a cell, replacing a previous one. */
export const layAt = <P extends Piece>(pieces: readonly P[], cell: CellPosition, card: Omit<P, "x" | "y">): P[] => [
  ...removeAt(pieces, cell),
  { ...card, x: cell[0], y: cell[1] } as P,
];

/** Return the sounds of a revealed goal: a pause, then treasure or stone. */
export const revealSounds = (isTreasure: boolean): readonly Sound[] => ["breath", isTreasure ? "coins" : "stone"];

const LOOK = { sound: "look", action: "looked" } as const;

/** The traits of events of all games. */
export const COMMON_TRAITS = {
  TimedOut: {},
  TurnBegan: {},
  TurnSkipped: {},
  CardDrawn: {},
  HiddenDraw: {},
  OwnHand: {},
  GameEnded: {},
} satisfies Record<string, EventTraits>;

/** The traits of events of all games with tools and goals. */
export const MAZE_TRAITS = {
  ...COMMON_TRAITS,
  CardPutAway: {},
  ToolBroken: { sound: "break", action: "blocked" },
  ToolMended: { sound: "mend", action: "helped" },
  GoalShown: {},
  GoalSeen: LOOK,
  HiddenGoalPeek: LOOK,
  RoundBegan: { endsRound: true },
  RoundEnded: { endsRound: true },
} satisfies Record<string, EventTraits>;

/** The traits of events that remove a path card. */
export const REMOVAL = {
  sound: "fall",
  action: "blocked",
  apply: <View extends { maze: readonly Piece[] }>(view: View, { cell }: { cell: CellPosition }): View => ({
    ...view,
    maze: removeAt(view.maze, cell),
  }),
} as const;
