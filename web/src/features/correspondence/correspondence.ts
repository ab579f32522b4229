/** Slow tables: until when they wait, where it is one's turn, and when one is on holiday. */
import type { Holiday, Holidays, PendingTurn, PendingTurns } from "../../wire/protocol";
import { request } from "../../net/api";

export const MAX_CONDITIONAL_MOVES = 3;

/** The tables that wait for me, the oldest first; none while the server is away. */
export const fetchPendingTurns = (): Promise<readonly PendingTurn[]> =>
  request<PendingTurns>("GET", "/api/guest/pending-turns").then(
    (found) => found.turns,
    () => [],
  );

/** The icon of an installed site says how many tables wait. */
export function setAppBadge(count: number): void {
  (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

export const fetchHolidays = (): Promise<Holidays> => request("GET", "/api/guest/holidays");
export const saveHolidays = (holidays: readonly Holiday[]): Promise<Holidays> =>
  request("PUT", "/api/guest/holidays", { holidays });

/** The browser's own way to write the language: `en-GB` has other hours than `en`. */
const localeOf = (language: string): string =>
  navigator.languages.find((each) => each.startsWith(language)) ?? language;

/** The hour by this device's clock: `14:05`. */
export const formatTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short" }).format(at);

/** A time of these days, in the time of this device: `Fri 20 Nov, 14:05`. */
export const formatDateTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** `20 November` */
export const formatDay = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long" }).format(at);

const MINUTES_PER_DAY = 24 * 60;

/** Minutes of the day in UTC, of the time that this device shows; and back. */
export const minuteToUtc = (minute: number, offset: number = new Date().getTimezoneOffset()): number =>
  (((minute + offset) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
export const minuteFromUtc = (minute: number, offset: number = new Date().getTimezoneOffset()): number =>
  minuteToUtc(minute, -offset);

/** `22:00` */
export const formatMinute = (minute: number): string =>
  `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, "0")}`;

/** From the first day's first moment to the last day's last, as days are here; null if one is missing. */
export function holidayBetween(first: string, last: string): Holiday | null {
  const since = new Date(`${first}T00:00`).getTime();
  const end = new Date(`${last}T00:00`);
  end.setDate(end.getDate() + 1);
  const until = end.getTime();
  return since < until ? { starts_at: since / 1000, ends_at: until / 1000 } : null;
}

/** Where a cell is, as people point: so many steps to a side of the start, and up or down. */
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

/** A prepared move, taken apart for its words: verb, card, and a cell or a seat. */
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
