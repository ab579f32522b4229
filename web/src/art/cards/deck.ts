/** The types of the engine's deck files, as `build-plugins/decks.ts` provides them. */
export type Edge = "N" | "E" | "S" | "W";

export interface PathRow {
  kind: string;
  /** Edges joined inside the card: `N-S`; a single edge is a dead end. */
  tracks: string[];
  treasure?: boolean;
  /** Whether the card is joined to the start and to every other ladder. */
  ladder?: boolean;
  crystals?: number;
  /** The barrier on a track, by track: the colour of a door, or `troll`. */
  barriers?: Record<string, string>;
  /** The effect of a goal. */
  effect?: string;
  value?: number;
  count: number;
}

export interface ActionRow {
  kind: string;
  effect: string;
  tools?: string[];
  count: number;
}

/** A row of a deck file with its source and confidence: `import … from "….toml?sources"`. */
export interface SourcedRow {
  kind: string;
  count: number;
  source: string;
  confidence: "certain" | "agreed" | "reconstructed";
  /** The number of nuggets on a gold card. */
  value?: number;
}
export type SourcedGroups = readonly (readonly [group: string, rows: readonly SourcedRow[]])[];

/** The deck file of a module: only the groups that it adds or replaces. */
export type DeckPart = Partial<Deck>;

export interface Deck {
  start: PathRow[];
  goal: PathRow[];
  path: PathRow[];
  location?: PathRow[];
  "chest-path"?: PathRow[];
  action: ActionRow[];
  chest?: ActionRow[];
  gold: { kind: string; value: number; count: number }[];
  seats: { seats: number; roles: Record<string, number>; hand: number }[];
  layout: { start: [number, number]; goals: [number, number][] };
  pay: Record<string, number>;
  game: { rounds: number };
  /** The nuggets of each winner by the number of winners; `deduction` is subtracted for some roles. */
  share?: Record<string, number>;
  deduction?: Record<string, number>;
  reward?: Record<string, number>;
}

export type Groups = readonly (readonly Edge[])[];

export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];

export const OPPOSITE: Record<Edge, Edge> = { N: "S", S: "N", E: "W", W: "E" };

export const STEP: Record<Edge, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export function groupsOf(tracks: readonly string[]): Groups {
  return tracks.map((track) => track.split("-") as Edge[]);
}

/** Return the groups after a half-turn, the only rotation of path cards. */
export function halfTurn(groups: Groups): Groups {
  return groups.map((group) => group.map((edge) => OPPOSITE[edge]));
}

export function isOpen(groups: Groups, edge: Edge): boolean {
  return groups.some((group) => group.includes(edge));
}
