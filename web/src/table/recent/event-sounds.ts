/**
 * The sounds of a game by event; loaded only where sound is on.
 *
 * An event that one seat sees whole and the others only half has one cue for all, so that no sound
 * in a room tells who learnt something.
 */
import type { Sound } from "../../platform/synthesizer";
import { byEvent, type EventType } from "../event-types";
import type { LoggedEvent } from "../state";

const SOUNDS = byEvent<Sound>({
  PathLaid: "lay",
  PathDiverted: "lay",
  PathRemoved: "fall",
  PileCavedIn: "fall",
  RockfallDrawn: "fall",
  ToolBroken: "break",
  ToolDrawn: "break",
  TrapSet: "break",
  TrollSet: "break",
  WebLaid: "break",
  DwarfFell: "break",
  CreatureAttacked: "break",
  ToolMended: "mend",
  ToolCleared: "mend",
  MarkCleared: "mend",
  ObstacleOvercome: "mend",
  WebCut: "mend",
  WebRemoved: "mend",
  CreatureRepelled: "mend",
  DwarfStood: "mend",
  GoalSeen: "look",
  HiddenGoalPeek: "look",
  RoleSeen: "look",
  HiddenRolePeek: "look",
  ChestSeen: "look",
  HiddenChestPeek: "look",
  MineSeen: "look",
  HiddenMinePeek: "look",
  TreasureSeen: "look",
  HiddenTreasurePeek: "look",
  DwarfSeen: "look",
  HiddenDwarfPeek: "look",
  DwarfMoved: "step",
  CreatureMoved: "step",
  GoldClaimed: "coins",
  NuggetTaken: "coins",
  NuggetStolen: "coins",
  TreasureTaken: "coins",
});

/** A goal: a breath, then the sound of treasure or stone. */
const REVEALS: readonly string[] = ["GoalRevealed", "MineRevealed"] satisfies EventType[];
const TREASURE = /treasure|gold|gems|silver|exit/;

/** Return the sounds of a frame's events, each once. */
export function eventSounds(news: readonly LoggedEvent[]): Sound[] {
  const heard = news.flatMap(({ event }): Sound[] => {
    if (REVEALS.includes(event.type)) {
      const { goal, mine } = event as { goal?: string; mine?: string };
      return ["breath", TREASURE.test(goal ?? mine ?? "") ? "coins" : "stone"];
    }
    const sound = SOUNDS[event.type];
    return sound ? [sound] : [];
  });
  return [...new Set(heard)];
}
