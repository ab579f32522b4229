/** Keep a table in step with its line; called while its component is made. */
import { untrack } from "svelte";

import { EARLY_MS } from "../table/moves/pending-move.svelte";
import { buzz, sound } from "../platform/sound.svelte";
import { say, texts } from "../i18n/texts.svelte";
import type { GameTable } from "../table/view-model.svelte";

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
        const begins = table.mine && !mine;
        const brought = log.slice(log.length - news);
        if (sound.on) void import("../table/recent/event-sounds").then(({ soundsOf }) => sound.play(...soundsOf(brought), ...(begins ? (["turn"] as const) : [])));
        if (begins) buzz(40);
      }
      mine = table.mine;
    });
  });
  $effect(() => {
    if (!session.state.complaint) return;
    untrack(() => {
      sound.play("refuse");
      buzz(15, 60, 15);
    });
  });
  // How a move is taken back, in words.
  $effect(() => {
    if (table.mine) texts.need("moves").catch(() => undefined);
  });
  $effect(() => {
    if (table.mine) return call(say("banner-your-turn"));
  });
  // A move that is shown when the clock runs out is sent: better than one that nobody chose.
  $effect(() => {
    if (!table.held || table.timeLeft === Infinity) return;
    const timer = setTimeout(() => {
      table.confirm();
      session.tell("hold-time");
    }, table.timeLeft - EARLY_MS);
    return () => clearTimeout(timer);
  });
}

const CALL_MS = 1200;

/** Call a player who looks at another tab: the title of this one says so, now and then, and the icon of an installed one; returns how to stop. */
function call(words: string): () => void {
  const title = document.title;
  navigator.setAppBadge?.().catch(() => undefined);
  let called = false;
  const timer = setInterval(() => {
    called = document.hidden && !called;
    document.title = called ? `● ${words}` : title;
  }, CALL_MS);
  return () => {
    clearInterval(timer);
    navigator.clearAppBadge?.().catch(() => undefined);
    if (called) document.title = title;
  };
}
