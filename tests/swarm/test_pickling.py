"""Copying and pickling a swarm keeps all its games."""

import copy
import pickle

import pytest

from saboteur.swarm import Swarm


@pytest.mark.parametrize(("box", "seats"), [("saboteur", 3), ("saboteur2", 4), ("duel", 2)])
@pytest.mark.parametrize("deals", ["fast", "reference"])
def test_copies_are_equal_and_go_their_own_ways(box: str, seats: int, deals: str) -> None:
    swarm = Swarm(box, seats, 3, device="python", seed=4, deals=deals)
    for _ in range(15):
        swarm.play(swarm.random())
    for twin in (pickle.loads(pickle.dumps(swarm)), copy.copy(swarm), copy.deepcopy(swarm)):  # noqa: S301 - our own
        assert twin == swarm
        assert repr(twin) == repr(swarm)
        twin.play(twin.random())
        assert twin != swarm
        twin.reset()
        assert twin.number(twin.text(0, twin.legal()[0][0][0])) == twin.legal()[0][0][0]
    assert swarm != "another thing"


def test_settings_are_kept() -> None:
    swarm = Swarm("duel", 1, 2, device="python", seed=9, options={"solo_colour": "green"})
    twin = copy.deepcopy(swarm)
    assert repr(twin) == "Swarm('duel', seats=1, games=2, device='python', seed=9, deals='fast')"
    assert twin != Swarm("duel", 1, 2, device="python", seed=9, options={"solo_colour": "blue"})
    swarm.reset()
    assert swarm != twin
    twin.reset()
    assert swarm == twin
