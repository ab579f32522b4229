"""Whole games by action numbers: every legal move has one, values are in bounds, nothing leaks."""

import numpy as np
import pytest

from saboteur.play.game import Game
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.episode import Episode, deal_episode
from tests.sampling import RULE_SETS, SeededRandom, Setting, sample_cases, seed_for

CHECK_1_IN = 8
"""In 1 of this many decisions, the observation is checked."""
TWIN_CHECK_1_IN = 60
"""In 1 of this many decisions, the observations of possible worlds are compared."""


@pytest.mark.parametrize("setting", sample_cases(RULE_SETS, 5), ids=str)
def test_a_game_by_numbers(setting: Setting) -> None:
    encoded = encoding(setting.ruleset, setting.seats, dict(setting.options))
    check_numbers(encoded)
    dice = SeededRandom(seed_for(f"research/{setting}"))
    episode = deal_episode(encoded, seed_for("research"), "win")
    while not episode.game.over:
        check_choices(episode)
        if dice.randbelow(CHECK_1_IN) == 0:
            check_bounds(episode)
        if dice.randbelow(TWIN_CHECK_1_IN) == 0:
            check_twins(encoded, episode.game)
        episode.play_action(dice.choice(sorted(episode.choices)))
    check_bounds(episode)


def check_numbers(encoded: Encoding) -> None:
    """Assert that numbers and moves correspond; of the actions on cells, one cell is tested."""
    actions = encoded.actions
    firsts = range(actions.first_cell_action, actions.first_far_action, actions.pane.size + 1)
    for number in (*range(actions.first_cell_action), *firsts):
        text = actions.text(number)
        assert text is not None
        assert encoded.rules.parse_move(text).text == text
        assert actions.number(text) == number


def check_choices(episode: Episode) -> None:
    """Assert that every legal move has exactly one number, and that the mask shows them all."""
    legal = episode.game.legal_moves()
    choices = episode.choices
    assert {move for move in choices.values() if move} == set(legal)
    assert len(choices) == len(legal)
    text = episode.encoding.actions.text
    assert all(text(number) in (move.text, None) for number, move in choices.items() if move)
    decider = episode.game.decider
    assert decider is not None
    assert sorted(choices) == np.flatnonzero(episode.mask(decider)).tolist()


def check_bounds(episode: Episode) -> None:
    """Assert that every value of the observation is within its space."""
    sheet = episode.encoding.sheet
    row = sheet.encode(episode.game.view(episode.game.decider or 0))
    assert row.min() >= 0
    assert (row <= sheet.highest).all()


def check_twins(encoded: Encoding, game: Game) -> None:
    """Assert that observation and mask are equal in a possible world of the seat."""
    for seat in range(game.seats):
        twin = game.determinise(seat, "twin")
        here, there = (encoded.sheet.encode(one.view(seat)) for one in (game, twin))
        assert np.array_equal(here, there)
        if seat == game.decider:
            offered = [set(encoded.actions.choices(one.legal_moves())) for one in (game, twin)]
            assert offered[0] == offered[1]
        else:
            assert game.seats == 1 or not Episode(encoded, game, "win").mask(seat).any()
