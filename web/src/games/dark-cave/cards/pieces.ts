/** The positions of the pieces: several on one space are moved apart. */
import { cellKey } from "../../../table/board/cells";
import { spaceAt } from "./spots";
import type { Creature, DarkCaveView } from "../../../wire/dark-cave";

interface Standing {
  /** The position, in cells; `aside` is an offset relative to a card's width. */
  x: number;
  y: number;
  aside: readonly [number, number];
}

export interface StandingDwarf extends Standing {
  seat: number;
}

export interface StandingCreature extends Standing {
  creature: Creature;
}

const ROW = 4;

/** Return the positions of the pieces: dwarves in rows, creatures to the lower right of them. */
export function placePieces(view: DarkCaveView): { dwarves: StandingDwarf[]; creatures: StandingCreature[] } {
  const crowds = new Map<string, number[]>();
  view.dwarves.forEach((dwarf, seat) => {
    if (!dwarf) return;
    const key = `${cellKey(dwarf.x, dwarf.y)}.${dwarf.space}`;
    crowds.set(key, [...(crowds.get(key) ?? []), seat]);
  });
  const dwarves = [...crowds.values()].flatMap((seats) =>
    seats.map((seat, i) => {
      const dwarf = view.dwarves[seat]!;
      const rows = Math.ceil(seats.length / ROW);
      const row = Math.floor(i / ROW);
      const across = Math.min(ROW, seats.length - row * ROW);
      const aside = [
        ((i % ROW) - (across - 1) / 2) * (seats.length > 2 ? 0.24 : 0.3),
        (row - (rows - 1) / 2) * 0.34,
      ] as const;
      return { seat, ...placeOf(view, dwarf), aside };
    }),
  );
  const creatures = view.creatures.map((creature, i) => {
    const crowd = crowds.get(`${cellKey(creature.x, creature.y)}.${creature.space}`)?.length ?? 0;
    const before = view.creatures
      .slice(0, i)
      .filter((each) => each.x === creature.x && each.y === creature.y && each.space === creature.space).length;
    return {
      creature,
      ...placeOf(view, creature),
      aside: [(crowd ? 0.2 : 0) + before * 0.24, crowd ? 0.16 : 0] as const,
    };
  });
  return { dwarves, creatures };
}

function placeOf(view: DarkCaveView, at: { x: number; y: number; space: number }): { x: number; y: number } {
  const { x, y } = spaceAt(view, at);
  return { x: at.x + x, y: at.y + y };
}
