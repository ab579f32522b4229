/** A worker that runs Python: the offline server or, if named `thinker`, a second worker for searching bots. */
import type { FromWorker, WorkerRole, ToWorker, StartupFailure } from "../src/features/offline/worker-messages";
import bridge from "./bridge.py?raw";
import { claimDocuments } from "../src/features/offline/documents";
import { startPython } from "./runtime";
import { COUNT_SCRIPT, secondsFor } from "./benchmark";

/** The interface of the server in saboteur.offline. */
interface LocalServer {
  request(method: string, path: string, body: string | null): Promise<{ toJs(): [number, string, string] }>;
  connect(code: string, send: (text: string) => void, close: (code: number) => void): Line;
}
interface Line {
  receive(text: string): void;
  disconnect(): void;
  destroy(): void;
}

const LOCK = "saboteur-house";
/** The time to wait for the lock, which a page that is being closed may still hold. */
const LEAVING_MS = 2000;
const worker = self as unknown as DedicatedWorkerGlobalScope;
const role = worker.name as WorkerRole;
const send = (message: FromWorker): void => worker.postMessage(message);

// --- The offline server ---------------------------------------------------------------------------------

/**
 * Take the lock that only one page holds, until another page takes it over; return whether that succeeded. Insecure
 * contexts have no locks; there the owner of the documents is checked instead.
 */
function takeLock(): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((answer) => {
    let has = false;
    const how = role === "taken-over" ? { steal: true } : { signal: AbortSignal.timeout(LEAVING_MS) };
    const held = navigator.locks.request(LOCK, how, () => {
      answer((has = true));
      return new Promise(() => undefined);
    });
    held.catch(() => (has ? fail("taken") : answer(false)));
  });
}

function fail(why: StartupFailure, words = ""): never {
  send({ kind: "failed", why, words });
  worker.close();
  throw new Error(why);
}

async function openServer(): Promise<LocalServer> {
  if (!(await takeLock())) fail("elsewhere");
  const python = await startPython((got, of) => send({ kind: "progress", got, of })).catch((error: unknown) =>
    fail("lost", String(error)),
  );
  try {
    python.runPython(bridge);
    const {
      entries: kept,
      write: keep,
      temporary,
    } = await claimDocuments(crypto.randomUUID?.() ?? String(Math.random()));
    const seconds = secondsFor(python.runPython(COUNT_SCRIPT) as number);
    const house = python.globals.get("open_server")(kept, keep, askBotWorker, seconds) as LocalServer;
    send({ kind: "ready", temporary });
    return house;
  } catch (error) {
    return fail("broken", String(error));
  }
}

function serve(): void {
  const opened = openServer();
  const lines = new Map<number, Line>();
  const answer = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
    const house = await opened;
    if (data.kind === "ask") {
      const { id, method, path, body } = data;
      try {
        const [status, type, text] = (await house.request(method, path, body)).toJs();
        send({ kind: "answer", id, status, type, text });
      } catch (error) {
        console.error(error);
        send({ kind: "answer", id, status: 500, type: "", text: "" });
      }
    } else if (data.kind === "enter") {
      const { line, code } = data;
      lines.set(
        line,
        house.connect(
          code,
          (text) => send({ kind: "frame", line, text }),
          (code) => send({ kind: "closed", line, code }),
        ),
      );
    } else if (data.kind === "say") lines.get(data.line)?.receive(data.text);
    else {
      const line = lines.get(data.line);
      lines.delete(data.line);
      line?.disconnect();
      line?.destroy();
    }
  };
  worker.addEventListener("message", (event: MessageEvent<ToWorker>) => void answer(event));
}

// --- The second worker ----------------------------------------------------------------------------------

interface BotAnswer {
  id: number;
  text: string | null;
}
let botWorker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (thought: BotAnswer) => void>();

/** Send a task to the second worker, started by the first task, and return its answer. */
function askBotWorker(question: Uint8Array): Promise<string> {
  if (!botWorker) {
    botWorker = new Worker(worker.location.href, { type: "module", name: "thinker" satisfies WorkerRole });
    botWorker.onmessage = ({ data }: MessageEvent<BotAnswer>) => waiting.get(data.id)?.(data);
    botWorker.onerror = () => {
      botWorker = null;
      for (const [id, answer] of waiting) answer({ id, text: null });
    };
  }
  const id = ++lastId;
  botWorker.postMessage({ id, question });
  return new Promise((answer, fail) => {
    waiting.set(id, ({ text }) => {
      waiting.delete(id);
      if (text === null) fail(new Error("no thought"));
      else answer(text);
    });
  });
}

function runBotWorker(): void {
  const opened = startPython(() => undefined).then((python) => {
    python.runPython(bridge);
    return python.globals.get("run_task") as (question: Uint8Array) => string;
  });
  const answer = async ({
    data: { id, question },
  }: MessageEvent<{ id: number; question: Uint8Array }>): Promise<void> => {
    let text: string | null = null;
    try {
      text = (await opened)(question);
    } finally {
      worker.postMessage({ id, text } satisfies BotAnswer);
    }
  };
  worker.addEventListener("message", (event: MessageEvent<{ id: number; question: Uint8Array }>) => void answer(event));
}

if (role === "thinker") runBotWorker();
else serve();
