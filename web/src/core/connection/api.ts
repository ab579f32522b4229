/** The few things that go over HTTP. */
import type { Catalogue, Guest, NewTable, Problem, TableCode, Transfer } from "../../lib/protocol";

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

/** Ask the server; a text is sent as it is, anything else as JSON. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (typeof body === "string") init.body = body;
  else if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, "offline");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    if (problem?.code === "banned") dispatchEvent(new Event("banned"));
    throw new ApiError(response.status, problem?.code ?? "unknown", problem?.reason);
  }
  // A record is a text.
  const said = response.headers.get("Content-Type")?.startsWith("text") ? response.text() : response.json();
  return (response.status === 204 ? undefined : await said) as T;
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
/** What can be played; asked once. */
let known: Promise<Catalogue> | null = null;
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>("GET", "/api/catalogue").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const openTable = (table: NewTable): Promise<TableCode> => ask("POST", "/api/tables", table);

/** A way onto another device; and, on that device, to take it. */
export const transfer = (): Promise<Transfer> => ask("POST", "/api/guest/transfer", {});
export const arrive = (token: string): Promise<Guest> => ask("POST", "/api/guest/arrive", { token });
/** The end of all that the server keeps about me. */
export const forgetMe = (): Promise<void> => ask("DELETE", "/api/guest");
