/** Deadlines, pending turns and holidays of correspondence tables. */
import type { Holiday, Holidays, PendingTurn } from "../../wire/protocol";
import { request } from "../../net/api";

export const MAX_CONDITIONAL_MOVES = 3;

/** Return the tables that wait for the guest, oldest first; none while the server is unreachable. */
export const fetchPendingTurns = (): Promise<readonly PendingTurn[]> =>
  request("GET /api/guest/pending-turns").then(
    (found) => found.turns,
    () => [],
  );

/** Show the number of waiting tables as the badge of an installed app. */
export function setAppBadge(count: number): void {
  (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

export const fetchHolidays = (): Promise<Holidays> => request("GET /api/guest/holidays");
export const saveHolidays = (holidays: Holiday[]): Promise<Holidays> =>
  request("PUT /api/guest/holidays", { body: { holidays } });

/** Return the browser's locale for a language: `en-GB` formats hours differently from `en`. */
const localeOf = (language: string): string =>
  navigator.languages.find((each) => each.startsWith(language)) ?? language;

/** Return the local time of day: `14:05`. */
export const formatTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short" }).format(at);

/** Return a local time with its day: `Fri 20 Nov, 14:05`. */
export const formatDateTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** Format a day as `20 November`. */
export const formatDay = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long" }).format(at);

const MINUTES_PER_DAY = 24 * 60;

/** Convert a local time of day to minutes of the day in UTC; `minuteFromUtc` converts back. */
export const minuteToUtc = (minute: number, offset: number = new Date().getTimezoneOffset()): number =>
  (((minute + offset) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
export const minuteFromUtc = (minute: number, offset: number = new Date().getTimezoneOffset()): number =>
  minuteToUtc(minute, -offset);

/** Format minutes of the day as `22:00`. */
export const formatMinute = (minute: number): string =>
  `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, "0")}`;

/**
 * Return a holiday from the start of the first day to the end of the last, in local time; null if a date is missing
 * or invalid.
 */
export function holidayBetween(first: string, last: string): Holiday | null {
  const since = new Date(`${first}T00:00`).getTime();
  const end = new Date(`${last}T00:00`);
  end.setDate(end.getDate() + 1);
  const until = end.getTime();
  return since < until ? { starts_at: since / 1000, ends_at: until / 1000 } : null;
}

/** The position of a cell relative to the start: steps across, and up or down. */
export interface CellDirections {
  across: "left" | "right" | "none";
  columns: number;
  along: "up" | "down" | "none";
  rows: number;
}

export const cellDirections = ([x, y]: readonly [number, number]): CellDirections => ({
  across: x < 0 ? "left" : x > 0 ? "right" : "none",
  columns: Math.abs(x),
  along: y < 0 ? "up" : y > 0 ? "down" : "none",
  rows: Math.abs(y),
});

export interface ParsedMove {
  verb: string;
  card: string;
  at: [number, number] | null;
  seat: number | null;
}

/** Parse a conditional move into verb, card, and a cell or a seat. */
export function parseMove(text: string): ParsedMove {
  const [verb = "", card = "", where = ""] = text.split(" ");
  const cell = /^(-?\d+),(-?\d+)$/.exec(where);
  return {
    verb,
    card,
    at: cell ? [Number(cell[1]), Number(cell[2])] : null,
    seat: /^\d+$/.test(where) ? Number(where) : null,
  };
}
