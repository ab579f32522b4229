/** Requests by the routes of the server: paths, bodies, answers, errors and types. */
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";

import { uploadedGame } from "../src/features/replay/finished-game";
import { ApiError, fetchGuest, pathOf, request, server } from "../src/net/api";
import type { Group, Guest, TableCode } from "../src/wire/protocol";

const transport = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock("../src/features/offline/local-transport", () => transport);

/** Answer all requests with a response; returns what was fetched. */
function serve(response: () => Response | Promise<Response>): [path: string, init: RequestInit][] {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return response();
  });
  return sent;
}

/** Return the error of a request. */
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  transport.answer.mockReset();
});

describe("a request", () => {
  it("encodes the parameters of the path and the query", async () => {
    const sent = serve(() => Response.json({}));
    await request("GET /api/groups/{group}/seasons/{season}", { path: { group: "a/b?c", season: "ü 1" } });
    await request("GET /api/learn/{box}/{scene}", { path: { box: "duel", scene: 3 }, query: { moves: "a;b c" } });
    const { root, path } = uploadedGame("x/../y");
    await request(`GET ${root}/review`, { path });
    expect(sent.map(([url, { method }]) => [method, url])).toEqual([
      ["GET", "/api/groups/a%2Fb%3Fc/seasons/%C3%BC%201"],
      ["GET", "/api/learn/duel/3?moves=a%3Bb+c"],
      ["GET", "/api/replays/x%2F..%2Fy/review"],
    ]);
    expect(pathOf("GET /api/tables/{code}/qr.svg", { code: "A#B" })).toBe("/api/tables/A%23B/qr.svg");
  });

  it("sends a text as it is and anything else as JSON", async () => {
    const sent = serve(() => Response.json({}));
    await request("POST /api/replays", { body: "Saboteur 1" });
    await request("PUT /api/groups/{group}", { path: { group: "a" }, body: { name: "Moles" } });
    await request("POST /api/guest/device-transfer");
    expect(sent.map(([, { body, headers }]) => [body, headers])).toEqual([
      ["Saboteur 1", {}],
      ['{"name":"Moles"}', { "Content-Type": "application/json" }],
      [undefined, {}],
    ]);
  });

  it("returns JSON, a text, an image, or nothing", async () => {
    const path = { code: "ABCDE" };
    serve(() => Response.json({ code: "ABCDE" }));
    expect(await request("GET /api/tables/{code}", { path })).toEqual({ code: "ABCDE" });
    serve(() => new Response("1. dig", { headers: { "Content-Type": "text/plain; charset=utf-8" } }));
    expect(await request("GET /api/tables/{code}/record", { path })).toBe("1. dig");
    serve(() => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } }));
    expect(await request("GET /api/tables/{code}/qr.svg", { path })).toBe("<svg/>");
    serve(() => new Response(null, { status: 204 }));
    expect(await request("DELETE /api/guest")).toBeNull();
  });

  it("throws the code and the reason of an error", async () => {
    serve(() => Response.json({ code: "not-found", reason: "no such group" }, { status: 404 }));
    const error = await errorOf(request("GET /api/groups/{group}", { path: { group: "a" } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: "not-found", reason: "no such group" });
    expect(await fetchGuest()).toBeNull();
  });

  it("tells a proxy's error and a missing connection", async () => {
    serve(() => new Response("Bad gateway", { status: 502, headers: { "Content-Type": "text/html" } }));
    expect(await errorOf(request("GET /api/groups"))).toMatchObject({ status: 502, code: "unknown" });
    expect(server.reachable).toBe(false);
    serve(() => Promise.reject(new TypeError("no network")));
    expect(await errorOf(request("GET /api/groups"))).toMatchObject({ status: 0, code: "offline" });
    expect(server.reachable).toBe(false);
    serve(() => Response.json({ groups: [] }));
    await request("GET /api/groups");
    expect(server.reachable).toBe(true);
  });

  it("is aborted without an ApiError", async () => {
    const controller = new AbortController();
    const sent = serve(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    });
    const error = await errorOf(request("GET /api/guest/profile", { signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError" });
    expect(sent[0]![1].signal).toBe(controller.signal);
    expect(server.reachable).toBe(true);
  });

  it("about an offline table is answered by the offline server", async () => {
    const sent = serve(() => Response.json({}));
    transport.answer.mockResolvedValue({ status: 201, type: "application/json", text: '{"code":"0ABCE"}' });
    const body = { step: 3, seat: 0, bots: "expert", pace: "normal", hidden: "keep" } as const;
    const path = { code: "0ABCD" };
    expect(await request("POST /api/tables/{code}/branch", { path, body })).toEqual({ code: "0ABCE" });
    expect(transport.answer).toHaveBeenCalledWith("POST", "/api/tables/0ABCD/branch", JSON.stringify(body));
    expect(sent).toEqual([]);
  });
});

it("has the types of the routes", () => {
  const { root, path } = uploadedGame("x");
  const body = { step: 3, seat: 0, bots: "expert", pace: "normal", hidden: "keep" } as const;
  expectTypeOf(() => request("GET /api/guest")).returns.resolves.toEqualTypeOf<Guest | null>();
  expectTypeOf(() => request("POST /api/groups", { body: { name: "a" } })).returns.resolves.toEqualTypeOf<Group>();
  expectTypeOf(() => request(`POST ${root}/branch`, { path, body })).returns.resolves.toEqualTypeOf<TableCode>();
  // Never called: the errors are those of the compiler.
  const wrong = [
    // @ts-expect-error: there is no such route.
    () => request("GET /api/nowhere"),
    // @ts-expect-error: the route has other methods.
    () => request("PUT /api/people", { body: {} }),
    // @ts-expect-error: a path parameter is missing.
    () => request("GET /api/groups/{group}"),
    // @ts-expect-error: a path parameter has another name.
    () => request("GET /api/groups/{group}", { path: { id: "a" } }),
    // @ts-expect-error: a path parameter has another type.
    () => request("GET /api/learn/{box}/{scene}", { path: { box: "duel", scene: "first" } }),
    // @ts-expect-error: the body is missing.
    () => request("POST /api/groups"),
    // @ts-expect-error: a field of the body has another name.
    () => request("POST /api/groups", { body: { title: "a" } }),
    // @ts-expect-error: a field of the body has another type.
    () => request("POST /api/groups", { body: { name: 1 } }),
    // @ts-expect-error: the route has no body.
    () => request("GET /api/groups", { body: { name: "a" } }),
    // @ts-expect-error: the query has another parameter.
    () => request("GET /api/replays/{replay_id}", { path: { replay_id: "x" }, query: { seat: "1" } }),
    // @ts-expect-error: the response has no such field.
    async () => (await request("GET /api/groups")).teams,
    // @ts-expect-error: an image needs the parameters of its path.
    () => pathOf("GET /api/tables/{code}/qr.svg", {}),
  ];
  expect(wrong).toHaveLength(12);
});
