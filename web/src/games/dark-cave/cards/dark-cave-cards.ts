/** The cards of The Dark Cave, with graphs from the engine's deck file. */
import deck from "../../../../../src/saboteur/games/data/dark-cave.toml";
import { createDeckOverride } from "../../../art/cards/deck-override";
import { groupsOf, halfTurn, type Groups } from "../../../art/cards/deck";

export type Clan = "yellow" | "blue";
export const CLANS: readonly Clan[] = ["yellow", "blue"];
export type CreatureName = "rat" | "lindworm" | "goblin";
export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];
export type Feature = "abyss" | "ladder" | "vein" | "exit" | "bridge" | "tunnel";

/** A path, start or goal card. */
export interface PathCard {
  kind: string;
  tracks: string[];
  level: Level;
  feature?: Feature;
  /** The track of a bridge that runs on top. */
  deck?: string;
  count: number;
}

interface ActionCard {
  kind: string;
  level: Level;
  effect: string;
  count: number;
}

interface ClanCard {
  kind: string;
  wears: Clan;
  works_for: Clan;
  count: number;
}

interface CaveDeck {
  start: PathCard[];
  goal: PathCard[];
  path: PathCard[];
  action: ActionCard[];
  clan: ClanCard[];
  creatures: Record<CreatureName, number>;
  seats: { seats: number; clans: number; loyal: number; saboteur: number }[];
  game: { steps: number; boots: number };
}

const DECK = deck as unknown as CaveDeck;
export { DECK as deck };

const PATHS = new Map<string, { row: PathCard; groups: Groups }>();
const ACTIONS = new Map<string, ActionCard>();
const ROLES = new Map<string, ClanCard>();
/** The levels of path and action cards, by kind; each level is printed on the card's back. */
const DRAWN = new Map<string, Level>();

function addDeck({ start = [], path = [], goal = [], action = [], clan = [] }: Partial<CaveDeck>): void {
  for (const row of [...start, ...path, ...goal]) PATHS.set(row.kind, { row, groups: groupsOf(row.tracks) });
  for (const row of action) ACTIONS.set(row.kind, row);
  for (const row of clan) ROLES.set(row.kind, row);
  for (const row of [...path, ...action]) DRAWN.set(row.kind, row.level);
}
addDeck(DECK);

export const overrideDeck = createDeckOverride([PATHS, ACTIONS, ROLES, DRAWN], (own) => addDeck(own));

export const isPath = (kind: string): boolean => PATHS.has(kind);
export const pathCard = (kind: string): PathCard => PATHS.get(kind)!.row;
export const effectOf = (kind: string): string | null => ACTIONS.get(kind)?.effect ?? null;
export const clanCard = (role: string): ClanCard => ROLES.get(role)!;
export const isCreature = (effect: string | null): effect is CreatureName =>
  effect !== null && Object.hasOwn(DECK.creatures, effect);

/** Return the level on a card's back; 0 for the start and the goals, which belong to no stack. */
export const levelOf = (kind: string): number => DRAWN.get(kind) ?? 0;

/** Return what a card is played on: a cell, a seat, an edge, or either a cell or a seat (`both`). */
export function targetOf(kind: string): "cell" | "seat" | "edge" | "both" {
  const effect = effectOf(kind);
  if (effect === "information") return "both";
  if (effect === "web") return "edge";
  return effect === "hand-swap" || effect === "boots" || effect === "axe" ? "seat" : "cell";
}

/** Return whether a card removes its target. */
export const isHarmful = (kind: string): boolean => effectOf(kind) === "rockfall";

/** Return the groups of edges that are joined inside the card, after a half-turn if `turned`. */
export function groups(kind: string, turned: boolean): Groups {
  const upright = PATHS.get(kind)?.groups ?? [];
  return turned ? halfTurn(upright) : upright;
}

export const openEdges = (kind: string, turned: boolean): string => groups(kind, turned).flat().join("");

/** Return the possible clan cards of a game, given the number of seats and the clans on the dealt backs. */
export function clanPool(seats: number, clans: readonly string[]): { kind: string; count: number }[] {
  const row = DECK.seats.find((each) => each.seats === seats)!;
  const worn = row.clans === 1 ? CLANS.filter((clan) => clans.includes(clan)) : CLANS;
  return DECK.clan
    .filter(({ wears }) => worn.includes(wears))
    .map(({ kind, wears, works_for }) => ({ kind, count: wears === works_for ? row.loyal : row.saboteur }))
    .filter(({ count }) => count > 0);
}
