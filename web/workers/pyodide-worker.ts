/** A worker with Python: the house of this device or, by its name, one more head for bots that search. */
import type { FromHouse, Part, ToHouse, Trouble } from "../src/features/offline/worker-messages";
import bridge from "./bridge.py?raw";
import { documentsOf } from "../src/features/offline/documents";
import { startPython } from "./runtime";
import { COUNT, secondsFor } from "./benchmark";

/** As saboteur.local has them. */
interface House {
  ask(method: string, path: string, body: string | null): Promise<{ toJs(): [number, string, string] }>;
  enter(code: string, send: (text: string) => void, close: (code: number) => void): Line;
}
interface Line {
  hear(text: string): void;
  leave(): void;
  destroy(): void;
}

const LOCK = "saboteur-house";
/** So long a page that was closed may still have it. */
const LEAVING_MS = 2000;
const worker = self as unknown as DedicatedWorkerGlobalScope;
const part = worker.name as Part;
const tell = (message: FromHouse): void => worker.postMessage(message);

// --- The house ------------------------------------------------------------------------------------------

/** One page at a time has the house, until another one takes it over. Without a safe origin the documents see to it. */
function own(): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((answer) => {
    let has = false;
    const how = part === "taken-over" ? { steal: true } : { signal: AbortSignal.timeout(LEAVING_MS) };
    const held = navigator.locks.request(LOCK, how, () => {
      answer((has = true));
      return new Promise(() => undefined);
    });
    held.catch(() => (has ? fail("taken") : answer(false)));
  });
}

function fail(why: Trouble, words = ""): never {
  tell({ kind: "failed", why, words });
  worker.close();
  throw new Error(why);
}

async function open(): Promise<House> {
  if (!(await own())) fail("elsewhere");
  const python = await startPython((got, of) => tell({ kind: "progress", got, of })).catch((error: unknown) => fail("lost", String(error)));
  try {
    python.runPython(bridge);
    const { kept, keep } = await documentsOf(crypto.randomUUID?.() ?? String(Math.random()));
    const seconds = secondsFor(python.runPython(COUNT) as number);
    const house = python.globals.get("open_house")(kept, keep, think, seconds) as House;
    tell({ kind: "ready" });
    return house;
  } catch (error) {
    return fail("broken", String(error));
  }
}

function serve(): void {
  const opened = open();
  const lines = new Map<number, Line>();
  worker.addEventListener("message", async ({ data }: MessageEvent<ToHouse>) => {
    const house = await opened;
    if (data.kind === "ask") {
      const { id, method, path, body } = data;
      try {
        const [status, type, text] = (await house.ask(method, path, body)).toJs();
        tell({ kind: "answer", id, status, type, text });
      } catch (error) {
        console.error(error);
        tell({ kind: "answer", id, status: 500, type: "", text: "" });
      }
    } else if (data.kind === "enter") {
      const { line, code } = data;
      lines.set(line, house.enter(code, (text) => tell({ kind: "frame", line, text }), (code) => tell({ kind: "closed", line, code })));
    } else if (data.kind === "say") lines.get(data.line)?.hear(data.text);
    else {
      const line = lines.get(data.line);
      lines.delete(data.line);
      line?.leave();
      line?.destroy();
    }
  });
}

// --- The second head ------------------------------------------------------------------------------------

interface Thought {
  id: number;
  text: string | null;
}
let thinker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (thought: Thought) => void>();

/** Ask the second worker, which is started by the first question. */
function think(question: Uint8Array): Promise<string> {
  if (!thinker) {
    thinker = new Worker(worker.location.href, { type: "module", name: "thinker" satisfies Part });
    thinker.onmessage = ({ data }: MessageEvent<Thought>) => waiting.get(data.id)?.(data);
    thinker.onerror = () => {
      thinker = null;
      for (const [id, answer] of waiting) answer({ id, text: null });
    };
  }
  const id = ++asked;
  thinker.postMessage({ id, question });
  return new Promise((answer, fail) => {
    waiting.set(id, ({ text }) => {
      waiting.delete(id);
      if (text === null) fail(new Error("no thought"));
      else answer(text);
    });
  });
}

function ponder(): void {
  const opened = startPython(() => undefined).then((python) => {
    python.runPython(bridge);
    return python.globals.get("think") as (question: Uint8Array) => string;
  });
  worker.addEventListener("message", async ({ data: { id, question } }: MessageEvent<{ id: number; question: Uint8Array }>) => {
    let text: string | null = null;
    try {
      text = (await opened)(question);
    } finally {
      worker.postMessage({ id, text } satisfies Thought);
    }
  });
}

if (part === "thinker") ponder();
else serve();
