/** What a round left to everybody, for whoever reads how it ended. */
import type { TableView } from "../../table/facts";
import type { TableState } from "../../table/state";

/** What this page saw first once a round was over and its gold shared, or sees now if it is not; null if it came later. */
export function viewAfter<View extends TableView>({ history, view }: TableState, round: number): View | null {
  const isOver = (each: View): boolean => each.round > round || each.scores !== null;
  const first = (history.find((moment) => isOver(moment.view as View))?.view ?? view) as View;
  return first.round <= round || (first.round === round + 1 && first.scores === null) ? first : null;
}
