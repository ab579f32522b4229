"""Building a review: replays a record and tracks the beliefs of every viewpoint."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import Claims
from saboteur.kernel.event import Event
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.type_checks import check_type
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.review.belief_tracker import Ending, ReviewFamily
from saboteur.review.claims import check_claims, validate_claims
from saboteur.review.model import Moment, Review, RoundReview, Table
from saboteur.review.players import build_portraits, find_fooled, find_right_first
from saboteur.review.registry import FAMILIES
from saboteur.review.turning_points import turning_points

CHANCE_DIGITS: Final = 4
"""Digits of rounded probabilities."""
MIN_CHANCE: Final = 0.001
"""Chances before the end of a round are clipped to this distance from 0 and 1."""


def review(game: Record | Replay, claims: Claims = ()) -> Review:
    """Review a game: the beliefs of each player at every step, and the turning points.

    Args:
        game: a record or replay; the game may be unfinished.
        claims: pairs of the number of moves before a claim and the claim; records contain no chat.

    Returns:
        The review of every round.

    Raises:
        RecordError: the record cannot be replayed.
        ValueError: a claim is impossible in this game.
        TypeError: ``game`` is neither a record nor a replay.
    """
    check_type("game", game, (Record, Replay), "a record or a replay")
    replay = game if isinstance(game, Replay) else Replay(game)
    checked = validate_claims(replay, FAMILIES[replay.family], claims)
    rounds = ReviewBuilder(replay, checked).build_rounds()
    return Review(replay.record.ruleset, replay.record.seats, replay.family, tuple(rounds))


@final
class ReviewBuilder:
    """Replays a game once, with a belief tracker for every seat and for a spectator."""

    def __init__(self, replay: Replay, claims: Claims) -> None:
        self._replay = replay
        self._claims = claims
        self._family: ReviewFamily = FAMILIES[replay.family]
        self._sights: tuple[Sight, ...] = (PUBLIC, *range(replay.record.seats))
        self._trackers = [self._family.tracker(replay.view(0, sight)) for sight in self._sights]
        self._roles: tuple[str, ...] = ()

    def build_rounds(self) -> Iterator[RoundReview]:
        """Yield the review of every round that has begun."""
        number, over = 1, False
        moments: list[Moment] = []
        for step in range(len(self._replay) + 1):
            view = self._replay.view(step, PUBLIC)
            now = getattr(view, "round", 1)  # games of one round have no such field
            if not over:
                ending = self._family.ending(view, self._replay.seen(step, PUBLIC), number)
                over = ending is not None
                if ending is not None:
                    moments.append(self._final_moment(step, ending, moments))
                    yield self._round(number, moments, over=True)
            if now > number:
                number, over, moments = now, False, []
            self._learn(step)
            if not over:
                moments.append(self._moment(step))
        if not over:
            yield self._round(number, moments, over=False)

    def _learn(self, step: int) -> None:
        claims: tuple[Event, ...] = tuple(said for at, said in self._claims if at == step)
        for sight, tracker in zip(self._sights, self._trackers, strict=True):
            events = (*self._replay.seen(step, sight), *claims)
            tracker.learn(self._replay.view(step, sight), events)

    def _moment(self, step: int) -> Moment:
        watcher, *seats = [tracker.beliefs() for tracker in self._trackers]
        self._roles = tuple(dict.fromkeys(role for odds in watcher for role in odds))
        chances = self._trackers[0].chances()
        return Moment(
            step,
            self._family.roles(self._replay.view(step, OPEN)),
            self._table(watcher),
            tuple(map(self._table, seats)),
            tuple(
                round(min(max(chance, MIN_CHANCE), 1 - MIN_CHANCE), CHANCE_DIGITS)
                for chance in chances
            ),
            self._family.race(self._replay.view(step, PUBLIC)),
        )

    def _table(self, beliefs: Beliefs) -> Table:
        return tuple(
            tuple(round(odds.get(role, 0.0), CHANCE_DIGITS) for role in self._roles)
            for odds in beliefs
        )

    def _final_moment(self, step: int, ending: Ending, moments: Sequence[Moment]) -> Moment:
        """Return the last moment of a round: the winners and all roles are known."""
        truth = ending.roles or moments[-1].truth
        known: Table = tuple(tuple(float(role == own) for role in self._roles) for own in truth)
        seats = self._replay.record.seats
        return Moment(step, truth, known, (known,) * seats, ending.chances, ending.gains)

    def _round(self, number: int, moments: Sequence[Moment], *, over: bool) -> RoundReview:
        family, replay = self._family, self._replay
        # Claims after the end of a round belong to the next round, which has already begun.
        steps = range(moments[0].step, moments[-1].step + (not over))
        opened = replay.view(moments[-2 if over else -1].step, OPEN)
        foes = tuple(role for role in self._roles if family.is_foe(role))
        all_moments = tuple(moments)
        sides = family.sides(opened)
        of = tuple(
            family.side_of(
                opened, seat, all_moments[-1].truth[seat] if all_moments[-1].truth else ""
            )
            for seat in range(replay.record.seats)
        )
        return RoundReview(
            number,
            over,
            sides,
            self._roles,
            foes,
            all_moments,
            turning_points(replay, all_moments),
            find_fooled(self._roles, foes, all_moments),
            find_right_first(self._roles, foes, all_moments),
            check_claims(replay, family, [said for said in self._claims if said[0] in steps]),
            build_portraits(replay, self._roles, foes, all_moments, of, over=over),
        )
