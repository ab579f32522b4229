/** Requests of the screens other than the table; loaded with them. */
import { request } from "../net/api";
import { requestAnywhere } from "../features/offline/server-or-local";
import type { Explanation, Lessons, LessonState, Lobby, ReplayId } from "../wire/protocol";

export const fetchLessons = (): Promise<Lessons> => requestAnywhere("GET /api/learn");

export const fetchScene = (box: string, scene: number, moves: readonly string[]): Promise<LessonState> =>
  requestAnywhere("GET /api/learn/{box}/{scene}", { path: { box, scene }, query: { moves: moves.join(";") } });
export const fetchSceneReason = (
  box: string,
  scene: number,
  moves: readonly string[],
  move: string,
): Promise<Explanation> =>
  requestAnywhere("GET /api/learn/{box}/{scene}/explanation", {
    path: { box, scene },
    query: { moves: moves.join(";"), move },
  });

export const fetchLobby = (code: string): Promise<Lobby> => request("GET /api/tables/{code}", { path: { code } });
export const uploadRecord = (body: string): Promise<ReplayId> => request("POST /api/replays", { body });
