/** The cards of The Lost Mines, with graphs from the engine's deck file. */
import deck from "../../../../../src/saboteur/games/data/lost-mines.toml";
import { createDeckOverride } from "../../../art/cards/deck-override";
import { groupsOf, halfTurn, type Groups } from "../../../art/cards/deck";

export type Clan = "blue" | "yellow";
export type Identity = "loyal" | "selfish" | "saboteur";
export type Treasure = "gems" | "gold" | "silver";
export const CLANS: readonly Clan[] = ["blue", "yellow"];
export const SYMBOLS: readonly Treasure[] = ["gems", "gold", "silver"];

/** A path, start or mine card. */
export interface PathCard {
  kind: string;
  tracks: string[];
  obstacle?: "log" | "pond" | "ravine";
  rocks?: true;
  campfire?: true;
  /** The clan of a start card. */
  clan?: Clan;
  /** The treasure of a mine; the dragon's mine has none. */
  symbol?: Treasure;
}

interface ActionCard {
  kind: string;
  effect: "tool" | "information" | "trap" | "troll" | "storm";
  options?: Secret[];
}
export type Secret = "mine" | "treasure" | "dwarf";

interface DwarfRow {
  kind: string;
  clan: Clan;
  identity: Identity;
  count: number;
}

interface MinesDeck {
  path: PathCard[];
  start: PathCard[];
  mine: PathCard[];
  action: ActionCard[];
  treasure: { kind: string; symbol: Treasure; value: number }[];
  dwarf: DwarfRow[];
  board: { columns: number; rows: number };
  seats: { seats: number; hand: number; loyal_out: number }[];
  game: { aside: number; steps: number; campfire_steps: number; discards: number };
}

const DECK = deck as unknown as MinesDeck;
export { DECK as deck };

const PATHS = new Map<string, { row: PathCard; groups: Groups }>();
const MINES = new Set(DECK.mine.map(({ kind }) => kind));
const ACTIONS = new Map<string, ActionCard>();
const TREASURES = new Map<string, MinesDeck["treasure"][number]>();
const DWARVES = new Map<string, DwarfRow>();

function addDeck({
  path = [],
  start = [],
  mine = [],
  action = [],
  treasure = [],
  dwarf = [],
}: Partial<MinesDeck>): void {
  for (const row of [...path, ...start, ...mine]) PATHS.set(row.kind, { row, groups: groupsOf(row.tracks) });
  for (const row of action) ACTIONS.set(row.kind, row);
  for (const row of treasure) TREASURES.set(row.kind, row);
  for (const row of dwarf) DWARVES.set(row.kind, row);
}
addDeck(DECK);

export const overrideDeck = createDeckOverride([PATHS, ACTIONS, TREASURES, DWARVES], (own) => addDeck(own));

export const isPath = (kind: string): boolean => PATHS.has(kind);
export const isMine = (kind: string): boolean => MINES.has(kind);
export const pathCard = (kind: string): PathCard => PATHS.get(kind)!.row;
export const effectOf = (kind: string): ActionCard["effect"] | null => ACTIONS.get(kind)?.effect ?? null;
/** Return the secrets of which an information card lets its player see one. */
export const secretsOf = (kind: string): readonly Secret[] => ACTIONS.get(kind)?.options ?? [];
export const treasureCard = (kind: string): { symbol: Treasure; value: number } => TREASURES.get(kind)!;
export const dwarfCard = (kind: string): DwarfRow => DWARVES.get(kind)!;
/** Return whether a card is played on an edge between two spaces. */
export const isOnEdge = (kind: string): boolean => ["trap", "troll"].includes(effectOf(kind) ?? "");
export const isHarmful = (kind: string): boolean => ["trap", "troll", "storm"].includes(effectOf(kind) ?? "");

/** Return the groups of edges that are joined inside the card, after a half-turn if `turned`. */
export function groups(kind: string, turned: boolean): Groups {
  const upright = PATHS.get(kind)?.groups ?? [];
  return turned ? halfTurn(upright) : upright;
}

/** Return whether a card looks the same after a half-turn. */
export function looksTheSame(kind: string): boolean {
  const key = (turned: boolean): string =>
    groups(kind, turned)
      .map((group) => [...group].sort().join(""))
      .sort()
      .join("|");
  return key(false) === key(true);
}

/** Return the dwarf cards that are shuffled; some loyal ones stay in the box (LM-6). */
export function identityPool(seats: number): { kind: string; count: number }[] {
  const out = DECK.seats.find((row) => row.seats === seats)?.loyal_out ?? 0;
  return DECK.dwarf.map(({ kind, identity, count }) => ({ kind, count: identity === "loyal" ? count - out : count }));
}
