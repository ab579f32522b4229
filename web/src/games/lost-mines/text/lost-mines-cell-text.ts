/** The description of a space of the board. */
import { STEP, type Edge } from "../../../art/cards/deck";
import { parseCellKey, cellKey } from "../../../table/board/cells";
import { cellText } from "../../../table/board/cell-text";
import { say } from "../../../i18n/texts.svelte";
import type { LegalMove } from "../../../wire/protocol";
import type { LostMinesFacts } from "../lost-mines-facts";
import { mineName, mineNumber } from "./lost-mines-names";
import type { EdgeToken } from "../../../wire/lost-mines";

export function cellDescription(table: LostMinesFacts, key: string, here: readonly LegalMove[] | undefined): string {
  const [x, y] = parseCellKey(key);
  const cell = say("cell-name", { x, y });
  const lies = contents(table, key, cell);
  const besides = [...standing(table, key), ...tokens(table, key)];
  if (lies !== null) return cellText(cell, [lies, ...besides].join(", "), here);
  return [cellText(cell, null, here), ...besides].join(", ");
}

/** Return the text about the card on a cell; null if there is none. */
function contents(table: LostMinesFacts, key: string, cell: string): string | null {
  const { view } = table;
  const [x, y] = parseCellKey(key);
  const number = mineNumber(view, [x, y]);
  const laid = table.laid.get(key);
  if (laid) {
    const card = say("mines-cell-card", {
      cell: number ? say("mines-mine", { mine: number }) : cell,
      card: say(`card-${laid.card}`),
      turned: laid.turned ? "yes" : "no",
    });
    return laid.obstacle ? `${card}, ${say("mines-cell-overcome", { overcome: laid.overcome ? "yes" : "no" })}` : card;
  }
  const mine = view.mines[number - 1];
  if (!mine) return null;
  if (mine.face) return say("mines-cell-mine-shown", { mine: number, face: mineName(mine.face) });
  const words = mine.seen
    ? say("mines-cell-mine-seen", { mine: number, face: mineName(mine.seen) })
    : say("mines-cell-mine", { mine: number });
  return table.withViewers(words, [mine.x, mine.y], mine.looked);
}

function standing(table: LostMinesFacts, key: string): string[] {
  const there = table.view.dwarves.filter(({ x, y }) => cellKey(x, y) === key);
  return there.map(({ seat, clan }) =>
    say("mines-cell-dwarf", { name: table.seatName(seat), clan: say(`clan-${clan}`).toLowerCase() }),
  );
}

/** Return the traps and trolls on the four edges of a space. */
function tokens(table: LostMinesFacts, key: string): string[] {
  return (["N", "E", "S", "W"] as const).flatMap((side) => {
    const found = table.view.tokens.find((token) => isOn(token, key, side));
    return found
      ? [
          say("mines-cell-token", {
            token: say(`card-${found.token}`).toLowerCase(),
            side: say(`edge-${side.toLowerCase()}`).toLowerCase(),
          }),
        ]
      : [];
  });
}

/** Return whether a token is on an edge of a cell. An edge is named by the space to its west or north. */
function isOn({ x, y, side }: EdgeToken, key: string, edge: Edge): boolean {
  if (edge === "E" || edge === "S") return cellKey(x, y) === key && side === edge;
  const [dx, dy] = STEP[edge];
  const [cx, cy] = parseCellKey(key);
  return x === cx + dx && y === cy + dy && side === (edge === "N" ? "S" : "E");
}
