"""Two games that differ only in what a seat cannot know tell it the same."""

import pytest

from saboteur.play.game import Game
from tests.secrecy import laws
from tests.worlds import (
    STYLES,
    Dice,
    Setting,
    moments,
    rare_games,
    some_rule_sets,
)

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@some_rule_sets("streams_are_equal_until_the_seat_learns")
def test_streams_are_equal_until_the_seat_learns_something(setting: Setting) -> None:
    dice = Dice("streams")
    compared = 0
    for number, game in enumerate(moments(setting.new("news"), "news", "eager", every=12)):
        for seat in range(game.seats):
            world = game.determinise(seat, f"news/{number}")
            style = STYLES[(number + seat) % 2]
            compared += laws.streams_part_at_news(game.clone(), world, seat, dice, style)
    assert compared > (50 if game.seats > 1 else 10)  # alone, every draw is news


@per_rare_game
def test_streams_are_equal_in_rare_positions(game: Game) -> None:
    dice = Dice("rare")
    for seat in range(game.seats):
        for number in range(20):
            world = game.determinise(seat, str(number))
            laws.streams_part_at_news(game.clone(), world, seat, dice, "eager")


@per_rare_game
def test_every_move_of_a_rare_position_tells_the_same(game: Game) -> None:
    for seat in range(game.seats):
        for move in game.legal_moves():
            for number in range(3):
                world = game.determinise(seat, str(number))
                for twin in laws.lookalikes(game, world, seat, str(move)):
                    laws.same_news(game.clone(), world.clone(), seat, str(move), twin)
