/** What modules show of a table, by their id: the server sends each as plain data. */
import type { Place } from "../../table/board/cells";
import type { ClassicView, LaidCard } from "../../wire/classic";

export interface ChestSeen {
  x: number;
  y: number;
  /** Null if this seat has not looked at it. */
  path: string | null;
  chest: string | null;
  looked: readonly number[];
}

export interface PawnSeen {
  on: Place;
  side: "N" | "E" | "S" | "W";
  /** The cell on which nobody lays for nothing. */
  closes: Place;
  holder: number;
}

interface Shown {
  "treasure-chests": { covered: ChestSeen[]; buried: ChestSeen[]; opened: ChestSeen[] };
  "right-of-way": { pawns: PawnSeen[]; out: number; left: number; asked: number[]; sponsors: { seat: number; at: Place }[] };
  diversion: { cells: Place[] };
  saboteur2: { laid: number[] };
  "costume-workshop": { cell: Place; visitor: number | null };
  "underground-party": { cell: Place; visitor: number | null };
}

export function shownBy<Id extends keyof Shown>(view: ClassicView, id: Id): Shown[Id] | null {
  return (view.modules[id] as unknown as Shown[Id] | undefined) ?? null;
}

export const coveredChests = (view: ClassicView): ChestSeen[] => shownBy(view, "treasure-chests")?.covered ?? [];
export const standingPawns = (view: ClassicView): PawnSeen[] => shownBy(view, "right-of-way")?.pawns ?? [];

/** The path card that a diversion would move. */
export function divertible(view: ClassicView): LaidCard | null {
  const at = shownBy(view, "diversion")?.cells.at(-1);
  return (at && view.maze.find((laid) => laid.x === at[0] && laid.y === at[1])) ?? null;
}

/** The place in the maze on a cell, if it is one, and who came there first. */
export function placeAt(view: ClassicView, at: Place): { visitor: number | null } | null {
  for (const id of ["costume-workshop", "underground-party"] as const) {
    const place = shownBy(view, id);
    if (place?.cell[0] === at[0] && place.cell[1] === at[1]) return place;
  }
  return null;
}
