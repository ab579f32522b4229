/** A deck file of the engine, as `build-plugins/decks.ts` hands it over. */
export type Edge = "N" | "E" | "S" | "W";

export interface PathRow {
  kind: string;
  /** Edges that are joined inside the card: `N-S`; a single edge is a dead end. */
  tracks: string[];
  treasure?: boolean;
  /** Joined to the start and to every other ladder. */
  ladder?: boolean;
  crystals?: number;
  /** The colour of the door between joined edges, by track. */
  barriers?: Record<string, string>;
  /** What a goal does. */
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

/** A row of a deck file with where it comes from and how sure we are: `import … from "….toml?sources"`. */
export interface SourcedRow {
  kind: string;
  count: number;
  source: string;
  confidence: "certain" | "agreed" | "reconstructed";
  /** Of gold. */
  value?: number;
}
export type SourcedGroups = readonly (readonly [group: string, rows: readonly SourcedRow[]])[];

/** The deck file of a module: whatever it adds or replaces. */
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
  /** Nuggets for a winner by the number of winners, and what some of them get less. */
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

/** The half-turn: the only way a path card may be turned. */
export function halfTurn(groups: Groups): Groups {
  return groups.map((group) => group.map((edge) => OPPOSITE[edge]));
}

export function isOpen(groups: Groups, edge: Edge): boolean {
  return groups.some((group) => group.includes(edge));
}
