/**
 * For each event of The Dark Cave: its sound, its action in the statistics, and how it changes the view at the end
 * of a round.
 */
import type { EventTraitsOf } from "../../table/event-traits";
import type { DarkCaveView, SightEvent } from "../../wire/dark-cave";
import { COMMON_TRAITS, revealSounds } from "../maze-changes";

const TREASURE = /exit/;

export const EVENT_TRAITS: EventTraitsOf<SightEvent, DarkCaveView> = {
  ...COMMON_TRAITS,
  PathLaid: { sound: "lay", action: "laid" },
  PathRemoved: { sound: "fall", action: "blocked" },
  GoalShown: {},
  GoalRevealed: { sounds: ({ goal }) => revealSounds(TREASURE.test(goal)) },
  EndProposed: {},
  EndAnswered: {},
  RolesDealt: {},
  HandsDealt: {},
  CardPassed: { action: "passed" },
  CardLost: {},
  GoalSeen: { sound: "look", action: "looked" },
  OwnRole: {},
  HiddenGoalPeek: { sound: "look", action: "looked" },
  GameBegan: {},
  WebTurned: {},
  WebRemoved: { sound: "mend" },
  CreatureGone: {},
  DwarfStood: { sound: "mend" },
  NuggetPlaced: {},
  NuggetReturned: {},
  WebLaid: { sound: "break", action: "blocked" },
  GearGiven: { action: "helped" },
  CreatureCalled: { action: "blocked" },
  CreatureMoved: { sound: "step" },
  CreatureAttacked: { sound: "break" },
  CreatureRepelled: { sound: "mend", action: "helped" },
  AxeKept: {},
  WebCut: { sound: "mend", action: "helped" },
  DwarfFell: { sound: "break" },
  NuggetLost: {},
  DwarfMoved: { sound: "step" },
  NuggetTaken: { sound: "coins" },
  RoleShown: {},
  DwarfLeft: {},
  GameWentOn: {},
  RoleSeen: { sound: "look", action: "looked" },
  HandsSwapped: {},
  SpareSeen: {},
  HiddenPass: { action: "passed" },
  HiddenLoss: {},
  HiddenRolePeek: { sound: "look", action: "looked" },
  OwnHandSwapped: {},
  HiddenHandSwap: {},
  HiddenSpare: {},
};
