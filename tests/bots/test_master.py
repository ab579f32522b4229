"""The master: it sees what it was taught with, its network answers as while it learnt."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
import pytest

from saboteur.bots.classic.master.bot import MasterBot, network
from saboteur.bots.classic.master.cards import numbers_of
from saboteur.bots.classic.master.layout import COLUMNS, FIRST_X, FIRST_Y, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.classic.master.sight import seen
from saboteur.games.classic.book import TAKE
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from saboteur.sight import stream
from saboteur.swarm import Swarm
from saboteur.swarm.observing import PANE, PANE_NORTH, PANE_WEST

GOLDEN = json.loads((Path(__file__).parent / "data" / "master.json").read_text("utf-8"))
"""Three games of bots, and what a learner saw in them (``python -m training.golden``)."""
SEED = 20_261_118


class Moment(NamedTuple):
    """A decision of a game that the swarm plays beside the reference."""

    swarm: Swarm
    game: Game
    seat: int
    news: tuple[Event, ...]
    """Since the seat was asked last; of the round, at its first decision in it."""
    first: bool
    told: list[Any]
    move: Move


def moments(golden: dict[str, Any]) -> Iterator[Moment]:
    """Play a game again, stopping at every decision."""
    seats = golden["seats"]
    swarm = Swarm("saboteur", seats, 1, device="python", seed=SEED)
    swarm._next = golden["number"]
    swarm.reset()
    game, round, fresh = swarm.game(0), 1, [True] * seats
    news: list[tuple[Event, ...]] = [()] * seats
    for written, told in zip(golden["moves"], golden["told"], strict=True):
        number = written if written >= 0 else -1 - written
        if int(swarm.rounds[0]) != round:
            game, round, fresh = swarm.game(0), int(swarm.rounds[0]), [True] * seats
            news = [()] * seats
        seat = int(swarm.deciders[0])
        move = game.rules.parse_move(swarm.text(0, number))
        yield Moment(swarm, game, seat, news[seat], fresh[seat], told, move)
        news[seat], fresh[seat] = (), False
        events = game.play(move)
        for other in range(seats):
            news[other] += stream(game.rules, events, other)
        swarm.play([number])


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden['seats']} seats")
def test_a_seat_sees_and_remembers_what_the_learner_did(golden: dict[str, Any]) -> None:
    """At every decision of a game; only shares of gold are no matter of the network's."""
    memories: dict[int, Memory] = {}
    compared = 0
    for moment in moments(golden):
        view = moment.game.view(moment.seat)
        if moment.first:
            memories[moment.seat] = Memory(view)
        memories[moment.seat].learn(moment.news)
        moves = moment.game.legal_moves()
        if moves[0].verb == TAKE:
            continue
        mine = seen(view, memories[moment.seat])
        cells, facts = moment.swarm.observe()
        pane = np.asarray(cells, np.int32).reshape(PANE, PANE)
        first_y, first_x = FIRST_Y + PANE_NORTH, FIRST_X + PANE_WEST
        crop = pane[first_y : first_y + ROWS, first_x : first_x + COLUMNS]
        assert mine.cells.tolist() == [crop.ravel().tolist()]
        assert mine.facts.tolist() == np.asarray(facts).tolist()
        slots = sorted(numbers_of(view.kit).slot(move, moment.seat) for move in moves)
        sums = [crc32(one.tobytes()) for one in (mine.deeds, mine.owners, mine.far)]
        assert [*sums, crc32(np.array(slots, np.int16).tobytes())] == moment.told[:4]
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden['seats']} seats")
def test_the_network_answers_as_it_did_when_it_learnt(golden: dict[str, Any]) -> None:
    bots: dict[int, MasterBot] = {}
    asked = 0
    for moment in moments(golden):
        view, moves = moment.game.view(moment.seat), moment.game.legal_moves()
        if moment.first:
            bots[moment.seat] = MasterBot("golden")
        bots[moment.seat].choose(view, moves, moment.news)
        if len(moment.told) > 4 and moves[0].verb != TAKE:
            said = bots[moment.seat].answers(view)
            numbers = numbers_of(view.kit)
            liked = sorted(said.slots[numbers.slot(move, moment.seat)] for move in moves)
            assert liked == pytest.approx(moment.told[4], abs=2e-3)
            assert said.roles.tolist() == pytest.approx(moment.told[5], abs=2e-3)
            asked += 1
    assert asked > 3
    assert network() is network()
