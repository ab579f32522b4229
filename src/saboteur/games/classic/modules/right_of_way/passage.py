"""Paying to pass a pawn, by the seat itself or by a sponsor (ME-7, ME-8, R-71 to R-75, R-191)."""

from typing import Final

from saboteur.games.answers import AnswerRule
from saboteur.games.book import AGREE, REFUSE
from saboteur.games.classic.decisions import DecisionRule, SilentRule, TurnOption
from saboteur.games.classic.laying import explain_pose
from saboteur.games.classic.modules.right_of_way import events
from saboteur.games.classic.modules.right_of_way.pawns import Pawn, dismiss_pawn, pawn_at, pawns_of
from saboteur.games.classic.nugget_payments import can_pay, seats_able_to_pay
from saboteur.games.classic.operations import update_turn
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.turn import carry_out
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, cell_text, parse_cell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

ASK: Final = "ask"

PAY_FOR_PASSAGE: Final = "pay-for-passage"
LAY_AFTER_PAYING: Final = "lay-after-paying"

ASKED_AT: Final = "asked-at-"
"""Prefix of a turn note, followed by a cell: the seat that was asked to pay there."""
PAYS_AT: Final = "pays-at-"
"""Prefix of a turn note, followed by a cell: the seat that agreed to pay there."""


def ask_for_passage(state: State, seat: int, target: int, place: PackedCell) -> None:
    """Record that ``seat`` asks ``target`` to pay on a cell."""
    update_turn(state, notes=(*state.turn.notes, (ASKED_AT + cell_text(place), target)))
    if state.log is not None:
        state.log.append(events.PassageAsked(seat, target, xy(place)))


def answer_passage(state: State, seat: int, place: PackedCell, *, agreed: bool) -> None:
    """Record that a seat agreed or refused to pay on a cell for the seat on turn."""
    if agreed:
        update_turn(state, notes=(*state.turn.notes, (PAYS_AT + cell_text(place), seat)))
    if state.log is not None:
        state.log.append(events.PassageAnswered(seat, xy(place), agreed))


def await_payment(state: State, seat: int, move: Move, payer: int) -> None:
    """Log that a declared card waits until the payer has traded gold (R-71, R-190)."""
    if state.log is not None:
        state.log.append(events.PassageDue(seat, move.card, xy(move.at), move.turned, payer))


def asked_to_pay(state: State) -> list[int]:
    """List the seats that were asked to pay in this turn."""
    return [seat for name, seat in state.turn.notes if name.startswith(ASKED_AT)]


def asked_cells(state: State) -> list[PackedCell]:
    """List the cells where a seat was asked to pay in this turn."""
    names = dict.fromkeys(name for name, _ in state.turn.notes if name.startswith(ASKED_AT))
    return [parse_cell(name.removeprefix(ASKED_AT)) for name in names]


def fits(state: State, card: int, place: PackedCell) -> bool:
    """Return whether a path card fits a pawn's cell in either half-turn, apart from the toll."""
    if card >= state.kit.paths:
        return False
    poses = {state.kit.poses.pose(card, turned=turned) for turned in (False, True)}
    return any(explain_pose(state, place, pose) is None for pose in poses)


def sponsor_at(state: State, place: PackedCell) -> int:
    """Return the seat that has agreed to pay on a cell in this turn, or ``NOBODY``."""
    notes = state.turn.notes
    return dict(notes).get(PAYS_AT + cell_text(place), NOBODY) if notes else NOBODY


def payer_of(state: State, seat: int, pawn: Pawn) -> int:
    """Return the seat that pays when ``seat`` lays on a pawn's cell; ``NOBODY`` if it is closed.

    The holder of the pawn's token lays free of charge, as its own payer. A holder who agreed to
    pay for another seat waives the toll (R-73).
    """
    if seat == NOBODY:
        return NOBODY
    if seat == pawn.holder:
        return seat
    sponsor = sponsor_at(state, pawn.cell)
    if sponsor != NOBODY:
        return sponsor
    return seat if can_pay(state, seat) else NOBODY


class AskOption(TurnOption[State]):
    """The option to ask another seat, before laying, to pay for a pawn (ME-8, R-191).

    Each seat is asked at most once a turn. The asking seat must have a card that would fit;
    which one stays secret.
    """

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """Add to ``found`` a move for each request that the seat may make, if it may lay paths.

        For each pawn with a toll, it may ask the holder of the token and any seat with wealth.
        """
        standing = pawns_of(state).standing
        if not standing or state.marks[seat] & state.kit.path_blocking_marks:
            return
        asked = asked_to_pay(state)
        rich = set(seats_able_to_pay(state))
        others = [other for other in range(state.kit.seats) if other not in (seat, *asked)]
        for pawn in standing:
            place = pawn.cell
            if (
                seat != pawn.holder
                and sponsor_at(state, place) == NOBODY
                and any(fits(state, card, place) for card in set(state.table.hands[seat]))
            ):
                asks = state.book.by_seat(ASK, place)
                found += [asks[other] for other in others if other in (*rich, pawn.holder)]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without a toll, a seat that could not lay there, and a wrong target."""
        pawn = pawn_at(state, move.at)
        if pawn is None:
            return refuse("ME-8", "no-pawn-there", cell=xy(move.at))
        if pawn.holder == seat:
            return refuse("R-73", "your-own-pawn", cell=xy(move.at))
        if sponsor_at(state, move.at) != NOBODY:
            return refuse("R-191", "already-paid-for", cell=xy(move.at))
        if state.marks[seat] & state.kit.path_blocking_marks:
            return refuse("R-191", "ask-but-barred")
        if not any(fits(state, card, move.at) for card in state.table.hands[seat]):
            return refuse("R-191", "ask-for-nothing", cell=xy(move.at))
        return _refuse_sponsor(state, seat, move.whom, pawn)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask the target; the turn continues after either answer."""
        ask_for_passage(state, seat, move.whom, move.at)
        ask(state, Decision(PAY_FOR_PASSAGE, move.whom, move.at))


def _refuse_sponsor(state: State, seat: int, other: int, pawn: Pawn) -> Refusal | None:
    """Return why a seat may not ask another to pay; ``None`` if it may."""
    if other == seat:
        return refuse("R-191", "ask-another")
    if other in asked_to_pay(state):
        return refuse("R-191", "already-asked", seat=other)
    if other != pawn.holder and not can_pay(state, other):
        return refuse("R-191", "no-wealth", seat=other)
    return None


class PayForPassageRule(AnswerRule[State], DecisionRule[State]):
    """The decision to pay for the seat on turn or refuse (R-191).

    If the token's holder agrees, no payment is made (R-73).
    """

    clause = "R-191"
    answers = (AGREE, REFUSE)

    def play(self, state: State, move: Move) -> None:
        """Record the answer; nothing is paid before a card is laid."""
        asked = state.stack[-1]
        pop_question(state)
        answer_passage(state, asked.seat, asked.cell, agreed=move.verb == AGREE)


class LayAfterPayingRule(SilentRule[State]):
    """A declared path that waits until its payer has chosen the gold card to trade (R-71)."""

    clause = "ME-7"

    def resume(self, state: State) -> None:
        """Remove the pawn, which has been paid for, and lay the card (ME-7)."""
        waiting = state.stack[-1]
        pop_question(state)
        pawn = pawn_at(state, waiting.cell)
        assert pawn is not None  # noqa: S101 - it stands until it is paid for
        assert waiting.move is not None  # noqa: S101 - it waits for this very move
        dismiss_pawn(state, pawn)
        carry_out(state, waiting.seat, waiting.move)
