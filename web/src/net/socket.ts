/** The line to a table: comes back by itself, with what this tab has seen, and never gives up. */
import { CLOSED_BANNED, CLOSED_BY_OPERATOR, CLOSED_CROWD, CLOSED_NO_GUEST, CLOSED_NO_TABLE, CLOSED_SENT_AWAY, type FromClient, type FromServer, type Ping } from "../wire/protocol";

export type LineState = "opening" | "open" | "waiting" | Ended;
/** Closed for good: not there, not allowed, kept away by an operator, or the table is. */
export type Ended = "gone" | "sent-away" | "banned" | "closed";

export interface Line<Sent = FromClient> {
  send(frame: Sent): boolean;
  /** Do not wait: connect anew. A line that is never lost has nothing to try. */
  retry?(): void;
  close(): void;
}

export interface SocketHooks<Sent, Told> {
  /** What is said first, whenever it is open. */
  greeting(): Sent[];
  frame(frame: Told): void;
  /** While it waits: when it is tried next. */
  state(state: LineState, nextTry?: number): void;
}

export interface LineHooks extends SocketHooks<FromClient, FromServer> {
  /** The last version this tab has seen, for `hello`; what is said right after it is the greeting. */
  since(): number | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
export const ENDED: Readonly<Record<number, Ended>> = {
  [CLOSED_CROWD]: "gone",
  [CLOSED_NO_GUEST]: "gone",
  [CLOSED_NO_TABLE]: "gone",
  [CLOSED_SENT_AWAY]: "sent-away",
  [CLOSED_BANNED]: "banned",
  [CLOSED_BY_OPERATOR]: "closed",
};

/** Why a line was closed for good; null if it was not. */
export const endOf = (state: LineState): Ended | null => Object.values(ENDED).find((ended) => ended === state) ?? null;

/** Waits double up to a limit; a jitter keeps a whole table from coming back at once. */
export function wait(attempt: number, random: () => number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random() / 2);
}

export const openLine = (code: string, hooks: LineHooks): Line =>
  openSocket<FromClient | Ping, FromServer>(`tables/${code}`, { ...hooks, greeting: () => [{ type: "hello", since: hooks.since(), attentive: true }, ...hooks.greeting()] });

/** The line to a table, or to a shared review. */
export function openSocket<Sent, Told>(place: string, hooks: SocketHooks<Sent | Ping, Told>): Line<Sent | Ping> {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let opened = false;
  let closed = false;
  let heard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE) socket.close();
    else send({ type: "ping", at: performance.now() });
  }, PING_EVERY);

  function send(frame: Sent | Ping): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function connect(): void {
    clearTimeout(timer);
    hooks.state(attempt || opened ? "waiting" : "opening");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/${place}/socket`);
    socket = mine;
    mine.onopen = () => {
      heard = Date.now();
      hooks.greeting().forEach(send);
    };
    mine.onmessage = (message: MessageEvent<string>) => {
      heard = Date.now();
      attempt = 0;
      opened = true;
      hooks.state("open");
      hooks.frame(JSON.parse(message.data) as Told);
    };
    mine.onclose = (event) => {
      if (closed || socket !== mine) return;
      const ended = ENDED[event.code];
      if (ended) {
        hooks.state(ended);
        return;
      }
      const pause = wait(attempt++, Math.random);
      hooks.state("waiting", performance.now() + pause);
      timer = setTimeout(connect, pause);
    };
  }

  /** Back from sleep or a lost network: do not wait for the timer. */
  function hurry(): void {
    if (closed || document.hidden) return;
    if (socket && socket.readyState >= WebSocket.CLOSING) connect();
  }

  /** Somebody does not want to wait, even for a line that only seems to be there. */
  function retry(): void {
    const silent = socket;
    connect();
    silent?.close();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();

  return {
    send,
    retry,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
