"""Recruiting a pawn and posting it on a free end of a path (ME-3 to ME-6, R-72)."""

from collections.abc import Iterator
from typing import Final

from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.modules.right_of_way.events import PawnRecruited
from saboteur.games.classic.modules.right_of_way.pawns import Pawn, pawns_of, post_pawn
from saboteur.games.classic.operations import pass_card, update_turn
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import OPPOSITE, SIDE_NAMES, SIDES, STEP, PackedCell, Side, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import OPEN_EDGE, digit

RECRUIT: Final = "recruit"
POST: Final = "post"

POST_PAWN: Final = "post-pawn"


def recruit_pawn(state: State, seat: int, card: int) -> None:
    """Discard a card face down and take a pawn; no card is drawn for it (ME-3, ME-4)."""
    pass_card(state, seat, card)
    update_turn(state, barred=True)
    if state.log is not None:
        state.log.append(PawnRecruited(seat))


def free_ends(state: State) -> Iterator[tuple[PackedCell, Side]]:
    """Return the card and side of each open edge that a pawn can be posted on (ME-6, R-72).

    The edge faces an empty cell without a pawn. Whether its card is linked to Start does not
    matter. A cell with a face-down card is not empty.
    """
    maze = state.maze
    taken = {pawn.cell for pawn in pawns_of(state).standing} | maze.covered
    for place, pattern in maze.frontier.items():
        if place not in taken:
            for side in SIDES:
                if digit(pattern, side) == OPEN_EDGE:
                    yield place + STEP[side], OPPOSITE[side]


class RecruitOption(TurnOption[State]):
    """The option to discard a card and recruit a pawn instead of playing (ME-3, ME-5).

    It does not count as laying a path: broken tools and prison do not forbid it (ME-11).
    """

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """Add a move for each kind of card in the hand, if a pawn is left and a free end exists."""
        if pawns_of(state).left and any(True for _ in free_ends(state)):
            kinds = set(state.table.hands[seat])
            recruits = state.book.by_card(RECRUIT)
            found += [recruits[card] for card in kinds]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a card not in the hand; refuse any if no pawn is left or no end is free."""
        if move.kind not in state.table.hands[seat]:
            return refuse("ME-3", "not-in-hand", card=move.card)
        if not pawns_of(state).left:
            return refuse("ME-5", "no-pawn-left")
        if not any(True for _ in free_ends(state)):
            return refuse("ME-6", "no-free-end")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard the card and ask where to post the pawn."""
        recruit_pawn(state, seat, move.kind)
        ask(state, Decision(POST_PAWN, seat))


class PostPawnRule(DecisionRule[State]):
    """The decision on which free end of a path to post the recruited pawn (ME-3, R-72)."""

    def moves(self, state: State) -> list[Move]:
        return [
            state.book.say(POST, cell=host, word=SIDE_NAMES[side])
            for host, side in sorted(free_ends(state))
        ]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse an edge that is no free end."""
        if move.verb != POST:
            return not_asked("ME-3", state, move)
        if (move.at, SIDE_NAMES.index(move.word)) not in free_ends(state):
            return refuse("ME-6", "not-a-free-end", cell=xy(move.at), side=move.word)
        return None

    def play(self, state: State, move: Move) -> None:
        """Post the pawn and continue with the end of the turn."""
        seat = state.stack[-1].seat
        pop_question(state)
        post_pawn(state, Pawn(move.at, SIDE_NAMES.index(move.word), seat))
        proceed(state)
