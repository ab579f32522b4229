/** The texts of optional rules. */
import { say, texts } from "../../i18n/texts.svelte";
import type { RuleOption } from "../../wire/protocol";

export type OptionValue = string | number | boolean;

export const valueWord = (choice: OptionValue): string =>
  choice === true ? "on" : choice === false ? "off" : `${choice}`;
/** Return whether a value is the number of a seat: a number without a text of its own. */
export const isSeat = (name: string, choice: OptionValue): choice is number =>
  typeof choice === "number" && !texts.has(`option-${name}-${choice}`);

const keyOf = (name: string, choice: OptionValue): string =>
  `option-${name}-${isSeat(name, choice) ? "seat" : valueWord(choice)}`;

export function valueName(name: string, choice: OptionValue): string {
  if (isSeat(name, choice)) return say("setup-seat", { seat: choice + 1 });
  return texts.has(keyOf(name, choice)) ? say(keyOf(name, choice)) : valueWord(choice);
}

export const valueMeaning = (name: string, choice: OptionValue): string =>
  texts.attribute(keyOf(name, choice), "meaning");

/** Return the possible values for a number of seats, each with its index among all values. */
export const possibleValues = (option: RuleOption, seats: number): { choice: OptionValue; index: number }[] =>
  option.choices
    .map((choice, index) => ({ choice, index }))
    .filter(({ choice }) => !isSeat(option.name, choice) || choice < seats);
