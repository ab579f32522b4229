/** How the modules are grouped and pictured where one chooses among them. */
import type { IconName } from "../core/draw/icons";

export const GROUPS: Readonly<Record<string, Readonly<Record<string, IconName>>>> = {
  championship: {
    "greedy-dwarf": "claw",
    "goal-exchange": "swapGoals",
    "forgotten-treasure": "forgotten",
    veto: "veto",
    "change-of-direction": "reverse",
    "master-craftsman": "craftsman",
    scout: "scout",
    diversion: "diversion",
  },
  mini: {
    "right-of-way": "pawn",
    "costume-workshop": "workshop",
    "underground-party": "party",
    "new-goals": "spider",
    "treasure-chests": "chest",
  },
  variants: {
    "sabotaged-dwarf": "brokenPick",
    tournament: "cup",
  },
};

const ICONS: Readonly<Record<string, IconName>> = Object.assign({}, ...Object.values(GROUPS));
export const moduleIcon = (id: string): IconName => ICONS[id] ?? "nugget";
