/**
 * The maze that a round left, for whoever reads how it ended: what this page saw of it or, loaded anew, what the
 * tab has kept. That is what this seat saw, so it is kept only where one person uses the device.
 */
import type { GameTable } from "../model.svelte";
import { isShared, type Moment } from "../state";
import { closing } from "./closing";

const keyOf = (code: string): string => `maze:${code}`;

function keep(code: string, round: number, moment: Moment): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ round, moment }));
  } catch {
    /* storage may be switched off, or full */
  }
}

function kept(code: string, round: number): Moment | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "null") as { round: number; moment: Moment } | null;
    return found?.round === round ? found.moment : null;
  } catch {
    return null;
  }
}

/** The maze as a round left it, its last move and all; null if this page knows nothing of it. */
export default function leftBy(table: GameTable, round: number): Moment | null {
  const { state, code } = table.session;
  const seen = state.past.findLast(({ view }) => view.round === round);
  if (!seen) return kept(code, round);
  const moment = closing(state, seen, (view) => table.relit(view as typeof table.view));
  if (!isShared(state.lobby)) keep(code, round, moment);
  return moment;
}
