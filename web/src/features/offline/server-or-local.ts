/** Requests that need no other player: answered by the server or, if it is unreachable, by the offline server. */
import { request, parseResponse, server } from "../../net/api";

export async function requestAnywhere<T>(method: string, path: string, body?: object): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (server.reachable) throw error;
    const { answer } = await import("./local-transport");
    return parseResponse(await answer(method, path, body && JSON.stringify(body)));
  }
}
