/** Sentences that wait to be read, one after the other; the last one stays. */
import type { LogLine } from "../log/log-lines";

/** How long a sentence stands before the next, by the pace of the table. */
export const DWELL_MS: Readonly<Record<string, number>> = { slow: 2200, normal: 1150, instant: 350 };
/** So many wait at most: older ones are read in the list. */
const MAX_WAITING = 3;

export interface LineQueue {
  shown: LogLine | null;
  waiting: readonly LogLine[];
  /** What is shown has stood its time: whatever comes next is said at once. */
  isExpired: boolean;
  /** The first event of the log that has not come in yet. */
  next: number;
}

/** Nothing that had happened before the page was opened is news; its last line is what just happened. */
export function startQueue(lines: readonly LogLine[], length: number): LineQueue {
  return { shown: lines.at(-1) ?? null, waiting: [], isExpired: true, next: length };
}

/** Take in the lines that have come. */
export function enqueueLines(queue: LineQueue, lines: readonly LogLine[], length: number): LineQueue {
  // A log that is told anew (another name, another language) may be shorter.
  if (length < queue.next) return startQueue(lines, length);
  const fresh = lines.filter(({ index }) => index >= queue.next);
  const again = (line: LogLine | null): LogLine | null => lines.find(({ index }) => index === line?.index) ?? null;
  const waiting = [...queue.waiting.flatMap((line) => again(line) ?? []), ...fresh].slice(-MAX_WAITING);
  const now = { shown: again(queue.shown), waiting, isExpired: queue.isExpired, next: length };
  return now.shown && !now.isExpired ? now : nextLine(now);
}

/** The sentence has stood its time. */
export function nextLine({ shown, waiting, next }: LineQueue): LineQueue {
  const [first, ...rest] = waiting;
  return { shown: first ?? shown, waiting: rest, isExpired: !first, next };
}
