/** A line to a table of this device: as a socket has it, without a net between. */
import type { FromClient, FromServer } from "../../wire/protocol";
import { ENDED, type Line, type LineHooks } from "../../net/socket";
import { enter, post, wake } from "./local-server";

/** What went wrong for a moment is tried again after so long. */
const AGAIN_MS = 1000;

export function openLine(code: string, hooks: LineHooks): Line {
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let say = (_: FromClient): void => undefined;
  hooks.state("opening");
  const leave = enter((line) => {
    say = (frame) => post({ kind: "say", line, text: JSON.stringify(frame) });
    const begin = (): void => {
      post({ kind: "enter", line, code });
      say({ type: "hello", since: hooks.since(), attentive: true });
      hooks.greeting().forEach(say);
    };
    return {
      begin,
      frame(text) {
        open = true;
        hooks.state("open");
        hooks.frame(JSON.parse(text) as FromServer);
      },
      closed(reason) {
        open = false;
        const ended = ENDED[reason];
        if (ended) return hooks.state(ended);
        hooks.state("waiting", performance.now() + AGAIN_MS);
        timer = setTimeout(begin, AGAIN_MS);
      },
      lost() {
        open = false;
        hooks.state("waiting");
      },
    };
  });
  return {
    send(frame) {
      if (open) say(frame);
      return open;
    },
    retry: () => wake(),
    close() {
      clearTimeout(timer);
      leave();
    },
  };
}
