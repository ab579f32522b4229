/** The thinking time of searching bots: as on a server if the device is as fast. */

/** The benchmark; its result is the duration in milliseconds. */
export const COUNT_SCRIPT = `
from time import perf_counter as now
begun = now()
sum(n * n % 7 for n in range(100_000))
(now() - begun) * 1000
`;

/** The duration of the benchmark on a server in ms, and the thinking time per move there in seconds. */
const SERVER_MS = 8;
const SERVER_S = 0.2;
/** The maximum thinking time per move. */
const MAX_S = 2;

export const secondsFor = (ms: number): number => Math.min(MAX_S, Math.max(1, ms / SERVER_MS) * SERVER_S);
