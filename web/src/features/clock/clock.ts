/** The time of a decision, as a player reads it. */

/** From here on the time is short: said in words, once. */
export const LOW_TIME_S = 10;

/** Whole seconds that are left; never less than none. */
export const secondsLeft = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));

/** `1:05` */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
