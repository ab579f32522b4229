/** Keep a table in step with its line; called while its component is made. */
import { untrack } from "svelte";

import type { GameTable } from "./model.svelte";

export function follow(table: GameTable): void {
  const { session } = table;
  // A new frame: what was on its way has arrived, and whoever listens hears the news.
  let version: number | null = null;
  $effect(() => {
    const now = session.state.version;
    untrack(() => {
      if (now === version) return;
      const first = version === null;
      version = now;
      table.settle();
      if (!first) table.announce(session.state.log.length - session.state.news);
    });
  });
  $effect(() => {
    if (session.state.complaint) untrack(() => (table.sent = null));
  });
  // A lost line may have swallowed what was on its way: if not, its frame comes with the next hello.
  $effect(() => {
    if (session.line !== "open") untrack(() => (table.sent = null));
  });
}
