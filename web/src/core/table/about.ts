/** What a game is about: the texts of its help. */
import { boxOf } from "../cards/ruleset";

const HOW: Readonly<Record<string, readonly string[]>> = {
  saboteur: ["1", "2", "3", "4"],
  saboteur2: ["1", "2", "3", "4"],
  duel: ["links", "turn", "gold", "end"],
  "lost-mines": ["clans", "turn", "walk", "mines", "loot"],
  "dark-cave": ["goal", "turn", "walk", "creatures", "end"],
};

export interface About {
  aim: string;
  how: readonly string[];
}

/** Le Duel alone has an aim and an end of its own. */
export function aboutOf(ruleset: string, seats: number): About {
  const box = boxOf(ruleset);
  const alone = box === "duel" && seats === 1;
  return {
    aim: alone ? "about-aim-duel-alone" : `home-aim-${box}`,
    how: HOW[box]!.map((part) => `about-${box}-${alone && part === "end" ? "solo" : part}`),
  };
}

/** Groups of the deck files that lie in the maze or are played. */
export const SHOWN: readonly string[] = ["start", "goal", "mine", "location", "path", "chest-path", "chest", "action"];
