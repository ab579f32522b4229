/** The requests for a finished game: its log, and batches of its steps. */
import type { ReplayLog, ReplayStep } from "../../wire/protocol";
import { request } from "../../net/api";
import type { FinishedGame } from "./finished-game";

/** The sight of a replay: that of a seat, the public or the open one. */
export type ReplayViewpoint = number | "public" | "open";

/** The number of steps in a batch, the maximum of the server. */
export const STEPS_PER_BATCH = 16;

export const fetchReplayLog = ({ log, path }: FinishedGame, viewpoint: ReplayViewpoint): Promise<ReplayLog> =>
  request(`GET ${log}`, { path, query: { sight: `${viewpoint}` } });

/** Return the steps from `start` on. */
export async function fetchReplaySteps(
  { log, path }: FinishedGame,
  start: number,
  viewpoint: ReplayViewpoint,
): Promise<readonly ReplayStep[]> {
  const query = { start, count: STEPS_PER_BATCH, sight: `${viewpoint}` };
  return (await request(`GET ${log}/steps`, { path, query })).steps;
}
