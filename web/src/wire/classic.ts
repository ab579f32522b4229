// Written by tools/client_types.py from src/saboteur/protocol/views/classic.py. Do not edit.
import type * as shared from "./events";
import type { GameView } from "./protocol";

/** A face-up card of the maze; `lit` names its edges that are linked to Start. */
export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  lit: string;
}

/** A goal cell: its face if it is turned over, and what this seat saw of it. */
export interface GoalCell {
  x: number;
  y: number;
  face: string | null;
  seen: string | null;
  seen_round: number | null;
  stale: boolean;
  looked: number[];
  /** The seats of `looked` whose goal may lie elsewhere by now. */
  doubtful: number[];
}

/** A role that this seat has looked at; stale if it may have changed since. */
export interface SeenRole {
  seat: number;
  role: string;
  stale: boolean;
}

/** A card that this seat saw go to another hand; stale if it may have left that hand. */
export interface SeenCard {
  seat: number;
  card: string;
  stale: boolean;
}

/** The result of a round: whether the treasure was reached, by which seat, and every role. */
export interface RoundResult {
  round: number;
  treasure: boolean;
  completer: number | null;
  roles: string[];
}

/** Gold cards that were passed to this seat, and the one it took. */
export interface GoldHandful {
  offered: number[];
  taken: number;
}

/**
 * A gold draft as this seat remembers it.
 *
 * `order` names a seat once for each card that it takes.
 */
export interface GoldDraft {
  round: number;
  order: number[];
  done: number;
  offered: number[] | null;
  taken: number | null;
  shown: number[] | null;
  /** The cards passed to this seat before, if it takes several. */
  earlier: GoldHandful[];
}

/** A payment of gold cards to a saboteur; only that seat knows `cards`. */
export interface GoldPayment {
  round: number;
  seat: number;
  owed: number;
  count: number;
  cards: number[] | null;
}

/** A view of a classic game. The cards of the discard are not included. */
export interface ClassicView extends GameView {
  family: "classic";
  rounds: number;
  asked_seats: number[];
  /** The declared move that the question is about, or that waits for its answer. */
  declared: string | null;
  clockwise: boolean;
  role: string | null;
  roles: string[] | null;
  /** Number of cards in the discard. */
  discard: number;
  broken: string[][];
  /** All cards before each seat, broken tools included. */
  marks: string[][];
  maze: LaidCard[];
  goals: GoalCell[];
  last: number | null;
  laid: [number, number] | null;
  proposed: boolean;
  gold_cards: number[];
  own_gold: number[];
  gold: number[] | null;
  /** Number of nugget tokens of this seat; `null` for the public and the open sight. */
  nuggets: number | null;
  has_nuggets: boolean[];
  role_peeks: SeenRole[];
  card_peeks: SeenCard[];
  /** The data of each module, by its id. */
  modules: Record<string, Record<string, unknown>>;
  drafts: GoldDraft[];
  payments: GoldPayment[];
  results: RoundResult[];
}

// The events of the game as one sight sees them.
/** The maze, roles and hands were set up for a new round (B-50). */
export interface RoundBeganEvent { type: "RoundBegan"; round: number; starter: number }

/** A seat proposed to give the round up. */
export interface ConcedeProposedEvent { type: "ConcedeProposed"; seat: number }

/** A seat answered the proposal to give the round up. */
export interface ConcedeAnsweredEvent { type: "ConcedeAnswered"; seat: number; agreed: boolean }

/** The round is over and the roles are shown (B-42). */
export interface RoundEndedEvent { type: "RoundEnded"; round: number; treasure: boolean; completer: number | null; roles: string[] }

/** Gold cards are offered to the miners, one after the other as listed in `order` (B-45). */
export interface GoldSharedEvent { type: "GoldShared"; cards: number; order: number[] }

/** A seat took nuggets from the supply, in public. */
export interface NuggetsGainedEvent { type: "NuggetsGained"; seat: number; nuggets: number }

/** A seat gave nuggets to another, or back to the supply (`None`), in public. */
export interface NuggetsPaidEvent { type: "NuggetsPaid"; seat: number; to: number | null; nuggets: number }

/** A seat showed a gold card and exchanged it for its worth in nuggets. */
export interface GoldTradedEvent { type: "GoldTraded"; seat: number; worth: number }

/** A seat looked at another's role. */
export interface RoleSeenEvent { type: "RoleSeen"; seat: number; target: number; role: string }

/** A seat discarded its role and took another, possibly of the same kind. */
export interface RoleChangedEvent { type: "RoleChanged"; seat: number; role: string }

/** A miner chose a gold card among those handed to it. */
export interface GoldTakenEvent { type: "GoldTaken"; seat: number; offered: number[]; taken: number }

/** A saboteur was paid in gold cards. */
export interface GoldPaidEvent { type: "GoldPaid"; seat: number; cards: number[] }

/** The redacted `RoleSeen`: a seat looked at another's role. */
export interface HiddenRolePeekEvent { type: "HiddenRolePeek"; seat: number; target: number }

/** The redacted `RoleChanged`: a seat discarded its role and took another. */
export interface HiddenRoleChangeEvent { type: "HiddenRoleChange"; seat: number }

/** The redacted `GoldTaken`: a miner chose a gold card. */
export interface HiddenTakeEvent { type: "HiddenTake"; seat: number }

/** The redacted `GoldTaken` in a game with public gold: the card is shown. */
export interface ShownTakeEvent { type: "ShownTake"; seat: number; taken: number }

/** The redacted `GoldPaid`: a saboteur was paid with a number of gold cards. */
export interface HiddenPayEvent { type: "HiddenPay"; seat: number; cards: number }

/** A seat played an action card on a seat, possibly its own. */
export interface CardPlayedOnEvent { type: "CardPlayedOn"; seat: number; card: string; target: number }

/** A seat discards two cards to remove a mark that lies before the seat (S2-12). */
export interface MarkClearedEvent { type: "MarkCleared"; seat: number; removed: string }

/** The crystals in the maze were counted; the geologists in `seats` share them (S2-32). */
export interface CrystalsPaidEvent { type: "CrystalsPaid"; crystals: number; seats: number[] }

/** The teams in `teams` won, if any; `seats` share the treasure (S2-33 to S2-39). */
export interface WinnersNamedEvent { type: "WinnersNamed"; teams: string[]; seats: number[] }

/** A thief takes a nugget from a seat (S2-41). */
export interface NuggetStolenEvent { type: "NuggetStolen"; seat: number; victim: number }

/** A thief declines to steal. */
export interface TheftDeclinedEvent { type: "TheftDeclined"; seat: number }

/** Two seats exchanged their hands (S2-28). */
export interface HandsSwappedEvent { type: "HandsSwapped"; seat: number; target: number; hand: string[]; other: string[] }

/** The redacted `HandsSwapped` for one of the two seats, with its new hand. */
export interface OwnHandSwappedEvent { type: "OwnHandSwapped"; seat: number; target: number; hand: string[] }

/** The redacted `HandsSwapped` for all sights but the two seats, without the hands. */
export interface HiddenHandSwapEvent { type: "HiddenHandSwap"; seat: number; target: number }

/** The direction of play was reversed. */
export interface DirectionChangedEvent { type: "DirectionChanged"; seat: number; clockwise: boolean }

/** A seat was the first of the round to link a location to Start. */
export interface LocationVisitedEvent { type: "LocationVisited"; seat: number; location: string; cell: [number, number] }

/** The path card laid last was moved to another cell. */
export interface PathDivertedEvent { type: "PathDiverted"; seat: number; card: string; from_cell: [number, number]; to_cell: [number, number]; turned: boolean }

/** A seat looked at some cards of the discard and may keep one of them. */
export interface CardsOfferedEvent { type: "CardsOffered"; seat: number; cards: string[] }

/** A seat took one of the cards that it had looked at into its hand. */
export interface CardKeptEvent { type: "CardKept"; seat: number; card: string }

/** The redacted `CardsOffered`: a seat looked at some cards of the discard. */
export interface HiddenOfferEvent { type: "HiddenOffer"; seat: number; cards: number }

/** The redacted `CardKept`: a seat kept one of the cards it looked at. */
export interface HiddenKeepEvent { type: "HiddenKeep"; seat: number }

/** The discard was shuffled face down. */
export interface DiscardShuffledEvent { type: "DiscardShuffled"; seat: number }

/** A seat named two face-down goals to swap or leave; both cells are public (WC-9). */
export interface GoalsTakenEvent { type: "GoalsTaken"; seat: number; cells: [number, number][] }

/** A seat put the two goals back; only that seat knows whether they are swapped. */
export interface GoalsExchangedEvent { type: "GoalsExchanged"; seat: number; cells: [number, number][]; swapped: boolean }

/** The redacted `GoalsExchanged`, without whether the goals were swapped (WC-20). */
export interface HiddenExchangeEvent { type: "HiddenExchange"; seat: number; cells: [number, number][] }

/** A seat has discarded a card to take a pawn and its token (ME-3). */
export interface PawnRecruitedEvent { type: "PawnRecruited"; seat: number }

/** A seat has put its pawn on an open edge of a card. */
export interface PawnPostedEvent { type: "PawnPosted"; seat: number; cell: [number, number]; side: string }

/** A pawn and its token left the game for the round; `seat` had the token (ME-7, R-74). */
export interface PawnLeftEvent { type: "PawnLeft"; seat: number; cell: [number, number]; side: string }

/** A seat asks another to pay for it on a cell (ME-8). */
export interface PassageAskedEvent { type: "PassageAsked"; seat: number; target: number; cell: [number, number] }

/** A seat agreed or refused to pay for the seat on turn. */
export interface PassageAnsweredEvent { type: "PassageAnswered"; seat: number; cell: [number, number]; agreed: boolean }

/** A card declared for a pawn's cell waits until `target` trades gold (ME-7, R-71). */
export interface PassageDueEvent { type: "PassageDue"; seat: number; card: string; cell: [number, number]; turned: boolean; target: number }

/** A scout was played; two paths follow. */
export interface ScoutPlayedEvent { type: "ScoutPlayed"; seat: number }

/** A path card from the deck was laid in the maze before the round (V-9). */
export interface MiddleCardLaidEvent { type: "MiddleCardLaid"; card: string; cell: [number, number]; turned: boolean }

/** A covered path was turned over; its orientation is still to be chosen. */
export interface ChestPathShownEvent { type: "ChestPathShown"; seat: number; cell: [number, number]; path: string }

/** A covered path was turned over and laid on its cell (ME-38). */
export interface ChestPathTurnedEvent { type: "ChestPathTurned"; seat: number; cell: [number, number]; path: string; turned: boolean }

/** A chest was revealed (ME-38). */
export interface ChestOpenedEvent { type: "ChestOpened"; seat: number; cell: [number, number]; chest: string }

/** A rockfall took a covered path and its chest away, unseen (ME-39). */
export interface ChestBuriedEvent { type: "ChestBuried"; seat: number; cell: [number, number] }

/** A goal was moved one column further from Start, face up or down (ME-46). */
export interface GoalMovedEvent { type: "GoalMoved"; seat: number; cell: [number, number]; to_cell: [number, number] }

/** Cards of the pile were discarded unseen (ME-51). */
export interface PileCavedInEvent { type: "PileCavedIn"; seat: number; cards: number }

/** A seat looked at a covered path and the chest under it with a map (ME-40). */
export interface ChestSeenEvent { type: "ChestSeen"; seat: number; cell: [number, number]; path: string; chest: string }

/** The redacted `ChestSeen`: a seat looked at a covered path and its chest. */
export interface HiddenChestPeekEvent { type: "HiddenChestPeek"; seat: number; cell: [number, number] }

/** A seat took a card out of another hand (ME-47). */
export interface CardRobbedEvent { type: "CardRobbed"; seat: number; target: number; card: string }

/** The redacted `CardRobbed`, without the card. */
export interface HiddenRobberyEvent { type: "HiddenRobbery"; seat: number; target: number }

/** A seat discarded `cards` face down, which it had drawn but did not keep (ME-48). */
export interface CardsReturnedEvent { type: "CardsReturned"; seat: number; cards: string[] }

/** The redacted `CardsReturned`, with only the number of cards. */
export interface HiddenReturnEvent { type: "HiddenReturn"; seat: number; cards: number }

/** A card was put down with all its targets; the other seats are asked about it. */
export interface PlayDeclaredEvent { type: "PlayDeclared"; seat: number; move: string }

/** A seat allowed the declared card, whether or not it holds the veto. */
export interface PlayAllowedEvent { type: "PlayAllowed"; seat: number }

/** A declared card was vetoed; that card and the veto are discarded (WC-11). */
export interface PlayVetoedEvent { type: "PlayVetoed"; seat: number; target: number; card: string }

export type SightEvent =
  | shared.TimedOutEvent | shared.TurnBeganEvent | shared.TurnSkippedEvent | shared.PathLaidEvent | shared.CardPutAwayEvent | shared.ToolBrokenEvent | shared.ToolMendedEvent | shared.PathRemovedEvent | shared.GoalShownEvent | shared.GoalRevealedEvent | shared.GameEndedEvent | shared.CardDrawnEvent | shared.CardPassedEvent | shared.GoalSeenEvent | shared.OwnRoleEvent | shared.OwnHandEvent | shared.HiddenDrawEvent | shared.HiddenPassEvent | shared.HiddenGoalPeekEvent
  | RoundBeganEvent | ConcedeProposedEvent | ConcedeAnsweredEvent | RoundEndedEvent | GoldSharedEvent | NuggetsGainedEvent | NuggetsPaidEvent | GoldTradedEvent | RoleSeenEvent | RoleChangedEvent | GoldTakenEvent | GoldPaidEvent | HiddenRolePeekEvent | HiddenRoleChangeEvent | HiddenTakeEvent | ShownTakeEvent | HiddenPayEvent | CardPlayedOnEvent | MarkClearedEvent | CrystalsPaidEvent | WinnersNamedEvent | NuggetStolenEvent | TheftDeclinedEvent | HandsSwappedEvent | OwnHandSwappedEvent | HiddenHandSwapEvent | DirectionChangedEvent | LocationVisitedEvent | PathDivertedEvent | CardsOfferedEvent | CardKeptEvent | HiddenOfferEvent | HiddenKeepEvent | DiscardShuffledEvent | GoalsTakenEvent | GoalsExchangedEvent | HiddenExchangeEvent | PawnRecruitedEvent | PawnPostedEvent | PawnLeftEvent | PassageAskedEvent | PassageAnsweredEvent | PassageDueEvent | ScoutPlayedEvent | MiddleCardLaidEvent | ChestPathShownEvent | ChestPathTurnedEvent | ChestOpenedEvent | ChestBuriedEvent | GoalMovedEvent | PileCavedInEvent | ChestSeenEvent | HiddenChestPeekEvent | CardRobbedEvent | HiddenRobberyEvent | CardsReturnedEvent | HiddenReturnEvent | PlayDeclaredEvent | PlayAllowedEvent | PlayVetoedEvent;
