/** The family of each box. A box is one row here; its family is loaded on demand. */
import type { DeckOverride } from "../art/cards/deck-override";
import { boxOf } from "../art/cards/ruleset";
import type { BoxId } from "../wire/protocol";
import { CLASSIC } from "./classic/classic-family";
import {
  familyWithoutModules,
  type GameFamily,
  type ReplayComponent,
  type GameComponent,
  type CardFaceOf,
  type BoxPreview,
} from "./game-family";

const DARK_CAVE = familyWithoutModules(
  "dark-cave",
  () => import("./dark-cave/dark-cave-box-preview"),
  () => import("./dark-cave/DarkCaveGame.svelte"),
  () => import("./dark-cave/ends/DarkCaveReplay.svelte"),
  () => import("./dark-cave/dark-cave-card-faces"),
  () => import("./dark-cave/cards/dark-cave-cards"),
);
const DUEL = familyWithoutModules(
  "duel",
  () => import("./duel/duel-box-preview"),
  () => import("./duel/DuelGame.svelte"),
  () => import("./duel/ends/DuelReplay.svelte"),
  () => import("./duel/duel-card-faces"),
  () => import("./duel/cards/duel-cards"),
);
const LOST_MINES = familyWithoutModules(
  "lost-mines",
  () => import("./lost-mines/lost-mines-box-preview"),
  () => import("./lost-mines/LostMinesGame.svelte"),
  () => import("./lost-mines/ends/LostMinesReplay.svelte"),
  () => import("./lost-mines/lost-mines-card-faces"),
  () => import("./lost-mines/cards/lost-mines-cards"),
);

const FAMILIES: Readonly<Record<BoxId, GameFamily>> = {
  saboteur: CLASSIC,
  saboteur2: CLASSIC,
  duel: DUEL,
  "lost-mines": LOST_MINES,
  "dark-cave": DARK_CAVE,
};

/** Return whether this client supports a box that a server offers. */
export const isSupported = (box: string): box is BoxId => Object.hasOwn(FAMILIES, box);

function familyOf(ruleset: string): GameFamily {
  const box = boxOf(ruleset);
  if (!isSupported(box)) throw new Error(`no family draws ${ruleset}`);
  return FAMILIES[box];
}

export const loadBoxPreview = async (ruleset: string): Promise<BoxPreview> => familyOf(ruleset).boxPreview(ruleset);
export const loadGame = async (ruleset: string): Promise<GameComponent> => familyOf(ruleset).table(ruleset);
export const loadReplay = async (ruleset: string): Promise<ReplayComponent> => familyOf(ruleset).replay(ruleset);
export const loadDeckOverride = async (ruleset: string): Promise<DeckOverride> =>
  familyOf(ruleset).deckOverride(ruleset);
export const loadCardFaces = async (box: string): Promise<CardFaceOf> => familyOf(box).cardFaces();

/** Load everything that is needed to choose modules and options of a box. */
export async function loadBoxSetup(box: string): Promise<BoxPreview> {
  const family = familyOf(box);
  const [shelf] = await Promise.all([family.boxPreview(box), family.allModules()]);
  return shelf;
}
