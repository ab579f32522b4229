/** Requests that need no other player: answered by the server or, if it is unreachable, by the offline server. */
import { encodeRequest, parseResponse, request, server, type Request, type RequestOptions } from "../../net/api";

export const requestAnywhere: Request = async (route, ...options) => {
  try {
    return await request(route, ...options);
  } catch (error) {
    if (server.reachable) throw error;
    const { answer } = await import("./local-transport");
    return parseResponse(await answer(...encodeRequest(route, options[0] as RequestOptions)));
  }
};
