"""Standings of a gathering."""

from saboteur.gathering.standings import Made, standings


def test_points_then_wins_and_equal_ones_share_a_place() -> None:
    made = [
        Made("ada", 5, 5, won=True),
        Made("bob", 3, 0, won=False),
        Made("cyd", 5, 5, won=True),
        Made("bob", 2, 2, won=False),
        Made("eve", 0, 0, won=False),
    ]
    rows = standings(["ada", "bob", "cyd", "dan", "eve"], made, {"bob": 20.5, "ada": 31.0})
    told = {
        row.person: (row.place, row.gold_place, row.rating_place, row.games, row.points)
        for row in rows
    }
    assert told == {
        "ada": (1, 1, 1, 1, 5),
        "cyd": (1, 1, None, 1, 5),
        "bob": (3, 3, 2, 2, 5),
        "eve": (4, 4, None, 1, 0),
        "dan": (5, 5, None, 0, 0),
    }
    assert [row.person for row in rows] == ["ada", "cyd", "bob", "eve", "dan"]


def test_nobody_has_played() -> None:
    assert [row.place for row in standings(["ada", "bob"], [], {})] == [1, 1]
