"""From a review to the wire: what charts and sentences need of it, and no more."""

from typing import Any, Final

import msgspec

from saboteur.kernel.value import plain
from saboteur.review.model import Moment, Review, RoundReview
from saboteur.wire.messages import GameReview, ReviewMoment, ReviewRound

FORM: Final = 1
"""Of a kept review; whoever changes what reviews say counts on."""
FINE: Final = 4
"""So many digits of a chance are told."""


def review_message(review: Review) -> GameReview:
    """Return a review as it is told: of everybody's beliefs, how likely each seat is a foe."""
    return GameReview(
        form=FORM,
        ruleset=review.ruleset,
        seats=review.seats,
        family=review.family,
        rounds=tuple(_round(number) for number in review.rounds),
    )


def _round(number: RoundReview) -> ReviewRound:
    told: Any = plain(number)
    return msgspec.convert(
        {
            **{name: told[name] for name in ReviewRound.__struct_fields__ if name in told},
            "truth": number.moments[-1].truth,
            "moments": [_moment(number, moment) for moment in number.moments],
        },
        ReviewRound,
    )


def _moment(number: RoundReview, moment: Moment) -> ReviewMoment:
    tables = [
        tuple(round(number.suspicion(table, seat), FINE) for seat in range(len(table)))
        for table in ((moment.watcher, *moment.seats) if number.foes else ())
    ]
    return ReviewMoment(
        step=moment.step,
        watcher=tables[0] if tables else (),
        seats=tuple(tables[1:]),
        chances=moment.chances,
        race=moment.race,
    )
