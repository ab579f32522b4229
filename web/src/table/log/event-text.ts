/**
 * The arguments of an event's sentence: its fields as text.
 *
 * The terminal uses the same texts, `event-` and the name of the event, so a module only needs texts for its events.
 */
import type { GameEvent } from "../../wire/protocol";
import { markStrong, type Args } from "../../i18n/texts.svelte";

export type Translate = (key: string, args?: Args) => string;

export interface TextContext {
  say: Translate;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  ruleset: string;
}

const TARGETS = ["target", "victim", "to"];
const CARDS = ["card", "removed", "goal", "path", "chest", "web", "location"];

/** Return the name of an event in kebab case, which is its text id without the prefix `event-`. */
export const eventName = (event: GameEvent): string =>
  event.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1);
export const eventKey = (event: GameEvent): string => `event-${eventName(event)}`;

export function eventArgs(context: TextContext, event: GameEvent): Args {
  const { seat, ...facts } = event as unknown as Record<string, unknown>;
  const words: Args = typeof seat === "number" ? actorArgs(context, seat) : {};
  for (const [name, fact] of Object.entries(facts)) {
    if (TARGETS.includes(name)) Object.assign(words, targetArgs(context, seat as number, fact as number));
    else Object.assign(words, fieldArgs(context, name, fact));
  }
  return words;
}

export const actorArgs = (context: TextContext, seat: number): Args => ({
  who: seat === context.seat ? "you" : "other",
  name: markStrong(context.names[seat] ?? "?"),
});

export function targetArgs(context: TextContext, seat: number, target: number): Args {
  if (target < 0) return { relation: "nobody", target: "" };
  const relation = target === seat ? "self" : target === context.seat ? "you" : "other";
  return { relation, target: markStrong(context.names[target] ?? "?") };
}

const cell = (at: unknown): string => (at as [number, number]).join(",");

function fieldArgs({ say, names, seat }: TextContext, name: string, fact: unknown): Args {
  if (typeof fact === "boolean") return { [name]: fact ? "yes" : "no" };
  if (name === "nuggets" || name === "worth") return { nuggets: say("nuggets", { count: fact as number }) };
  if (name.endsWith("cell")) return { [name]: cell(fact) };
  if (name === "cells") {
    const [one, other] = (fact as unknown[]).map(cell);
    return { cells: say("both", { one: one!, other: other! }) };
  }
  if (typeof fact === "string" && CARDS.includes(name)) return { [name]: say(`card-${fact}`) };
  if (typeof fact === "string" && name === "role") return { role: say(`role-${fact}`) };
  if (!Array.isArray(fact)) return { [name]: fact as string | number };
  const player = (each: number): string => (each === seat ? say("you").toLowerCase() : markStrong(names[each] ?? "?"));
  // The viewer's seat comes first.
  const sorted = fact.includes(seat) ? [seat, ...fact.filter((each) => each !== seat)] : fact;
  const listed = sorted.map((each: unknown) => {
    if (typeof each === "number") return player(each);
    return say(name === "teams" ? `team-${String(each)}` : `card-${String(each)}`);
  });
  return { [name]: listed.join(", ") || say("no-cards"), [`${name}_count`]: fact.length };
}
