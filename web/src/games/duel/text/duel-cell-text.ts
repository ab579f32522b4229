/** The description of a cell of the maze. */
import { describeCell } from "../../../table/board/cell-text";
import { say } from "../../../i18n/texts.svelte";
import type { LegalMove } from "../../../wire/protocol";
import { COLOURS } from "../cards/duel-cards";
import type { DuelFacts } from "../duel-facts";
import { faceName } from "./duel-names";
import type { LaidCard } from "../../../wire/duel";

export const cellDescription = (table: DuelFacts, key: string, here: readonly LegalMove[] | undefined): string =>
  describeCell(key, here, (x, y, cell) => contents(table, x, y, cell));

/** Return the contents of a cell; null if it is empty. */
function contents(table: DuelFacts, x: number, y: number, cell: string): string | null {
  const { view } = table;
  const number = view.goals.findIndex((goal) => goal.x === x && goal.y === y) + 1;
  const goal = view.goals[number - 1];
  const laid = view.maze.find((card) => card.x === x && card.y === y);
  if (laid) {
    const turned = laid.turned ? "yes" : "no";
    const card = say("duel-cell-card", {
      cell: goal ? say("goal-name", { goal: number }) : say("duel-cell", { cell }),
      card: say(`card-${laid.card}`),
      turned,
    });
    return [card, ...reachedBy(table, laid), ...tokensOn(table, laid)].join(", ");
  }
  if (goal?.face) return say("cell-goal-shown", { goal: number, face: faceName(goal.face) });
  if (!goal) return null;
  const words = goal.seen
    ? say("cell-goal-seen", { goal: number, face: faceName(goal.seen), stale: "no" })
    : say("cell-goal", { goal: number });
  return table.withViewers(words, [goal.x, goal.y], goal.looked);
}

/** Return as texts the edges of the card that each player reaches. */
function reachedBy({ view }: DuelFacts, laid: LaidCard): string[] {
  const words = COLOURS.filter((colour) => laid[colour]).map((colour) => {
    const edges = [...laid[colour]].map((edge) => say(`edge-${edge.toLowerCase()}`).toLowerCase()).join(" ");
    return view.seats === 1
      ? say("duel-cell-linked", { edges })
      : say("duel-cell-reached", { colour: say(`colour-${colour}`), edges });
  });
  return words.length ? words : [say("duel-cell-dark")];
}

function tokensOn(table: DuelFacts, { counter, bribe, key }: LaidCard): string[] {
  const words: string[] = [];
  if (counter !== null) words.push(say("duel-cell-counter", { name: table.seatName(counter) }));
  if (bribe !== null) words.push(say("duel-cell-bribe", { name: table.seatName(bribe) }));
  if (key !== null) words.push(say("duel-cell-key", { name: table.seatName(key) }));
  return words;
}
