"""Tests that the observations and network of Le Duel's master agree with those of its training."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
import pytest

from saboteur.bot_runtime.offered_bots import available_bots
from saboteur.bots import LEVELS, Budget, bot, missing
from saboteur.bots.duel.master.action_index import action_index_of
from saboteur.bots.duel.master.bot import MasterBot, adjust_close_calls, is_supported, load_network
from saboteur.bots.duel.master.layout import COLUMNS, CROP_CELLS, FIRST_X, FIRST_Y, NO_ACTION
from saboteur.bots.duel.master.observation import observe
from saboteur.bots.duel.moves.tactics import score
from saboteur.bots.duel.skilled import move_evaluator_of
from saboteur.bots.greedy_bot import score_moves
from saboteur.bots.master import weights
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move
from saboteur.swarm import Swarm
from saboteur.swarm.duel.game_record import WINDOW
from tests.bots.bot_games import play_choices

GOLDEN = json.loads((Path(__file__).parent / "data" / "master-duel.json").read_text("utf-8"))
"""A game of bots, and the learner's observations in it (``python -m training.golden``)."""
SEED = 20_261_118
CROP = [
    WINDOW.cell_at(FIRST_X + place % COLUMNS, FIRST_Y + place // COLUMNS)
    for place in range(CROP_CELLS)
]


class Moment(NamedTuple):
    """A decision of a game that the swarm plays beside the reference engine."""

    swarm: Swarm
    view: View
    moves: tuple[Move, ...]
    told: list[Any]


def moments(golden: dict[str, Any]) -> Iterator[Moment]:
    """Replay a recorded game and yield each decision."""
    swarm = Swarm("duel", 2, 1, device="python", seed=SEED)
    swarm._next_number = golden["number"]
    swarm.reset()
    game, round = swarm.game(0), 1
    for written, told in zip(golden["moves"], golden["told"], strict=True):
        number = written if written >= 0 else -1 - written
        if int(swarm.rounds[0]) != round:
            game, round = swarm.game(0), int(swarm.rounds[0])
        view = game.view(int(swarm.deciders[0]))
        yield Moment(swarm, view, game.legal_moves(), told)
        game.play(game.rules.parse_move(swarm.text(0, number)))
        swarm.play([number])


def test_a_seat_sees_what_the_learner_did_and_the_network_answers_as_then() -> None:
    """Observations are compared at each decision of a game with several kinds of questions."""
    asked = set()
    answered = 0
    for swarm, view, moves, told in moments(GOLDEN[0]):
        mine = observe(view)
        cells, facts = swarm.observe()
        assert mine.cells.tolist() == np.asarray(cells)[:, CROP].tolist()
        assert mine.facts.tolist() == np.asarray(facts).tolist()
        slots = sorted(action_index_of(view.kit).index_of(move) for move in moves)
        assert crc32(mine.far.tobytes()) == told[0]
        assert crc32(np.array(slots, np.int16).tobytes()) == told[1]
        asked.add(view.asked)
        if len(told) > 2:
            said = MasterBot("golden").predict(mine)
            assert sorted(said.action_logits[slots].tolist()) == pytest.approx(told[2], abs=4e-3)
            assert said.expected_outcome == pytest.approx(told[3][0], abs=4e-3)
            answered += 1
    assert answered > 3
    assert {"turn", "pass-more"} <= asked
    assert load_network() is load_network()


def test_it_draws_what_its_network_likes() -> None:
    """The choice is reproducible, and a move much worse than the best is never chosen."""
    for _, view, moves, told in moments(GOLDEN[0]):
        if len(told) > 2 and len(moves) > 1:
            player = MasterBot("draws")
            move = player.choose(view, moves, ())
            assert move is MasterBot("draws").choose(view, moves, ())
            slots = player.predict(observe(view)).action_logits
            liked = {one: slots[action_index_of(view.kit).index_of(one)] for one in moves}
            assert liked[move] > max(liked.values()) - 6


def test_close_calls_are_thought_over() -> None:
    """Moves that the network rates nearly equal are also scored by the skilled bot."""
    asked = 0
    for _, view, moves, _ in islice(moments(GOLDEN[0]), 0, 40, 4):
        if len(moves) == 1:
            continue
        first, second = moves[:2]
        worths = score_moves(score, move_evaluator_of(view), (first, second))
        likes = dict(zip(moves, [2.0, 1.5, *[-4.5] * len(moves)], strict=False))
        assert adjust_close_calls(view, likes) == {
            first: 2 + 9 * worths[first],
            second: 1.5 + 9 * worths[second],
        }
        assert adjust_close_calls(view, likes | {first: 8.0}) == {first: 8.0}
        asked += 1
    assert asked > 3


def test_alone_it_leaves_all_to_the_level_below() -> None:
    few = Budget(simulations=2)
    asked = 0
    for choice in islice(play_choices(["novice"], "alone", "duel"), 0, 9, 4):
        view, moves = choice.game.view(0), choice.game.legal_moves()
        assert not is_supported(view)
        below = bot("expert", "seed", "duel", few).choose(view, moves, ())
        assert MasterBot("seed", few).choose(view, moves, ()) is below
        asked += 1
    assert asked == 3


def test_it_is_the_level_master_of_its_box() -> None:
    assert not missing("duel")
    assert available_bots("duel", {}) == LEVELS
    _, view, moves, _ = next(moments(GOLDEN[0]))
    asked = bot("master", "asked", "duel")
    assert isinstance(asked, MasterBot)
    assert asked.choose(view, moves, ()) is MasterBot("asked").choose(view, moves, ())


def test_its_weights_are_small_and_have_a_card() -> None:
    folder = Path(weights.__file__).parent / "weights"
    assert (folder / "duel.npz").stat().st_size <= 5_000_000
    assert "Apache-2.0" in (folder / "duel.md").read_text("utf-8")


def test_moves_off_the_crop_have_no_preference() -> None:
    _, view, moves, _ = next(moments(GOLDEN[0]))
    numbers = action_index_of(view.kit)
    assert numbers.is_supported
    lays = [move for move in moves if move.verb == "lay"]
    assert lays
    assert all(numbers.index_of(move) < NO_ACTION for move in lays)
    assert MasterBot("slots").predict(observe(view)).action_logits.shape == (NO_ACTION + 1,)
