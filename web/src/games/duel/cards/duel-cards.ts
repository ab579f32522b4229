/** The cards of Le Duel, with graphs from the engine's deck file. */
import deck from "../../../../../src/saboteur/games/data/duel.toml";
import { createDeckOverride } from "../../../art/cards/deck-override";
import { groupsOf, OPPOSITE, halfTurn, type ActionRow, type Edge, type Groups } from "../../../art/cards/deck";

export type Colour = "blue" | "green";
export const COLOURS: readonly Colour[] = ["blue", "green"];

/** A path, start or goal card. */
export interface PathCard {
  kind: string;
  tracks: string[];
  /** The barriers by arm (`S`) or, if in the middle, by track (`N-E-S-W`): the colour of a door, or `troll`. */
  barriers?: Record<string, Colour | "troll">;
  /** The number of nuggets on a track, by track. */
  gold?: Record<string, number>;
  ladder?: Colour;
  count: number;
}

interface DuelDeck {
  start: PathCard[];
  path: PathCard[];
  goal: PathCard[];
  action: ActionRow[];
  game: { counters: number; keys: number; "solo-counters": number; grades: number[] };
}

const DECK = deck as unknown as DuelDeck;
export { DECK as deck };
/** Return the number of counters (D-3); fewer in solo games (D-45). */
export const countersFor = (seats: number): number => DECK.game[seats === 1 ? "solo-counters" : "counters"];
export const GRADES: readonly number[] = [0, ...DECK.game.grades];

const PATHS = new Map<string, { row: PathCard; groups: Groups }>();
export const ACTIONS = new Map<string, ActionRow>();

function addDeck({ start = [], path = [], goal = [], action = [] }: Partial<DuelDeck>): void {
  for (const row of [...start, ...path, ...goal]) PATHS.set(row.kind, { row, groups: groupsOf(row.tracks) });
  for (const row of action) ACTIONS.set(row.kind, row);
}
addDeck(DECK);

export const overrideDeck = createDeckOverride([PATHS, ACTIONS], (own) => addDeck(own));

export const isPath = (kind: string): boolean => PATHS.has(kind);
export const pathCard = (kind: string): PathCard => PATHS.get(kind)!.row;
export const effectOf = (kind: string): string | null => ACTIONS.get(kind)?.effect ?? null;
export const toolsOf = (kind: string): readonly string[] => ACTIONS.get(kind)?.tools ?? [];
/** Return whether a card is played on a seat (broken tools and repairs) or on a cell (all others). */
export const targetOf = (kind: string): "cell" | "seat" =>
  ["break", "repair"].includes(effectOf(kind) ?? "") ? "seat" : "cell";
export const isHarmful = (kind: string): boolean => ["break", "rockfall"].includes(effectOf(kind) ?? "");
export const nuggetsOn = (kind: string): number =>
  Object.values(PATHS.get(kind)?.row.gold ?? {}).reduce((sum, count) => sum + count, 0);

/**
 * Return the groups of edges that are joined inside the card, after a half-turn if `turned`, whether or not a
 * barrier is between them.
 */
export function groups(kind: string, turned: boolean): Groups {
  const upright = PATHS.get(kind)?.groups ?? [];
  return turned ? halfTurn(upright) : upright;
}

export function openEdges(kind: string, turned: boolean): string {
  return groups(kind, turned).flat().join("");
}

/** A door or troll on an arm, or in the middle of a whole group. */
export interface Barrier {
  what: Colour | "troll";
  /** The edge of the arm; null for the middle. */
  edge: Edge | null;
  /** The index of its group. */
  group: number;
}

export function barriers(kind: string, turned: boolean): Barrier[] {
  const { row, groups: upright } = PATHS.get(kind)!;
  return Object.entries(row.barriers ?? {}).map(([where, what]) => {
    const edges = where.split("-") as Edge[];
    const arm = edges.length === 1 ? edges[0]! : null;
    const group = upright.findIndex((each) => each.includes(edges[0]!));
    return { what, edge: arm && (turned ? OPPOSITE[arm] : arm), group };
  });
}

/** Return the groups with gold, and their numbers of nuggets. */
export function goldOn(kind: string): { group: number; count: number }[] {
  const { row } = PATHS.get(kind)!;
  return Object.entries(row.gold ?? {}).map(([track, count]) => ({ group: row.tracks.indexOf(track), count }));
}

/** Return whether a card looks the same after a half-turn. */
export function looksTheSame(kind: string): boolean {
  const key = (turned: boolean): string => {
    const barred = new Map(barriers(kind, turned).map(({ edge, what }) => [edge, what]));
    const golden = new Set(goldOn(kind).map(({ group }) => group));
    return groups(kind, turned)
      .map(
        (group, i) =>
          [...group]
            .sort()
            .map((edge) => `${edge}${barred.get(edge) ?? ""}`)
            .join("") + (golden.has(i) ? "*" : ""),
      )
      .sort()
      .join("|");
  };
  return key(false) === key(true);
}

export function isDeadEnd(kind: string): boolean {
  return isPath(kind) && groups(kind, false).every((group) => group.length === 1);
}
