/** The house of this device, from the page's side: its worker is started when somebody first wants something of it. */
import { mount } from "svelte";

import { texts } from "../../i18n/texts.svelte";
import type { FromHouse, Part, ToHouse } from "./worker-messages";
import { start } from "./startup.svelte";

export interface Answered {
  status: number;
  /** Its media type. */
  type: string;
  text: string;
}

/** A line to a table: it begins anew with every worker. */
export interface Entered {
  begin(): void;
  frame(text: string): void;
  closed(code: number): void;
  /** The house is gone, or has not come. */
  lost(): void;
}

interface Question {
  message: ToHouse;
  answer(answered: Answered): void;
}

let worker: Worker | null = null;
let shown = false;
let last = 0;
const questions = new Map<number, Question>();
const lines = new Map<number, Entered>();

/** Nobody is there to answer. */
const NOBODY: Answered = { status: 503, type: "", text: '{"code":"given-up"}' };

export const post = (message: ToHouse): void => worker?.postMessage(message);

function hear(data: FromHouse): void {
  if (data.kind === "answer") {
    questions.get(data.id)?.answer(data);
    questions.delete(data.id);
  } else if (data.kind === "frame") lines.get(data.line)?.frame(data.text);
  else if (data.kind === "closed") lines.get(data.line)?.closed(data.code);
  else if (data.kind === "progress") start.arrive(data.got, data.of);
  else if (data.kind === "ready") start.state = "ready";
  else {
    if (data.words) console.warn(data.words);
    end();
    start.state = data.why;
  }
}

/** The worker is gone. What was asked and not yet answered waits for the next one, if it had not even come. */
function end(): void {
  worker?.terminate();
  worker = null;
  if (start.state === "ready") dismiss();
  for (const line of lines.values()) line.lost();
}

/** Nobody wants to wait any more. */
export function dismiss(): void {
  for (const { answer } of questions.values()) answer(NOBODY);
  questions.clear();
}

/** Start it, by force if another page has it. */
export function wake(part: Part = "house"): void {
  if (worker) return;
  start.begin();
  worker = new Worker(new URL("../../../workers/pyodide-worker.ts", import.meta.url), { type: "module", name: part });
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  worker.onerror = ({ message }) => hear({ kind: "failed", why: "lost", words: message });
  for (const { message } of questions.values()) post(message);
  for (const line of lines.values()) line.begin();
  if (!shown) void show();
}

/** Nothing is said to whoever gave up while it was on its way. */
export function giveUp(): void {
  if (start.state !== "ready") end();
  start.state = "off";
  dismiss();
}

async function show(): Promise<void> {
  shown = true;
  const [{ default: Starting }] = await Promise.all([import("./StartupSheet.svelte"), texts.need("local")]);
  mount(Starting, { target: document.body, props: { wake, giveUp } });
}

export function answer(method: string, path: string, body: string | undefined): Promise<Answered> {
  const id = ++last;
  const message: ToHouse = { kind: "ask", id, method, path, body: body ?? null };
  return new Promise((answer) => {
    questions.set(id, { message, answer });
    if (worker) post(message);
    else wake();
  });
}

/** Enter a table; returns the number of the line, and how it is left. */
export function enter(lineOf: (number: number) => Entered): () => void {
  const number = ++last;
  const line = lineOf(number);
  lines.set(number, line);
  if (worker) line.begin();
  else wake();
  return () => {
    lines.delete(number);
    post({ kind: "leave", line: number });
  };
}
