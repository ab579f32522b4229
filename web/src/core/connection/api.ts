/** The few things that go over HTTP. */
import type { Guest, NewTable, Problem, TableCode, Transfer } from "../../lib/protocol";
import { isForHere } from "../local/here";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** What the server says of it, in technical words. */
    readonly reason = "",
  ) {
    super(code);
  }
}

/** Whether the server answered when it was last asked: what a device itself says of its line is not enough. */
export const server = { there: true };

interface Answered {
  status: number;
  /** Its media type. */
  type: string;
  text: string;
}
type Body = string | undefined;

const answerHere = async (method: string, path: string, body: Body): Promise<Answered> => (await import("../local/house")).answer(method, path, body);

/** What needs nobody else is answered by this device, too. */
const ANYWHERE = /^(GET \/api\/learn|POST \/api\/guest$)/;
/** A gate before a server that is gone. */
const GONE = [502, 503, 504];

async function answerThere(method: string, path: string, body: Body, headers: Record<string, string>): Promise<Answered> {
  let response: Response | null = null;
  try {
    response = await fetch(path, { method, credentials: "same-origin", body, headers });
  } catch {
    /* see below */
  }
  server.there = !!response && !GONE.includes(response.status);
  if (!server.there && ANYWHERE.test(`${method} ${path}`)) return answerHere(method, path, body);
  if (!response) throw new ApiError(0, "offline");
  return { status: response.status, type: response.headers.get("Content-Type") ?? "", text: await response.text() };
}

/** Ask the server, or this device about what is its own; a text is sent as it is, anything else as JSON. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const plain = typeof body === "string" || body === undefined;
  const sent = plain ? body : JSON.stringify(body);
  return read(isForHere(path) ? await answerHere(method, path, sent) : await answerThere(method, path, sent, plain ? {} : { "Content-Type": "application/json" }));
}

/** What was found, or the problem. */
export function read<T>({ status, type, text }: Answered): T {
  // A record is a text.
  if (status < 400) return (type.startsWith("text") ? text : text ? JSON.parse(text) : undefined) as T;
  const problem = asProblem(text);
  if (problem?.code === "banned") dispatchEvent(new Event("banned"));
  throw new ApiError(status, problem?.code ?? "unknown", problem?.reason);
}

function asProblem(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

/** Who I am; null for somebody new. */
export async function whoAmI(): Promise<Guest | null> {
  try {
    return await ask<Guest>("GET", "/api/guest");
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null;
    throw error;
  }
}

export const takeNickname = (nickname: string, portrait: number | null = null): Promise<Guest> => ask("POST", "/api/guest", { nickname, portrait });

export const openTable = (table: NewTable): Promise<TableCode> => ask("POST", "/api/tables", table);

/** A way onto another device; and, on that device, to take it. */
export const transfer = (): Promise<Transfer> => ask("POST", "/api/guest/transfer", {});
export const arrive = (token: string): Promise<Guest> => ask("POST", "/api/guest/arrive", { token });
/** The end of all that the server keeps about me. */
export const forgetMe = (): Promise<void> => ask("DELETE", "/api/guest");
