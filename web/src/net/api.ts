/** HTTP requests to the server, or to the offline server on this device. */
import type { Guest, Problem } from "../wire/protocol";
import type { Routes } from "../wire/routes";
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

type Route = keyof Routes;
type PathOf<R extends Route> = Routes[R] extends { path: infer Path extends Record<string, string | number> }
  ? Path
  : never;
/** The path parameters, query and body of a route, as far as it has them. */
type OptionsOf<R extends Route> = Omit<Routes[R], "response"> & { signal?: AbortSignal };

/** Send a request to a route; a string body is sent unchanged, anything else as JSON. */
export type Request = <R extends Route>(
  route: R,
  ...options: Partial<OptionsOf<R>> extends OptionsOf<R> ? [OptionsOf<R>?] : [OptionsOf<R>]
) => Promise<Routes[R]["response"]>;

/** The options of any route. */
export interface RequestOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  signal?: AbortSignal;
}

interface RawResponse {
  status: number;
  /** The media type of the response. */
  type: string;
  text: string;
}

/** Return the path of a route, for the source of an image. */
export const pathOf = <R extends Route>(route: R, path: PathOf<R>): string => fillPath(route, path);

const fillPath = (route: string, path: RequestOptions["path"]): string =>
  route.split(" ")[1]!.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path![name]!));

export function encodeRequest(
  route: string,
  { path, query, body }: RequestOptions = {},
): [method: string, path: string, body: string | undefined] {
  const end = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : "";
  // Without a body, `JSON.stringify` returns undefined.
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return [route.split(" ")[0]!, fillPath(route, path) + end, text];
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

/** Send a request to the server or the offline server. */
export const request: Request = async (route: string, options?: RequestOptions) => {
  const sent = encodeRequest(route, options);
  const isJson = options?.body && typeof options.body !== "string";
  return parseResponse(
    isLocalRequest(sent[1])
      ? await (await import("../features/offline/local-transport")).answer(...sent)
      : await requestServer(...sent, isJson ? { "Content-Type": "application/json" } : {}, options?.signal),
  );
};

/** Return the decoded body or throw an `ApiError`. Records are plain text, and so are errors from a proxy. */
export function parseResponse<T>({ status, type, text }: RawResponse): T {
  const found: unknown = /^(text|image)/.test(type) ? text : JSON.parse(text || "null");
  if (status < 400) return found as T;
  const problem = found as Problem | null;
  if (problem?.code === "banned") dispatchEvent(new Event("banned"));
  throw new ApiError(status, problem?.code ?? "unknown", problem?.reason);
}

/** Return the guest of this browser, or null if it has no session. */
export async function fetchGuest(): Promise<Guest | null> {
  try {
    return await request("GET /api/guest");
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null;
    throw error;
  }
}

export const saveGuest = (nickname: string, portrait: number | null = null): Promise<Guest> =>
  request("POST /api/guest", { body: { nickname, portrait } });
