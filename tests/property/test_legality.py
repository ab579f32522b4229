"""Listed, explained and played: three ways to ask what is legal, one answer."""

import pytest

from saboteur.play.game import Game
from tests.property import laws
from tests.worlds import (
    Dice,
    Setting,
    moments,
    rare_games,
    some_journeys,
    some_rule_sets,
)

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@some_rule_sets("exactly_the_listed_moves_meet_no_refusal")
def test_exactly_the_listed_moves_meet_no_refusal(setting: Setting) -> None:
    for game in moments(setting.new("legal"), "legal", "eager", every=100):
        laws.listed_means_unexplained(game)


@per_rare_game
def test_exactly_the_listed_moves_meet_no_refusal_in_rare_positions(game: Game) -> None:
    laws.listed_means_unexplained(game)


@some_journeys("lays_agree_with_the_rulebook")
def test_lays_agree_with_the_rulebook(setting: Setting, style: str) -> None:
    for game in moments(setting.new("lays"), "lays", style, every=5):
        laws.lays_agree_with_the_rulebook(game)


@per_rare_game
def test_lays_agree_with_the_rulebook_in_rare_positions(game: Game) -> None:
    laws.lays_agree_with_the_rulebook(game)


@some_rule_sets("refusals_change_nothing")
def test_refusals_change_nothing(setting: Setting) -> None:
    dice = Dice("refusals")
    for game in moments(setting.new("refusals"), "refusals", "eager", every=100):
        laws.refusals_change_nothing(game, dice, 25)


@some_rule_sets("asking_changes_nothing")
def test_asking_changes_nothing(setting: Setting) -> None:
    for game in moments(setting.new("asking"), "asking", "eager", every=25):
        laws.asking_changes_nothing(game)


@some_rule_sets("the_clock_answers_for_the_absent")
def test_the_clock_answers_for_the_absent(setting: Setting) -> None:
    for game in moments(setting.new("absent"), "absent", "eager", every=15):
        if not game.over:
            laws.absence_is_answered(game)


@some_rule_sets("every_legal_move_can_be_played")
def test_every_legal_move_can_be_played(setting: Setting) -> None:
    for game in moments(setting.new("playable"), "playable", "eager", every=25):
        laws.every_move_can_be_played(game)


@per_rare_game
def test_every_legal_move_can_be_played_in_rare_positions(game: Game) -> None:
    laws.every_move_can_be_played(game)


@some_rule_sets("a_position_read_back_is_the_same_state")
def test_a_position_read_back_is_the_same_state(setting: Setting) -> None:
    dice = Dice("position")
    for game in moments(setting.new("position"), "position", "eager", every=20):
        laws.position_is_the_state(game, dice)


@per_rare_game
def test_a_rare_position_read_back_is_the_same_state(game: Game) -> None:
    laws.position_is_the_state(game, Dice("position"))
