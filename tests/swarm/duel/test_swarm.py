"""``Swarm`` plays Le Duel as it plays Saboteur: the same surface."""

import numpy as np
import pytest

import saboteur
from saboteur.swarm import Swarm, compilation
from saboteur.swarm.duel.game_record import DuelGameRecord
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.duel.spec import DUEL
from saboteur.swarm.numpy_record import record_dtype
from tests.swarm.duel.crafted_positions import rim_position


def small(games: int = 3, seats: int = 2, deals: str = "fast") -> Swarm:
    return Swarm("duel", seats, games, device="python", seed=5, deals=deals)


def cards(game: saboteur.Game) -> list[str]:
    """All cards in hands, pile and aside."""
    lines = [line.split() for line in game.position().splitlines()]
    hands = [card for words in lines if words[0] == "hand" for card in words[2:]]
    piles = [card for words in lines if words[0] in {"pile", "aside"} for card in words[1:]]
    return sorted([*hands, *piles])


@pytest.mark.clause("D-5", "D-8", "D-45")
@pytest.mark.parametrize("seats", [1, 2])
def test_reference_deals_are_those_of_the_reference(seats: int) -> None:
    swarm = small(seats=seats, deals="reference")
    for which in range(swarm.size):
        game = saboteur.new("duel", seats=seats, seed=swarm.seed_of(which))
        moves, counts = swarm.legal()
        texts = [swarm.text(which, move) for move in moves[which][: counts[which]]]
        assert sorted(texts) == sorted(map(str, game.legal_moves()))
        twin = swarm.game(which).position().splitlines()
        assert sorted(twin) == sorted(game.position().splitlines())


@pytest.mark.clause("D-5", "D-7", "D-8")
def test_fast_deals_are_whole_and_fair() -> None:
    """Every deck is dealt whole, and each seat is Green, who begins, about as often."""
    swarm = small(120)
    green = np.bincount(swarm.deciders, minlength=2)
    assert green.sum() == 120
    assert green.min() > 35
    whole = cards(saboteur.new("duel", seats=2, seed="0"))
    assert len(whole) == 52
    assert all(cards(swarm.game(which)) == whole for which in range(5))


@pytest.mark.clause("D-42", "D-50", "R-115")
@pytest.mark.parametrize("seats", [1, 2])
def test_results(seats: int) -> None:
    swarm = small(6, seats)
    assert not swarm.winners.any()
    assert swarm.finish() == sum(swarm.field("moves"))
    assert swarm.over.all()
    for which in range(6):
        game = swarm.game(which)
        assert game.over
        assert game.scores == tuple(swarm.scores[which])
        assert game.winners == tuple(np.flatnonzero(swarm.winners[which]))


@pytest.mark.clause("D-6")
def test_swarm_game_that_leaves_the_window_continues_in_reference() -> None:
    swarm = small()
    swarm.set_up(1, rim_position())
    swarm.play([-1, swarm.number("lay door-green-cross 0,-9"), -1])
    assert swarm.beyond.tolist() == [False, True, False]
    assert swarm.legal()[1][1] == 0
    assert "door-green-cross" in swarm.game(1).position()
    swarm.finish()
    assert swarm.over.all()
    assert swarm.scores[1].tolist() == list(swarm.field("nuggets")[1])


def records(swarm: Swarm) -> bytes:
    """All games of a swarm, as NumPy sees them."""
    found = np.zeros(swarm.size, record_dtype(DuelGameRecord))
    for which in range(swarm.size):
        swarm._device.get_record(swarm._games, which).write(found[which])
    return found.tobytes()


@pytest.mark.soak  # it compiles; what compiles is tried with the base game
@pytest.mark.parametrize("seats", [1, 2])
def test_compiled_duels_are_those_of_plain_python(seats: int) -> None:
    compiled = Swarm("duel", seats, 20, seed=3)
    plain = Swarm("duel", seats, 20, device="python", seed=3)
    assert compiled.finish() == plain.finish()
    assert records(compiled) == records(plain)
    assert plain.scores.any()
    assert len(compilation.compile_cpu_loops(DUEL)["finish_all"].signatures) == 1


def test_records_are_small() -> None:
    assert record_dtype(DuelGameRecord).itemsize < 4500
    assert record_dtype(DuelRuleTables).itemsize < 25000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2])
def test_compiled_decisions_observations_and_masks(seats: int) -> None:
    """Move by move, near the goals: what is listed, shown and marked is the same."""
    compiled = Swarm("duel", seats, 50, seed=4)
    plain = Swarm("duel", seats, 50, device="python", seed=4)
    lays = compiled._tables.rockfall_offset
    while not plain.over.all():
        plain_moves, plain_counts = plain.legal()
        assert compiled.legal()[1].tolist() == plain_counts
        chosen = []
        for which in range(plain.size):
            row = plain_moves[which][: plain_counts[which]]
            assert compiled.legal()[0][which][: plain_counts[which]].tolist() == row
            near = [
                move for move in row if move < lays and move % 24 > 9 and 7 < move % 480 // 24 < 13
            ]
            chosen.append((near or row or [-1])[0])
        for one, other in zip(compiled.observe(), plain.observe(), strict=True):
            assert np.array_equal(one, np.array(other))
        assert np.array_equal(compiled.mask(), np.array(plain.mask()))
        for one, other in zip(compiled.look(), plain.look(), strict=True):
            assert np.array_equal(one, np.array(other))
        compiled.play(chosen)
        plain.play(chosen)
    assert records(compiled) == records(plain)
