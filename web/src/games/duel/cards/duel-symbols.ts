/** The symbols of the cards of Le Duel. */
import type { ActionRow } from "../../../art/cards/deck";
import { addIcons, type IconName } from "../../../art/icons";
import { actionPlate, cardBack, goldPlate, type ActionFamily, type BackKind } from "../../../art/card-plates";
import { defineCardSymbol } from "../../../art/symbols";
import { drawCard, KEY_ICON, NO_TOKENS, TROLL_ICON, type Lights, type Tokens } from "./duel-drawings";
import { ACTIONS, isPath, openEdges } from "./duel-cards";
import "./duel-theme.css";

addIcons({ key: KEY_ICON, troll: TROLL_ICON });
/** The names of icons that only this family has. */
export const KEY_ICON_NAME = "key" as IconName;
export const TROLL_ICON_NAME = "troll" as IconName;

interface Effect {
  family: ActionFamily;
  icons(row: ActionRow): IconName[];
  broken?: true;
}
const tools = (row: ActionRow): IconName[] => row.tools as IconName[];
const EFFECTS: Readonly<Record<string, Effect>> = {
  break: { family: "block", icons: tools, broken: true },
  repair: { family: "mend", icons: tools },
  rockfall: { family: "ground", icons: () => ["rockfall"] },
  map: { family: "know", icons: () => ["map"] },
  key: { family: "self", icons: () => [KEY_ICON_NAME] },
};

/** Return the symbol of a path card with its lights and tokens. */
export function pathArt(kind: string, turned: boolean, lights: Lights, tokens: Tokens = NO_TOKENS): string {
  const name = [
    kind,
    turned ? 1 : 0,
    lights.blue,
    lights.green,
    lights.marks,
    tokens.counter,
    tokens.bribe,
    tokens.key,
  ].join(":");
  return defineCardSymbol(`duel:path:${name}`, () => drawCard(kind, turned, lights, tokens));
}

/** Return the symbol of a path card in a hand, with all edges lit. */
export function litArt(kind: string, turned: boolean): string {
  const open = openEdges(kind, turned);
  return pathArt(kind, turned, { blue: open, green: open, marks: "" });
}

/** Return the symbol of any face-up card. */
export function cardArt(kind: string, turned: boolean, say: (key: string) => string): string {
  if (isPath(kind)) return litArt(kind, turned);
  const row = ACTIONS.get(kind)!;
  const { family, icons, broken } = EFFECTS[row.effect]!;
  const title = say(`title-${kind}`);
  return defineCardSymbol(`duel:action:${kind}:${title}`, () =>
    actionPlate({ family, icons: icons(row), broken, title }),
  );
}

export function goldArt(value: number, title: string): string {
  return defineCardSymbol(`gold:${value}:${title}`, () => goldPlate(value, title));
}

export function backArt(kind: BackKind, number?: number): string {
  return defineCardSymbol(`back:${kind}:${number ?? ""}`, () => cardBack(kind, number));
}
