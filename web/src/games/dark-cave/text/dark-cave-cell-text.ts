/** The description of a cell of the cave with its pieces. */
import { STEP, type Edge } from "../../../art/cards/deck";
import { cellKey } from "../../../table/board/cells";
import { describeCell } from "../../../table/board/cell-text";
import { say } from "../../../i18n/texts.svelte";
import type { LegalMove } from "../../../wire/protocol";
import type { DarkCaveFacts } from "../dark-cave-facts";
import { creatureName, spaceName } from "./dark-cave-names";
import { laidAt } from "../cards/spots";
import type { LaidCard } from "../../../wire/dark-cave";

export const cellDescription = (table: DarkCaveFacts, key: string, here: readonly LegalMove[] | undefined): string =>
  describeCell(key, here, (x, y, cell) => contents(table, x, y, cell));

/** Return the contents of a cell; null if it is empty. */
function contents(table: DarkCaveFacts, x: number, y: number, cell: string): string | null {
  const { view } = table;
  const laid = laidAt(view, x, y);
  if (laid) {
    const turned = laid.turned ? "yes" : "no";
    const lit = table.lit.get(cellKey(x, y)) ? "yes" : "no";
    return [
      say("cave-cell-card", { cell, card: say(`card-${laid.card}`), turned, lit }),
      ...standing(table, laid),
      ...webs(table, x, y),
    ].join(", ");
  }
  const goal = view.goals.find((each) => each.x === x && each.y === y);
  if (!goal) return null;
  if (goal.face) return say("cave-cell-goal", { cell, face: say(`card-${goal.face}`) });
  const words = say(goal.seen ? "cave-cell-goal-seen" : "cave-cell-goal-hidden", {
    cell,
    face: goal.seen ? say(`card-${goal.seen}`) : "",
  });
  return table.withViewers(words, [goal.x, goal.y], goal.looked);
}

/** Return texts about the dwarves, creatures and gold on a card, each with its space. */
function standing({ view, names, seat: me }: DarkCaveFacts, laid: LaidCard): string[] {
  const on = (what: string, space: number): string => {
    const where = spaceName(laid.card, laid.turned, space);
    return where ? say("cave-on-space", { what, where }) : what;
  };
  const here = (at: { x: number; y: number }): boolean => at.x === laid.x && at.y === laid.y;
  const words: string[] = [];
  view.dwarves.forEach((dwarf, seat) => {
    if (!dwarf || !here(dwarf)) return;
    const name = seat === me ? say("play-you") : (names[seat] ?? "?");
    words.push(
      on(say("cave-dwarf", { name, clan: view.clans[seat]!, lying: view.lying[seat] ? "yes" : "no" }), dwarf.space),
    );
  });
  for (const creature of view.creatures)
    if (here(creature)) words.push(on(creatureName(creature.creature), creature.space));
  for (const vein of view.veins) if (here(vein)) words.push(on(say("cave-gold"), vein.space));
  return words;
}

/** Return texts about the webs on the edges of a cell. */
function webs({ view }: DarkCaveFacts, x: number, y: number): string[] {
  const words: string[] = [];
  for (const edge of ["N", "E", "S", "W"] as Edge[]) {
    const found = view.webs.some((web) => {
      const [dx, dy] = STEP[web.side as Edge];
      const opposite: Record<string, Edge> = { E: "W", S: "N" };
      return (
        (web.side === edge && web.x === x && web.y === y) ||
        (opposite[web.side] === edge && web.x + dx === x && web.y + dy === y)
      );
    });
    if (found) words.push(say("cave-web-at", { side: say(`edge-${edge.toLowerCase()}`).toLowerCase() }));
  }
  return words;
}
