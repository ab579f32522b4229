"""Tests of ``print(game)`` and ``print(view)``: the terminal's picture without colours."""

import pytest

import saboteur
from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.kernel.sight import Sight
from saboteur.texts import Texts

BOXES = (("saboteur", 4), ("saboteur2", 4), ("duel", 2), ("lost-mines", 4), ("dark-cave", 4))


def played(box: str, seats: int, moves: int = 25) -> saboteur.Game:
    """Return a game after ``moves`` moves, lays if possible."""
    game = saboteur.new(box, seats=seats, seed="picture")
    for number in range(moves):
        legal = game.legal_moves()
        lay = [move for move in legal if move.verb == "lay"] or legal
        game.play(lay[number * 7 % len(lay)])
    return game


def test_a_new_game_prints_its_board() -> None:
    lines = str(saboteur.new("saboteur", seats=3, seed="picture")).splitlines()
    assert lines[:4] == [
        "     0    1    2    3    4    5    6    7    8",
        "                                           ╭───╮",
        "-2   ·    ·    ·    ·    ·    ·    ·    ·  │ ? │",
        "                                           ╰───╯",
    ]
    assert lines[7:10] == [
        "   ░░┃░░                                   ╭───╮",
        " 0 ━━✶━━  ·    ·    ·    ·    ·    ·    ·  │ ? │",
        "   ░░┃░░                                   ╰───╯",
    ]


@pytest.mark.parametrize(("box", "seats"), BOXES)
def test_the_picture_is_that_of_the_terminal(box: str, seats: int) -> None:
    game = played(box, seats)
    front = FAMILY_UIS[game.rules.family]
    names = [str(seat) for seat in range(seats)]
    sights: tuple[tuple[Sight, int | None], ...] = (("public", None), (0, 0))
    for sight, seat in sights:
        view = game.view(sight)
        board = front.board(view, front.narrator(Texts("en"), names, seat))
        assert str(view).splitlines() == [line.plain.rstrip() for line in grid_lines(board)]
    assert str(game) == str(game.view("public"))


def test_a_view_shows_what_its_seat_alone_has_seen() -> None:
    game = saboteur.new("saboteur", seats=3, seed="map")
    seat = None
    while seat is None:
        looks = [move for move in game.legal_moves() if move.card == "map" and move.verb == "play"]
        seat = game.decider if looks else None
        game.play((looks or game.legal_moves())[0])
    assert "◉" in str(game.view(seat))
    assert all("◉" not in str(game.view(other)) for other in range(3) if other != seat)
    assert "◉" not in str(game)


def test_what_a_game_and_a_view_say_of_themselves() -> None:
    game = saboteur.new("saboteur+veto", seats=5, seed="friday")
    assert repr(game) == (
        f"<Game saboteur+veto, 5 seats, round 1, seat {game.decider} to decide, 0 moves made>"
    )
    assert repr(game.view(2)) == (
        f"<View of seat 2: saboteur+veto, 5 seats, round 1, seat {game.decider} to decide>"
    )
    alone = saboteur.new("duel", seats=1, seed="friday")
    assert repr(alone.view("public")).startswith("<View of the public: duel, 1 seat, round 1")
    cave = saboteur.new("dark-cave", seats=5, seed="friday")
    assert "dark-cave, 5 seats, round 1" in repr(cave.view(0))
    while not alone.over:
        alone.play(alone.legal_moves()[0])
    assert ", over, " in repr(alone)
