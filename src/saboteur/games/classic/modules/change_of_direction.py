"""Change of direction (2020): the order of play is reversed for the rest of the round.

The base game reads ``State.way`` wherever the direction matters: for the next seat, the order in
which others are asked, and the gold draft, which goes against the direction of play (WC-15, R-67).
The next round is played clockwise again.
"""

from collections.abc import Mapping, Sequence

from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.operations import discard
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import CLOCKWISE, State
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class


@value_class
class DirectionChanged(Event):
    """The direction of play was reversed."""

    seat: int
    clockwise: bool
    """Whether the new direction of play is clockwise."""


class ChangeOfDirectionCard(ActionRule[State]):
    """The rule of the change of direction: reverses the order of play until the next such card.

    It always has an effect and needs no target (R-181), with two players too (WC-14, R-67).
    """

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return the card's only move."""
        return [state.book.say(PLAY, card=card)]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Reverse the order of play; the next seat is the neighbour in the new direction."""
        reverse_play(state, seat)
        discard(state, move.kind)


def reverse_play(state: State, seat: int) -> None:
    """Reverse the direction of play and record the event."""
    state.way = -state.way
    if state.log is not None:
        state.log.append(DirectionChanged(seat, state.way == CLOCKWISE))


class ChangeOfDirection(Part):
    """A module that adds one card, the change of direction; it can be chosen alone (WC-2, R-70)."""

    id = "change-of-direction"
    title = "Change of direction"
    data = "change-of-direction.toml"
    actions: Mapping[str, ActionRule[State]] = {"reverse": ChangeOfDirectionCard()}
    events = (DirectionChanged,)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        return event


CHANGE_OF_DIRECTION = ChangeOfDirection()
