"""Tests that the master's observations and network agree with those of its training."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from math import log
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
import pytest

from saboteur.bot_runtime.offered_bots import available_bots, resolve_bot
from saboteur.bots import LEVELS, STEPS, Budget, bot, missing
from saboteur.bots.classic.master.action_index import action_index_of
from saboteur.bots.classic.master.bot import MasterBot, load_network
from saboteur.bots.classic.master.layout import COLUMNS, FIRST_X, FIRST_Y, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.classic.master.observation import observe
from saboteur.bots.master import weights
from saboteur.cli.app import run
from saboteur.games.classic.book import TAKE
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from saboteur.sight import stream
from saboteur.swarm import Swarm
from saboteur.swarm.base.game_record import WINDOW
from saboteur.swarm.base.observation import PANE_OFFSET, pane_index
from tests.bots.bot_games import play_choices

GOLDEN = json.loads((Path(__file__).parent / "data" / "master.json").read_text("utf-8"))
"""Three games of bots, and the learner's observations in them (``python -m training.golden``)."""
SEED = 20_261_118
CROP = [
    pane_index(WINDOW.cell_at(FIRST_X + x, FIRST_Y + y), PANE_OFFSET)
    for y in range(ROWS)
    for x in range(COLUMNS)
]


class Moment(NamedTuple):
    """A decision of a game that the swarm plays beside the reference engine."""

    swarm: Swarm
    game: Game
    seat: int
    news: tuple[Event, ...]
    """Events since the seat's last decision; at its first decision of a round, since the deal."""
    first: bool
    told: list[Any]
    move: Move


def moments(golden: dict[str, Any]) -> Iterator[Moment]:
    """Replay a recorded game and yield each decision."""
    seats = golden["seats"]
    swarm = Swarm("saboteur", seats, 1, device="python", seed=SEED)
    swarm._next_number = golden["number"]
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
    """The observations are equal at each decision, except when gold is taken.

    The network does not decide which gold card is taken.
    """
    memories: dict[int, Memory] = {}
    compared = 0
    for moment in moments(golden):
        view = moment.game.view(moment.seat)
        if moment.first:
            memories[moment.seat] = Memory(view)
        memories[moment.seat].observe(moment.news)
        moves = moment.game.legal_moves()
        if moves[0].verb == TAKE:
            continue
        mine = observe(view, memories[moment.seat])
        cells, facts = moment.swarm.observe()
        assert mine.cells.tolist() == np.asarray(cells)[:, CROP].tolist()
        assert mine.facts.tolist() == np.asarray(facts).tolist()
        slots = sorted(action_index_of(view.kit).index_of(move, moment.seat) for move in moves)
        sums = [crc32(one.tobytes()) for one in (mine.actions, mine.owners, mine.far)]
        assert [*sums, crc32(np.array(slots, np.int16).tobytes())] == moment.told[:4]
        compared += 1
    assert compared > 100


@pytest.mark.parametrize(
    "golden",
    [GOLDEN[0], *(pytest.param(golden, marks=pytest.mark.soak) for golden in GOLDEN[1:])],
    ids=lambda golden: f"{golden['seats']} seats",
)
def test_the_network_answers_as_it_did_when_it_learnt(golden: dict[str, Any]) -> None:
    bots: dict[int, MasterBot] = {}
    asked = 0
    for moment in moments(golden):
        view, moves = moment.game.view(moment.seat), moment.game.legal_moves()
        if moment.first:
            bots[moment.seat] = MasterBot("golden")
        bots[moment.seat].choose(view, moves, moment.news)
        if len(moment.told) > 4 and moves[0].verb != TAKE:
            said = bots[moment.seat].predict(view)
            numbers = action_index_of(view.kit)
            liked = sorted(
                said.action_logits[numbers.index_of(move, moment.seat)] for move in moves
            )
            assert liked == pytest.approx(moment.told[4], abs=2e-3)
            assert said.role_logits.tolist() == pytest.approx(moment.told[5], abs=2e-3)
            asked += 1
    assert asked > 3
    assert load_network() is load_network()


def test_beliefs_tell_saboteurs_from_miners() -> None:
    """Over a game, beliefs make the true roles 20 times as likely as the deal does.

    They are certain of the bot's own role.
    """
    bots: dict[int, MasterBot] = {}
    better = 0.0
    for moment in moments(GOLDEN[1]):
        view = moment.game.view(moment.seat)
        if moment.first:
            bots[moment.seat] = MasterBot("beliefs")
        bots[moment.seat].choose(view, moment.game.legal_moves(), moment.news)
        beliefs = bots[moment.seat].beliefs
        assert beliefs is not None
        assert beliefs[moment.seat][view.role] == 1
        for seat, likely in enumerate(beliefs):
            assert sum(likely.values()) == pytest.approx(1)
            role = moment.game.view(seat).role
            known = moment.game.view(moment.seat).role == "saboteur"
            dealt = 0.2 if known else 0.4  # two of six roles are saboteurs, five are dealt
            if seat != moment.seat:
                better += log(likely[role] / (dealt if role == "saboteur" else 1 - dealt))
    assert better > log(20)


@pytest.mark.parametrize(
    ("id_", "seats", "options"),
    [("saboteur+veto", 4, {}), ("saboteur2", 5, {}), ("saboteur", 4, {"concede_round": True})],
)
def test_what_it_was_not_trained_for_it_leaves_to_the_level_below(
    id_: str, seats: int, options: dict[str, bool]
) -> None:
    few = Budget(simulations=2)
    asked = 0
    for choice in islice(play_choices(["novice"] * seats, "others", id_, options), 0, 12, 4):
        view, moves = choice.game.view(choice.seat), choice.game.legal_moves()
        below = bot("expert", "seed", budget=few).choose(view, moves, choice.history)
        assert bot("master", "seed", budget=few).choose(view, moves, choice.history) is below
        asked += 1
    assert asked == 3


def test_it_is_offered_where_its_packages_and_weights_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes = ("saboteur", "duel", "saboteur+veto", "lost-mines")
    assert [missing(box) for box in boxes] == ["", "", "box", "box"]
    assert available_bots("saboteur", {"Swift": "swift:Bot"}) == (*LEVELS, "Swift")
    assert available_bots("saboteur2", {}) == available_bots("dark-cave", {}) == STEPS
    with monkeypatch.context() as context:
        context.setattr(weights, "find_spec", lambda _: None)
        assert missing("saboteur") == "numpy"
        assert available_bots("saboteur", {}) == STEPS
        assert resolve_bot("master", {}, "saboteur") == "expert"
        with pytest.raises(
            ValueError, match=r"needs NumPy: pip install 'saboteur-games\[master\]'"
        ):
            bot("master", "seed")
        assert run(["arena", "--bots", "master", "--games", "1", "--lang=en"]) == 2
        assert "the level master needs NumPy" in capsys.readouterr().err
    monkeypatch.setattr(weights, "_file", lambda box: tmp_path / f"{box}.npz")
    assert missing("saboteur") == "weights"


def test_it_is_imported_only_when_asked_for() -> None:
    code = "import sys, saboteur.bots, saboteur.cli; sys.exit('numpy' in sys.modules)"
    words = [sys.executable, "-c", code]
    assert subprocess.run(words, check=False).returncode == 0  # noqa: S603 - our own words


def test_its_weights_are_small_and_have_a_card() -> None:
    folder = Path(weights.__file__).parent / "weights"
    assert (folder / "saboteur.npz").stat().st_size <= 5_000_000
    assert "Apache-2.0" in (folder / "saboteur.md").read_text("utf-8")


def test_the_arena_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--diggers", "master,random", "--saboteurs", "random", "--games", "2", "--lang=en"]
    assert run(["arena", "saboteur", "--seats", "3", *words]) == 0
    assert "master/random" in capsys.readouterr().out
