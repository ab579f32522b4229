/** Which family draws which box. A box is one row here; all of its family comes when it is asked for. */
import type { Corrector } from "../art/cards/deck-override";
import { boxOf } from "../art/cards/ruleset";
import { CLASSIC } from "./classic/classic-family";
import { withoutModules, type Family, type FamilyReplay, type FamilyTable, type Reference, type Shelf } from "./game-family";

interface Box {
  family: Family;
  /** How long a game takes, as the box says. */
  minutes: number;
}

const DARK_CAVE = withoutModules(
  "dark-cave",
  () => import("./dark-cave/dark-cave-box-preview"),
  () => import("./dark-cave/DarkCaveGame.svelte"),
  () => import("./dark-cave/ends/DarkCaveReplay.svelte"),
  () => import("./dark-cave/dark-cave-card-faces"),
  () => import("./dark-cave/cards/dark-cave-cards"),
);
const DUEL = withoutModules(
  "duel",
  () => import("./duel/duel-box-preview"),
  () => import("./duel/DuelGame.svelte"),
  () => import("./duel/ends/DuelReplay.svelte"),
  () => import("./duel/duel-card-faces"),
  () => import("./duel/cards/duel-cards"),
);
const LOST_MINES = withoutModules(
  "lost-mines",
  () => import("./lost-mines/lost-mines-box-preview"),
  () => import("./lost-mines/LostMinesGame.svelte"),
  () => import("./lost-mines/ends/LostMinesReplay.svelte"),
  () => import("./lost-mines/lost-mines-card-faces"),
  () => import("./lost-mines/cards/lost-mines-cards"),
);

const BOXES: Readonly<Record<string, Box>> = {
  saboteur: { family: CLASSIC, minutes: 30 },
  saboteur2: { family: CLASSIC, minutes: 45 },
  duel: { family: DUEL, minutes: 30 },
  "lost-mines": { family: LOST_MINES, minutes: 45 },
  "dark-cave": { family: DARK_CAVE, minutes: 45 },
};

/** Whether this client can draw a box that a server offers. */
export const isDrawn = (box: string): boolean => Object.hasOwn(BOXES, box);
export const minutesOf = (box: string): number => BOXES[box]!.minutes;

function familyOf(ruleset: string): Family {
  const box = BOXES[boxOf(ruleset)];
  if (!box) throw new Error(`no family draws ${ruleset}`);
  return box.family;
}

export const shelfOf = async (ruleset: string): Promise<Shelf> => familyOf(ruleset).shelf(ruleset);
export const tableOf = async (ruleset: string): Promise<FamilyTable> => familyOf(ruleset).table(ruleset);
export const replayOf = async (ruleset: string): Promise<FamilyReplay> => familyOf(ruleset).replay(ruleset);
export const correctorOf = async (ruleset: string): Promise<Corrector> => familyOf(ruleset).corrector(ruleset);
export const referenceOf = async (box: string): Promise<Reference> => familyOf(box).reference();

/** What is needed to choose among the modules and options of a box. */
export async function setupOf(box: string): Promise<Shelf> {
  const family = familyOf(box);
  const [shelf] = await Promise.all([family.shelf(box), family.everything()]);
  return shelf;
}
