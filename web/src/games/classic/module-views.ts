/** The views of modules by id, as the server sends them. */
import type { CellPosition } from "../../table/board/cells";
import type { ClassicView, LaidCard } from "../../wire/classic";

export interface ChestView {
  x: number;
  y: number;
  /** The path card; null if the viewer has not looked at it. */
  path: string | null;
  chest: string | null;
  looked: readonly number[];
}

export interface PawnView {
  on: CellPosition;
  side: "N" | "E" | "S" | "W";
  /** The cell that the pawn closes: laying a card there has a price. */
  closes: CellPosition;
  holder: number;
}

interface ModuleViews {
  "treasure-chests": { covered: ChestView[]; buried: ChestView[]; opened: ChestView[] };
  "right-of-way": {
    pawns: PawnView[];
    out: number;
    left: number;
    asked: number[];
    sponsors: { seat: number; at: CellPosition }[];
  };
  diversion: { cells: CellPosition[] };
  saboteur2: { laid: number[] };
  "costume-workshop": { cell: CellPosition; visitor: number | null };
  "underground-party": { cell: CellPosition; visitor: number | null };
}

export function moduleView<Id extends keyof ModuleViews>(view: ClassicView, id: Id): ModuleViews[Id] | null {
  return (view.modules[id] as unknown as ModuleViews[Id] | undefined) ?? null;
}

export const coveredChests = (view: ClassicView): ChestView[] => moduleView(view, "treasure-chests")?.covered ?? [];
export const standingPawns = (view: ClassicView): PawnView[] => moduleView(view, "right-of-way")?.pawns ?? [];

/** Return the path card that a diversion would move. */
export function divertible(view: ClassicView): LaidCard | null {
  const at = moduleView(view, "diversion")?.cells.at(-1);
  return (at && view.maze.find((laid) => laid.x === at[0] && laid.y === at[1])) ?? null;
}

/** Return the location on a cell with its first visitor; null if there is no location. */
export function placeAt(view: ClassicView, at: CellPosition): { visitor: number | null } | null {
  for (const id of ["costume-workshop", "underground-party"] as const) {
    const place = moduleView(view, id);
    if (place?.cell[0] === at[0] && place.cell[1] === at[1]) return place;
  }
  return null;
}
