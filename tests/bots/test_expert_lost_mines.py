"""The expert of The Lost Mines: sampled worlds, fast playouts, reproducible moves."""

from collections import Counter
from collections.abc import Mapping

import pytest

from saboteur.bots import Budget, bot
from saboteur.bots.lost_mines.belief.allegiance import hypotheses
from saboteur.bots.lost_mines.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.lost_mines.expert import LostMinesSimulator
from saboteur.bots.lost_mines.rollout import NO_LOG_LIKELIHOODS, Rollout, ShortestWalk
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.play.game import Game
from tests.bots.bot_games import BotChoice, play_choices
from tests.rule_positions import play
from tests.rules.lost_mines.positions import ROAD, lost_mines_at

BOX = "lost-mines"
FEW_SIMULATIONS = Budget(simulations=2)


def sampled_turns(seats: int, every: int) -> list[BotChoice]:
    """Return up to four turns of a game between novices, about ``every`` choices apart."""
    found: list[BotChoice] = []
    for number, choice in enumerate(play_choices(["novice"] * seats, "expert", BOX)):
        view = choice.game.view(choice.seat)
        if view.asked == TURN and number // every > len(found):
            found.append(choice._replace(game=choice.game.clone()))
    return found[:4]


@pytest.mark.parametrize("seats", [3, 9])
def test_a_choice_is_a_function_of_what_the_seat_sees(seats: int) -> None:
    """The choice is the same in a possible world, with the moves reversed, and when repeated."""
    tried = sampled_turns(seats, 31)
    assert len(tried) == 4
    for number, (game, seat, history, _) in enumerate(tried):
        view, moves = game.view(seat), game.legal_moves()
        move = bot("expert", "test", BOX, FEW_SIMULATIONS).choose(view, moves, history)
        assert move in moves
        twin = game.determinise(seat, f"twin {number}")
        backwards = twin.legal_moves()[::-1]
        assert (
            bot("expert", "test", BOX, FEW_SIMULATIONS).choose(twin.view(seat), backwards, history)
            is move
        )


def trial(game: Game, said: Mapping[str, float]) -> LostMinesSimulator:
    """Return a simulator for seat 0; ``said`` are its log-likelihoods of seat 1's identity."""
    view: View = game.view(0)
    insight = BeliefEvaluator(view, [NO_LOG_LIKELIHOODS, said, NO_LOG_LIKELIHOODS])
    return LostMinesSimulator(game.rules, insight, "worlds", game.legal_moves()[:1])


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
    """Seat 1 is a saboteur or selfish; it is believed to be a saboteur with odds of nine to one."""
    game = lost_mines_at("dwarves blue-loyal blue-saboteur yellow-loyal")
    said = {"loyal": 0.0, "selfish": 0.0, "saboteur": 2.1972246}
    found: Counter[str] = Counter()
    for number in range(60):
        _, casts = trial(game, said).sample_world(number)
        found[dict(casts[0])[1]] += 1
    assert found["loyal"] == 0
    assert found["saboteur"] >= 45
    assert found["selfish"] >= 1


def test_what_seat_0_knows_holds_in_every_world() -> None:
    game = lost_mines_at(
        "dwarves blue-loyal blue-saboteur yellow-loyal\nhand 0 information-mine-dwarf storm"
    )
    play(game, "play information-mine-dwarf dwarf 2")
    while game.decider != 0:
        play(game, str(game.legal_moves()[0]))
    for number in range(5):
        _, casts = trial(game, NO_LOG_LIKELIHOODS).sample_world(number)
        assert dict(casts[1]) == {2: "loyal"}


def test_light_players_lay_what_their_way_wants_and_walk_it() -> None:
    road = ROAD.replace(" 8,2=straight-horizontal", "")
    game = lost_mines_at(
        f"maze {road}\nfigures 7,2 1,2 1,2\nhand 0 trap straight-horizontal curve-nw"
    )
    laid = ShortestWalk(game.view(0)).choose_card(game.legal_moves())
    assert str(laid) == "lay straight-horizontal 8,2"
    play(game, str(laid))
    assert (
        str(ShortestWalk(game.view(0)).choose_step(game.view(0), game.legal_moves())) == "step 8,2"
    )


def test_a_treasure_within_reach_is_worth_more_than_a_discard() -> None:
    road = ROAD.replace(" 8,2=straight-horizontal", "")
    game = lost_mines_at(
        f"maze {road}\nfigures 7,2 1,2 1,2\nhand 0 straight-horizontal curve-nw"
        "\ndwarves blue-selfish blue-loyal blue-saboteur\ntreasures gold-2 gold-3 gold-4 | gems-3"
    )
    view = game.view(0)
    insight = BeliefEvaluator(view, [NO_LOG_LIKELIHOODS] * 3)
    assert hypotheses(view, {0: "selfish"}, [NO_LOG_LIKELIHOODS] * 3) == insight.hypotheses

    def worth(text: str) -> float:
        move = next(move for move in game.legal_moves() if str(move) == text)
        return Rollout(game.clone(), 0, insight.regards).play_out(move)

    assert worth("lay straight-horizontal 8,2") > worth("pass curve-nw") + 0.5
