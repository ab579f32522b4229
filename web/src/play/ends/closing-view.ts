/**
 * The maze at the end of a round.
 *
 * The last move of many rounds deals the next one at once, so no view of the server shows what
 * that move laid or turned over. Its public events do.
 */
import type { GameView } from "../../wire/protocol";
import type { CellPosition } from "../../table/board/cells";
import type { EventType } from "../../table/event-types";
import type { HistoryEntry, TableState } from "../../table/state";

interface Piece {
  x: number;
  y: number;
}

/** The fields of the families' views that are used here; each family has some of them. */
interface MazeView extends GameView {
  maze: readonly (Piece & { card: string; turned: boolean })[];
  goals?: readonly (Piece & { face: string | null })[];
  mines?: readonly (Piece & { face: string | null })[];
  dwarves?: readonly ((Piece & { seat: number }) | null)[];
}

interface RoundEvent {
  type: EventType;
  seat: number;
  cell: CellPosition;
  card: string;
  goal: string;
  mine: string;
  turned: boolean;
}

/** A card without light or token. */
const BARE_CARD = {
  lit: "",
  blue: "",
  green: "",
  counter: null,
  bribe: null,
  key: null,
  obstacle: null,
  overcome: false,
};

/** Return the view in which the round of a given view was over; the given one if it shows it. */
export function roundEndEntry(
  state: TableState,
  last: HistoryEntry,
  relit: (view: GameView) => GameView,
): HistoryEntry {
  const next = state.history[state.history.indexOf(last) + 1];
  const told = next ? state.log.slice(next.from, next.to) : [];
  const over = told.findIndex(({ event }) => event.type === "RoundEnded" || event.type === "RoundBegan");
  if (!next || over < 1) return last;
  const view = told
    .slice(0, over)
    .reduce((so, { event }) => applyEvent(so, event as unknown as RoundEvent), last.view as MazeView);
  return { version: next.version, from: next.from, to: next.from + over, view: relit(view) };
}

function applyEvent(view: MazeView, { type, seat, cell, card, goal, mine, turned }: RoundEvent): MazeView {
  const here = ({ x, y }: Piece): boolean => x === cell[0] && y === cell[1];
  const laid = (kind: string): MazeView["maze"] => [
    ...view.maze.filter((each) => !here(each)),
    { x: cell[0], y: cell[1], card: kind, turned, ...BARE_CARD },
  ];
  const put = (token: object): MazeView["maze"] => view.maze.map((each) => (here(each) ? { ...each, ...token } : each));
  const shown = <Goal extends Piece>(all: readonly Goal[] | undefined, face: string): Goal[] =>
    (all ?? []).map((each) => (here(each) ? { ...each, face } : each));
  switch (type) {
    case "PathLaid":
      return { ...view, maze: laid(card) };
    case "PathRemoved":
    case "RockfallDrawn":
      return { ...view, maze: view.maze.filter((each) => !here(each)) };
    case "GoalRevealed":
      return { ...view, maze: laid(goal), goals: shown(view.goals, goal) };
    case "MineRevealed":
      return { ...view, maze: laid(mine), mines: shown(view.mines, mine) };
    case "DwarfMoved":
      return {
        ...view,
        dwarves: (view.dwarves ?? []).map((each) => (each?.seat === seat ? { ...each, x: cell[0], y: cell[1] } : each)),
      };
    case "GoldClaimed":
      return { ...view, maze: put({ counter: seat }) };
    case "TrollBribed":
      return { ...view, maze: put({ bribe: seat }) };
    case "DoorUnlocked":
      return { ...view, maze: put({ key: seat }) };
    default:
      return view;
  }
}
