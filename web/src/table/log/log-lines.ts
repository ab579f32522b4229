/** How what happened becomes lines of a log; names come marked so that they can be shown in bold. */
import type { GameEvent, Reason } from "../../wire/protocol";
import { texts, type Args } from "../../i18n/texts.svelte";
import { eventName, eventKey, eventArgs, type TextContext } from "./event-text";

/** How a line of the log is marked: a hindrance, something learnt, or nothing special. */
export type LineTone = "hit" | "know" | "plain" | "round";

export interface EventLine {
  seat: number | null;
  sentence: string;
  tone: LineTone;
  /** A card to show beside the sentence; a back if nobody may see it. */
  card: { kind: string; turned: boolean } | "back" | null;
}

export interface LogLine extends EventLine {
  index: number;
  /** How often it happened in a row. */
  times: number;
}

/** Add a line to a log, where no sentence ends with a full stop; the same once more (several cards of one hand) is counted. */
export function appendLine(lines: LogLine[], added: EventLine, index: number): void {
  const line = { ...added, sentence: added.sentence.replace(/\.$/, "") };
  const last = lines.at(-1);
  if (last && line.seat !== null && last.sentence === line.sentence)
    lines[lines.length - 1] = { ...last, index, times: last.times + 1 };
  else lines.push({ ...line, index, times: 1 });
}

/** The card that an event is about: the only one that it names. */
const CARDS = ["card", "removed", "path", "chest"] as const;

/** Tell an event by its own text, which the terminal shares unless it spells out a place that the board can mark. */
export function eventLine(teller: TextContext, event: GameEvent, tone: LineTone = "plain"): EventLine {
  const { seat, turned, ...facts } = event as { seat?: number; turned?: boolean } & Partial<
    Record<(typeof CARDS)[number], string>
  >;
  const named = CARDS.map((name) => facts[name]).filter((kind) => kind !== undefined);
  const card = named.length === 1 ? named[0] : undefined;
  return {
    seat: seat ?? null,
    sentence: teller.say(texts.firstKnown(`marked-${eventName(event)}`, eventKey(event)), eventArgs(teller, event)),
    tone,
    card: card === undefined ? null : { kind: card, turned: turned === true },
  };
}

/** Why a move is refused, in words. */
export function refusalText(teller: Pick<TextContext, "say" | "names">, reason: Reason): string {
  const { say, names } = teller;
  const args: Args = { ...reason.args };
  if (typeof args["card"] === "string") args["card"] = say(`card-${args["card"]}`);
  if (typeof args["tools"] === "string") {
    args["tools"] = args["tools"]
      .split(" ")
      .map((tool) => say(`tool-${tool}`).toLowerCase())
      .join(", ");
  }
  if (args["seat"] !== undefined) args["seat"] = names[Number(args["seat"])] ?? "?";
  return say(`refusal-${reason.code}`, args);
}
