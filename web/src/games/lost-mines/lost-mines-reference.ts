/** The reference of The Lost Mines, with numbers from its deck file. */
import { guideCards, type BoxReference, type FactRows } from "../../art/cards/box-reference";
import { deckTable, type CountedKind, type Numbers } from "../../art/cards/deck-numbers";

const mines = guideCards("lost-mines");
/** Return the spaces of the board with a name. */
const spaces = (name: string): { kind: string; x: number; y: number }[] =>
  deckTable<{ kind: string; x: number; y: number }[]>("lost-mines", "space").filter(({ kind }) => kind.includes(name));

function seatsTable(): FactRows {
  const dwarves = deckTable<(CountedKind & { clan: string; identity: string })[]>("lost-mines", "dwarf");
  const many = (identity: string): number =>
    dwarves.find((row) => row.clan === "blue" && row.identity === identity)!.count;
  const rows = deckTable<{ seats: number; hand: number; loyal_out: number }[]>("lost-mines", "seats");
  return {
    head: ["howto-seats", "howto-column-loyal", "howto-column-selfish", "howto-column-saboteurs", "howto-hand"],
    rows: rows.map(({ seats, hand, loyal_out: out }) => ({
      seats,
      cells: [seats, many("loyal") - out, many("selfish"), many("saboteur"), hand],
    })),
  };
}

const LOST_MINES: BoxReference = {
  chapters: ["lost-mines"],
  guide: {
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
  startingGoals: () => spaces("mine").map(({ x, y }) => [x, y]),
  openingCards: () => {
    const starts = spaces("start");
    const { x, y } = starts[0]!;
    return [
      ...starts.map((each) => `${each.kind.replace("-space", "")} ${each.x} ${each.y}`),
      `straight-horizontal ${x + 1} ${y}`,
      `log-t-horizontal ${x + 2} ${y}`,
      `curve-nw ${x + 3} ${y}`,
    ];
  },
  args: () => {
    const game = deckTable<Numbers>("lost-mines", "game");
    return {
      steps: game["steps"]!,
      far: game["campfire_steps"]!,
      penalty: deckTable<{ penalty: number }[]>("lost-mines", "dragon")[0]!.penalty,
    };
  },
  help: () => ({
    aim: ["howto-lost-mines-aim", "howto-lost-mines-aim-2"],
    lay: ["howto-lost-mines-lay"],
    pay: [["howto-lost-mines-pay"], []],
    paid: false,
  }),
  seatsTable,
};

export const BOX_REFERENCES = { "lost-mines": LOST_MINES };
