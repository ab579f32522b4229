"""Tests of the expert of Le Duel: no hidden facts, budget, moves that simulations change."""

import pytest

from saboteur.bots import Budget, bot
from saboteur.bots.duel.expert import SIMULATION_WEIGHT, DuelSimulator, owned_nuggets
from saboteur.bots.duel.skilled import move_evaluator_of
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from tests.bots.bot_games import BotChoice, count_simulations, play_choices
from tests.bots.duel_positions import CORRIDOR, POOR, RICH, STONES, duel_at

FEW_SIMULATIONS = Budget(simulations=2)


def sampled_turns(seats: int, every: int) -> list[BotChoice]:
    """Return up to four choices between several moves, sampled from a game of novices."""
    found: list[BotChoice] = []
    for number, choice in enumerate(play_choices(["novice"] * seats, "expert", "duel")):
        if number % every == every - 1 and len(choice.game.legal_moves()) > 1:
            found.append(choice._replace(game=choice.game.clone()))
        if len(found) == 4:
            break
    return found


def chosen(
    game: Game, seat: int, moves: tuple[Move, ...], budget: Budget = FEW_SIMULATIONS
) -> Move:
    return bot("expert", "test", "duel", budget).choose(game.view(seat), moves, ())


@pytest.mark.parametrize("seats", [1, 2])
def test_a_choice_is_a_function_of_what_the_seat_sees(seats: int) -> None:
    """The choice is the same in a possible world, with the moves reversed, and when repeated."""
    for number, (game, seat, _, _) in enumerate(sampled_turns(seats, 11)):
        move = chosen(game, seat, game.legal_moves())
        assert move in game.legal_moves()
        twin = game.determinise(seat, f"twin {number}")
        assert chosen(twin, seat, twin.legal_moves()[::-1]) is move


def test_a_budget_of_seconds_limits_the_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat, _, _ = sampled_turns(2, 13)[1]
    moves = game.legal_moves()
    assert count_simulations(monkeypatch, lambda budget: chosen(game, seat, moves, budget)) == 5


def test_gold_counts_as_soon_as_it_is_claimed() -> None:
    game = duel_at(
        f"""goals 5,-2={POOR} 5,0={RICH} {STONES}
        hand 0 key
        hand 1 key
        pile key
        maze {CORRIDOR} 5,-1=door-blue-cross 5,-2={POOR} 5,0={RICH}
        ask turn 0
        ask claim-gold 0"""
    )
    assert owned_nuggets(game.view(0)) == [0, 0]
    assert len(game.legal_moves()) == 2
    game.play("claim 5,0")
    assert owned_nuggets(game.view(0)) == [4, 0]


def test_worlds_speak_for_a_card_that_reaches_two_goals() -> None:
    game = duel_at(
        f"""hand 0 door-blue-cross key
        hand 1 secret-plan
        pile key secret-plan straight-vertical
        maze {CORRIDOR}"""
    )
    moves = {str(move): move for move in game.legal_moves()}
    tried = [moves["lay door-blue-cross 5,-1"], moves["pass door-blue-cross"]]
    trial = DuelSimulator(game.rules, move_evaluator_of(game.view(0)), "seed", tried)
    found = [trial.simulate(number) for number in range(4)]
    assert found == [trial.simulate(number) for number in range(4)]
    nuggets = sum(digs - waits for digs, waits in found) / len(found) / SIMULATION_WEIGHT
    assert nuggets > 1
    assert chosen(game, 0, game.legal_moves()) is tried[0]
