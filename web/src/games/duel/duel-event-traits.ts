/**
 * For each event of Le Duel: its sound, its action in the statistics, and how it changes the view at the end of a
 * round.
 */
import type { EventTraitsOf } from "../../table/event-traits";
import type { DuelView, SightEvent } from "../../wire/duel";
import { MAZE_TRAITS, REMOVAL, changeAt, layAt, removeAt, revealSounds } from "../maze-changes";

const TREASURE = /^gold/;
/** The fields of a card without light, counter and key. */
const BARE = { blue: "", green: "", counter: null, bribe: null, key: null };

export const EVENT_TRAITS: EventTraitsOf<SightEvent, DuelView> = {
  ...MAZE_TRAITS,
  PathLaid: {
    sound: "lay",
    action: "laid",
    apply: (view, { cell, card, turned }) => ({ ...view, maze: layAt(view.maze, cell, { ...BARE, card, turned }) }),
  },
  PathRemoved: REMOVAL,
  GoalRevealed: {
    sounds: ({ goal }) => revealSounds(TREASURE.test(goal)),
    apply: (view, { cell, goal, turned }) => ({
      ...view,
      maze: layAt(view.maze, cell, { ...BARE, card: goal, turned }),
      goals: changeAt(view.goals, cell, { face: goal }),
    }),
  },
  ToolCleared: { sound: "mend" },
  CardDiscarded: {},
  DoorUnlocked: {
    action: "helped",
    apply: (view, { cell, seat }) => ({ ...view, maze: changeAt(view.maze, cell, { key: seat }) }),
  },
  KeyReturned: {},
  TrollBribed: { apply: (view, { cell, seat }) => ({ ...view, maze: changeAt(view.maze, cell, { bribe: seat }) }) },
  GoldClaimed: {
    sound: "coins",
    apply: (view, { cell, seat }) => ({ ...view, maze: changeAt(view.maze, cell, { counter: seat }) }),
  },
  ToolDrawn: { sound: "break" },
  RockfallDrawn: { sound: "fall", apply: (view, { cell }) => ({ ...view, maze: removeAt(view.maze, cell) }) },
  RockfallIdle: {},
  GoldCollected: {},
  TrollsPaid: {},
  SoloGraded: {},
};
