/** The icons of the modules, by group and module; known without the modules themselves. */
import type { BoxPreview } from "../game-family";

export const MODULE_ICONS: BoxPreview["modules"] = {
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
