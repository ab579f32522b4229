/** HTTP requests to the server, or to the offline server on this device. */
import type { Guest, Problem } from "../wire/protocol";
import { isLocalRequest } from "./is-local";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** A technical explanation by the server. */
    readonly reason = "",
  ) {
    super(code);
  }
}

/** Whether the last request reached the server; `navigator.onLine` does not say so. */
export const server = { reachable: true };

interface RawResponse {
  status: number;
  /** The media type of the response. */
  type: string;
  text: string;
}

async function requestServer(
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<RawResponse> {
  const response = await fetch(path, { method, credentials: "same-origin", body, headers, signal }).catch(() => null);
  signal?.throwIfAborted();
  server.reachable = !!response && ![502, 503, 504].includes(response.status);
  if (!response) throw new ApiError(0, "offline");
  // A session needs cookies.
  if (response.status === 401 && !navigator.cookieEnabled) throw new ApiError(401, "no-cookies");
  return { status: response.status, type: response.headers.get("Content-Type") ?? "", text: await response.text() };
}

/** Send a request to the server or the offline server. A string body is sent unchanged, anything else as JSON. */
export async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const plain = typeof body === "string" || body === undefined;
  const sent = plain ? body : JSON.stringify(body);
  if (isLocalRequest(path))
    return parseResponse(await (await import("../features/offline/local-transport")).answer(method, path, sent));
  return parseResponse(
    await requestServer(method, path, sent, plain ? {} : { "Content-Type": "application/json" }, signal),
  );
}

/** Return the decoded body or throw an `ApiError`. Records are plain text, and so are errors from a proxy. */
export function parseResponse<T>({ status, type, text }: RawResponse): T {
  const found: unknown = type.startsWith("text") ? text : JSON.parse(text || "null");
  if (status < 400) return found as T;
  const problem = found as Problem | null;
  if (problem?.code === "banned") dispatchEvent(new Event("banned"));
  throw new ApiError(status, problem?.code ?? "unknown", problem?.reason);
}

/** Return the guest of this browser, or null if it has no session. */
export async function fetchGuest(): Promise<Guest | null> {
  try {
    return await request<Guest>("GET", "/api/guest");
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null;
    throw error;
  }
}

export const saveGuest = (nickname: string, portrait: number | null = null): Promise<Guest> =>
  request("POST", "/api/guest", { nickname, portrait });
