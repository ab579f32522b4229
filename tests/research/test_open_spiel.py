"""OpenSpiel's own test suites for every box, and behaviour that they do not cover."""

import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import saboteur.research.open_spiel as adapter
from tests.research.environment_tables import BOXES
from tests.sampling import PLAIN_SETS, SeededRandom, Setting

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])


def named(box: str, players: int, **more: object) -> str:
    """Return the text by which OpenSpiel loads a box, with its parameters."""
    given = {"players": players, **more}
    words = ",".join(f"{name}={one}" for name, one in given.items())
    return f"{adapter.short_name(box)}({words})"


def walk(game: Any, name: str, every: int) -> list[Any]:
    """Play a random game and return every n-th state, the first and the last."""
    dice = SeededRandom(name)
    state = game.new_initial_state()
    kept = [state.clone()]
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal() or state.move_number() % every == 0:
            kept.append(state.clone())
    return kept


def run_api_suite(game: Any, states: list[Any] | None) -> None:
    """Run OpenSpiel's API test suite on the given states, or on its own random ones."""

    class Suite(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # OpenSpiel has no types
        @classmethod
        def setUpClass(cls) -> None:
            if states is None:
                super().setUpClass()
            else:
                cls.some_states = states
                cls.game_type = game.get_type()

    Suite.game = game
    Suite.game_name = game.get_type().short_name
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Suite).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_api_suite(box: str, players: int) -> None:
    game = pyspiel.load_game(named(box, players))
    run_api_suite(game, walk(game, box, 70))


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_random_simulation(box: str, players: int) -> None:
    """The simulation starts late, since whole games take long; the soak plays those."""
    game = pyspiel.load_game(named(box, players))
    late = walk(game, box, 25)[-2]
    pyspiel.random_sim_test(
        game, num_sims=1, serialize=False, verbose=False, specific_initial_state=late
    )


@pytest.mark.soak
@pytest.mark.parametrize("setting", PLAIN_SETS, ids=str)
def test_all_suites_with_every_number_of_players(setting: Setting, tmp_path: Path) -> None:
    name = named(setting.ruleset, setting.seats)
    game = pyspiel.load_game(name)
    run_api_suite(game, None)
    run_api_suite(game, walk(game, name, 5))
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    check_playthrough(name, tmp_path)


def check_playthrough(name: str, folder: Path) -> None:
    """Replay a game recorded by OpenSpiel and compare the texts."""
    path = folder / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, None, seed=5), "utf-8")
    original, again = generate_playthrough.replay(path)
    assert original == again


def test_playthrough(tmp_path: Path) -> None:
    check_playthrough(named("duel", 1, margin=0), tmp_path)


@pytest.mark.parametrize(("box", "players"), BOXES)
def test_a_resampled_state_is_the_same_to_the_player(box: str, players: int) -> None:
    """The test replaces OpenSpiel's ResampleInfostateTest, which cannot test Python games."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    game = pyspiel.load_game(named(box, players))
    for state in walk(game, box, 70):
        if state.is_chance_node() or state.is_terminal():
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.history() == []  # it does not disclose what was drawn
            told = state.information_state_string(player)
            assert other.information_state_string(player) == told
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            stored = pickle.loads(pickle.dumps(other))  # noqa: S301 - our own
            assert str(stored) == str(other)
            assert stored.information_state_string(player) == told


def test_open_spiel_information_state_keeps_every_event() -> None:
    game = pyspiel.load_game(named("saboteur", 3))
    state = walk(game, "recall", adapter.CHANCE_NODES)[1]
    dice = SeededRandom("recall")
    known = ["", "", ""]
    chosen = [0, 0, 0]
    for _ in range(60):
        for player in range(3):
            lines = state.information_state_string(player).rsplit("\n", 1)[0]
            assert lines.startswith(known[player])
            known[player] = lines
        chosen[state.current_player()] += 1
        state.apply_action(dice.choice(state.legal_actions()))
    for player in range(3):
        own = [line for line in known[player].splitlines() if line.startswith("> ")]
        assert len(own) in (chosen[player], chosen[player] - 1)


def test_a_stored_game_goes_on_where_it_was() -> None:
    game = pyspiel.load_game(named("duel", 2))
    state = walk(game, "store", 30)[2]
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    again.apply_action(again.legal_actions()[0])
    assert str(again) == str(state)


def test_a_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game(named("duel", 2))
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=np.random.RandomState(2))
    state = walk(game, "search", 120)[1]
    assert bot.step(state) in state.legal_actions()


def test_options_and_modules() -> None:
    game = pyspiel.load_game(
        "python_saboteur(players=4,modules=veto+scout,options=public_gold:on concede_round:on)"
    )
    assert game.encoding.rules.id == "saboteur+scout+veto"
    assert game.encoding.rules.options["public_gold"] is True
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()
    with pytest.raises(ValueError, match="write name:value"):
        adapter.parse_options("public_gold")
    with pytest.raises(ValueError, match="rewards are win or score"):
        adapter.Duel({"rewards": "gains"})
