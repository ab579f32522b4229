/** The maze at the end of a round, from the frames that this page received; cards are never kept in browser storage. */
import type { TableViewModel } from "../../table/view-model.svelte";
import type { HistoryEntry } from "../../table/state";
import { roundEndEntry } from "./closing-view";

/** Return the view at the end of a round, with its last move; null if this page has not received it. */
export default function roundEndOf(table: TableViewModel, round: number): HistoryEntry | null {
  const { state } = table.session;
  const seen = state.history.findLast(({ view }) => view.round === round);
  return seen ? roundEndEntry(state, seen, (view) => table.recomputeReach(view)) : null;
}
