/** How long bots that search may take: as on a server, where the device is as quick. */

/** What is counted, and what it gives: milliseconds. */
export const COUNT_SCRIPT = `
from time import perf_counter as now
begun = now()
sum(n * n % 7 for n in range(100_000))
(now() - begun) * 1000
`;

/** The time of the benchmark on a server's processor in ms, and the seconds that a server gives to a move. */
const SERVER_MS = 8;
const SERVER_S = 0.2;
/** The maximum time for a move. */
const MAX_S = 2;

export const secondsFor = (ms: number): number => Math.min(MAX_S, Math.max(1, ms / SERVER_MS) * SERVER_S);
