/** The requests for a finished game: its log, and one step of it. */
import type { ReplayLog, ReplayStep } from "../../wire/protocol";
import { request } from "../../net/api";
import type { FinishedGame } from "./finished-game";

/** The sight: a seat, the public one or the open one. */
export type ReplayViewpoint = number | "public" | "open";

export const fetchReplayLog = ({ log, path }: FinishedGame, viewpoint: ReplayViewpoint): Promise<ReplayLog> =>
  request(`GET ${log}`, { path, query: { sight: `${viewpoint}` } });

export const fetchReplayStep = (
  { log, path }: FinishedGame,
  step: number,
  viewpoint: ReplayViewpoint,
): Promise<ReplayStep> => request(`GET ${log}/{step}`, { path: { ...path, step }, query: { sight: `${viewpoint}` } });
