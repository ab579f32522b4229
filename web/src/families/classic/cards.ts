/** The cards of the classic family: their graphs come from the engine's deck file. */
import deck from "../../../../src/saboteur/games/data/saboteur.toml";
import { groupsOf, turned as halfTurn, type ActionRow, type Edge, type Groups } from "../../core/deck";
import { action, back, gold, role, type BackKind, type RoleLook } from "../../core/draw/plate";
import { cardSymbol } from "../../core/draw/symbols";
import { openChest, stone } from "../../core/draw/things";
import { tile } from "../../core/draw/tile";
import { EFFECTS, type Effect } from "./effects";

export { deck };

const PATHS = new Map<string, Groups>(
  [...deck.start, ...deck.goal, ...deck.path].map((row) => [row.kind, groupsOf(row.tracks)]),
);
const GOALS = new Map(deck.goal.map((row) => [row.kind, row]));
const ACTIONS = new Map<string, ActionRow>(deck.action.map((row) => [row.kind, row]));

export const isPath = (kind: string): boolean => PATHS.has(kind);
export const isTreasure = (kind: string): boolean => GOALS.get(kind)?.treasure === true;
export const effectOf = (kind: string): string | null => ACTIONS.get(kind)?.effect ?? null;
export const toolsOf = (kind: string): readonly string[] => ACTIONS.get(kind)?.tools ?? [];
const looks = (kind: string): Effect | undefined => EFFECTS[effectOf(kind) ?? ""];
/** What a card is played on. */
export const targetOf = (kind: string): "cell" | "seat" => (isPath(kind) ? "cell" : looks(kind)!.on);
export const isHarmful = (kind: string): boolean => looks(kind)?.harms === true;
/** How many of each role are in the pool of so many seats. */
export const poolOf = (seats: number): Readonly<Record<string, number>> =>
  deck.seats.find((row) => row.seats === seats)?.roles ?? {};

/** Which edges are joined inside the card as it lies. */
export function groups(kind: string, turned: boolean): Groups {
  const upright = PATHS.get(kind) ?? [];
  return turned ? halfTurn(upright) : upright;
}

/** Edges that lie open. */
export function openEdges(kind: string, turned: boolean): string {
  return groups(kind, turned).flat().join("");
}

/** A half-turn changes nothing on a card that is its own mirror. */
export function looksTheSame(kind: string): boolean {
  const key = (all: Groups): string => all.map((group) => [...group].sort().join("")).sort().join("|");
  return key(groups(kind, false)) === key(groups(kind, true));
}

export function isDeadEnd(kind: string): boolean {
  return groups(kind, false).length > 0 && groups(kind, false).every((group) => group.length === 1);
}

const ROLES: Record<string, RoleLook> = {
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

/** Where the middle of a curve lies. */
function middle(group: readonly Edge[]): [number, number] {
  const at: Record<Edge, [number, number]> = { N: [45, 0], E: [90, 60], S: [45, 120], W: [0, 60] };
  const [a, b] = [at[group[0]!], at[group[1]!]];
  return [(a[0] + b[0]) / 4 + 22.5, (a[1] + b[1]) / 4 + 30];
}

/** The symbol of a face-up path card. */
export function pathArt(kind: string, turned: boolean, lit: string): string {
  return cardSymbol(`path:${kind}:${turned ? 1 : 0}:${[...lit].sort().join("")}`, () => {
    const graph = groups(kind, turned);
    let top = "";
    if (isTreasure(kind)) top = openChest(45, 60);
    else if (GOALS.has(kind)) top = stone(...middle(graph[0]!));
    return tile({ kind, groups: graph, turned, lit, ladder: kind === "start", top });
  });
}

/** The symbol of an action card; its title is in the player's language. */
export function actionArt(kind: string, title: string): string {
  const row = ACTIONS.get(kind)!;
  const { family, icons, broken } = EFFECTS[row.effect]!;
  return cardSymbol(`action:${kind}:${title}`, () => action({ family, icons: icons(row), broken, title }));
}

/** The symbol of any card, face up. */
export function cardArt(kind: string, turned: boolean, say: (key: string) => string): string {
  return isPath(kind) ? pathArt(kind, turned, openEdges(kind, turned)) : actionArt(kind, say(`title-${kind}`));
}

export function roleArt(kind: string, name: string, goal: string): string {
  return cardSymbol(`role:${kind}:${name}`, () => role(ROLES[kind]!, name, goal));
}

export function goldArt(value: number, title: string): string {
  return cardSymbol(`gold:${value}:${title}`, () => gold(value, title));
}

export function backArt(kind: BackKind, number?: number): string {
  return cardSymbol(`back:${kind}:${number ?? ""}`, () => back(kind, number));
}
