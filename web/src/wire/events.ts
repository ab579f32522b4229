// Written by tools/client_types.py from src/saboteur/kernel/events.py. Do not edit.
// Events that several families share.

/** The clock moved for a seat; its events follow. Not part of the rules. */
export interface TimedOutEvent { type: "TimedOut"; seat: number }

/** A turn began. */
export interface TurnBeganEvent { type: "TurnBegan"; seat: number }

/** A seat without cards was skipped (B-17, D-11, DC-16, LM-11). */
export interface TurnSkippedEvent { type: "TurnSkipped"; seat: number }

/** A path card was laid (B-14, D-12, DC-18, LM-13). */
export interface PathLaidEvent { type: "PathLaid"; seat: number; card: string; cell: [number, number]; turned: boolean }

/** A rockfall or a storm removed a path card (B-32, D-32, DC-31, LM-26). */
export interface PathRemovedEvent { type: "PathRemoved"; seat: number; card: string; cell: [number, number]; removed: string }

/** A played action card was discarded, after all its effects were resolved. */
export interface CardPutAwayEvent { type: "CardPutAway"; seat: number; card: string }

/** A broken tool was put before a seat (B-27, D-29). */
export interface ToolBrokenEvent { type: "ToolBroken"; seat: number; target: number; card: string; tool: string }

/** A repair removed a broken tool (B-29, D-30). */
export interface ToolMendedEvent { type: "ToolMended"; seat: number; target: number; card: string; tool: string }

/** A goal was turned over; its orientation is still to be chosen (R-8, D-23, R-169). */
export interface GoalShownEvent { type: "GoalShown"; seat: number; cell: [number, number]; goal: string }

/** A goal was turned over in its final orientation (B-35, D-23, R-108, DC-57). */
export interface GoalRevealedEvent { type: "GoalRevealed"; seat: number; cell: [number, number]; goal: string; turned: boolean }

/** A seat proposed to end the round or the game (LM-41, R-142, DC-63). */
export interface EndProposedEvent { type: "EndProposed"; seat: number }

/** A seat agreed to a proposed end, or refused. */
export interface EndAnsweredEvent { type: "EndAnswered"; seat: number; agreed: boolean }

/** The last round is over (B-53, D-42, LM-50). */
export interface GameEndedEvent { type: "GameEnded"; scores: number[]; winners: number[] }

/** The role that you were dealt. */
export interface OwnRoleEvent { type: "OwnRole"; role: string }

/** The cards that you were dealt. */
export interface OwnHandEvent { type: "OwnHand"; hand: string[] }

/** The redacted `CardDrawn`: a seat drew a card. */
export interface HiddenDrawEvent { type: "HiddenDraw"; seat: number }

/** The redacted `CardPassed`: a seat passed a card face down. */
export interface HiddenPassEvent { type: "HiddenPass"; seat: number }

/** The redacted `CardLost`: a seat lost a card. */
export interface HiddenLossEvent { type: "HiddenLoss"; seat: number }

/** The redacted `GoalSeen`: a seat looked at a goal (B-34, D-33, DC-30). */
export interface HiddenGoalPeekEvent { type: "HiddenGoalPeek"; seat: number; card: string; cell: [number, number] }

/** Every seat got a role (B-7) or a clan card (DC-9). */
export interface RolesDealtEvent { type: "RolesDealt"; roles: string[] }

/** Every seat got its cards (B-11, D-7, DC-12, LM-8). */
export interface HandsDealtEvent { type: "HandsDealt"; hands: string[][] }

/** A seat drew a card (B-15, D-9, DC-17, LM-12). */
export interface CardDrawnEvent { type: "CardDrawn"; seat: number; card: string }

/** A seat put a card unseen on the discard (B-18, DC-52, LM-28). */
export interface CardPassedEvent { type: "CardPassed"; seat: number; card: string }

/** A random card of a hand was drawn and discarded unseen (DC-25, DC-48, LM-23). */
export interface CardLostEvent { type: "CardLost"; seat: number; card: string }

/** A seat looked at a face-down goal with a card (B-34, D-33, DC-30). */
export interface GoalSeenEvent { type: "GoalSeen"; seat: number; card: string; cell: [number, number]; goal: string }
