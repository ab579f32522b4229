/** The cards of the classic family: their graphs come from the engine's deck files. */
import base from "../../../../../src/saboteur/games/data/saboteur.toml";
import { createDeckOverride } from "../../../art/cards/deck-override";
import {
  groupsOf,
  halfTurn,
  type ActionRow,
  type DeckPart,
  type Edge,
  type Groups,
  type PathRow,
} from "../../../art/cards/deck";
import { actionPlate, cardBack, goldPlate, rolePlate, type BackKind, type RoleLook } from "../../../art/card-plates";
import { defineCardSymbol } from "../../../art/symbols";
import { ladder, openChest, stone } from "../../../art/objects";
import { pathTile } from "../../../art/path-tile";
import { EFFECTS, type EffectLook } from "./effect-looks";

type Say = (key: string) => string;
/** Returns the SVG on top of a path card; empty if the decorator does not concern this card. */
export type Decorator = (row: PathRow, groups: Groups, lit: string) => string;

export { base as deck };

const PATHS = new Map<string, { row: PathRow; groups: Groups }>();
const GOALS = new Map<string, PathRow>();
const ACTIONS = new Map<string, ActionRow>();
/** The year printed on championship cards, by kind. */
const BADGES = new Map<string, string>();

/** Add the cards of a deck file; they replace cards of the same kind. */
export function addDeck(deck: DeckPart): void {
  const paths = [deck.start, deck.goal, deck.path, deck.location, deck["chest-path"]];
  for (const row of paths.flatMap((rows) => rows ?? [])) PATHS.set(row.kind, { row, groups: groupsOf(row.tracks) });
  for (const row of deck.goal ?? []) GOALS.set(row.kind, row);
  for (const row of [...(deck.action ?? []), ...(deck.chest ?? [])]) ACTIONS.set(row.kind, row);
}
addDeck(base);

export const overrideDeck = createDeckOverride([PATHS, GOALS, ACTIONS], (own) => addDeck(own));

export function addBadges(badges: Readonly<Record<string, string>>): void {
  for (const [kind, badge] of Object.entries(badges)) BADGES.set(kind, badge);
}

export const isPath = (kind: string): boolean => PATHS.has(kind);
export const isTreasure = (kind: string): boolean => GOALS.get(kind)?.treasure === true;
export const isLadder = (kind: string): boolean => kind === "start" || PATHS.get(kind)?.row.ladder === true;
export const effectOf = (kind: string): string | null => ACTIONS.get(kind)?.effect ?? null;
export const toolsOf = (kind: string): readonly string[] => ACTIONS.get(kind)?.tools ?? [];
const looks = (kind: string): EffectLook | undefined => EFFECTS[effectOf(kind) ?? ""];
/** Return whether a card is played on a cell (as all path cards are), on a seat, or on nothing. */
export const targetOf = (kind: string): "cell" | "seat" | "nothing" => (isPath(kind) ? "cell" : looks(kind)!.on);
export const isHarmful = (kind: string): boolean => looks(kind)?.harms === true;

/** Return the groups of edges that are joined inside the card, after a half-turn if `turned`. */
export function groups(kind: string, turned: boolean): Groups {
  const upright = PATHS.get(kind)?.groups ?? [];
  return turned ? halfTurn(upright) : upright;
}

/** Return the edges with an open tunnel. */
export function openEdges(kind: string, turned: boolean): string {
  return groups(kind, turned).flat().join("");
}

/** Return whether the card looks the same after a half-turn. */
export function looksTheSame(kind: string): boolean {
  const key = (all: Groups): string =>
    all
      .map((group) => [...group].sort().join(""))
      .sort()
      .join("|");
  return key(groups(kind, false)) === key(groups(kind, true));
}

export function isDeadEnd(kind: string): boolean {
  const graph = groups(kind, false);
  return graph.length > 0 && graph.every((group) => group.length === 1) && !isLadder(kind);
}

const ROLES: Record<string, RoleLook | ((say: Say) => RoleLook)> = {
  miner: {
    ground: ["#e2a95d", "#f4c883", "#ffe6b3"],
    ink: "#3a2410",
    dwarf: { hat: "helm", beard: "long", colour: "#c98d1d", hair: "#f5ead4", mood: "glad", coat: "#8a5a1c" },
    icon: "pick",
  },
  saboteur: {
    ground: ["#2a1220", "#4a1c28", "#7d2c1c"],
    ink: "#ffd9c8",
    dwarf: { hat: "hood", beard: "fork", colour: "#23131c", hair: "#4a2e2a", mood: "sly", coat: "#38202a" },
    icon: "fuse",
  },
};

export function addRoles(roles: typeof ROLES): void {
  Object.assign(ROLES, roles);
}

/** Return the middle of the track if `group` joins two edges, else the middle of the card. */
export function middle(group: readonly Edge[]): [number, number] {
  const at: Record<Edge, [number, number]> = { N: [45, 0], E: [90, 60], S: [45, 120], W: [0, 60] };
  if (group.length !== 2) return [45, 60];
  const [a, b] = [at[group[0]!], at[group[1]!]];
  return [(a[0] + b[0]) / 4 + 22.5, (a[1] + b[1]) / 4 + 30];
}

const DECORATORS: Decorator[] = [
  (row, graph) => {
    if (row.kind === "start") return ladder(45, 60);
    if (row.treasure) return openChest(45, 60);
    return row.kind.startsWith("stone") ? stone(...middle(graph[0]!)) : "";
  },
];

export function addDecorator(decorator: Decorator): void {
  DECORATORS.push(decorator);
}

/** Return the symbol of a face-up path card; `lit` are its edges connected to the start. */
export function pathArt(kind: string, turned: boolean, lit: string): string {
  return defineCardSymbol(`path:${kind}:${turned ? 1 : 0}:${[...lit].sort().join("")}`, () => {
    const graph = groups(kind, turned);
    const { row } = PATHS.get(kind)!;
    const top = DECORATORS.map((decorate) => decorate(row, graph, lit)).join("");
    return pathTile({ kind, groups: graph, turned, lit, shaft: row.ladder === true, top });
  });
}

export function actionArt(kind: string, title: string): string {
  const row = ACTIONS.get(kind)!;
  const { family, icons, broken } = EFFECTS[row.effect]!;
  return defineCardSymbol(`action:${kind}:${title}`, () =>
    actionPlate({ family, icons: icons(row), broken, badge: BADGES.get(kind), title }),
  );
}

/** Return the symbol of any face-up card. */
export function cardArt(kind: string, turned: boolean, say: Say): string {
  return isPath(kind) ? pathArt(kind, turned, openEdges(kind, turned)) : actionArt(kind, say(`title-${kind}`));
}

export function roleArt(kind: string, say: Say): string {
  const name = say(`role-${kind}`);
  return defineCardSymbol(`role:${kind}:${name}`, () => {
    const look = ROLES[kind]!;
    return rolePlate(typeof look === "function" ? look(say) : look, name, say(`role-goal-${kind}`));
  });
}

export function goldArt(value: number, title: string): string {
  return defineCardSymbol(`gold:${value}:${title}`, () => goldPlate(value, title));
}

export function backArt(kind: BackKind, number?: number): string {
  return defineCardSymbol(`back:${kind}:${number ?? ""}`, () => cardBack(kind, number));
}
