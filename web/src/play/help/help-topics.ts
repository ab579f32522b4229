/** The topics of a game's help, with the texts of the page “How to play”. */
import type { BoxReference, HelpTexts } from "../../art/cards/box-reference";
import { partsOf } from "../../art/cards/ruleset";
import type { Namespace } from "../../i18n/texts.svelte";

export interface HelpTopics extends HelpTexts {
  /** The namespaces with the texts of the topics. */
  namespaces: readonly Namespace[];
  /**
   * The id of the text before the steps of a turn: with `inOrder` all are taken in order, else the player chooses
   * one.
   */
  turn: string;
  steps: readonly string[];
  inOrder: boolean;
  after: string;
  end: readonly string[];
}

export function helpTopics(ruleset: string, seats: number, { guide, help }: BoxReference): HelpTopics {
  const [box, ...modules] = partsOf(ruleset);
  const told = (id: string): string => `howto-${box}-${id}`;
  const own = help(seats);
  return {
    ...own,
    namespaces: ["howto", `howto-${box}` as Namespace, ...(modules.length ? (["howto-modules"] as const) : [])],
    turn: told("turn"),
    steps: Array.from({ length: guide.turn }, (_, i) => told(`turn-${i + 1}`)),
    inOrder: guide.inOrder,
    after: told("turn-after"),
    end: [told("end"), told("end-2")],
    pay: modules.includes("tournament") ? [[], []] : own.pay,
  };
}

/** The groups of the deck files whose cards are laid or played. */
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
