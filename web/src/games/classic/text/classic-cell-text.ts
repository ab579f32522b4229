/** The description of a cell of the maze. */
import { cellKey } from "../../../table/board/cells";
import { describeCell } from "../../../table/board/cell-text";
import { say } from "../../../i18n/texts.svelte";
import type { LegalMove } from "../../../wire/protocol";
import type { ClassicFacts } from "../classic-facts";
import { coveredChests, placeAt, standingPawns } from "../module-views";
import { faceName } from "./classic-names";

export function cellDescription(table: ClassicFacts, key: string, here: readonly LegalMove[] | undefined): string {
  const words = describeCell(key, here, (x, y, cell) => contents(table, x, y, cell));
  const pawn = standingPawns(table.view).find(({ closes: [x, y] }) => cellKey(x, y) === key);
  return pawn ? `${words}, ${say("cell-pawn", { name: table.seatName(pawn.holder) })}` : words;
}

/** Return the contents of a cell; null if it is empty. */
function contents(table: ClassicFacts, x: number, y: number, cell: string): string | null {
  const { view } = table;
  const number = view.goals.findIndex((goal) => goal.x === x && goal.y === y) + 1;
  const goal = view.goals[number - 1];
  if (goal?.face) return say("cell-goal-shown", { goal: number, face: faceName(goal.face) });
  if (goal) {
    const words = goal.seen
      ? say("cell-goal-seen", { goal: number, face: faceName(goal.seen), stale: goal.stale ? "yes" : "no" })
      : say("cell-goal", { goal: number });
    return table.withViewers(words, [x, y], goal.looked, goal.doubtful);
  }
  const laid = view.maze.find((card) => card.x === x && card.y === y);
  if (laid) {
    const card = say("cell-card", { cell, card: say(`card-${laid.card}`), lit: laid.lit ? "yes" : "no" });
    const visitor = placeAt(view, [x, y])?.visitor;
    return visitor == null ? card : `${card}, ${say("cell-visited", { name: table.seatName(visitor) })}`;
  }
  const chest = coveredChests(view).find((each) => each.x === x && each.y === y);
  if (chest?.chest)
    return say("cell-chest-seen", { cell, chest: say(`title-${chest.chest}`), path: say(`card-${chest.path}`) });
  if (chest) return say("cell-chest", { cell });
  return null;
}
