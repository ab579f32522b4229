"""Tests that a record is replayed move by move for any sight."""

from dataclasses import replace
from functools import cache

import pytest

from saboteur.kernel.event import Event
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.play.transcript import deal
from saboteur.sight import stream
from tests.play.played_games import played


@cache
def replay() -> Replay:
    return Replay(played().record())


def test_every_step_is_the_game_as_it_was() -> None:
    game = played(moves=0)
    whole = replay()
    assert len(whole) == len(played().moves)
    assert whole.move(0) is None
    for step in range(len(whole) + 1):
        events: tuple[Event, ...]
        if step == 0:
            events = deal(game.rules, game.seed)[1]
        else:
            move = whole.move(step)
            assert move is not None
            events = game.play(move)
        assert whole.events(step) == events
        assert whole.game(step).digest() == game.digest()
        for sight in (*range(game.seats), "public"):
            assert whole.view(step, sight).to_dict() == game.view(sight).to_dict()
            assert whole.seen(step, sight) == stream(game.rules, events, sight)
    assert game.over


def test_the_record_shows_every_step_open() -> None:
    whole = replay()
    for step in (0, 1, len(whole) - 1, len(whole)):
        hands = whole.view(step, "open").to_dict()["hands"]
        assert hands == [whole.view(step, seat).to_dict()["hand"] for seat in range(len(hands))]


def test_an_unfinished_game_can_be_watched_too() -> None:
    game = played(moves=20)
    part = Replay(game.record())
    assert len(part) == 20
    assert part.view(20, 1).to_dict() == game.view(1).to_dict()


def test_a_game_taken_out_goes_its_own_way() -> None:
    whole = replay()
    game = whole.game(10)
    assert game.moves == played(moves=10).moves
    before = whole.game(10).digest()
    other = next(move for move in game.legal_moves() if move is not whole.move(11))
    game.play(other)
    assert whole.game(10).digest() == before
    assert game.record().replay().digest() == game.digest()


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_is_nothing_before_the_deal_or_after_the_last_move(step: int) -> None:
    whole = replay()
    for look in (whole.move, whole.events, whole.game):
        with pytest.raises(IndexError, match=f"there is no step {step}; steps are 0 to "):
            look(step)
    with pytest.raises(IndexError, match="there is no step"):
        whole.view(step, 0)
    with pytest.raises(IndexError, match="there is no step"):
        whole.seen(step, 0)


@pytest.mark.parametrize("sight", [-1, 5, "all"])
def test_an_unknown_sight_is_refused(sight: int) -> None:
    whole = replay()
    with pytest.raises(ValueError, match="there is no sight"):
        whole.view(3, sight)
    with pytest.raises(ValueError, match="there is no sight"):
        whole.seen(0, sight)


def test_a_false_record_is_not_shown() -> None:
    record = replace(played(moves=20).record(), check="0" * 12)
    with pytest.raises(RecordError, match="the text was altered"):
        Replay(record)
