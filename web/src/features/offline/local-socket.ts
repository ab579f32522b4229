/** A connection to an offline table, with the interface of a socket. */
import type { FromClient, FromServer } from "../../wire/protocol";
import { CLOSE_REASONS, type ReconnectingSocket, type TableSocketHandlers } from "../../net/socket";
import { connectTable, postToWorker, startWorker } from "./local-server";

/** The delay before a failed connection is retried. */
const RETRY_MS = 1000;

export function openLocalSocket(code: string, hooks: TableSocketHandlers): ReconnectingSocket {
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let say = (_: FromClient): void => undefined;
  hooks.onstate("opening");
  const leave = connectTable((line) => {
    say = (frame) => postToWorker({ kind: "say", line, text: JSON.stringify(frame) });
    const begin = (): void => {
      postToWorker({ kind: "enter", line, code });
      say({ type: "hello", last_version: hooks.lastVersion(), acknowledges: true });
      hooks.firstFrames().forEach(say);
    };
    return {
      begin,
      frame(text) {
        open = true;
        hooks.onstate("open");
        hooks.onframe(JSON.parse(text) as FromServer);
      },
      closed(reason) {
        open = false;
        const ended = CLOSE_REASONS[reason];
        if (ended) return hooks.onstate(ended);
        hooks.onstate("waiting", performance.now() + RETRY_MS);
        timer = setTimeout(begin, RETRY_MS);
      },
      lost() {
        open = false;
        hooks.onstate("waiting");
      },
    };
  });
  return {
    send(frame) {
      if (open) say(frame);
      return open;
    },
    reconnect: () => startWorker(),
    close() {
      clearTimeout(timer);
      leave();
    },
  };
}
