/** The messages between a page and the offline server in its worker. */
export type ToWorker =
  | { kind: "ask"; id: number; method: string; path: string; body: string | null }
  | { kind: "enter"; line: number; code: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number };

/**
 * The reason why there is no offline server: another page runs it (`elsewhere`) or took it over (`taken`), it was
 * lost, or it failed to start (`broken`).
 */
export type StartupFailure = "elsewhere" | "taken" | "lost" | "broken";

export type FromWorker =
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "frame"; line: number; text: string }
  | { kind: "closed"; line: number; code: number }
  | { kind: "progress"; got: number; of: number }
  /** `temporary`: the browser blocks storage, so tables are lost when the page is closed. */
  | { kind: "ready"; temporary: boolean }
  | { kind: "failed"; why: StartupFailure; words: string };

/**
 * The name and task of a worker: the offline server (`house`), an offline server that replaces the one of another
 * page (`taken-over`), or the second worker, for searching bots (`thinker`).
 */
export type WorkerRole = "house" | "taken-over" | "thinker";
