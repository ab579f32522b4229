/** The view after a round, for its end page. */
import type { TableView } from "../../table/facts";
import type { TableState } from "../../table/state";

/**
 * Return the first view after a round and the sharing of its gold, or the current view if that has not happened yet;
 * null if this page was opened later.
 */
export function viewAfter<View extends TableView>({ history, view }: TableState, round: number): View | null {
  const isOver = (each: View): boolean => each.round > round || each.scores !== null;
  const first = (history.find((moment) => isOver(moment.view as View))?.view ?? view) as View;
  return first.round <= round || (first.round === round + 1 && first.scores === null) ? first : null;
}
