"""Sharing the loot (LM-42 to LM-47), with exact numbers."""

import pytest

from saboteur.games.lost_mines.events import LootShared, RoundEnded
from saboteur.games.lost_mines.scoring import after_dragon, divide, share
from saboteur.play.game import Game
from tests.rule_positions import play, visible_events
from tests.rules.lost_mines.positions import lost_mines_at


def last_turn(position: str, seats: int = 3) -> Game:
    """Return a game in which seat 0 holds the last card of the round."""
    empty = "\n".join(f"hand {seat}" for seat in range(1, seats))
    return lost_mines_at(f"hand 0 trap\n{empty}\n{position}", seats)


@pytest.mark.clause("LM-42", "R-185")
def test_dwarves_and_taken_treasures_are_shown_and_nothing_else() -> None:
    game = last_turn(
        "dwarves blue-loyal yellow-selfish blue-saboteur | yellow-loyal\n"
        "treasures gems-5 gold-3 silver-1 | gems-3\ntaken 0=1 2=1"
    )
    events = play(game, "pass trap")
    ended = RoundEnded(
        1,
        "hands-empty",
        ("blue-loyal", "yellow-selfish", "blue-saboteur"),
        ((), ("gems-5", "silver-1"), ()),
    )
    for sight in (0, 1, 2, "public"):
        told = visible_events(game, events, sight)
        assert ended in told
        assert "gold-3" not in repr(told)  # it lay beside the board
        assert "yellow-loyal" not in repr(told[: told.index(ended) + 2])  # it was aside
    (result,) = game.view("public").to_dict()["results"]
    assert result["dwarves"] == ["blue-loyal", "yellow-selfish", "blue-saboteur"]


@pytest.mark.clause("LM-43")
def test_a_selfish_dwarf_keeps_its_own_and_has_no_share() -> None:
    assert share(["blue", "blue"], ["selfish", "loyal"], [[3, 2], [4]]) == (5, 4)
    assert share(["blue", "blue"], ["selfish", "loyal"], [[], [4]]) == (0, 4)


@pytest.mark.clause("LM-44")
def test_a_saboteur_shares_with_the_other_clan() -> None:
    clans = ["blue", "blue", "yellow"]
    assert share(clans, ["saboteur", "loyal", "loyal"], [[4], [2], [2]]) == (3 + 0, 2, 3)
    assert share(clans, ["loyal", "loyal", "saboteur"], [[4], [2], [3]]) == (3, 3, 3)


@pytest.mark.clause("LM-45")
@pytest.mark.parametrize(
    ("group", "points"),
    [
        ([[3], [1], [4]], [2, 2, 4]),  # 8 among 3, the highest is one player's
        ([[3], [3], [2]], [3, 3, 2]),  # 8 among 3, two tied: one each
        ([[3], [3], [1], []], [2, 2, 1, 1]),  # 7 among 4, remainder 3 for two: 1 lost
        ([[4], []], [2, 2]),
        ([[5], []], [3, 2]),
    ],
)
def test_shares_and_remainders(group: list[list[int]], points: list[int]) -> None:
    assert divide(group) == points


@pytest.mark.clause("LM-45", "R-143")
def test_the_highest_of_the_group_decides_and_one_holder_counts_once() -> None:
    assert divide([[2, 2, 2], [2], []]) == [3, 3, 2]  # 8 among 3: one each for two holders
    assert divide([[4, 4], [], []]) == [4, 2, 2]
    # A selfish dwarf with a higher treasure does not matter.
    clans, identities = ["blue"] * 4, ["loyal", "loyal", "loyal", "selfish"]
    assert share(clans, identities, [[2], [1], [1], [5]]) == (2, 1, 1, 5)


@pytest.mark.clause("R-146")
def test_empty_groups_and_groups_of_one() -> None:
    assert divide([]) == []
    assert share(["blue", "blue", "blue"], ["loyal", "loyal", "saboteur"], [[3], [1], [4]]) == (
        2,
        2,
        4,
    )
    assert divide([[], []]) == [0, 0]


@pytest.mark.clause("LM-46", "R-144")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_dragon_takes_two_points_of_this_round_as_far_as_they_go(
    before: int, after: int
) -> None:
    assert after_dragon((before, 4), 0, 2) == (after, 4)
    assert after_dragon((before, 4), -1, 2) == (before, 4)


@pytest.mark.clause("LM-46", "R-144", "LM-56")
def test_points_of_earlier_rounds_are_safe_from_the_dragon() -> None:
    game = last_turn(
        "dwarves blue-loyal yellow-loyal blue-selfish | yellow-selfish\npoints 6 1 0\ndragon 0\n"
        "treasures silver-1 gems-5 gold-2 | gems-3\ntaken 0=0 1=1"
    )
    events = play(game, "pass trap")
    assert LootShared((1, 5, 0), 0, (0, 5, 0), (6, 6, 0)) in events


@pytest.mark.clause("LM-42", "LM-44", "LM-47")
def test_the_rulebooks_example() -> None:
    # Yellow loyals 0 and 1, blue loyals 2 and 3, yellow saboteur 4, blue selfish 5.
    game = last_turn(
        "dwarves yellow-loyal yellow-loyal blue-loyal blue-loyal yellow-saboteur blue-selfish"
        " | blue-saboteur yellow-selfish\n"
        "treasures gems-5 silver-3 silver-2 silver-2 gold-4 gold-3 | gems-3\n"
        "taken 0=0 1=1 2=2 3=3 4=4 5=5\ndragon 3",
        6,
    )
    events = play(game, "pass trap")
    # 5 + 3 = 8: 4 each. 2 + 2 + 4 = 8: 2 each, 2 more for the holder of the 4. The dragon: -2.
    assert LootShared((4, 4, 2, 2, 4, 3), 3, (4, 4, 2, 0, 4, 3), (4, 4, 2, 0, 4, 3)) in events
