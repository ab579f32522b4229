/** The server routes of a finished game, played at a table or uploaded. */
export interface FinishedGame {
  /** The prefix of the routes of its record and review. */
  readonly root: "/api/tables/{code}" | "/api/replays/{replay_id}";
  /** The route of its log, and the prefix of the routes of its steps. */
  readonly log: "/api/tables/{code}/replay" | "/api/replays/{replay_id}";
  /** The path parameters of the routes `root` and `log`. */
  readonly path: { readonly code: string } | { readonly replay_id: string };
}

export const tableGame = (code: string): FinishedGame => ({
  root: "/api/tables/{code}",
  log: "/api/tables/{code}/replay",
  path: { code },
});

export const uploadedGame = (replay_id: string): FinishedGame => ({
  root: "/api/replays/{replay_id}",
  log: "/api/replays/{replay_id}",
  path: { replay_id },
});
