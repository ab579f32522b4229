/** The contents of the how-to page of a box; its text ids are `howto-BOX-…`. */
import { startingGoals, boardSpaces } from "../../art/cards/deck-numbers";
import type { Box } from "./rules-address";
import { parseLaidCard, type LaidCard } from "./example-shapes";

/** Cards of a deck with certain effects: `alike` finds them. */
interface Cards {
  /** The text, `howto-BOX-role-…` or `howto-BOX-cards-…`. */
  id: string;
  deck: string;
  effects: readonly string[];
  /** The kinds to show; the first ones by default. */
  shown?: readonly string[];
}

export interface Guide {
  roles: readonly Cards[];
  /** Steps of a turn; one after the other, or one of them. */
  turn: number;
  inOrder: boolean;
  /** Pictures about laying, by clause and number. */
  lay: readonly (readonly [clause: string, number: number])[];
  cards: readonly Cards[];
  /** Paragraphs in addition to the usual ones. */
  more: readonly string[];
}

const of =
  (deck: string) =>
  (id: string, effects: string, ...shown: string[]): Cards => ({
    id,
    deck,
    effects: effects.split(" "),
    ...(shown.length ? { shown } : {}),
  });
const [base, two, duel, mines, cave] = [of("saboteur"), of("saboteur2"), of("duel"), of("lost-mines"), of("dark-cave")];

export const GUIDES: Readonly<Record<Box, Guide>> = {
  saboteur: {
    roles: [base("miner", "miner"), base("saboteur", "saboteur")],
    turn: 3,
    inOrder: false,
    lay: [
      ["B-22", 1],
      ["B-22", 2],
      ["B-23", 2],
      ["B-24", 2],
    ],
    cards: [
      base("tunnel", "tunnel", "cross", "t-horizontal", "straight-vertical", "curve-ne"),
      base("dead-end", "dead-end", "dead-cross", "dead-horizontal", "dead-nw"),
      base("broken", "broken-tool"),
      base("repair", "repair repair-of-two", "repair-pick", "repair-lamp-cart"),
      base("rockfall", "rockfall"),
      base("map", "map"),
    ],
    more: ["aim-2", "end-2", "pay-2"],
  },
  saboteur2: {
    roles: [
      two("digger", "digger"),
      two("boss", "boss"),
      two("profiteer", "profiteer"),
      two("geologist", "geologist"),
      two("saboteur", "saboteur-two"),
    ],
    turn: 4,
    inOrder: false,
    lay: [
      ["S2-13", 1],
      ["S2-13", 2],
      ["S2-16", 1],
      ["S2-16", 2],
    ],
    cards: [
      two("bridge", "bridge double-curve", "bridge", "double-curve-ne-sw"),
      two("ladder", "ladder", "ladder-nw", "ladder-s"),
      two("door", "door", "door-blue-horizontal", "door-green-es"),
      two("crystal", "crystal crystal-mixed crystal-dead-end", "crystal-cross", "crystal-dead-s"),
      two("thief", "thief hands-off"),
      two("prison", "prison free-at-last"),
      two("role", "inspection role-change"),
      two("hand", "hand-swap"),
      base(
        "base",
        "tunnel dead-end broken-tool repair repair-of-two rockfall map",
        "cross",
        "dead-cross",
        "broken-lamp",
        "repair-lamp",
        "rockfall",
        "map",
      ),
    ],
    more: ["aim-2", "end-2", "pay-2"],
  },
  duel: {
    roles: [],
    turn: 4,
    inOrder: false,
    lay: [
      ["D-13", 1],
      ["D-13", 2],
      ["D-17", 1],
      ["D-17", 2],
    ],
    cards: [
      duel(
        "tunnel",
        "duel-tunnel duel-mixed duel-bridge duel-double-curve",
        "straight-vertical",
        "mixed-curve-ne-stub-w",
        "bridge",
        "double-curve-ne-sw",
      ),
      duel("ladder", "duel-ladder"),
      duel("door", "duel-door", "door-blue-cross", "door-green-t-horizontal"),
      duel("gold", "duel-gold duel-bridge-gold duel-double-curve-gold", "gold-horizontal-stub-s", "bridge-gold"),
      duel("troll", "duel-troll", "troll-cross"),
      duel(
        "broken",
        "duel-broken-tool duel-repair duel-repair-of-two",
        "broken-pick",
        "repair-pick",
        "repair-lamp-cart",
      ),
      duel("key", "key"),
      duel("rockfall", "duel-rockfall"),
      duel("plan", "secret-plan"),
    ],
    more: ["aim-2", "end-2", "pay-2", "pay-3"],
  },
  "lost-mines": {
    roles: [mines("loyal", "mines-loyal"), mines("selfish", "mines-selfish"), mines("saboteur", "mines-saboteur")],
    turn: 3,
    inOrder: true,
    lay: [
      ["LM-13", 2],
      ["LM-14", 1],
      ["LM-15", 2],
      ["LM-15", 3],
    ],
    cards: [
      mines("path", "mines-path", "cross", "t-vertical", "curve-ne"),
      mines(
        "obstacle",
        "mines-obstacle mines-tool",
        "log-straight-horizontal",
        "axe",
        "pond-cross",
        "boat",
        "ravine-cross",
        "rope",
      ),
      mines("rocks", "mines-rocks", "rocks-cross"),
      mines("campfire", "mines-campfire", "campfire-cross"),
      mines("information", "mines-information"),
      mines("trap", "mines-trap"),
      mines("troll", "mines-troll"),
      mines("storm", "mines-storm"),
    ],
    more: ["aim-2", "end-2"],
  },
  "dark-cave": {
    roles: [cave("loyal", "cave-loyal"), cave("saboteur", "cave-saboteur")],
    turn: 3,
    inOrder: true,
    lay: [
      ["DC-18", 2],
      ["DC-19", 1],
      ["DC-20", 3],
      ["DC-20", 4],
    ],
    cards: [
      cave("ladder", "cave-ladder", "ladder-t-horizontal-i"),
      cave("bridge", "cave-bridge", "bridge-horizontal-i"),
      cave("tunnel", "cave-tunnel", "tunnel-nw-i"),
      cave("vein", "cave-vein", "vein-t-horizontal-ii"),
      cave("abyss", "cave-abyss", "abyss-cross-i"),
      cave("creature", "cave-rat cave-lindworm cave-goblin", "rat-i", "lindworm-ii", "goblin-ii"),
      cave("web", "cave-web", "web-i"),
      cave("gear", "cave-boots cave-axe", "boots-i", "axe-i"),
      cave(
        "others",
        "cave-information cave-rockfall cave-hand-swap",
        "secret-information-i",
        "rockfall-i",
        "hand-swap-ii",
      ),
    ],
    more: ["aim-2", "roles-after", "end-2"],
  },
};

const OPENING_CARDS: Readonly<Record<Box, readonly string[]>> = {
  saboteur: [
    "start 0 0",
    "straight-horizontal 1 0",
    "t-horizontal 2 0",
    "straight-horizontal 3 0",
    "curve-nw 4 0",
    "straight-vertical 4 -1",
    "curve-nw 4 -2 turned",
    "dead-horizontal 5 -2 lit=W",
  ],
  saboteur2: [
    "start 0 0",
    "door-blue-horizontal 1 0",
    "crystal-cross 2 0",
    "bridge 3 0",
    "straight-horizontal 4 0",
    "straight-vertical 2 1",
    "door-green-es 2 -1",
    "ladder-ne 3 1",
    "straight-horizontal 4 1",
  ],
  duel: [
    "start-blue 0 -1",
    "start-green 0 1",
    "straight-horizontal 1 -1",
    "door-blue-t-horizontal 2 -1",
    "straight-horizontal 1 1",
    "gold-t-horizontal-stub-s 2 1 lit=NEW",
  ],
  "lost-mines": [],
  "dark-cave": [
    "start 0 0",
    "straight-horizontal-i 1 0",
    "cross-i 2 0",
    "curve-nw-i -1 0 turned",
    "abyss-cross-i -1 1",
  ],
};

/** The table at the start of a game: the goals and the first path cards. */
export function openingTable(box: Box, seats: number | null): LaidCard[] {
  const hidden = startingGoals(box, seats).map(([x, y], i): LaidCard => ({ kind: String(i + 1), x, y, hidden: true }));
  if (box !== "lost-mines") return [...OPENING_CARDS[box].map(parseLaidCard), ...hidden];
  const starts = boardSpaces("start").map(({ kind, x, y }): LaidCard => ({ kind: kind.replace("-space", ""), x, y }));
  const [{ x, y }] = starts as [LaidCard];
  return [
    ...starts,
    { kind: "straight-horizontal", x: x + 1, y },
    { kind: "log-t-horizontal", x: x + 2, y },
    { kind: "curve-nw", x: x + 3, y },
    ...hidden,
  ];
}

/** Return all texts of a how-to page with their headings. */
export function guideTexts(box: Box): { heading: string; key: string }[] {
  const { roles, turn, cards, more } = GUIDES[box];
  const headed: [heading: string, ...ids: string[]][] = [
    ["aim", "aim"],
    ["roles", "roles", ...roles.map(({ id }) => `role-${id}`)],
    ["turn", "turn", ...Array.from({ length: turn }, (_, i) => `turn-${i + 1}`), "turn-after"],
    ["lay", "lay"],
    ["cards", ...cards.map(({ id }) => `cards-${id}`)],
    ["end", "end"],
    ["pay", "pay"],
    ["mistakes", "mistake-1", "mistake-2", "mistake-3"],
  ];
  return headed.flatMap(([heading, ...ids]) =>
    [...ids, ...more.filter((id) => id.startsWith(`${heading}-`))].map((id) => ({
      heading: `howto-${heading}`,
      key: `howto-${box}-${id}`,
    })),
  );
}
