"""In whole duels the swarm and the reference engine have the same decisions."""

import pytest

from saboteur.games.options import OptionValue
from tests.seed import seed
from tests.swarm.duel.lockstep import DuelPair, reference_rules
from tests.swarm.policies import at_random, digging_in_duel

GREEN: dict[str, OptionValue] = {"solo_colour": "green"}

MADE_UP = """
[deck]
id = "duel"

[[path]]
kind = "ladder-blue-nw"
tracks = ["N-E-S", "W"]
ladder = "blue"
count = 1
source = "made up: a ladder that joins two tracks"
confidence = "certain"

[[path]]
kind = "gold-horizontal-stub-s"
tracks = ["E-W", "S"]
gold = { "S" = 1 }
barriers = { "S" = "green" }
count = 1
source = "made up: gold behind a door in a dead end"
confidence = "certain"

[[path]]
kind = "door-green-cross"
tracks = ["N-E-S-W"]
count = 1
source = "made up: its door stands on another card"
confidence = "certain"

[[path]]
kind = "troll-cross"
tracks = ["N-E-S-W"]
barriers = { "W" = "troll" }
count = 1
source = "made up: a troll on an arm"
confidence = "certain"
"""


@pytest.mark.clause("D-9", "D-10", "D-11", "D-12", "D-13", "D-35", "D-36", "D-42")
@pytest.mark.parametrize("seats", [1, 2])
def test_random_duels(seats: int) -> None:
    pair = DuelPair(reference_rules(seats), f"random/{seats}/{seed()}")
    assert pair.finish(at_random(pair.seed)) > 80


@pytest.mark.clause("D-19", "D-20", "D-23", "D-25", "D-31", "D-34", "D-37", "D-38", "D-41")
@pytest.mark.parametrize("seats", [1, 2])
def test_digging_duels(seats: int) -> None:
    pair = DuelPair(reference_rules(seats), f"digging/{seats}/0")
    pair.finish(digging_in_duel(pair.seed, 0.1))
    assert sum(pair.game.paid) >= 4
    assert sum(pair.game.nuggets) == 5 * (seats - 1)


@pytest.mark.clause("D-45", "R-119")
def test_alone_in_green() -> None:
    pair = DuelPair(reference_rules(1, GREEN), f"green/{seed()}")
    pair.finish(digging_in_duel(pair.seed))


@pytest.mark.clause("D-15", "D-16", "D-17", "R-109", "R-180", "R-221")
def test_a_deck_of_ones_own() -> None:
    """Shapes that the box does not have: a ladder on two tracks, gold behind a door."""
    pair = DuelPair(reference_rules(2, None, MADE_UP), f"deck/{seed()}")
    pair.finish(digging_in_duel(pair.seed))


def test_a_round_of_bots() -> None:
    ref = reference_rules(2)
    pair = DuelPair(ref, "bots")
    pair.play_bots(1, "duel")
    assert sum(pair.game.nuggets) > 0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "colour"), [(2, "blue"), (2, "made up"), (1, "blue"), (1, "green")]
)
def test_a_million_decisions(seats: int, colour: str) -> None:
    options: dict[str, OptionValue] = {"solo_colour": "green" if colour == "green" else "blue"}
    ref = reference_rules(seats, options, MADE_UP if colour == "made up" else None)
    decisions = number = 0
    while decisions < 250_000:
        number += 1
        name = f"soak/{seats}/{colour}/{number}/{seed()}"
        decisions += DuelPair(ref, name).finish(at_random(name))
        for others in (0.0, 0.1, 0.3):
            decisions += DuelPair(ref, name).finish(digging_in_duel(name, others))
