/** The reference of The Dark Cave, with numbers from its deck file. */
import { guideCards, type BoxReference } from "../../art/cards/box-reference";
import { deckTable, sum, type Numbers } from "../../art/cards/deck-numbers";

interface SeatsRow {
  seats: number;
  clans: number;
  loyal: number;
  saboteur: number;
  reach: number;
  deal: number[];
}

const cave = guideCards("dark-cave");
const seatsRows = (): SeatsRow[] => deckTable<SeatsRow[]>("dark-cave", "seats");

const DARK_CAVE: BoxReference = {
  chapters: ["dark-cave"],
  guide: {
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
  startingGoals: (seats) => {
    const { reach } = seatsRows().findLast((row) => row.seats === (seats ?? row.seats))!;
    return [
      [-reach, -reach],
      [reach, -reach],
      [-reach, reach],
      [reach, reach],
    ];
  },
  openingCards: () => [
    "start 0 0",
    "straight-horizontal-i 1 0",
    "cross-i 2 0",
    "curve-nw-i -1 0 turned",
    "abyss-cross-i -1 1",
  ],
  args: () => {
    const game = deckTable<Numbers>("dark-cave", "game");
    return {
      nuggets: game["nuggets"]!,
      hand: sum(seatsRows()[0]!.deal),
      steps: game["steps"]!,
      ...deckTable<Numbers>("dark-cave", "creatures"),
    };
  },
  help: () => ({
    aim: ["howto-dark-cave-aim", "howto-dark-cave-aim-2"],
    lay: ["howto-dark-cave-lay"],
    pay: [["howto-dark-cave-pay"], []],
    paid: false,
  }),
  seatsTable: () => ({
    head: ["howto-seats", "howto-column-clans", "howto-column-loyal", "howto-column-saboteurs", "howto-column-apart"],
    rows: seatsRows().map(({ seats, clans, loyal, saboteur, reach }) => ({
      seats,
      cells: [seats, clans, loyal, saboteur, reach],
    })),
  }),
};

export const BOX_REFERENCES = { "dark-cave": DARK_CAVE };
