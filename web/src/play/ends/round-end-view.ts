/** The maze that a round left, for whoever reads how it ended: what this page saw of it. No page keeps cards in storage. */
import type { GameTable } from "../../table/view-model.svelte";
import type { Moment } from "../../table/state";
import { closing } from "./closing-view";

/** The maze as a round left it, its last move and all; null if this page knows nothing of it. */
export default function leftBy(table: GameTable, round: number): Moment | null {
  const { state } = table.session;
  const seen = state.past.findLast(({ view }) => view.round === round);
  return seen ? closing(state, seen, (view) => table.relit(view as typeof table.view)) : null;
}
