/** The topics of a game's help, with the texts of the page “How to play”. */
import { boxOf, partsOf } from "../../art/cards/ruleset";
import type { Namespace } from "../../i18n/texts.svelte";

export interface HelpTopics {
  /** The namespaces of its texts. */
  namespaces: readonly Namespace[];
  aim: readonly string[];
  /** The steps of a turn: one of them, or all in order. */
  turn: string;
  steps: readonly string[];
  inOrder: boolean;
  after: string;
  lay: readonly string[];
  end: readonly string[];
  /** The texts about the payout, before and after its table; none where a module has its own. */
  pay: readonly [before: readonly string[], after: readonly string[]];
  /** Whether there is a payout table. */
  paid: boolean;
}

const TURN_STEPS: Readonly<Record<string, number>> = {
  saboteur: 3,
  saboteur2: 4,
  duel: 4,
  "lost-mines": 3,
  "dark-cave": 3,
};

/** A solo duel has its own aim and end. */
export function helpTopics(ruleset: string, seats: number): HelpTopics {
  const [box, alone] = [boxOf(ruleset), boxOf(ruleset) === "duel" && seats === 1];
  const told = (id: string): string => `howto-${box}-${id}`;
  return {
    namespaces: [
      "howto",
      `howto-${box}` as Namespace,
      ...(partsOf(ruleset).length > 1 ? (["howto-modules"] as const) : []),
    ],
    aim: alone ? ["about-aim-duel-alone"] : [told("aim"), told("aim-2")],
    turn: told("turn"),
    steps: Array.from({ length: TURN_STEPS[box]! }, (_, i) => told(`turn-${i + 1}`)),
    inOrder: box === "lost-mines" || box === "dark-cave",
    after: told("turn-after"),
    lay: [told("lay"), ...(box === "duel" ? ["about-duel-lights"] : [])],
    end: [told("end"), told("end-2")],
    pay: partsOf(ruleset).includes("tournament") ? [[], []] : payTopics(box, alone, told),
    paid: box === "saboteur" || box === "saboteur2" || alone,
  };
}

function payTopics(box: string, alone: boolean, told: (id: string) => string): HelpTopics["pay"] {
  if (box === "saboteur2") return [[told("pay")], [told("pay-2")]];
  return [
    [told("pay"), ...(box === "saboteur" || alone ? [told("pay-2")] : []), ...(alone ? [told("pay-3")] : [])],
    [],
  ];
}

/** Groups of the deck files that lie in the maze or are played. */
export const HELP_CARD_GROUPS: readonly string[] = [
  "start",
  "goal",
  "mine",
  "location",
  "path",
  "chest-path",
  "chest",
  "action",
];
