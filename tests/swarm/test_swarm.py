"""``Swarm``: return values and rejected arguments."""

from typing import Self

import numpy as np
import pytest

import saboteur
from saboteur.swarm import NotInSwarm, Swarm
from saboteur.swarm.chance import philox
from saboteur.swarm.move_lists import MAX_MOVES
from tests.swarm.base.crafted_positions import rim_position
from tests.swarm.swarm_games import cards, finish_and_compare_results, legal_texts, small


def test_known_answers_of_philox() -> None:
    """The test vectors published with the generator (Random123, philox4x32-10)."""
    words = [0] * 4
    philox(0, 0, 0, 0, words)
    assert words == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
    philox(-1, -1, 0xFFFFFFFF, 0xFFFFFFFF, words)
    assert words == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]
    philox(0x299F31D0A4093822, 0x0370734413198A2E, 0x85A308D3, 0x243F6A88, words)
    assert words == [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1]


class Int64Checked(int):
    """An integer whose arithmetic must stay within signed 64 bits."""

    def __new__(cls, number: int) -> Self:
        assert -(1 << 63) <= number < 1 << 63
        return super().__new__(cls, number)

    def __add__(self, other: int) -> "Int64Checked":
        return Int64Checked(int(self) + other)

    def __mul__(self, other: int) -> "Int64Checked":
        return Int64Checked(int(self) * other)

    def __and__(self, other: int) -> "Int64Checked":
        return Int64Checked(int(self) & other)

    def __xor__(self, other: int) -> "Int64Checked":
        return Int64Checked(int(self) ^ other)

    def __rshift__(self, other: int) -> "Int64Checked":
        return Int64Checked(int(self) >> other)


def test_chance_stays_within_64_bits() -> None:
    """Overflow is undefined in compiled code; a compiler for GPUs has relied on that in Le Duel."""
    words = [0] * 4
    philox(
        Int64Checked(-1),
        Int64Checked(-1),
        Int64Checked(0xFFFFFFFF),
        Int64Checked(0xFFFFFFFF),
        words,
    )
    assert words == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]
    for seed in range(200):
        philox(
            Int64Checked(seed),
            Int64Checked(seed * 0x9E3779B97F4A7C15 >> 9),
            Int64Checked(6),
            Int64Checked(0),
            words,
        )


def test_reference_deals_are_those_of_the_reference() -> None:
    swarm = small("saboteur", deals="reference")
    for which in range(swarm.size):
        game = saboteur.new("saboteur", seats=3, seed=swarm.seed_of(which))
        assert legal_texts(swarm, which) == sorted(map(str, game.legal_moves()))
        assert swarm.game(which).position() == game.position()


def test_fast_deals_are_whole_and_fair() -> None:
    swarm = small("saboteur", 150)
    starters = np.bincount(swarm.deciders, minlength=3)
    assert starters.sum() == 150
    assert starters.min() > 30
    whole = cards(saboteur.new("saboteur", seats=3, seed="0"))
    assert len(whole) == 67
    assert all(cards(swarm.game(which)) == whole for which in range(5))


def test_games_follow_from_seed_and_number() -> None:
    one, other = small("saboteur"), small("saboteur")
    one.finish()
    other.finish()
    assert one.scores.tolist() == other.scores.tolist()
    one.reset()
    one.finish()
    assert one.scores.tolist() != other.scores.tolist()


def test_moves_are_checked_before_anything_is_played() -> None:
    swarm = small("saboteur")
    before = [swarm.game(which).position() for which in range(3)]
    legal = [int(row[0]) for row in swarm.legal()[0]]
    with pytest.raises(ValueError, match="move 27000 is not legal in game 1"):
        swarm.play([legal[0], 27000, legal[2]])
    with pytest.raises(ValueError, match="choose 3 moves, not 2"):
        swarm.play(legal[:2])
    assert [swarm.game(which).position() for which in range(3)] == before
    swarm.play([legal[0], -1, -1])
    assert [swarm.game(which).position() == before[which] for which in range(3)] == [0, 1, 1]


def test_only_marked_games_are_dealt_again() -> None:
    swarm = small("saboteur")
    before = [swarm.game(which).position() for which in range(3)]
    swarm.reset([False, True, False])
    assert [swarm.game(which).position() == before[which] for which in range(3)] == [1, 0, 1]


def test_a_mask_marks_the_legal_moves() -> None:
    swarm = small("saboteur")
    for _ in range(10):
        mask = np.array(swarm.mask())
        moves, counts = swarm.legal()
        for which in range(swarm.size):
            assert np.flatnonzero(mask[which]).tolist() == sorted(moves[which][: counts[which]])
        swarm.play(swarm.random())


@pytest.mark.parametrize(("box", "seats"), [("saboteur", 4), ("saboteur2", 4), ("duel", 2)])
def test_observe_fills_observations_and_masks(box: str, seats: int) -> None:
    """Bits and bytes mark the same legal moves, in whatever order they are computed."""
    swarm = Swarm(box, seats, 3, device="python", seed=2)
    for number in range(12):
        cells, facts, bits = swarm.look()
        seen = np.array(swarm.observe()[0]), np.array(swarm.observe()[1])
        marked = np.unpackbits(np.array(bits, "u1"), axis=1, bitorder="little")
        assert np.array_equal(marked[:, : swarm.actions], np.array(swarm.mask()))
        assert np.array_equal(np.array(cells), seen[0])
        assert np.array_equal(np.array(facts), seen[1])
        swarm.play(swarm.random())
        if number % 3 == 0:
            swarm.legal()
            swarm.play(swarm.random())


def test_results() -> None:
    finish_and_compare_results(small("saboteur", 4, 5))


def test_branches_go_their_own_ways() -> None:
    swarm = small("saboteur")
    swarm.branch([2, 2, 2])
    assert len({swarm.game(which).position() for which in range(3)}) == 1
    moves = swarm.legal()[0]
    swarm.play([moves[0][0], moves[1][1], -1])
    assert len({swarm.game(which).position() for which in range(3)}) == 3


@pytest.mark.clause("B-25", "R-4")
def test_swarm_game_that_leaves_the_window_continues_in_reference() -> None:
    swarm = small("saboteur")
    swarm.set_up(1, rim_position())
    assert not swarm.beyond.any()
    swarm.play([-1, swarm.number("lay cross 0,-15"), -1])
    assert swarm.beyond.tolist() == [False, True, False]
    assert swarm.legal()[1][1] == 0
    game = swarm.game(1)
    assert "cross" in str(game.position())
    assert any(move.at >= 0 for move in game.legal_moves())
    swarm.finish()
    assert swarm.over.all()
    assert not swarm.beyond.any()
    assert swarm.scores[1].sum() > 0


def test_swarm_refuses_unsupported_arguments() -> None:
    with pytest.raises(NotInSwarm, match="dark-cave is played by the reference alone"):
        Swarm("dark-cave", 4, 1)
    with pytest.raises(NotInSwarm, match="the swarm plays saboteur, saboteur2, duel"):
        Swarm("lost-mines", 3, 1)
    with pytest.raises(ValueError, match="there is no device 'tpu'"):
        Swarm("saboteur", 5, 1, device="tpu")
    with pytest.raises(ValueError, match="at least one game"):
        Swarm("saboteur", 5, 0)
    with pytest.raises(ValueError, match="there are no deals 'slow'"):
        small("saboteur", deals="slow")


def test_no_list_of_moves_is_too_long() -> None:
    swarm = small("saboteur", 8, seats=10)
    most = 0
    for _ in range(40):
        swarm.play(swarm.random())
        most = max(most, *swarm.legal()[1])
    assert 10 < most < MAX_MOVES
