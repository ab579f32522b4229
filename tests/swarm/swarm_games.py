"""Helpers and checks for tests of ``Swarm``, for all boxes."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

import saboteur
from saboteur.swarm import Swarm
from saboteur.swarm.numpy_record import record_dtype


def small(box: str, games: int = 3, seats: int = 3, deals: str = "fast") -> Swarm:
    """Return a swarm of ``games`` games that runs in plain Python."""
    return Swarm(box, seats, games, device="python", seed=5, deals=deals)


def legal_texts(swarm: Swarm, which: int) -> list[str]:
    moves, counts = swarm.legal()
    return sorted(swarm.text(which, move) for move in moves[which][: counts[which]])


def cards(game: saboteur.Game) -> list[str]:
    lines = [line.split() for line in game.position().splitlines()]
    hands = [card for words in lines if words[0] == "hand" for card in words[2:]]
    piles = [card for words in lines if words[0] in {"pile", "aside"} for card in words[1:]]
    return sorted([*hands, *piles])


def records(swarm: Swarm) -> npt.NDArray[Any]:
    """Return all states of a swarm as a NumPy array."""
    found = np.zeros(swarm.size, record_dtype(swarm.box.game))
    for which in range(swarm.size):
        swarm._device.get_record(swarm._games, which).write(found[which])
    return found


def finish_and_compare_results(swarm: Swarm) -> None:
    """Play to the end; assert that scores and winners are those of the reference."""
    assert not swarm.winners.any()
    assert swarm.finish() == sum(swarm.field("moves"))
    assert swarm.over.all()
    assert (swarm.deciders == -1).all()
    for which in range(swarm.size):
        game = swarm.game(which)
        assert game.over
        assert game.scores == tuple(swarm.scores[which])
        assert game.winners == tuple(np.flatnonzero(swarm.winners[which]))


def finish_and_compare_devices(compiled: Swarm, plain: Swarm) -> None:
    """Play random games to the end; assert that compiled and plain Python are equal."""
    assert compiled.finish() == plain.finish()
    assert records(compiled).tobytes() == records(plain).tobytes()
    assert plain.scores.any()


def compare_decisions(compiled: Swarm, plain: Swarm, choose: Callable[[Swarm], list[int]]) -> None:
    """Play to the end; assert that both swarms agree on moves, observations and masks."""
    while not plain.over.all():
        plain_moves, plain_counts = plain.legal()
        moves, counts = compiled.legal()
        assert counts.tolist() == plain_counts
        for which, row in enumerate(plain_moves):
            end = plain_counts[which]
            assert moves[which][:end].tolist() == row[:end]
        chosen = choose(plain)
        for one, other in zip(compiled.observe(), plain.observe(), strict=True):
            assert np.array_equal(one, np.array(other))
        assert np.array_equal(compiled.mask(), np.array(plain.mask()))
        for one, other in zip(compiled.look(), plain.look(), strict=True):
            assert np.array_equal(one, np.array(other))
        compiled.play(chosen)
        plain.play(chosen)
    assert records(compiled).tobytes() == records(plain).tobytes()
