/** The thinking time of searching bots: that of a server, multiplied if this device is slower. */

/** A Python script whose result is the time in milliseconds that it took. */
export const COUNT_SCRIPT = `
from time import perf_counter as now
begun = now()
sum(n * n % 7 for n in range(100_000))
(now() - begun) * 1000
`;

/** The result of the script on a server, in ms; `SERVER_S` is the thinking time per move there. */
const SERVER_MS = 8;
const SERVER_S = 0.2;
/** The maximum thinking time per move. */
const MAX_S = 2;

export const secondsFor = (ms: number): number => Math.min(MAX_S, Math.max(1, ms / SERVER_MS) * SERVER_S);
