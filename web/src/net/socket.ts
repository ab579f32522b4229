/** A WebSocket to a table or shared review that reconnects with backoff. */
import {
  CLOSED_BANNED,
  CLOSED_BY_OPERATOR,
  CLOSED_TOO_MANY_SOCKETS,
  CLOSED_NOT_AUTHENTICATED,
  CLOSED_TABLE_NOT_FOUND,
  CLOSED_KICKED,
  type FromClient,
  type FromServer,
  type Ping,
} from "../wire/protocol";

export type SocketState = "opening" | "open" | "waiting" | CloseReason;
/**
 * The reason why a socket does not reconnect: `gone` (no table, no session, or too many sockets), kicked, banned,
 * or closed by an operator.
 */
export type CloseReason = "gone" | "kicked" | "banned" | "closed";

export interface ReconnectingSocket<Sent = FromClient> {
  send(frame: Sent): boolean;
  /** Reconnect at once; absent for a socket that cannot be lost. */
  reconnect?(): void;
  close(): void;
}

export interface SocketHandlers<Sent, Told> {
  /** The frames to send after each connect. */
  firstFrames(): Sent[];
  onframe(frame: Told): void;
  /**
   * Called when the state changes; `nextTry` is the time of the next attempt (`performance.now()`) while waiting.
   */
  onstate(state: SocketState, nextTry?: number): void;
}

export interface TableSocketHandlers extends SocketHandlers<FromClient, FromServer> {
  /** Return the last version received by this tab, for the `hello` frame; null requests a full snapshot. */
  lastVersion(): number | null;
}

const FIRST_RETRY_MS = 400;
/**
 * The maximum delay of the first `EARLY_RETRIES` retries, which together take about half a minute. Later ones use
 * `MAX_RETRY_MS`.
 */
const MAX_EARLY_RETRY_MS = 2_000;
const EARLY_RETRIES = 18;
const MAX_RETRY_MS = 15_000;
/** The time allowed for a pong after sleep, because a socket closed by the operating system still reports OPEN. */
const WAKE_TIMEOUT_MS = 3_000;
const PING_INTERVAL_MS = 20_000;
const SILENCE_TIMEOUT_MS = 45_000;
export const CLOSE_REASONS: Readonly<Record<number, CloseReason>> = {
  [CLOSED_TOO_MANY_SOCKETS]: "gone",
  [CLOSED_NOT_AUTHENTICATED]: "gone",
  [CLOSED_TABLE_NOT_FOUND]: "gone",
  [CLOSED_KICKED]: "kicked",
  [CLOSED_BANNED]: "banned",
  [CLOSED_BY_OPERATOR]: "closed",
};

/** Return why a socket was closed for good; null if it may reconnect. */
export const closeReason = (state: SocketState): CloseReason | null =>
  Object.values(CLOSE_REASONS).find((ended) => ended === state) ?? null;

/** Return the name of a close reason in text ids and arguments. */
export const closeReasonWord = (reason: CloseReason): string => (reason === "kicked" ? "sent-away" : reason);

/**
 * Return the delay before a retry. It doubles up to a limit, with jitter so that the clients of a table do not all
 * reconnect at once.
 */
export function retryDelay(attempt: number, random: () => number): number {
  const longest = attempt < EARLY_RETRIES ? MAX_EARLY_RETRY_MS : MAX_RETRY_MS;
  return Math.min(longest, FIRST_RETRY_MS * 2 ** attempt) * (0.5 + random() / 2);
}

export const openTableSocket = (code: string, hooks: TableSocketHandlers): ReconnectingSocket =>
  openSocket<FromClient | Ping, FromServer>(`tables/${code}`, {
    ...hooks,
    firstFrames: () => [
      { type: "hello", last_version: hooks.lastVersion(), acknowledges: true },
      ...hooks.firstFrames(),
    ],
  });

/** Open a reconnecting socket to a table or shared review. */
export function openSocket<Sent, Told>(
  place: string,
  hooks: SocketHandlers<Sent | Ping, Told>,
): ReconnectingSocket<Sent | Ping> {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let wasOpen = false;
  let closed = false;
  let lastHeardAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - lastHeardAt > SILENCE_TIMEOUT_MS) socket.close();
    else send({ type: "ping", at: performance.now() });
  }, PING_INTERVAL_MS);

  function send(frame: Sent | Ping): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function connect(): void {
    clearTimeout(timer);
    hooks.onstate(attempt || wasOpen ? "waiting" : "opening");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const current = new WebSocket(`${scheme}://${location.host}/api/${place}/socket`);
    socket = current;
    current.onopen = () => {
      lastHeardAt = Date.now();
      hooks.firstFrames().forEach(send);
    };
    current.onmessage = (message: MessageEvent<string>) => {
      lastHeardAt = Date.now();
      attempt = 0;
      wasOpen = true;
      hooks.onstate("open");
      hooks.onframe(JSON.parse(message.data) as Told);
    };
    current.onclose = (event) => {
      if (closed || socket !== current) return;
      const ended = CLOSE_REASONS[event.code];
      if (ended) {
        hooks.onstate(ended);
        return;
      }
      const pause = retryDelay(attempt++, Math.random);
      hooks.onstate("waiting", performance.now() + pause);
      timer = setTimeout(connect, pause);
    };
  }

  /** Check the socket after sleep or a network loss, without waiting for the timer. */
  function reconnectIfLost(): void {
    if (closed || document.hidden) return;
    const current = socket;
    if (!current) return;
    if (current.readyState >= WebSocket.CLOSING) connect();
    else if (send({ type: "ping", at: performance.now() })) {
      const askedAt = Date.now();
      setTimeout(() => {
        if (!closed && socket === current && lastHeardAt < askedAt) reconnect();
      }, WAKE_TIMEOUT_MS);
    }
  }

  /** Reconnect at once, even if the current socket still reports OPEN. */
  function reconnect(): void {
    const silent = socket;
    connect();
    silent?.close();
  }

  addEventListener("online", reconnectIfLost);
  document.addEventListener("visibilitychange", reconnectIfLost);
  connect();

  return {
    send,
    reconnect,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      removeEventListener("online", reconnectIfLost);
      document.removeEventListener("visibilitychange", reconnectIfLost);
      socket?.close();
    },
  };
}
