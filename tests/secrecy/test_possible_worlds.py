"""A possible world: the seat cannot tell it from the game, and it could be the game."""

import pytest

from saboteur.play.game import Game
from tests.secrecy import laws
from tests.worlds import (
    Dice,
    Setting,
    choose,
    family,
    moments,
    rare_games,
    some_rule_sets,
)

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@some_rule_sets("a_seat_cannot_tell_its_possible_worlds_f")
def test_a_seat_cannot_tell_its_possible_worlds_from_the_game(setting: Setting) -> None:
    for game in moments(setting.new("tell"), "tell", "eager", every=15):
        for seat in range(game.seats):
            laws.cannot_tell(game, game.determinise(seat, "tell"), seat)


@per_rare_game
def test_nor_in_rare_positions(game: Game) -> None:
    for seat in range(game.seats):
        for number in range(10):
            laws.cannot_tell(game, game.determinise(seat, str(number)), seat)


@some_rule_sets("a_possible_world_keeps_every_fact")
def test_a_possible_world_keeps_every_fact(setting: Setting) -> None:
    for game in moments(setting.new("facts"), "facts", "eager", every=15):
        for seat in range(game.seats):
            laws.is_possible(game, game.determinise(seat, "facts"), seat)


@per_rare_game
def test_so_it_does_in_rare_positions(game: Game) -> None:
    for seat in range(game.seats):
        for number in range(10):
            laws.is_possible(game, game.determinise(seat, str(number)), seat)


@some_rule_sets("possible_worlds_are_made_from_the_view_a")
def test_possible_worlds_are_made_from_the_view_alone(setting: Setting) -> None:
    for game in moments(setting.new("alone"), "alone", "eager", every=40):
        for seat in range(game.seats):
            world = game.determinise(seat, "one")
            laws.only_the_view_matters(game, world, seat, "another")


@some_rule_sets("the_decider_is_refused_the_same_moves_in")
def test_the_decider_is_refused_the_same_moves_in_every_possible_world(setting: Setting) -> None:
    for game in moments(setting.new("refused"), "refused", "eager", every=150):
        if game.decider is not None:
            laws.same_refusals(game, game.determinise(game.decider, "refused"))


@per_rare_game
def test_so_it_is_in_rare_positions(game: Game) -> None:
    if game.decider is not None:
        for number in range(5):
            laws.same_refusals(game, game.determinise(game.decider, str(number)))


@some_rule_sets("a_possible_world_can_be_played_to_its_en")
def test_a_possible_world_can_be_played_to_its_end(setting: Setting) -> None:
    for game in moments(setting.new("onward"), "onward", "eager", every=120):
        dice = Dice("onward")
        world = game.determinise(dice.below(game.seats), "onward")
        assert world.moves == ()
        while not world.over:
            world.play(choose(world, dice, "eager"))
        family(world.rules).take_stock(world)
        family(world.rules).check_story(world)
        with pytest.raises(ValueError, match="no record"):
            world.record()
