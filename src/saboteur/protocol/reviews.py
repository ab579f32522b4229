"""Converts a review to a message with only the data that the client shows."""

from typing import Any, Final

import msgspec

from saboteur.kernel.value import to_json_data
from saboteur.protocol.messages import GameReview, ReviewMoment, ReviewRound
from saboteur.review.model import Moment, Review, RoundReview

REVIEW_FORMAT_VERSION: Final = 1
"""Version of stored reviews; raise it when their content changes."""
CHANCE_DIGITS: Final = 4
"""Digits to which probabilities are rounded."""


def review_message(review: Review) -> GameReview:
    """Return a review as a message, with each observer's belief about which seats are foes."""
    return GameReview(
        form=REVIEW_FORMAT_VERSION,
        ruleset=review.ruleset,
        seats=review.seats,
        family=review.family,
        rounds=tuple(_round(each) for each in review.rounds),
    )


def _round(round_review: RoundReview) -> ReviewRound:
    data: Any = to_json_data(round_review)
    return msgspec.convert(
        {
            **{name: data[name] for name in ReviewRound.__struct_fields__ if name in data},
            "truth": round_review.moments[-1].truth,
            "moments": [_moment(round_review, moment) for moment in round_review.moments],
        },
        ReviewRound,
    )


def _moment(round_review: RoundReview, moment: Moment) -> ReviewMoment:
    tables = [
        tuple(
            round(round_review.suspicion(table, seat), CHANCE_DIGITS) for seat in range(len(table))
        )
        for table in ((moment.watcher, *moment.seats) if round_review.foes else ())
    ]
    return ReviewMoment(
        step=moment.step,
        watcher=tables[0] if tables else (),
        seats=tuple(tables[1:]),
        chances=moment.chances,
        race=moment.race,
    )
