/** What only the screens beside the table ask for; it comes with them. */
import { ask } from "../net/api";
import { askAnywhere } from "../features/offline/server-or-local";
import type { Answer, Lessons, LessonState, Lobby, ReplayId } from "../wire/protocol";

export const lessons = (): Promise<Lessons> => askAnywhere("GET", "/api/learn");

const scene = (box: string, number: number, end: string, query: Record<string, string>): string =>
  `/api/learn/${box}/${number}${end}?${new URLSearchParams(query).toString()}`;
export const learnScene = (box: string, number: number, moves: readonly string[]): Promise<LessonState> =>
  askAnywhere("GET", scene(box, number, "", { moves: moves.join(";") }));
export const learnWhy = (box: string, number: number, moves: readonly string[], move: string): Promise<Answer> =>
  askAnywhere("GET", scene(box, number, "/why", { moves: moves.join(";"), move }));

/** Who sits, or sat, at a table. */
export const lobbyOf = (code: string): Promise<Lobby> => ask("GET", `/api/tables/${code}`);
export const uploadRecord = (record: string): Promise<ReplayId> => ask("POST", "/api/replays", record);
