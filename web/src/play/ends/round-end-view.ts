/** The maze that a round left, for whoever reads how it ended: what this page saw of it. No page keeps cards in storage. */
import type { TableViewModel } from "../../table/view-model.svelte";
import type { HistoryEntry } from "../../table/state";
import { roundEndEntry } from "./closing-view";

/** The maze as a round left it, its last move and all; null if this page knows nothing of it. */
export default function roundEndOf(table: TableViewModel, round: number): HistoryEntry | null {
  const { state } = table.session;
  const seen = state.history.findLast(({ view }) => view.round === round);
  return seen ? roundEndEntry(state, seen, (view) => table.recomputeReach(view)) : null;
}
