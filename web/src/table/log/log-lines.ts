/** Converts events to lines of the log; names are marked so that they can be shown in bold. */
import type { GameEvent, Reason } from "../../wire/protocol";
import { texts, type Args } from "../../i18n/texts.svelte";
import { eventName, eventKey, eventArgs, type TextContext } from "./event-text";

/**
 * The tone of a log line: a hindrance (`hit`), something learnt (`know`), the heading of a round, or none of these.
 */
export type LineTone = "hit" | "know" | "plain" | "round";

export interface EventLine {
  seat: number | null;
  sentence: string;
  tone: LineTone;
  /** The card shown beside the sentence, or `back` if its face is secret. */
  card: { kind: string; turned: boolean } | "back" | null;
}

export interface LogLine extends EventLine {
  index: number;
  /** The number of consecutive events that the line stands for. */
  times: number;
}

/** Append a line without its full stop or, if it repeats the last line, increase the count of the last line. */
export function appendLine(lines: LogLine[], added: EventLine, index: number): void {
  const line = { ...added, sentence: added.sentence.replace(/\.$/, "") };
  const last = lines.at(-1);
  if (last && line.seat !== null && last.sentence === line.sentence)
    lines[lines.length - 1] = { ...last, index, times: last.times + 1 };
  else lines.push({ ...line, index, times: 1 });
}

/** The fields that can name an event's card; a line shows the card if exactly one of them is set. */
const CARDS = ["card", "removed", "path", "chest"] as const;

/**
 * Return the line of an event. The text is that of the terminal, unless a text exists that names no cell, because
 * the board can mark the cell.
 */
export function eventLine(context: TextContext, event: GameEvent, tone: LineTone = "plain"): EventLine {
  const { seat, turned, ...facts } = event as { seat?: number; turned?: boolean } & Partial<
    Record<(typeof CARDS)[number], string>
  >;
  const named = CARDS.map((name) => facts[name]).filter((kind) => kind !== undefined);
  const card = named.length === 1 ? named[0] : undefined;
  return {
    seat: seat ?? null,
    sentence: context.say(texts.firstKnown(`marked-${eventName(event)}`, eventKey(event)), eventArgs(context, event)),
    tone,
    card: card === undefined ? null : { kind: card, turned: turned === true },
  };
}

export function refusalText(context: Pick<TextContext, "say" | "names">, reason: Reason): string {
  const { say, names } = context;
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
