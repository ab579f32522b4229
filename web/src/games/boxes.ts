/** The boxes in the order of lists, with facts for the pages about them. */
import type { BoxId } from "../wire/protocol";

interface BoxFacts {
  /** The length of a game in minutes, as printed on the box. */
  minutes: number;
  /** The number of players of the practice game after the lessons. */
  practiceSeats: number;
  /** The prefix of the ids of the texts about roles. */
  roleTexts: "role" | "identity";
}

const BOXES: Readonly<Record<BoxId, BoxFacts>> = {
  saboteur: { minutes: 30, practiceSeats: 5, roleTexts: "role" },
  saboteur2: { minutes: 45, practiceSeats: 5, roleTexts: "role" },
  duel: { minutes: 30, practiceSeats: 2, roleTexts: "role" },
  "lost-mines": { minutes: 45, practiceSeats: 5, roleTexts: "identity" },
  "dark-cave": { minutes: 45, practiceSeats: 4, roleTexts: "role" },
};

export const BOX_IDS = Object.keys(BOXES) as BoxId[];
/** The box that is preselected. */
export const BASE_BOX: BoxId = "saboteur";
export const isBox = (id: string): id is BoxId => Object.hasOwn(BOXES, id);
/** Return the facts of a box; the facts of the base box for any other id, such as `modules`. */
export const boxFacts = (id: string): BoxFacts => BOXES[isBox(id) ? id : BASE_BOX];
