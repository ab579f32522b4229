/** An optional rule in words. */
import { say, texts } from "../../i18n/texts.svelte";
import type { RuleOption } from "../../wire/protocol";

export type Choice = string | number | boolean;

export const wordOf = (choice: Choice): string => (choice === true ? "on" : choice === false ? "off" : `${choice}`);
/** A number without a text of its own is a seat. */
export const isSeat = (name: string, choice: Choice): choice is number =>
  typeof choice === "number" && !texts.has(`option-${name}-${choice}`);

const keyOf = (name: string, choice: Choice): string => `option-${name}-${isSeat(name, choice) ? "seat" : wordOf(choice)}`;

export function choiceName(name: string, choice: Choice): string {
  if (isSeat(name, choice)) return say("setup-seat", { seat: choice + 1 });
  return texts.has(keyOf(name, choice)) ? say(keyOf(name, choice)) : wordOf(choice);
}

export const choiceMeaning = (name: string, choice: Choice): string => texts.attribute(keyOf(name, choice), "meaning");

/** What may be chosen at a table of so many seats, each with its place among all choices. */
export const possible = (option: RuleOption, seats: number): { choice: Choice; index: number }[] =>
  option.choices.map((choice, index) => ({ choice, index })).filter(({ choice }) => !isSeat(option.name, choice) || choice < seats);
