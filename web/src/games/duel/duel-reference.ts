/** The reference of Le Duel, with numbers from its deck file. */
import { guideCards, type BoxReference, type FactRows, type Place } from "../../art/cards/box-reference";
import type { Args } from "../../i18n/texts.svelte";
import { deckTable, type Numbers } from "../../art/cards/deck-numbers";

const duel = guideCards("duel");
const startingGoals = (seats: number | null): readonly Place[] =>
  deckTable<{ goals: Place[] }[]>("duel", "layout")[seats === 1 ? 1 : 0]!.goals;

/** Return the table of grades of solo games. */
function gradesTable(): FactRows {
  const from = deckTable<{ grades: number[] }>("duel", "game").grades;
  const said = [
    { text: "howto-below", args: { count: from[0]! } },
    ...from.slice(0, -1).map((count, i) => ({ text: "howto-between", args: { count, most: from[i + 1]! - 1 } })),
    { text: "howto-or-more", args: { count: from.at(-1)! } },
  ];
  return {
    head: ["howto-column-nuggets", "howto-column-grade"],
    rows: said.map((cell, i) => ({ cells: [cell, { text: `grade-${i + 1}`, args: {} }] })),
  };
}

const DUEL: BoxReference = {
  chapters: ["duel"],
  guide: {
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
  startingGoals,
  openingCards: () => [
    "start-blue 0 -1",
    "start-green 0 1",
    "straight-horizontal 1 -1",
    "door-blue-t-horizontal 2 -1",
    "straight-horizontal 1 1",
    "gold-t-horizontal-stub-s 2 1 lit=NEW",
  ],
  args: (key): Args => {
    const game = deckTable<Numbers>("duel", "game");
    return key === "howto-duel-pay-2"
      ? { counters: game["solo-counters"]!, aside: game["solo-aside"]! }
      : { goals: startingGoals(2).length, hand: game["hand"]!, counters: game["counters"]! };
  },
  // Solo games have another aim and a pay table; `about-duel-lights` explains how this client draws light.
  help: (seats) => ({
    aim: seats === 1 ? ["about-aim-duel-alone"] : ["howto-duel-aim", "howto-duel-aim-2"],
    lay: ["howto-duel-lay", "about-duel-lights"],
    pay: [seats === 1 ? ["howto-duel-pay", "howto-duel-pay-2", "howto-duel-pay-3"] : ["howto-duel-pay"], []],
    paid: seats === 1,
  }),
  payTable: gradesTable,
};

export const BOX_REFERENCES = { duel: DUEL };
