/** The reference of Saboteur and Saboteur 2, with numbers from their deck files. */
import { guideCards, type BoxReference, type FactRows, type Place } from "../../art/cards/box-reference";
import { deckTable, sum, type CountedKind, type Numbers } from "../../art/cards/deck-numbers";

const [base, two] = [guideCards("saboteur"), guideCards("saboteur2")];
const EXTRAS = ["championship", "mini-expansions"];
const startingGoals = (): readonly Place[] => deckTable<{ goals: Place[] }>("saboteur", "layout").goals;

/**
 * Return the table of roles and hand sizes by number of players, of the base game or of a module that replaces it.
 */
export function seatsTable(deck: string): FactRows {
  const rows = deckTable<{ seats: number; hand: number; roles: Numbers }[]>(deck, "seats");
  const roles = Object.keys(rows[0]!.roles);
  return {
    head: ["howto-seats", ...roles.map((role) => `howto-column-${role}`), "howto-hand"],
    rows: rows.map(({ seats, hand, roles: own }) => ({
      seats,
      cells: [seats, ...roles.map((role) => own[role] ?? 0), hand],
    })),
  };
}

const SABOTEUR: BoxReference = {
  chapters: ["base", ...EXTRAS, "variants"],
  guide: {
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
  startingGoals,
  openingCards: () => [
    "start 0 0",
    "straight-horizontal 1 0",
    "t-horizontal 2 0",
    "straight-horizontal 3 0",
    "curve-nw 4 0",
    "straight-vertical 4 -1",
    "curve-nw 4 -2 turned",
    "dead-horizontal 5 -2 lit=W",
  ],
  args: () => ({}),
  help: () => ({
    aim: ["howto-saboteur-aim", "howto-saboteur-aim-2"],
    lay: ["howto-saboteur-lay"],
    pay: [["howto-saboteur-pay", "howto-saboteur-pay-2"], []],
    paid: true,
  }),
  payTable: () => ({
    head: ["howto-column-saboteur", "howto-column-each"],
    rows: Object.entries(deckTable<Numbers>("saboteur", "pay")).map(([count, each]) => ({
      cells: [Number(count), each],
    })),
  }),
  seatsTable: () => seatsTable("saboteur"),
};

const SABOTEUR2: BoxReference = {
  chapters: ["saboteur2", "base", ...EXTRAS],
  guide: {
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
  startingGoals,
  openingCards: () => [
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
  args: () => ({
    count: sum(deckTable<CountedKind[]>("saboteur2", "role").map(({ count }) => count)),
    hand: deckTable<{ hand: number }[]>("saboteur2", "seats")[0]!.hand,
    aside: deckTable<Numbers>("saboteur2", "game")["aside"]!,
  }),
  help: () => ({
    aim: ["howto-saboteur2-aim", "howto-saboteur2-aim-2"],
    lay: ["howto-saboteur2-lay"],
    pay: [["howto-saboteur2-pay"], ["howto-saboteur2-pay-2"]],
    paid: true,
  }),
  payTable: () => {
    const share = Object.entries(deckTable<Numbers>("saboteur2", "share"));
    const less = deckTable<Numbers>("saboteur2", "deduction");
    return {
      head: ["howto-column-winners", "howto-column-digger", "howto-column-boss", "howto-column-profiteer"],
      rows: share.map(([count, nuggets], i) => ({
        cells: [
          i === share.length - 1 ? { text: "howto-or-more", args: { count: Number(count) } } : Number(count),
          nuggets,
          Math.max(0, nuggets - less["boss"]!),
          Math.max(0, nuggets - less["profiteer"]!),
        ],
      })),
    };
  },
};

export const BOX_REFERENCES = { saboteur: SABOTEUR, saboteur2: SABOTEUR2 };
