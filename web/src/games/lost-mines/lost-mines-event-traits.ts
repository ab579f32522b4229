/**
 * For each event of The Lost Mines: its sound, its action in the statistics, and how it changes the view at the end
 * of a round.
 */
import type { EventTraitsOf } from "../../table/event-traits";
import type { LostMinesView, SightEvent } from "../../wire/lost-mines";
import { COMMON_TRAITS, REMOVAL, changeAt, layAt, revealSounds } from "../maze-changes";

const TREASURE = /gems|gold|silver/;
/** The fields of a card without tokens. */
const BARE = { obstacle: null, overcome: false };

export const EVENT_TRAITS: EventTraitsOf<SightEvent, LostMinesView> = {
  ...COMMON_TRAITS,
  PathLaid: {
    sound: "lay",
    action: "laid",
    apply: (view, { cell, card, turned }) => ({ ...view, maze: layAt(view.maze, cell, { ...BARE, card, turned }) }),
  },
  PathRemoved: REMOVAL,
  EndProposed: {},
  EndAnswered: {},
  CardPassed: { action: "passed" },
  CardLost: {},
  HiddenPass: { action: "passed" },
  HiddenLoss: {},
  RoundBegan: { endsRound: true },
  TrollEnded: {},
  ObstacleOvercome: { sound: "mend", action: "helped" },
  TrapSet: { sound: "break", action: "blocked" },
  TrollSet: { sound: "break", action: "blocked" },
  TokenLost: {},
  InformationPlayed: {},
  DwarfMoved: {
    sound: "step",
    apply: (view, { seat, cell: [x, y] }) => ({
      ...view,
      dwarves: view.dwarves.map((each) => (each.seat === seat ? { ...each, x, y } : each)),
    }),
  },
  MineShown: {},
  MineRevealed: {
    sounds: ({ mine }) => revealSounds(TREASURE.test(mine)),
    apply: (view, { cell, mine, turned }) => ({
      ...view,
      maze: layAt(view.maze, cell, { ...BARE, card: mine, turned }),
      mines: changeAt(view.mines, cell, { face: mine }),
    }),
  },
  DragonTaken: {},
  TreasureTaken: { sound: "coins" },
  RoundEnded: { endsRound: true },
  LootShared: {},
  MineSeen: { sound: "look", action: "looked" },
  TreasureSeen: { sound: "look", action: "looked" },
  DwarfSeen: { sound: "look", action: "looked" },
  HiddenMinePeek: { sound: "look", action: "looked" },
  HiddenTreasurePeek: { sound: "look", action: "looked" },
  HiddenDwarfPeek: { sound: "look", action: "looked" },
  OwnDwarf: {},
};
