/** The symbols of the cards, tokens and figures of The Lost Mines. */
import "../../../art/grounds/forest.css";
import "./lost-mines-theme.css";

import { addIcons, type IconName } from "../../../art/icons";
import { actionPlate, cardBack, rolePlate, type ActionFamily } from "../../../art/card-plates";
import { addGround, defineCardSymbol, defineSymbol } from "../../../art/symbols";
import { pathTile } from "../../../art/path-tile";
import { teamMark } from "../../../art/expansion-figures";
import {
  clanBack,
  CLOTH,
  drawFigure,
  ICONS,
  drawStanding,
  drawTreasure,
  drawWood,
  wornMark,
} from "./lost-mines-drawings";
import {
  dwarfCard,
  effectOf,
  groups,
  isMine,
  isPath,
  pathCard,
  secretsOf,
  treasureCard,
  type Clan,
  type Treasure,
} from "./lost-mines-cards";

addIcons(ICONS);

type Say = (key: string) => string;

/** Return the name of an icon of this family. */
export const icon = (name: keyof typeof ICONS | "dwarf"): IconName => name as IconName;

export function pathArt(kind: string, turned: boolean): string {
  return defineCardSymbol(`mines:path:${kind}:${turned}`, () => {
    addGround("forest");
    const shape = groups(kind, turned);
    const top = drawStanding(pathCard(kind), shape, isMine(kind));
    return pathTile({ kind, ground: "forest", groups: shape, turned, lit: shape.flat().join(""), top });
  });
}

const FAMILIES: Readonly<Record<string, ActionFamily>> = {
  tool: "self",
  information: "know",
  trap: "block",
  troll: "block",
  storm: "ground",
};

/** Return the symbol of any face-up card of the pile. */
export function cardArt(kind: string, turned: boolean, say: Say): string {
  if (isPath(kind)) return pathArt(kind, turned);
  const title = say(`mines-title-${kind}`);
  const icons = secretsOf(kind).length ? secretsOf(kind) : [kind as keyof typeof ICONS];
  return defineCardSymbol(`mines:action:${kind}:${title}`, () =>
    actionPlate({ family: FAMILIES[effectOf(kind)!]!, icons: icons.map(icon), title }),
  );
}

export const deckBack = (): string => defineCardSymbol("back:deck:", () => cardBack("deck"));
/** Return the symbol of a hidden mine with its public number. */
export const mineBack = (number: number): string =>
  defineCardSymbol(`back:goal:${number}`, () => cardBack("goal", number));

export const treasureArt = (symbolOf: Treasure, say: Say, value: number | null = null): string =>
  defineCardSymbol(
    `mines:${value === null ? "back:treasure:" : "treasure:"}${symbolOf}-${value}:${say(`symbol-${symbolOf}`)}`,
    () => drawTreasure(symbolOf, say(`symbol-${symbolOf}`), value),
  );
/** Return the symbol of a face-up treasure, by kind. */
export const treasureFace = (kind: string, say: Say): string =>
  treasureArt(treasureCard(kind).symbol, say, treasureCard(kind).value);

export const clanArt = (clan: Clan, say: Say): string =>
  defineCardSymbol(`mines:back:clan:${clan}:${say(`mines-letter-${clan}`)}`, () =>
    clanBack(clan, say(`mines-letter-${clan}`)),
  );

const otherThan = (clan: Clan): Clan => (clan === "blue" ? "yellow" : "blue");
const MOODS = { loyal: "glad", selfish: "bad", saboteur: "sly" } as const;
const GREY = ["#3a3340", "#544a5c", "#b9a5c4"] as const;

/** Return the symbol of a face-up dwarf card, in the colours of the clan that it serves. */
export function dwarfArt(kind: string, say: Say): string {
  const { clan, identity } = dwarfCard(kind);
  const name = say(`identity-${identity}`);
  const goal = say(`mines-goal-${kind}`);
  return defineCardSymbol(`mines:dwarf:${kind}:${goal}`, () => {
    const serves = identity === "saboteur" ? otherThan(clan) : clan;
    const { colour, coat } = CLOTH[clan];
    const look = {
      ground: identity === "selfish" ? GREY : CLOTH[serves].ground,
      ink: "#fffbe8",
      icon: identity === "selfish" ? icon("treasure") : { drawn: teamMark(serves, 0, 0, 6.2) },
      dwarf: {
        hat: identity === "saboteur" ? "hood" : "point",
        beard: identity === "selfish" ? "fork" : "long",
        colour,
        coat,
        hair: identity === "loyal" ? "#efe3cb" : "#6b4a34",
        mood: MOODS[identity],
      },
    } as const;
    return rolePlate(look, name, goal) + (identity === "loyal" ? "" : wornMark(clan, identity === "saboteur"));
  });
}

/** Return the symbol of a figure, 26 × 36. */
export const figureArt = (clan: Clan, initial: string, own: boolean): string =>
  defineSymbol(`mines:figure:${clan}:${initial}:${own}`, "-13 -19 26 37", () => drawFigure(clan, initial, own));

/** Return the mark of a clan on paper. */
export const clanMark = (clan: Clan): string =>
  defineSymbol(
    `mines:mark:${clan}`,
    "-10 -10 20 20",
    () =>
      `<circle r="9.2" fill="var(--paper)" stroke="${CLOTH[clan].colour}" stroke-width="1.6"/>${teamMark(clan, 0, 0, 5.6)}`,
  );

/** Return the symbol of the forest around the board. */
export const woodArt = (): string => defineSymbol("mines:wood", "0 0 1000 700", drawWood);
