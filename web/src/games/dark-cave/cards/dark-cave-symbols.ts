/** The symbols of the cards and pieces of The Dark Cave. */
import "../../../art/grounds/cave.css";
import "./dark-cave-theme.css";
import { addIcons, type IconName } from "../../../art/icons";
import { actionPlate, cardBack, rolePlate, type ActionFamily } from "../../../art/card-plates";
import { addGround, defineCardSymbol, defineSymbol } from "../../../art/symbols";
import { teamMark } from "../../../art/expansion-figures";
import {
  drawBars,
  CAVE_ICONS,
  CLAN_TONES,
  clanBack,
  clanMark,
  drawCard,
  drawDwarf,
  goalBack,
} from "./dark-cave-drawings";
import { clanCard, effectOf, isPath, levelOf, openEdges, type Clan } from "./dark-cave-cards";

type Say = (key: string) => string;

// Prefixed, because another family may use the same names.
addIcons(Object.fromEntries(Object.entries(CAVE_ICONS).map(([name, drawing]) => [`cave-${name}`, drawing])));
export const caveIcon = (name: keyof typeof CAVE_ICONS): IconName => `cave-${name}` as IconName;

const EFFECTS: Readonly<Record<string, readonly [family: ActionFamily, icon: IconName]>> = {
  information: ["know", caveIcon("insight")],
  rockfall: ["ground", "rockfall"],
  "hand-swap": ["trade", caveIcon("swap")],
  web: ["block", caveIcon("web")],
  boots: ["mend", caveIcon("boots")],
  axe: ["mend", caveIcon("axe")],
  rat: ["self", caveIcon("rat")],
  lindworm: ["self", caveIcon("lindworm")],
  goblin: ["self", caveIcon("goblin")],
};
export const iconOfEffect = (effect: string): IconName => EFFECTS[effect]![1];

/** Return the symbol of a card of the cave; `lit` are its edges connected to the start. */
export const pathArt = (kind: string, turned: boolean, lit: string): string =>
  defineCardSymbol(`cave:path:${kind}:${turned ? 1 : 0}:${lit}`, () => {
    addGround("cave");
    return drawCard(kind, turned, lit);
  });

/** Return the symbol of a path card in a hand, with all edges lit. */
export const litArt = (kind: string, turned: boolean): string => pathArt(kind, turned, openEdges(kind, turned));

/** Return the symbol of any face-up card of the stacks. */
export function cardArt(kind: string, turned: boolean, say: Say): string {
  if (isPath(kind)) return litArt(kind, turned);
  const [family, icon] = EFFECTS[effectOf(kind)!]!;
  const title = say(`cave-title-${effectOf(kind)!}`);
  return defineCardSymbol(`cave:action:${kind}:${title}`, () =>
    actionPlate({ family, icons: [icon], badge: "I".repeat(levelOf(kind)), title }),
  );
}

/** Return the symbol of the back of a card of a level. */
export const backArt = (level: number): string =>
  defineCardSymbol(`cave:back:${level}`, () => cardBack("deck") + drawBars(level, 45, 96));
export const goalBackArt = (): string => defineCardSymbol("cave:back:goal", goalBack);

export const clanBackArt = (clan: Clan, say: Say): string => {
  const letter = say(`cave-letter-${clan}`);
  return defineCardSymbol(`cave:back:clan:${clan}:${letter}`, () => clanBack(clan, letter));
};

/**
 * Return the symbol of a face-up clan card. The background has the colour of the clan that it works for; a saboteur's
 * other colour is struck out.
 */
export function roleArt(kind: string, say: Say): string {
  const { wears, works_for: works } = clanCard(kind);
  const loyal = wears === works;
  const name = say(loyal ? "cave-loyal" : "cave-saboteur");
  const goal = say(`cave-serves-${kind}`);
  const coat = CLAN_TONES[wears];
  return defineCardSymbol(`cave:role:${kind}:${name}`, () => {
    const look = {
      hat: loyal ? ("point" as const) : ("hood" as const),
      beard: "long" as const,
      colour: coat[2],
      coat: coat[1],
      hair: loyal ? "#efe3cb" : "#6b4a34",
      mood: loyal ? ("glad" as const) : ("sly" as const),
    };
    const struck = loyal
      ? ""
      : `<circle cx="74" cy="17" r="11" fill="var(--paper)"/>${teamMark(wears, 74, 17, 6.2)}<path d="M66 25L82 9" stroke="#b5371a" stroke-width="2.6" stroke-linecap="round"/>`;
    return (
      rolePlate(
        { ground: CLAN_TONES[works], ink: "#fffbe8", dwarf: look, icon: { drawn: teamMark(works, 0, 0, 6.5) } },
        name,
        goal,
      ) + struck
    );
  });
}

export const MARK_BOX = "0 0 20 20";
export const markArt = (clan: Clan): string => defineSymbol(`cave:mark:${clan}`, MARK_BOX, () => clanMark(clan));

/** The view box of a dwarf, whose symbol has its origin in the corner. */
export const DWARF_BOX = "0 0 26 37";
export const dwarfArt = (clan: Clan, initial: string, own: boolean): string =>
  defineSymbol(`cave:dwarf:${clan}:${initial}:${own}`, "-13 -20 26 37", () => drawDwarf(clan, initial, own));
