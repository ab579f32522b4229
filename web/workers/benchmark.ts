/** How long bots that search may take: as on a server, where the device is as quick. */

/** What is counted, and what it gives: milliseconds. */
export const COUNT_SCRIPT = `
from time import perf_counter as now
begun = now()
sum(n * n % 7 for n in range(100_000))
(now() - begun) * 1000
`;

/** A server's processor counts in so many milliseconds, and gives so many seconds to a move. */
const SERVER_MS = 8;
const SERVER_S = 0.2;
/** Nobody waits longer. */
const MAX_S = 2;

export const secondsFor = (ms: number): number => Math.min(MAX_S, Math.max(1, ms / SERVER_MS) * SERVER_S);
