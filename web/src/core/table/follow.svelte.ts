/** Keep a table in step with its line; called while its component is made. */
import { untrack } from "svelte";

import { buzz, sound } from "../browser/sound.svelte";
import { say } from "../texts/texts.svelte";
import { soundsOf } from "./cues";
import type { GameTable } from "./model.svelte";

export function follow(table: GameTable): void {
  const { session } = table;
  // A new frame: what was on its way has arrived, and whoever listens hears the news.
  let version: number | null = null;
  let mine = false;
  $effect(() => {
    const now = session.state.version;
    untrack(() => {
      if (now === version) return;
      const first = version === null;
      version = now;
      // What was shown before this page was opened is not shown again.
      if (session.curtain.looked === null) session.curtain.look(session.state.log.length);
      // Whoever is asked something is needed in the present.
      if (session.state.options.length) table.rewind(null);
      table.settle();
      const { log, news } = session.state;
      if (!first) {
        table.announce(log.length - news);
        sound.play(...soundsOf(log.slice(log.length - news)), ...(table.mine && !mine ? (["turn"] as const) : []));
        if (table.mine && !mine) buzz(40);
      }
      mine = table.mine;
    });
  });
  $effect(() => {
    if (!session.state.complaint) return;
    untrack(() => {
      table.sent = null;
      sound.play("refuse");
      buzz(15, 60, 15);
    });
  });
  $effect(() => {
    if (table.mine) return call(say("banner-your-turn"));
  });
  // A lost line may have swallowed what was on its way: if not, its frame comes with the next hello.
  $effect(() => {
    if (session.line !== "open") untrack(() => (table.sent = null));
  });
}

const CALL_MS = 1200;

/** Call a player who looks at another tab: the title of this one says so, now and then; returns how to stop. */
function call(words: string): () => void {
  const title = document.title;
  let called = false;
  const timer = setInterval(() => {
    called = document.hidden && !called;
    document.title = called ? `● ${words}` : title;
  }, CALL_MS);
  return () => {
    clearInterval(timer);
    if (called) document.title = title;
  };
}
