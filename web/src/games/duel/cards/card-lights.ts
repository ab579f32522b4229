/** The colours whose light a card shows. */
import { OPPOSITE, STEP, type Edge } from "../../../art/cards/deck";
import { parseCellKey, cellKey } from "../../../table/board/cells";
import type { Lights, Tokens } from "./duel-drawings";
import type { Colour } from "./duel-cards";
import { seatColour, type MoveForesight } from "../duel-reach";
import type { DuelView, LaidCard } from "../../../wire/duel";

/** Returns the edges of a cell that each colour reaches, currently or after a move. */
export type ReachedAt = (key: string) => { blue: string; green: string };

export function reachedAt(view: DuelView, foresight: MoveForesight | null): ReachedAt {
  const laid = new Map(view.maze.map((card) => [cellKey(card.x, card.y), card]));
  return (key) => {
    if (!foresight) return { blue: laid.get(key)?.blue ?? "", green: laid.get(key)?.green ?? "" };
    const { blue, green } = foresight.reaches;
    return { blue: blue.edges.get(key) ?? "", green: green.edges.get(key) ?? "" };
  };
}

/**
 * Return the lights of a card. Solo games have one light. In two-player games the reached edges are marked by
 * colour, with one mark where two cards meet.
 */
export function lightsAt(view: DuelView, reached: ReachedAt, key: string): Lights {
  const here = reached(key);
  if (view.seats === 1) {
    const own = here[seatColour(view, 0)];
    return { blue: own, green: own, marks: "" };
  }
  const [x, y] = parseCellKey(key);
  const shown = (edge: Edge, colour: Colour): boolean => {
    const beside = reached(cellKey(x + STEP[edge][0], y + STEP[edge][1]))[colour];
    return edge === "E" || edge === "S" || !beside.includes(OPPOSITE[edge]);
  };
  const marked = (colour: Colour): string =>
    [...here[colour]]
      .filter((edge) => shown(edge as Edge, colour))
      .sort()
      .join("");
  const sorted = (edges: string): string => [...edges].sort().join("");
  return { blue: sorted(here.blue), green: sorted(here.green), marks: marked("blue").toLowerCase() + marked("green") };
}

export function tokensOn(view: DuelView, card: LaidCard): Tokens {
  const of = (seat: number | null): Colour | null => (seat === null ? null : seatColour(view, seat));
  return { counter: of(card.counter), bribe: of(card.bribe), key: of(card.key) };
}
