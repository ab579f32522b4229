/** Sentences that wait to be read, one after the other; the last one stays. */
import type { LogLine } from "../log/log-lines";

/** How long a sentence stands before the next, by the pace of the table. */
export const DWELL_MS: Readonly<Record<string, number>> = { slow: 2200, normal: 1150, instant: 350 };
/** So many wait at most: older ones are read in the list. */
const MOST = 3;

export interface Queue {
  shown: LogLine | null;
  waiting: readonly LogLine[];
  /** What is shown has stood its time: whatever comes next is said at once. */
  stood: boolean;
  /** The first event of the log that has not come in yet. */
  next: number;
}

/** Nothing that had happened before the page was opened is news; its last line is what just happened. */
export function opened(lines: readonly LogLine[], length: number): Queue {
  return { shown: lines.at(-1) ?? null, waiting: [], stood: true, next: length };
}

/** Take in the lines that have come. */
export function heard(queue: Queue, lines: readonly LogLine[], length: number): Queue {
  // A log that is told anew (another name, another language) may be shorter.
  if (length < queue.next) return opened(lines, length);
  const fresh = lines.filter(({ index }) => index >= queue.next);
  const again = (line: LogLine | null): LogLine | null => lines.find(({ index }) => index === line?.index) ?? null;
  const waiting = [...queue.waiting.flatMap((line) => again(line) ?? []), ...fresh].slice(-MOST);
  const now = { shown: again(queue.shown), waiting, stood: queue.stood, next: length };
  return now.shown && !now.stood ? now : read(now);
}

/** The sentence has stood its time. */
export function read({ shown, waiting, next }: Queue): Queue {
  const [first, ...rest] = waiting;
  return { shown: first ?? shown, waiting: rest, stood: !first, next };
}
