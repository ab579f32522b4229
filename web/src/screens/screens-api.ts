/** Requests of the screens other than the table; loaded with them. */
import { request } from "../net/api";
import { requestAnywhere } from "../features/offline/server-or-local";
import type { Explanation, Lessons, LessonState, Lobby, ReplayId } from "../wire/protocol";

export const fetchLessons = (): Promise<Lessons> => requestAnywhere("GET", "/api/learn");

const sceneUrl = (box: string, number: number, end: string, query: Record<string, string>): string =>
  `/api/learn/${box}/${number}${end}?${new URLSearchParams(query).toString()}`;
export const fetchScene = (box: string, number: number, moves: readonly string[]): Promise<LessonState> =>
  requestAnywhere("GET", sceneUrl(box, number, "", { moves: moves.join(";") }));
export const fetchSceneReason = (
  box: string,
  number: number,
  moves: readonly string[],
  move: string,
): Promise<Explanation> =>
  requestAnywhere("GET", sceneUrl(box, number, "/explanation", { moves: moves.join(";"), move }));

/** Return the lobby of a table. */
export const fetchLobby = (code: string): Promise<Lobby> => request("GET", `/api/tables/${code}`);
export const uploadRecord = (record: string): Promise<ReplayId> => request("POST", "/api/replays", record);
