"""Tests of the expert of The Dark Cave: reproducible choices, no use of hidden facts."""

from functools import partial

import pytest

from saboteur.bots import Budget, bot
from saboteur.bots.beliefs import Believer
from saboteur.bots.claim_log import ClaimLog
from saboteur.bots.dark_cave.belief.suspicion import ObservedAction, Suspicion
from saboteur.bots.dark_cave.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.dark_cave.expert import DarkCaveSimulator
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import pack_xy
from saboteur.kernel.move import Move
from tests.bots.bot_games import BotChoice, BotTable, count_simulations, play_choices
from tests.rules.dark_cave.positions import dark_cave_at

FEW_SIMULATIONS = Budget(simulations=2)
GOALS = "goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit\n"
ROLES = "clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur\n"
PAIR = "clans yellow-loyal blue-loyal |\n"


def sampled_decisions(seats: int, every: int) -> list[BotChoice]:
    """Return up to five choices between several moves, sampled from a game of novices."""
    found = []
    for number, choice in enumerate(play_choices(["novice"] * seats, "expert", "dark-cave")):
        if number % every == every - 1 and len(choice.game.legal_moves()) > 1:
            found.append(choice._replace(game=choice.game.clone()))
    return found[:5]


def chosen(choice: BotChoice, budget: Budget = FEW_SIMULATIONS) -> Move:
    view, moves = choice.game.view(choice.seat), choice.game.legal_moves()
    return bot("expert", "test", "dark-cave", budget).choose(view, moves, choice.history)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_choice_is_a_function_of_what_the_seat_sees(seats: int) -> None:
    """The choice is the same in a possible world, with the moves reversed, and when repeated."""
    for number, choice in enumerate(sampled_decisions(seats, 9)):
        move = chosen(choice)
        assert move in choice.game.legal_moves()
        twin = choice.game.determinise(choice.seat, f"twin {number}")
        view, backwards = twin.view(choice.seat), twin.legal_moves()[::-1]
        player = bot("expert", "test", "dark-cave", FEW_SIMULATIONS)
        assert player.choose(view, backwards, choice.history) is move
        assert isinstance(player, Believer)
        assert player.beliefs is not None


def test_a_budget_of_seconds_limits_the_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {
        count_simulations(monkeypatch, partial(chosen, choice))
        for choice in sampled_decisions(5, 9)
    }
    assert counts == {0, 5}  # where one move is clearly best, nothing is simulated


def test_worlds_are_drawn_as_they_are_believed() -> None:
    """The bot believes that seat 1 is a friend and that the exit is at 4,4; most worlds agree."""
    game = dark_cave_at(f"{GOALS}{ROLES}hand 0 cross-i t-vertical-i")
    view = game.view(0)
    suspicion = Suspicion()
    for _ in range(3):
        suspicion.add(ObservedAction(1, 0, helps=True, knows=True))
    odds = dict.fromkeys(view.covered, 0.1) | {pack_xy(4, 4): 0.7}
    insight = BeliefEvaluator(view, 0, odds, suspicion.hypotheses(view, ClaimLog()))
    trial = DarkCaveSimulator(ruleset("dark-cave", 3), insight, "worlds", game.legal_moves()[:2])
    worlds = [trial.sample_world(number)[1:] for number in range(60)]
    works_for = view.kit.works_for
    friends = sum(works_for[roles[1]] == works_for[roles[0]] for roles, _ in worlds)
    assert friends >= 50  # of the deals, half
    assert sum(exit_ == pack_xy(4, 4) for _, exit_ in worlds) >= 30  # of the deals, a quarter


def test_it_takes_the_exit_before_its_rival() -> None:
    open_ = f"{GOALS}{PAIR}maze 2,4=cross-i 3,4=cross-i 4,4=goal-exit\n"
    game = dark_cave_at(f"{open_}hand 0 cross-i\nhand 1 rat-i\ndwarves 2,4.0 3,4.0", seats=2)
    player = bot("expert", "test", "dark-cave", FEW_SIMULATIONS)
    while game.decider == 0:
        game.play(player.choose(game.view(0), game.legal_moves(), ()))
    assert game.winners == (0,)


def test_it_plays_a_whole_game() -> None:
    seats = BotTable(["expert", "novice"], "whole", "dark-cave")
    seats.bots[0] = bot("expert", "whole/0", "dark-cave", FEW_SIMULATIONS)
    for choice in seats.choices():
        assert choice.move in choice.game.legal_moves()
    assert seats.game.over
