"""Tests of the levels: their names, and that a game between their bots ends."""

import pytest

from saboteur.bots import FAMILIES, LEVELS, STEPS, Bot, Budget, bot, levels
from saboteur.bots.classic.decision_key import decision_key
from tests.bots.bot_games import play_choices, play_first_round, play_game

QUICK_LEVELS = (*LEVELS[:3], "master")
"""Levels that do not search; the expert, which does, is tested in tests/bots/test_expert.py."""


def test_levels_have_names() -> None:
    assert LEVELS == ("random", "novice", "skilled", "expert", "master")


def test_an_unknown_level_is_refused() -> None:
    said = "there is no bot level 'genius'; levels are random, novice, skilled, expert, master"
    with pytest.raises(ValueError, match=said):
        bot("genius", "seed")


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_bot_may_be_given_a_budget(level: str) -> None:
    for game, seat, history, move in play_first_round([level] * 3, "budget"):
        player: Bot = bot(level, f"budget/{seat}", budget=Budget(seconds=0.5, simulations=10))
        assert player.choose(game.view(seat), game.legal_moves(), history) is move


@pytest.mark.parametrize("seats", [3, 5, 10])
@pytest.mark.parametrize("levels", [("novice",), ("random",), ("skilled", "novice")])
def test_whole_games_finish(levels: tuple[str, ...], seats: int) -> None:
    table = [levels[seat % len(levels)] for seat in range(seats)]
    assert play_game(table, "whole game").winners


@pytest.mark.parametrize("levels", [("novice",), ("random",), ("skilled", "novice")])
def test_whole_games_finish_where_rounds_can_be_given_up(levels: tuple[str, ...]) -> None:
    table = [levels[seat % len(levels)] for seat in range(4)]
    assert play_game(table, "giving up", options={"concede_round": True}).winners


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_the_same_seeds_play_the_same_game(level: str) -> None:
    once, again = (
        [str(made.move) for made in play_first_round([level] * 4, "again")] for _ in "12"
    )
    assert len(once) > 20
    assert once == again


def test_other_seeds_choose_otherwise() -> None:
    game, seat, history, _ = next(play_choices(["random"] * 5, "deal"))
    picked = {
        bot("random", f"seed {number}").choose(game.view(seat), game.legal_moves(), history)
        for number in range(40)
    }
    assert len(picked) > len(game.legal_moves()) // 3


def test_decision_keys_are_unique() -> None:
    for seats in (3, 5, 10):
        moments = [
            decision_key(game.view(seat))
            for game, seat, _, _ in play_choices(
                ["random"] * seats, "lots", options={"concede_round": True}
            )
        ]
        assert len(moments) == len(set(moments))


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_choice_depends_on_what_the_seat_has_seen_alone(level: str, seats: int) -> None:
    """A new bot that gets the whole history at once chooses the same in a possible world."""
    walk = (play_choices if seats == 3 else play_first_round)([level] * seats, "twins")
    for number, (game, seat, history, move) in enumerate(walk):
        if number % seats:
            continue
        twin = game.determinise(seat, f"twin {number}")
        assert twin.view(seat).to_dict() == game.view(seat).to_dict()
        backwards = twin.legal_moves()[::-1]
        chosen = bot(level, f"twins/{seat}").choose(twin.view(seat), backwards, history)
        assert chosen is move


@pytest.mark.parametrize("family", FAMILIES)
def test_a_level_that_a_family_has_not_is_played_by_the_next_below(family: str) -> None:
    below = ""
    for level in STEPS:
        below = level if level in levels(family) else below
        assert type(bot(level, "seed", family)) is type(bot(below, "seed", family))
    makers = {type(bot(level, "seed", family)) for level in levels(family)}
    assert len(makers) == len(levels(family))


def test_a_family_lists_the_levels_that_it_has() -> None:
    assert levels("classic") == STEPS
    assert levels("duel") == STEPS
