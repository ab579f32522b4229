/** The page's side of the offline server: its worker is started by the first request. */
import { mount } from "svelte";

import { texts } from "../../i18n/texts.svelte";
import type { FromWorker, WorkerRole, ToWorker } from "./worker-messages";
import { startup } from "./startup.svelte";

export interface LocalResponse {
  status: number;
  /** The media type of the response. */
  type: string;
  text: string;
}

/** A connection to a table; it is reopened with every new worker. */
export interface LocalConnection {
  begin(): void;
  frame(text: string): void;
  closed(code: number): void;
  /** Called when the offline server has stopped or failed to start. */
  lost(): void;
}

interface Question {
  message: ToWorker;
  resolve(response: LocalResponse): void;
}

let worker: Worker | null = null;
let shown = false;
let lastId = 0;
const questions = new Map<number, Question>();
const connections = new Map<number, LocalConnection>();

/** The response when there is no worker. */
const UNAVAILABLE: LocalResponse = { status: 503, type: "", text: '{"code":"given-up"}' };

export const postToWorker = (message: ToWorker): void => worker?.postMessage(message);

function onWorkerMessage(data: FromWorker): void {
  if (data.kind === "answer") {
    questions.get(data.id)?.resolve(data);
    questions.delete(data.id);
  } else if (data.kind === "frame") connections.get(data.line)?.frame(data.text);
  else if (data.kind === "closed") connections.get(data.line)?.closed(data.code);
  else if (data.kind === "progress") startup.update(data.got, data.of);
  else if (data.kind === "ready") {
    startup.state = "ready";
    startup.temporary = data.temporary;
  } else {
    if (data.words) console.warn(data.words);
    stopWorker();
    startup.state = data.why;
  }
}

/** Handle the end of the worker: pending requests fail or, if it had not started yet, wait for the next one. */
function stopWorker(): void {
  worker?.terminate();
  worker = null;
  if (startup.state === "ready") failPending();
  for (const line of connections.values()) line.lost();
}

/** Answer all pending requests with 503. */
export function failPending(): void {
  for (const { resolve } of questions.values()) resolve(UNAVAILABLE);
  questions.clear();
}

/** Start the worker; the role `taken-over` starts it even if another page has one. */
export function startWorker(part: WorkerRole = "house"): void {
  if (worker) return;
  startup.begin();
  worker = new Worker(new URL("../../../workers/pyodide-worker.ts", import.meta.url), { type: "module", name: part });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onWorkerMessage(data);
  worker.onerror = ({ message }) => onWorkerMessage({ kind: "failed", why: "lost", words: message });
  for (const { message } of questions.values()) postToWorker(message);
  for (const line of connections.values()) line.begin();
  if (!shown) void show();
}

/** Cancel the current start and answer the requests that wait for it with 503. */
export function cancelStartup(): void {
  if (startup.state !== "ready") stopWorker();
  startup.state = "off";
  failPending();
}

async function show(): Promise<void> {
  shown = true;
  const [{ default: StartupSheet }] = await Promise.all([
    import("./StartupSheet.svelte"),
    texts.loadNamespace("local"),
  ]);
  mount(StartupSheet, { target: document.body, props: { wake: startWorker, giveUp: cancelStartup } });
}

export function requestLocal(method: string, path: string, body: string | undefined): Promise<LocalResponse> {
  const id = ++lastId;
  const message: ToWorker = { kind: "ask", id, method, path, body: body ?? null };
  return new Promise((resolve) => {
    questions.set(id, { message, resolve });
    if (worker) postToWorker(message);
    else startWorker();
  });
}

/**
 * Open a connection to a table; `lineOf` creates it, given the number that identifies it to the worker. Return a
 * function that closes it.
 */
export function connectTable(lineOf: (number: number) => LocalConnection): () => void {
  const number = ++lastId;
  const line = lineOf(number);
  connections.set(number, line);
  if (worker) line.begin();
  else startWorker();
  return () => {
    connections.delete(number);
    postToWorker({ kind: "leave", line: number });
  };
}
