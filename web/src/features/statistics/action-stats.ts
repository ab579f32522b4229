/** Counts the public actions of all players from the log. */
import type { GameEvent } from "../../wire/protocol";
import { byEvent } from "../../table/event-types";
import type { LoggedEvent } from "../../table/state";

export const ACTIONS = ["laid", "blocked", "helped", "looked", "passed"] as const;
export type Action = (typeof ACTIONS)[number];

/** The action of each event; events that are not listed are no actions. */
const ACTION_OF_EVENT = byEvent<Action>({
  PathLaid: "laid",
  ToolBroken: "blocked",
  PathRemoved: "blocked",
  PlayVetoed: "blocked",
  PawnPosted: "blocked",
  NuggetStolen: "blocked",
  TrapSet: "blocked",
  TrollSet: "blocked",
  WebLaid: "blocked",
  CreatureCalled: "blocked",
  ToolMended: "helped",
  ObstacleOvercome: "helped",
  DoorUnlocked: "helped",
  GearGiven: "helped",
  WebCut: "helped",
  CreatureRepelled: "helped",
  GoalSeen: "looked",
  HiddenGoalPeek: "looked",
  RoleSeen: "looked",
  HiddenRolePeek: "looked",
  ChestSeen: "looked",
  HiddenChestPeek: "looked",
  MineSeen: "looked",
  HiddenMinePeek: "looked",
  TreasureSeen: "looked",
  HiddenTreasurePeek: "looked",
  DwarfSeen: "looked",
  HiddenDwarfPeek: "looked",
  CardPassed: "passed",
  HiddenPass: "passed",
});

export type ActionCounts = Record<Action, number>;

const none = (): ActionCounts => ({ laid: 0, blocked: 0, helped: 0, looked: 0, passed: 0 });

/** Return by seat the number of each action. The actor of an event is its `seat`, never its `target`. */
export function countActions(seats: number, log: readonly LoggedEvent<GameEvent>[]): ActionCounts[] {
  const counts = Array.from({ length: seats }, none);
  for (const { event } of log) {
    const deed = ACTION_OF_EVENT[event.type];
    const { seat } = event as { seat?: number };
    if (deed && seat !== undefined && counts[seat]) counts[seat][deed] += 1;
  }
  return counts;
}
