/** Connects the view model to the session; call during component initialisation. */
import { untrack } from "svelte";

import { SEND_MARGIN_MS } from "../table/moves/pending-move.svelte";
import { vibrate, sound } from "../platform/sound.svelte";
import { say, texts } from "../i18n/texts.svelte";
import type { TableViewModel } from "../table/view-model.svelte";

export function useTableEffects(table: TableViewModel): void {
  const { session } = table;
  // On a new frame, clear the selection, announce the events and play their sounds.
  let version: number | null = null;
  let mine = false;
  $effect(() => {
    const now = session.state.version;
    untrack(() => {
      if (now === version) return;
      const first = version === null;
      version = now;
      // Reveals that happened before this page was opened are not shown again.
      if (session.seenReveals.logSeenUntil === null) session.seenReveals.markLogSeen(session.state.log.length);
      // A player who must decide is returned to the present.
      if (session.state.options.length) table.showHistory(null);
      table.draft.reset();
      const { log, newEvents } = session.state;
      if (!first) {
        table.announceSince(log.length - newEvents);
        const begins = table.isAsked && !mine;
        const brought = log.slice(log.length - newEvents);
        if (sound.on)
          void table
            .loadDetails()
            .then(({ eventSounds }) => sound.play(...eventSounds(brought), ...(begins ? (["turn"] as const) : [])));
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
  // Load the texts about displayed moves and undoing before they are needed.
  $effect(() => {
    if (table.isAsked) texts.loadNamespace("moves").catch(() => undefined);
  });
  $effect(() => (table.isAsked ? callAttention(say("banner-your-turn")) : undefined));
  // Send the displayed move before the clock runs out, since the server would then play a default move.
  $effect(() => {
    if (!table.draft.stagedMove || table.timeLeftMs === Infinity) return;
    const timer = setTimeout(() => {
      table.draft.confirm();
      session.showToast("hold-time");
    }, table.timeLeftMs - SEND_MARGIN_MS);
    return () => clearTimeout(timer);
  });
}

const BLINK_MS = 1200;

/**
 * Alert a player who is in another tab, by the title and the badge of an installed app; return a function that stops
 * it.
 */
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
