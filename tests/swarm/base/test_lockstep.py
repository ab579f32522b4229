"""In whole games the swarm and the reference engine have the same decisions."""

import pytest

from saboteur.games.options import OptionValue
from tests.seed import seed
from tests.swarm.base.lockstep import BasePair, reference_rules
from tests.swarm.policies import agreeing, at_random, digging

SEATS = (3, 5, 10)
NEIGHBOURS: dict[str, OptionValue] = {"placement_link": "adjacent_only"}
CONCEDE: dict[str, OptionValue] = {"concede_round": True, "first_player": 1}

MADE_UP = """
[deck]
id = "saboteur"

[[path]]
kind = "cross"
tracks = ["N-S", "E-W"]
count = 5
source = "made up: two tunnels that do not meet"
confidence = "certain"

[[goal]]
kind = "treasure"
tracks = ["N-E"]
treasure = true
count = 1
source = "made up: a treasure that may lie turned away"
confidence = "certain"

[[goal]]
kind = "stone-nw"
tracks = ["N-S", "W"]
count = 1
source = "made up"
confidence = "certain"
"""


@pytest.mark.clause("B-14", "B-22", "B-24", "B-41", "B-47", "B-53", "R-25")
@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int) -> None:
    pair = BasePair(reference_rules(seats), f"random/{seats}/{seed()}")
    assert pair.finish(at_random(pair.seed)) > 150


@pytest.mark.clause("B-35", "B-36", "B-40", "B-43", "B-45", "B-46", "R-8", "R-9")
@pytest.mark.parametrize("seats", SEATS)
def test_digging_games(seats: int) -> None:
    treasures = 0
    for number in range(3):
        pair = BasePair(reference_rules(seats), f"digging/{seats}/{number}")
        pair.finish(digging(pair.seed, 0.15))
        treasures += pair.game.treasures.bit_count()
    assert treasures


@pytest.mark.clause("R-1")
def test_laying_beside_any_card() -> None:
    pair = BasePair(reference_rules(5, NEIGHBOURS), f"neighbours/{seed()}")
    pair.finish(digging(pair.seed))


@pytest.mark.clause("R-14", "R-22")
def test_rounds_that_are_conceded() -> None:
    for number in range(3):
        pair = BasePair(reference_rules(4, CONCEDE), f"concede/{number}/{seed()}")
        pair.finish(agreeing(pair.seed))


@pytest.mark.clause("B-38", "B-43")
def test_a_deck_of_ones_own() -> None:
    """Shapes that the box does not have: the treasure may be revealed and not linked."""
    for number in range(3):
        pair = BasePair(reference_rules(4, None, MADE_UP), f"deck/{number}")
        pair.finish(digging(pair.seed, 0.15))


def test_a_game_of_bots() -> None:
    ref = reference_rules(5)
    pair = BasePair(ref, "bots")
    pair.play_bots(3)
    assert pair.game.treasures


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_million_decisions(seats: int) -> None:
    ref = reference_rules(seats)
    loose = reference_rules(seats, NEIGHBOURS | CONCEDE)
    decisions = number = 0
    while decisions < 125_000:
        number += 1
        name = f"soak/{seats}/{number}/{seed()}"
        decisions += BasePair(ref, name).finish(at_random(name))
        for others in (0.1, 0.3):
            decisions += BasePair(ref, name).finish(digging(name, others))
        for policy in (agreeing(name), digging(name)):
            decisions += BasePair(loose, name).finish(policy)
