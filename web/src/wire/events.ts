// Written by tools/client_types.py from src/saboteur/kernel/events.py. Do not edit.
// What a sight learns in the same way in several families.

/** The clock moved for a seat; its events follow. Not part of the rules. */
export interface TimedOutEvent { type: "TimedOut"; seat: number }

/** A seat is on turn. */
export interface TurnBeganEvent { type: "TurnBegan"; seat: number }

/** A seat without cards was passed over (B-17, D-11, DC-16, LM-11). */
export interface TurnSkippedEvent { type: "TurnSkipped"; seat: number }

/** A path card was laid (B-14, D-12, DC-18, LM-13). */
export interface PathLaidEvent { type: "PathLaid"; seat: number; card: string; cell: [number, number]; turned: boolean }

/** A rockfall or a storm took a path card away (B-32, D-32, DC-31, LM-26). */
export interface PathRemovedEvent { type: "PathRemoved"; seat: number; card: string; cell: [number, number]; removed: string }

/** A played action card went to the discard: all that it had set going is over. */
export interface CardPutAwayEvent { type: "CardPutAway"; seat: number; card: string }

/** A broken tool was put before a seat (B-27, D-29). */
export interface ToolBrokenEvent { type: "ToolBroken"; seat: number; target: number; card: string; tool: string }

/** A broken tool was taken away with a repair (B-29, D-30). */
export interface ToolMendedEvent { type: "ToolMended"; seat: number; target: number; card: string; tool: string }

/** A goal was turned over; the seat must still choose how it lies (R-8, D-23, R-169). */
export interface GoalShownEvent { type: "GoalShown"; seat: number; cell: [number, number]; goal: string }

/** A goal was turned over and lies open now (B-35, D-23, R-108, DC-57). */
export interface GoalRevealedEvent { type: "GoalRevealed"; seat: number; cell: [number, number]; goal: string; turned: boolean }

/** A seat proposed to end the round or the game (LM-41, R-142, DC-63). */
export interface EndProposedEvent { type: "EndProposed"; seat: number }

/** A seat agreed to that end, or did not. */
export interface EndAnsweredEvent { type: "EndAnswered"; seat: number; agreed: boolean }

/** The last round is over (B-53, D-42, LM-50). */
export interface GameEndedEvent { type: "GameEnded"; scores: number[]; winners: number[] }

/** The role that you were dealt. */
export interface OwnRoleEvent { type: "OwnRole"; role: string }

/** The cards that you were dealt. */
export interface OwnHandEvent { type: "OwnHand"; hand: string[] }

/** A seat drew a card that you can't see. */
export interface HiddenDrawEvent { type: "HiddenDraw"; seat: number }

/** A seat passed a card that you can't see. */
export interface HiddenPassEvent { type: "HiddenPass"; seat: number }

/** A seat lost a card that you can't see. */
export interface HiddenLossEvent { type: "HiddenLoss"; seat: number }

/** A seat looked at a goal; you know which, not what it is (B-34, D-33, DC-30). */
export interface HiddenGoalPeekEvent { type: "HiddenGoalPeek"; seat: number; card: string; cell: [number, number] }

/** Every seat got a role (B-7) or a clan card (DC-9). */
export interface RolesDealtEvent { type: "RolesDealt"; roles: string[] }

/** Every seat got its cards (B-11, D-7, DC-12, LM-8). */
export interface HandsDealtEvent { type: "HandsDealt"; hands: string[][] }

/** A seat drew a card (B-15, D-9, DC-17, LM-12). */
export interface CardDrawnEvent { type: "CardDrawn"; seat: number; card: string }

/** A seat put a card unseen on the discard (B-18, DC-52, LM-28). */
export interface CardPassedEvent { type: "CardPassed"; seat: number; card: string }

/** A card was drawn blindly out of a hand and discarded unseen (DC-25, DC-48, LM-23). */
export interface CardLostEvent { type: "CardLost"; seat: number; card: string }

/** A seat looked at a face-down goal with a card (B-34, D-33, DC-30). */
export interface GoalSeenEvent { type: "GoalSeen"; seat: number; card: string; cell: [number, number]; goal: string }
