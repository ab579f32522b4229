"""Reviewing: a record is played again, and every sight reads along."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import Claims
from saboteur.kernel.event import Event
from saboteur.kernel.given import must_be
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.review.model import Moment, Review, RoundReview, Table
from saboteur.review.people import fooled, portraits, right_first
from saboteur.review.reading import Ending, Family
from saboteur.review.registry import FAMILIES
from saboteur.review.turning import turning_points
from saboteur.review.words import checked, checked_claims

FINE: Final = 4
"""So many digits of a chance are told."""
SLIGHT: Final = 0.001
"""No chance is smaller before a round is over, and none nearer to 1: nothing is certain yet."""


def review(game: Record | Replay, claims: Claims = ()) -> Review:
    """Look at a game again: what everybody could believe at every step, and when it turned.

    ``game`` may be unfinished. ``claims`` are what was claimed and after which move: records hold
    no talk. A record that cannot be played raises ``RecordError``, a claim about nothing
    ``ValueError``.
    """
    must_be("game", game, (Record, Replay), "a record or a replay")
    replay = game if isinstance(game, Replay) else Replay(game)
    said = checked_claims(replay, FAMILIES[replay.family], claims)
    rounds = Rounds(replay, said).all()
    return Review(replay.record.ruleset, replay.record.seats, replay.family, tuple(rounds))


@final
class Rounds:
    """Goes through a game once, round by round."""

    def __init__(self, replay: Replay, claims: Claims) -> None:
        """Let every seat and a watcher read along."""
        self._replay = replay
        self._claims = claims
        self._family: Family = FAMILIES[replay.family]
        self._sights: tuple[Sight, ...] = (PUBLIC, *range(replay.record.seats))
        self._readings = [self._family.reading(replay.view(0, sight)) for sight in self._sights]
        self._roles: tuple[str, ...] = ()

    def all(self) -> Iterator[RoundReview]:
        """Review every round that was begun."""
        number, over = 1, False
        moments: list[Moment] = []
        for step in range(len(self._replay) + 1):
            view = self._replay.view(step, PUBLIC)
            now = getattr(view, "round", 1)  # the cave has but one
            if not over:
                ending = self._family.ending(view, self._replay.seen(step, PUBLIC), number)
                over = ending is not None
                if ending is not None:
                    moments.append(self._last(step, ending, moments))
                    yield self._round(number, moments, over=True)
            if now > number:
                number, over, moments = now, False, []
            self._hear(step)
            if not over:
                moments.append(self._moment(step))
        if not over:
            yield self._round(number, moments, over=False)

    def _hear(self, step: int) -> None:
        claims: tuple[Event, ...] = tuple(said for at, said in self._claims if at == step)
        for sight, reading in zip(self._sights, self._readings, strict=True):
            heard = (*self._replay.seen(step, sight), *claims)
            reading.learn(self._replay.view(step, sight), heard)

    def _moment(self, step: int) -> Moment:
        watcher, *seats = [reading.beliefs() for reading in self._readings]
        self._roles = tuple(dict.fromkeys(role for odds in watcher for role in odds))
        chances = self._readings[0].chances()
        return Moment(
            step,
            self._family.roles(self._replay.view(step, OPEN)),
            self._table(watcher),
            tuple(map(self._table, seats)),
            tuple(round(min(max(chance, SLIGHT), 1 - SLIGHT), FINE) for chance in chances),
            self._family.race(self._replay.view(step, PUBLIC)),
        )

    def _table(self, beliefs: Beliefs) -> Table:
        return tuple(
            tuple(round(odds.get(role, 0.0), FINE) for role in self._roles) for odds in beliefs
        )

    def _last(self, step: int, ending: Ending, moments: Sequence[Moment]) -> Moment:
        """The end of a round: everybody knows who won, and who was who."""
        truth = ending.roles or moments[-1].truth
        known: Table = tuple(tuple(float(role == own) for role in self._roles) for own in truth)
        seats = self._replay.record.seats
        return Moment(step, truth, known, (known,) * seats, ending.chances, ending.gains)

    def _round(self, number: int, moments: Sequence[Moment], *, over: bool) -> RoundReview:
        family, replay = self._family, self._replay
        # What is said when a round has ended belongs to the next, which has begun.
        steps = range(moments[0].step, moments[-1].step + (not over))
        opened = replay.view(moments[-2 if over else -1].step, OPEN)
        foes = tuple(role for role in self._roles if family.is_foe(role))
        told = tuple(moments)
        sides = family.sides(opened)
        of = tuple(
            family.side_of(opened, seat, told[-1].truth[seat] if told[-1].truth else "")
            for seat in range(replay.record.seats)
        )
        return RoundReview(
            number,
            over,
            sides,
            self._roles,
            foes,
            told,
            turning_points(replay, told),
            fooled(self._roles, foes, told),
            right_first(self._roles, foes, told),
            checked(replay, family, [said for said in self._claims if said[0] in steps]),
            portraits(replay, self._roles, foes, told, of, over=over),
        )
