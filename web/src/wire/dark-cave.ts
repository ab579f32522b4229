// Written by tools/client_types.py from src/saboteur/protocol/views/dark_cave.py. Do not edit.
import type * as shared from "./events";
import type { GameView, GoalCell } from "./protocol";

/** A face-up card of the cave. */
export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
}

/** One space of the card on a cell. */
export interface Space {
  x: number;
  y: number;
  space: number;
}

/** A web on the east or south edge of a cell. */
export interface Web {
  card: string;
  seat: number;
  x: number;
  y: number;
  side: string;
  /** The number of turns of its seat that it still lasts: 2 or 1 (DC-34). */
  shows: number;
}

/** A creature in the cave, until its seat's next turn begins. */
export interface Creature {
  creature: string;
  card: string;
  seat: number;
  x: number;
  y: number;
  space: number;
}

/** A seat has looked at another seat's clan card. */
export interface RoleLook {
  seat: number;
  target: number;
}

/** A card that this seat knows to be in another hand; stale if it may have left it. */
export interface SeenCard {
  seat: number;
  card: string;
  stale: boolean;
}

/** The result of the game; `values` are the treasures of yellow and blue (DC-65). */
export interface GameResult {
  cause: "cards" | "clan" | "agreed";
  values: number[];
  /** The winning clan, if any. */
  clan: string | null;
}

/** A view of The Dark Cave. The cards of the discard are not included. */
export interface DarkCaveView extends GameView {
  family: "dark-cave";
  /** The part of the turn: 1 to play a card, 2 to walk. */
  step: number;
  /** Number of cards drawn at the end of the turn. */
  draws: number;
  /** The seat that draws at the end of the turn, if it is not the seat on turn. */
  drawer: number | null;
  /** Whether the dwarf on turn stood up and does not walk. */
  still: boolean;
  fresh_axe: boolean;
  proposed: boolean;
  walks: boolean;
  steps_left: number;
  attackers: string[];
  asked_seats: number[];
  /** The clan that each seat's dwarf shows: yellow or blue. */
  clans: string[];
  /** The clan card of this seat. */
  role: string | null;
  works_for: string | null;
  /** The clan card of each seat; `null` if this seat does not know it. */
  roles: (string | null)[];
  /** Whether each seat's clan card lies face up. */
  shown: boolean[];
  role_looks: RoleLook[];
  spare_count: number;
  /** The clan cards set aside, which the first seat to leave has seen (DC-60). */
  spare: string[] | null;
  /** Number of cards of level I, II and III in each hand: the backs show it. */
  hand_levels: number[][];
  card_peeks: SeenCard[];
  pile_levels: number[];
  /** Number of cards in the discard. */
  discard: number;
  maze: LaidCard[];
  goals: GoalCell[];
  /** The space of each dwarf; `null` once it has left the cave. */
  dwarves: (Space | null)[];
  lying: boolean[];
  nuggets: number[];
  gear: string[][];
  webs: Web[];
  creatures: Creature[];
  /** The spaces whose vein still has its nugget. */
  veins: Space[];
  out: number[];
  result: GameResult | null;
}

// The events of the game as one sight sees them.
/** Goals, clan cards and hands were dealt; clan backs are public (DC-7 to DC-14). */
export interface GameBeganEvent { type: "GameBegan"; starter: number; clans: string[] }

/** A web was turned to side 1, at the beginning of a turn or by an axe (DC-34, DC-38). */
export interface WebTurnedEvent { type: "WebTurned"; web: string }

/** A web was removed, and its card was discarded (DC-34, DC-38, R-167). */
export interface WebRemovedEvent { type: "WebRemoved"; web: string }

/** A creature was removed from the cave and its card discarded (DC-46). */
export interface CreatureGoneEvent { type: "CreatureGone"; creature: string; removed: string }

/** A dwarf stood up; it does not move on this turn (DC-49). */
export interface DwarfStoodEvent { type: "DwarfStood"; seat: number }

/** A nugget was put on a vein (DC-27). */
export interface NuggetPlacedEvent { type: "NuggetPlaced"; cell: [number, number]; space: number }

/** The nugget of a removed vein was returned to the supply (DC-31). */
export interface NuggetReturnedEvent { type: "NuggetReturned"; cell: [number, number]; space: number }

/** A web was put on the edge of a cell, side 2 up (DC-33). */
export interface WebLaidEvent { type: "WebLaid"; seat: number; card: string; cell: [number, number]; side: string }

/** Equipment was laid before a seat (DC-36). */
export interface GearGivenEvent { type: "GearGiven"; seat: number; card: string; target: number }

/**
 * A creature was put on an abyss or, if already in play, will move on from its space.
 *
 * DC-41, DC-47.
 */
export interface CreatureCalledEvent { type: "CreatureCalled"; seat: number; card: string; creature: string; cell: [number, number]; space: number }

/** A creature moved a step. */
export interface CreatureMovedEvent { type: "CreatureMoved"; seat: number; creature: string; cell: [number, number]; space: number }

/** A creature attacked the dwarves of `seats` (DC-43, DC-56). */
export interface CreatureAttackedEvent { type: "CreatureAttacked"; creature: string; seats: number[] }

/** An axe drove a creature away; both cards were discarded (DC-39). */
export interface CreatureRepelledEvent { type: "CreatureRepelled"; seat: number; card: string; creature: string; removed: string }

/** A seat with an axe declined to repel the creature. */
export interface AxeKeptEvent { type: "AxeKept"; seat: number; creature: string }

/** An axe was discarded to strike a web (DC-38). */
export interface WebCutEvent { type: "WebCut"; seat: number; card: string; web: string }

/** A dwarf was knocked down (DC-49). */
export interface DwarfFellEvent { type: "DwarfFell"; seat: number }

/** A seat lost a nugget to the goblin or for a tunnel (DC-26, DC-50). */
export interface NuggetLostEvent { type: "NuggetLost"; seat: number }

/** A dwarf moved a step. */
export interface DwarfMovedEvent { type: "DwarfMoved"; seat: number; cell: [number, number]; space: number }

/** A seat took the nugget of a vein (DC-27). */
export interface NuggetTakenEvent { type: "NuggetTaken"; seat: number; cell: [number, number]; space: number }

/** A clan card was turned face up for the rest of the game (DC-28, DC-59). */
export interface RoleShownEvent { type: "RoleShown"; seat: number; role: string }

/** A dwarf left the mine (DC-59). */
export interface DwarfLeftEvent { type: "DwarfLeft"; seat: number }

/** A dwarf left and the game continues: each side still has a worker inside. */
export interface GameWentOnEvent { type: "GameWentOn"; seat: number }

/** The game is over and all roles are shown (DC-61, DC-64). */
export interface GameEndedEvent { type: "GameEnded"; cause: string; roles: string[]; values: number[]; scores: number[]; winners: number[] }

/** A seat looked at a clan card (DC-30). */
export interface RoleSeenEvent { type: "RoleSeen"; seat: number; card: string; target: number; role: string }

/** Two seats exchanged their hands (DC-32). */
export interface HandsSwappedEvent { type: "HandsSwapped"; seat: number; card: string; target: number; hand: string[]; other: string[] }

/** The first seat whose dwarf left the mine has looked at the clan cards set aside (DC-60). */
export interface SpareSeenEvent { type: "SpareSeen"; seat: number; roles: string[] }

/** The redacted `CardPassed`: all see the level on the card's back. */
export interface HiddenPassEvent { type: "HiddenPass"; seat: number; level: number }

/** The redacted `CardLost`: all see the level on the card's back. */
export interface HiddenLossEvent { type: "HiddenLoss"; seat: number; level: number }

/** The redacted `CardDrawn`: all see the level on the card's back. */
export interface HiddenDrawEvent { type: "HiddenDraw"; seat: number; level: number }

/** The redacted `RoleSeen`: a seat looked at a clan card. */
export interface HiddenRolePeekEvent { type: "HiddenRolePeek"; seat: number; card: string; target: number }

/** The redacted `HandsSwapped` for one of the two seats, with its new hand. */
export interface OwnHandSwappedEvent { type: "OwnHandSwapped"; seat: number; card: string; target: number; hand: string[] }

/** The redacted `HandsSwapped` for all sights but the two seats, without the hands. */
export interface HiddenHandSwapEvent { type: "HiddenHandSwap"; seat: number; card: string; target: number }

/** The redacted `SpareSeen`: a seat looked at the clan cards set aside. */
export interface HiddenSpareEvent { type: "HiddenSpare"; seat: number }

export type SightEvent =
  | shared.TimedOutEvent | shared.TurnBeganEvent | shared.TurnSkippedEvent | shared.PathLaidEvent | shared.PathRemovedEvent | shared.GoalShownEvent | shared.GoalRevealedEvent | shared.EndProposedEvent | shared.EndAnsweredEvent | shared.RolesDealtEvent | shared.HandsDealtEvent | shared.CardPassedEvent | shared.CardLostEvent | shared.CardDrawnEvent | shared.GoalSeenEvent | shared.OwnRoleEvent | shared.OwnHandEvent | shared.HiddenGoalPeekEvent
  | GameBeganEvent | WebTurnedEvent | WebRemovedEvent | CreatureGoneEvent | DwarfStoodEvent | NuggetPlacedEvent | NuggetReturnedEvent | WebLaidEvent | GearGivenEvent | CreatureCalledEvent | CreatureMovedEvent | CreatureAttackedEvent | CreatureRepelledEvent | AxeKeptEvent | WebCutEvent | DwarfFellEvent | NuggetLostEvent | DwarfMovedEvent | NuggetTakenEvent | RoleShownEvent | DwarfLeftEvent | GameWentOnEvent | GameEndedEvent | RoleSeenEvent | HandsSwappedEvent | SpareSeenEvent | HiddenPassEvent | HiddenLossEvent | HiddenDrawEvent | HiddenRolePeekEvent | OwnHandSwappedEvent | HiddenHandSwapEvent | HiddenSpareEvent;
