"""Standings of a tournament."""

from saboteur.tournament.standings import PlayerResult, compute_standings


def test_standings_rank_by_points_then_wins_with_shared_places() -> None:
    made = [
        PlayerResult("ada", 5, 5, won=True),
        PlayerResult("bob", 3, 0, won=False),
        PlayerResult("cyd", 5, 5, won=True),
        PlayerResult("bob", 2, 2, won=False),
        PlayerResult("eve", 0, 0, won=False),
    ]
    rows = compute_standings(["ada", "bob", "cyd", "dan", "eve"], made, {"bob": 20.5, "ada": 31.0})
    told = {
        row.person: (row.rank, row.gold_rank, row.rating_rank, row.games, row.points)
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


def test_standings_are_empty_before_first_game() -> None:
    assert [row.rank for row in compute_standings(["ada", "bob"], [], {})] == [1, 1]
