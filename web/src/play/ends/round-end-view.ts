/** The board at the end of a round, from the frames that this page received; cards are never kept in browser storage. */
import type { EventTraitsTable } from "../../table/event-traits";
import type { HistoryEntry } from "../../table/state";
import type { TableViewModel } from "../../table/view-model.svelte";

/**
 * Return the view at the end of a round, after its last move; null if this page has not received it.
 *
 * The last move of many rounds deals the next one immediately, so no view from the server shows what that move laid or
 * revealed; its public events do.
 */
export default function roundEndOf(
  table: TableViewModel,
  traits: EventTraitsTable,
  round: number,
): HistoryEntry | null {
  const { history, log } = table.session.state;
  const last = history.findLast(({ view }) => view.round === round);
  if (!last) return null;
  const next = history[history.indexOf(last) + 1];
  const told = next ? log.slice(next.from, next.to) : [];
  const over = told.findIndex(({ event }) => traits[event.type]?.endsRound);
  if (!next || over < 1) return last;
  const view = told
    .slice(0, over)
    .reduce((before, { event }) => traits[event.type]?.apply?.(before, event) ?? before, last.view);
  return { version: next.version, from: next.from, to: next.from + over, view: table.recomputeReach(view) };
}
