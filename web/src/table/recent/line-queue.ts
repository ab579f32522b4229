/** A queue of sentences shown one after the other; the last one stays. */
import type { LogLine } from "../log/log-lines";

/** The display time of a line in ms, by the pace of the table's bots. */
export const DWELL_MS: Readonly<Record<string, number>> = { slow: 2200, normal: 1150, instant: 350 };
/** The maximum number of waiting lines; older ones are only in the list of recent moves. */
const MAX_WAITING = 3;

export interface LineQueue {
  shown: LogLine | null;
  waiting: readonly LogLine[];
  /** Whether the shown line has had its display time, so that a new line replaces it at once. */
  isExpired: boolean;
  /** The index of the first event that has not been queued. */
  next: number;
}

/** Return a queue with the last line of the log; earlier events are not news. */
export function startQueue(lines: readonly LogLine[], length: number): LineQueue {
  return { shown: lines.at(-1) ?? null, waiting: [], isExpired: true, next: length };
}

/** Return the queue with the new lines. */
export function enqueueLines(queue: LineQueue, lines: readonly LogLine[], length: number): LineQueue {
  // A log that is rendered again (new name or language) may be shorter.
  if (length < queue.next) return startQueue(lines, length);
  const fresh = lines.filter(({ index }) => index >= queue.next);
  const again = (line: LogLine | null): LogLine | null => lines.find(({ index }) => index === line?.index) ?? null;
  const waiting = [...queue.waiting.flatMap((line) => again(line) ?? []), ...fresh].slice(-MAX_WAITING);
  const now = { shown: again(queue.shown), waiting, isExpired: queue.isExpired, next: length };
  return now.shown && !now.isExpired ? now : nextLine(now);
}

/** Return the queue with the next line shown, after the display time of the current one. */
export function nextLine({ shown, waiting, next }: LineQueue): LineQueue {
  const [first, ...rest] = waiting;
  return { shown: first ?? shown, waiting: rest, isExpired: !first, next };
}
