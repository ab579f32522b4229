"""Goal exchange (2017): take two face-down goals unseen, swap them or not, put them back.

The two goals are named with the card and public. Whether they were swapped is the player's
secret, and no seat looks at them (WC-9, WC-20, R-62, R-190). So for the other seats, known
cards may have changed places, while the player's own knowledge follows the cards (R-192). The
card is discarded after the goals are put back (R-238).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import ClassVar, Final, TypeAlias, assert_never, cast

from saboteur.games.answers import AnswerRule
from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.operations import put_away
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, PackedCell, xy
from saboteur.kernel.knowledge import rename_places, widen_places
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import replace_fields, value_class

EXCHANGE_GOALS: Final = "exchange-goals"
"""The kind of the decision to swap the two goals or leave them."""
SWAP: Final = "swap"
LEAVE: Final = "leave"


@value_class
class GoalsTaken(Event):
    """A seat named two face-down goals to swap or leave; both cells are public (WC-9)."""

    seat: int
    cells: tuple[Cell, ...]


@value_class
class GoalsExchanged(Event):
    """A seat put the two goals back; only that seat knows whether they are swapped."""

    seat: int
    cells: tuple[Cell, ...]
    swapped: bool


@value_class
class HiddenExchange(Event):
    """The redacted ``GoalsExchanged``, without whether the goals were swapped (WC-20)."""

    seat: int
    cells: tuple[Cell, ...]


ExchangeEvent: TypeAlias = GoalsTaken | GoalsExchanged | HiddenExchange


def hidden_goals(state: State) -> list[PackedCell]:
    """List the cells of the face-down goals, sorted."""
    covered = state.maze.covered
    return sorted(place for place, _ in state.deal.goals if place in covered)


class ExchangeCard(ActionRule[State]):
    """The rule of the goal exchange: takes two face-down goals; not playable with fewer.

    WC-9, R-62.
    """

    form = "pair"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each pair of face-down goals."""
        say = state.book.say
        return [
            say(PLAY, card=card, cell=one, other=other)
            for one, other in combinations(hidden_goals(state), 2)
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the same goal twice, and a cell without a face-down goal."""
        if move.at == move.to:
            return refuse("WC-9", "same-goal-twice", cell=xy(move.at))
        for place in (move.at, move.to):
            if place not in hidden_goals(state):
                return refuse("WC-9", "no-goal-to-exchange", cell=xy(place))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Announce the two goals and ask the seat whether to swap them (R-190)."""
        take_goals(state, seat, (move.at, move.to))
        ask(state, Decision(EXCHANGE_GOALS, seat, move=move))


class ExchangeGoalsRule(AnswerRule[State], DecisionRule[State]):
    """The secret decision to swap or leave; other seats cannot tell which it was (WC-20)."""

    clause = "WC-9"
    answers = (SWAP, LEAVE)

    def play(self, state: State, move: Move) -> None:
        """Put the goals back, discard the card and continue the turn."""
        asked = state.stack[-1]
        play = asked.move
        assert play is not None  # noqa: S101 - the question is about a move
        pop_question(state)
        exchange_goals(state, asked.seat, (play.at, play.to), swapped=move.verb == SWAP)
        put_away(state, asked)
        proceed(state)


def take_goals(state: State, seat: int, pair: tuple[PackedCell, PackedCell]) -> None:
    """Log the choice of two goals; the maze changes only with the seat's answer."""
    if state.log is not None:
        state.log.append(GoalsTaken(seat, (xy(pair[0]), xy(pair[1]))))


def exchange_goals(
    state: State, seat: int, pair: tuple[PackedCell, PackedCell], *, swapped: bool
) -> None:
    """Swap two face-down goals or leave them; only ``seat`` then knows which was done (R-62)."""
    known = state.known
    traces = widen_places(known.goals, pair, pair, except_seat=seat)
    if swapped:
        ways = dict(zip(pair, pair[::-1], strict=True))
        traces = rename_places(traces, ways, follow=True, only=seat)
        faces = dict(state.deal.goals)
        goals = tuple((place, faces[ways.get(place, place)]) for place in faces)
        state.deal = replace_fields(state.deal, goals=goals)
    looks = widen_places(known.goal_looks, pair, pair)
    state.known = replace_fields(known, goals=traces, goal_looks=looks)
    if state.log is not None:
        state.log.append(GoalsExchanged(seat, (xy(pair[0]), xy(pair[1])), swapped))


class GoalExchange(Part):
    """A module that adds one card, the goal exchange, and can be chosen alone (WC-2)."""

    id = "goal-exchange"
    title = "Goal exchange"
    data = "goal-exchange.toml"
    actions: Mapping[str, ActionRule[State]] = {"exchange": ExchangeCard()}
    decisions: Mapping[str, DecisionRule[State]] = {EXCHANGE_GOALS: ExchangeGoalsRule()}
    verbs: ClassVar[Mapping[str, str]] = {SWAP: "", LEAVE: ""}
    events = (GoalsTaken, GoalsExchanged, HiddenExchange)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return the event for a sight: others only see which goals were taken (WC-20)."""
        match cast("ExchangeEvent", event):
            case GoalsExchanged() as secret:
                if secret.seat == sight:
                    return secret
                return HiddenExchange(secret.seat, secret.cells)
            case GoalsTaken() | HiddenExchange() as public:
                return public
            case other:
                assert_never(other)


GOAL_EXCHANGE = GoalExchange()
