"""Which seats were fooled, and which were right first, in made-up rounds."""

import pytest

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.kernel.geometry import Cell
from saboteur.notation.record import RecordError
from saboteur.play.game import Record, loads
from saboteur.review import Moment, RightFirst, review
from saboteur.review.model import Fooled
from saboteur.review.players import find_fooled, find_right_first
from tests.review.golden_records import record, replay

ROLES = ("miner", "saboteur")
FOE_ROLES = ("saboteur",)
TRUTH = ("saboteur", "miner", "miner")


def moment(step: int, by_one: float, by_two: float) -> Moment:
    """Return a moment with the suspicions of seats 1 and 2 about seat 0, the saboteur."""

    def table(likely: float) -> tuple[tuple[float, ...], ...]:
        return ((1 - likely, likely), (1.0, 0.0), (1.0, 0.0))

    seats = (table(1.0), table(by_one), table(by_two))
    return Moment(step, TRUTH, table(by_one), seats, (0.5, 0.5), ())


ROUND = [
    moment(0, 0.4, 0.4),
    moment(1, 0.3, 0.4),
    moment(2, 0.3, 0.38),
    moment(3, 0.1, 0.6),
    moment(4, 0.7, 0.4),
    moment(5, 0.8, 0.9),
    moment(6, 1.0, 1.0),
]


def test_who_trusts_a_foe_more_than_the_deal_is_fooled() -> None:
    """Only seat 1, from move 1 to 3, clearly trusts the saboteur more than the deal suggests."""
    assert find_fooled(ROLES, FOE_ROLES, ROUND) == (Fooled(0, 1, 1, 3, 2),)


def test_first_to_be_right_is_the_first_that_stays_right() -> None:
    """Seat 2 suspects the saboteur at move 3, but trusts it again at move 4."""
    assert find_right_first(ROLES, FOE_ROLES, ROUND) == (RightFirst(0, (1,), 4),)


def test_suspicion_from_the_deal_alone_does_not_count_as_seen_through() -> None:
    assert find_right_first(ROLES, FOE_ROLES, [moment(step, 0.6, 0.6) for step in range(4)]) == ()


def test_claims_stand_beside_the_truth() -> None:
    game = replay("saboteur-3")
    goals = {goal.cell: goal.face for goal in game.view(2, "open").goals}
    treasure = next(cell for cell, face in goals.items() if face == "treasure")
    roles = game.view(2, "open").roles
    claims = (
        (2, GoalClaimed(0, treasure, "treasure")),
        (2, GoalClaimed(1, treasure, "stone")),
        (3, RoleClaimed(1, 2, roles[2])),
    )
    first = review(game, claims).rounds[0]
    assert [claim.honest for claim in first.claims] == [True, False, True]
    assert first.claims[1].cell == treasure
    assert (first.claims[1].said, first.claims[1].truth) == ("stone", "treasure")


@pytest.mark.parametrize(
    ("step", "claim", "fault"),
    [
        (0, RoleClaimed(0, 7, "miner"), "no such seat"),
        (9999, RoleClaimed(0, 1, "miner"), "moves are 0 to"),
        (0, GoalClaimed(0, Cell(1, 1), "treasure"), "no goal lies on 1,1"),
    ],
)
def test_claims_about_nothing_are_refused(
    step: int, claim: GoalClaimed | RoleClaimed, fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        review(replay("saboteur-3"), ((step, claim),))


def test_review_refuses_invalid_record() -> None:
    with pytest.raises(TypeError, match="a record or a replay"):
        review("game.txt")  # type: ignore[arg-type]
    text = str(record("duel-1")).splitlines()
    place = next(place for place, line in enumerate(text) if line.startswith("3 seat "))
    text[place] = text[place].rpartition("#")[0] + "#000000000000"
    forged: Record = loads("\n".join(text) + "\n")
    with pytest.raises(RecordError, match="move 3: the digest differs"):
        review(forged)
