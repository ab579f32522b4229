/** The opening table and the texts of a box's how-to page; its text ids begin with `howto-BOX-`. */
import { BOX_REFERENCES } from "../../games/box-references";
import { parseLaidCard, type LaidCard } from "./example-shapes";
import type { BoxId } from "../../wire/protocol";

/** Return the table at the start of a game: the goals and the first path cards. */
export function openingTable(box: BoxId, seats: number | null): LaidCard[] {
  const { openingCards, startingGoals } = BOX_REFERENCES[box];
  return [
    ...openingCards().map(parseLaidCard),
    ...startingGoals(seats).map(([x, y], i): LaidCard => ({ kind: String(i + 1), x, y, hidden: true })),
  ];
}

/** Return the text ids of a how-to page, each with that of its heading. */
export function guideTexts(box: BoxId): { heading: string; key: string }[] {
  const { roles, turn, cards, more } = BOX_REFERENCES[box].guide;
  const headed: [heading: string, ...ids: string[]][] = [
    ["aim", "aim"],
    ["roles", "roles", ...roles.map(({ id }) => `role-${id}`)],
    ["turn", "turn", ...Array.from({ length: turn }, (_, i) => `turn-${i + 1}`), "turn-after"],
    ["lay", "lay"],
    ["cards", ...cards.map(({ id }) => `cards-${id}`)],
    ["end", "end"],
    ["pay", "pay"],
    ["mistakes", "mistake-1", "mistake-2", "mistake-3"],
  ];
  return headed.flatMap(([heading, ...ids]) =>
    [...ids, ...more.filter((id) => id.startsWith(`${heading}-`))].map((id) => ({
      heading: `howto-${heading}`,
      key: `howto-${box}-${id}`,
    })),
  );
}
