"""Tests of the expert: reproducible choices, time budget, no use of hidden facts."""

from functools import partial

import pytest

from saboteur.bots import Budget, bot
from saboteur.bots.classic.belief.objectives import HINDER
from saboteur.bots.classic.expert import ClassicSimulator, proposals
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.search import search, simulation_numbers
from saboteur.games.registry import ruleset
from saboteur.kernel.move import Move
from tests.bots.bot_games import BotChoice, count_simulations, play_choices

FEW_SIMULATIONS = Budget(simulations=3)


def sampled_turns(seats: int, every: int, id_: str = "saboteur") -> list[BotChoice]:
    """Return up to six choices between several moves, sampled from a game of novices."""
    found = []
    for number, choice in enumerate(play_choices(["novice"] * seats, "expert", id_)):
        if number % every == every - 1 and len(choice.game.legal_moves()) > 1:
            found.append(choice._replace(game=choice.game.clone()))
    return found[:6]


def chosen(choice: BotChoice, budget: Budget = FEW_SIMULATIONS) -> Move:
    view, moves = choice.game.view(choice.seat), choice.game.legal_moves()
    return bot("expert", "test", budget=budget).choose(view, moves, choice.history)


@pytest.mark.parametrize(
    ("id_", "seats"), [("saboteur", 5), ("saboteur+treasure-chests+veto", 4), ("saboteur2", 6)]
)
def test_a_choice_is_a_function_of_what_the_seat_sees(id_: str, seats: int) -> None:
    """The choice is the same in a possible world, with the moves reversed, and when repeated."""
    for number, choice in enumerate(sampled_turns(seats, 13, id_)):
        move = chosen(choice)
        assert move in choice.game.legal_moves()
        twin = choice.game.determinise(choice.seat, f"twin {number}")
        view, backwards = twin.view(choice.seat), twin.legal_moves()[::-1]
        assert (
            bot("expert", "test", budget=FEW_SIMULATIONS).choose(view, backwards, choice.history)
            is move
        )


def test_a_budget_of_seconds_limits_the_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {
        count_simulations(monkeypatch, partial(chosen, choice)) for choice in sampled_turns(5, 17)
    }
    assert counts == {0, 5}  # where one move is clearly best, nothing is simulated


@pytest.mark.parametrize("costs", [(0.003,), (0.04, 0.07), (0.17,), (0.01, 0.01, 0.08)])
def test_no_world_is_begun_that_would_end_too_late(
    monkeypatch: pytest.MonkeyPatch, costs: tuple[float, ...]
) -> None:
    """The test replaces the clock: simulation n takes ``costs[n % len(costs)]`` seconds."""
    now = [0.0]
    monkeypatch.setattr("saboteur.bots.search.perf_counter", lambda: now[0])
    for number in simulation_numbers(Budget(seconds=0.5)):
        now[0] += costs[number % len(costs)]
    assert 0.5 - 2 * max(costs) < now[0] <= 0.5


def test_a_number_of_simulations_is_kept() -> None:
    assert list(simulation_numbers(Budget(simulations=3))) == [0, 1, 2]
    assert next(iter(simulation_numbers(Budget(seconds=0.0)))) == 0  # one world at least


def test_worlds_outweigh_what_seemed_best() -> None:
    one, other = Move("one", "pass"), Move("other", "pass")
    hopes = {one: 0.5, other: 0.4}
    assert search(hopes, lambda _: (0.0, 1.0), Budget(simulations=3)) is other
    assert search(hopes, lambda _: (0.5, 0.5), Budget(simulations=9)) is one


def test_paths_are_tried_against_each_other_and_of_other_moves_one_of_a_kind() -> None:
    rules = ruleset("saboteur", 5)
    texts = ("lay cross 1,0", "play broken-pick 1", "play broken-lamp 2", "lay cross 0,1")
    moves = [rules.parse_move(text) for text in (*texts, "pass map", "pass cross")]
    worths = {move: -float(number) for number, move in enumerate(moves)}
    found = proposals(rules.kit, moves[0], worths)
    assert [str(move) for move in found] == [texts[0], texts[1], texts[3], "pass map"]
    assert proposals(rules.kit, moves[2], worths)[0] is moves[2]  # equal moves are chosen at random
    assert moves[1] not in proposals(rules.kit, moves[2], worths)


def test_the_saboteurs_of_worlds_are_those_that_are_believed() -> None:
    """In 600 worlds each seat is a saboteur as often as it is suspected, within 6 points."""
    choice = sampled_turns(5, 23)[0]
    view = choice.game.view(choice.seat)
    skilled = SkilledBot("test")
    skilled.choose(view, choice.game.legal_moves(), choice.history)
    assert skilled.evaluator is not None
    trial = ClassicSimulator(choice.game.rules, skilled.evaluator, "worlds", ())
    drawn = [trial.sample_sides(f"{number}") for number in range(600)]
    for seat, suspected in enumerate(skilled.evaluator.saboteur_odds):
        share = sum(sides[seat] == HINDER for sides in drawn) / len(drawn)
        assert share == pytest.approx(suspected, abs=0.06)
    assert all(sides[choice.seat] == drawn[0][choice.seat] for sides in drawn)
