"""In whole games of Saboteur 2 the swarm and the reference engine have the same decisions."""

import pytest

from saboteur.games.options import OptionValue
from tests.sampling import sample_cases
from tests.seed import seed
from tests.swarm.policies import agreeing, at_random, digging, scheming
from tests.swarm.saboteur2.lockstep import Saboteur2Pair, reference_rules

CONCEDE: dict[str, OptionValue] = {"concede_round": True, "first_player": 1, "public_gold": True}
POLICIES = (at_random, scheming, digging)

MADE_UP = """
[deck]
id = "saboteur2"

[[path]]
kind = "bridge"
tracks = ["N-E-S", "W"]
count = 2
source = "made up: more ways to lay paths than one number has bits"
confidence = "certain"

[[path]]
kind = "double-curve-nw-es"
tracks = ["N-E", "W"]
count = 1
source = "made up"
confidence = "certain"

[[path]]
kind = "door-blue-vertical"
tracks = ["N-E-S"]
barriers = { "N" = "blue", "E" = "green" }
count = 1
source = "made up: two doors"
confidence = "certain"

[[path]]
kind = "ladder-ne"
tracks = ["N-E-S"]
barriers = { "N" = "blue", "E" = "red", "S" = "green" }
lay = "ladder"
ladder = true
count = 1
source = "made up: a ladder behind doors"
confidence = "certain"

[[path]]
kind = "ladder-s"
tracks = ["N-W", "S"]
lay = "ladder"
ladder = true
crystals = 2
count = 1
source = "made up: a ladder on two tracks"
confidence = "certain"

[[path]]
kind = "crystal-cross"
tracks = ["N-S", "E-W"]
barriers = { "N-S" = "red" }
crystals = 3
count = 1
source = "made up: a door that no team passes"
confidence = "certain"
"""


@pytest.mark.clause("S2-6", "S2-7", "S2-9", "S2-13", "S2-16", "S2-27", "S2-28", "S2-44", "S2-46")
@pytest.mark.parametrize("seats", sample_cases(range(2, 13), 5))
def test_whole_games(seats: int) -> None:
    """Each number of seats has one policy: random play, rare cards first, or digging."""
    pair = Saboteur2Pair(reference_rules(seats), f"games/{seats}/{seed()}")
    assert pair.finish(POLICIES[seats % 3](pair.seed)) > 60


@pytest.mark.clause("S2-31", "S2-33", "S2-35", "S2-38", "S2-41", "B-40", "R-8")
def test_treasures_and_thefts() -> None:
    pair = Saboteur2Pair(reference_rules(5), "digging/5/0")
    pair.finish(digging(pair.seed, 0.15))
    assert pair.game.treasures
    assert sum(pair.game.nuggets) > 5


@pytest.mark.clause("R-14", "R-22", "R-29")
def test_rounds_that_are_conceded() -> None:
    for seats in (2, 4):
        pair = Saboteur2Pair(reference_rules(seats, CONCEDE), f"concede/{seats}/{seed()}")
        pair.finish(agreeing(pair.seed))


@pytest.mark.clause("S2-15", "S2-18", "R-36", "R-42")
def test_a_deck_of_ones_own() -> None:
    """Shapes that the box does not have, some with lays in the second word of ``kind_lays``."""
    ref = reference_rules(4, None, MADE_UP)
    assert any(ref.tables.kind_lays[62:124])
    pair = Saboteur2Pair(ref, f"deck/{seed()}")
    pair.finish(digging(pair.seed, 0.15))


def test_a_round_of_bots() -> None:
    ref = reference_rules(4)
    pair = Saboteur2Pair(ref, "bots")
    pair.play_bots(1)
    assert any(pair.game.nuggets)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", range(2, 13))
def test_a_million_decisions(seats: int) -> None:
    plain, loose = reference_rules(seats), reference_rules(seats, CONCEDE)
    other = reference_rules(seats, None, MADE_UP)
    decisions = number = 0
    while decisions < 100_000:
        number += 1
        name = f"soak/{seats}/{number}/{seed()}"
        for ref in (plain, other):
            for policy in (at_random(name), digging(name, 0.1), digging(name, 0.3), scheming(name)):
                decisions += Saboteur2Pair(ref, name).finish(policy)
        decisions += Saboteur2Pair(loose, name).finish(agreeing(name))
