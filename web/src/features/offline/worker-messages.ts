/** What a page and the house in its worker say to each other. */
export type ToWorker =
  | { kind: "ask"; id: number; method: string; path: string; body: string | null }
  | { kind: "enter"; line: number; code: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number };

/** Why there is no house: another page has it, another page took it over, or it did not come. */
export type StartupFailure = "elsewhere" | "taken" | "lost" | "broken";

export type FromWorker =
  | { kind: "answer"; id: number; status: number; type: string; text: string }
  | { kind: "frame"; line: number; text: string }
  | { kind: "closed"; line: number; code: number }
  | { kind: "progress"; got: number; of: number }
  /** Temporary: the browser stores nothing, and a table is gone with its page. */
  | { kind: "ready"; temporary: boolean }
  | { kind: "failed"; why: StartupFailure; words: string };

/** The worker's name says what it is. */
export type WorkerRole = "house" | "taken-over" | "thinker";
