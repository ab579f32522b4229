/** Formats the remaining time of a decision. */

/** The remaining time below which the seconds are announced, once. */
export const LOW_TIME_S = 10;

/** Return the whole seconds left, at least 0. */
export const secondsLeft = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));

/** Format seconds as `1:05`. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
