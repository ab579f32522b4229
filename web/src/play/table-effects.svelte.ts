/** Keep a table in step with its line; called while its component is made. */
import { untrack } from "svelte";

import { SEND_MARGIN_MS } from "../table/moves/pending-move.svelte";
import { vibrate, sound } from "../platform/sound.svelte";
import { say, texts } from "../i18n/texts.svelte";
import type { TableViewModel } from "../table/view-model.svelte";

export function useTableEffects(table: TableViewModel): void {
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
      if (session.seenReveals.logSeenUntil === null) session.seenReveals.markLogSeen(session.state.log.length);
      // Whoever is asked something is needed in the present.
      if (session.state.options.length) table.showHistory(null);
      table.resetSelection();
      const { log, newEvents } = session.state;
      if (!first) {
        table.announceSince(log.length - newEvents);
        const begins = table.isAsked && !mine;
        const brought = log.slice(log.length - newEvents);
        if (sound.on)
          void import("../table/recent/event-sounds").then(({ eventSounds: soundsOf }) =>
            sound.play(...soundsOf(brought), ...(begins ? (["turn"] as const) : [])),
          );
        if (begins) vibrate(40);
      }
      mine = table.isAsked;
    });
  });
  $effect(() => {
    if (!session.state.refusal) return;
    untrack(() => {
      sound.play("refuse");
      vibrate(15, 60, 15);
    });
  });
  // How a move is taken back, in words.
  $effect(() => {
    if (table.isAsked) texts.loadNamespace("moves").catch(() => undefined);
  });
  $effect(() => (table.isAsked ? callAttention(say("banner-your-turn")) : undefined));
  // A move that is shown when the clock runs out is sent: better than one that nobody chose.
  $effect(() => {
    if (!table.stagedMove || table.timeLeftMs === Infinity) return;
    const timer = setTimeout(() => {
      table.confirm();
      session.showToast("hold-time");
    }, table.timeLeftMs - SEND_MARGIN_MS);
    return () => clearTimeout(timer);
  });
}

const BLINK_MS = 1200;

/** Call a player who looks at another tab: the title of this one says so, now and then, and the icon of an installed one; returns how to stop. */
function callAttention(words: string): () => void {
  const title = document.title;
  navigator.setAppBadge?.().catch(() => undefined);
  let called = false;
  const timer = setInterval(() => {
    called = document.hidden && !called;
    document.title = called ? `● ${words}` : title;
  }, BLINK_MS);
  return () => {
    clearInterval(timer);
    navigator.clearAppBadge?.().catch(() => undefined);
    if (called) document.title = title;
  };
}
