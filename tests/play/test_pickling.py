"""Tests of pickled games, moves and views, and of copies of games."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

import pytest

import saboteur
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove
from saboteur.kernel.sight import PUBLIC
from tests.play.played_games import DECK, play_by_pick
from tests.sampling import Setting, begin, sampled_rule_sets, seed_for

T = TypeVar("T")


def sent(thing: T) -> T:
    """Return a copy of a value, made by pickling."""
    found: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own
    return found


@sampled_rule_sets("pickles")
def test_a_pickled_game_goes_on_exactly_as_the_original(setting: Setting) -> None:
    game, _ = begin(setting.rules(), seed_for("pickles"))
    play_by_pick(game, 20)
    twin = sent(game)
    assert twin.rules is game.rules
    assert twin.moves == game.moves
    for sight in (*range(game.seats), PUBLIC):
        assert twin.view(sight).to_dict() == game.view(sight).to_dict()
        assert list(twin.view(sight).cards) == list(game.view(sight).cards)
    before = game.digest()
    for _ in range(40):
        assert twin.digest() == game.digest()
        assert twin.legal_moves() == game.legal_moves()
        if game.over:
            break
        move = game.legal_moves()[len(game.moves) % len(game.legal_moves())]
        assert twin.play(move) == game.play(move)
    assert twin.record() == game.record()
    assert before != game.digest()


@sampled_rule_sets("copies")
def test_a_copy_is_a_game_of_its_own(setting: Setting) -> None:
    game, _ = begin(setting.rules(), seed_for("copies"))
    play_by_pick(game, 10)
    for twin in (copy.copy(game), copy.deepcopy(game), copy.deepcopy([game])[0]):
        before = game.digest()
        assert twin.digest() == before
        assert twin != game
        twin.play(twin.legal_moves()[0])
        assert (game.digest(), len(game.moves)) == (before, 10)
        assert twin.digest() != before


@sampled_rule_sets("pickled moves")
def test_a_move_stays_the_move(setting: Setting) -> None:
    game, _ = begin(setting.rules(), seed_for("pickled moves"))
    for _ in range(30):
        moves = game.legal_moves()
        assert sent(moves) == copy.deepcopy(moves) == moves
        assert copy.copy(moves[0]) is moves[0]
        play_by_pick(game, 1)


def test_an_unpickled_move_is_the_one_that_is_listed_later() -> None:
    game = saboteur.new("saboteur", seats=3, seed="later")
    text = next(str(move) for move in game.legal_moves() if str(move).endswith(" 1,0"))
    away = game.rules.parse_move(text.replace("1,0", "0,44"))
    assert game.rules.parse_move(away.text) is not away  # a client's text is not cached
    assert sent(away) is sent(away)
    assert game.rules.parse_move(away.text) is sent(away)


def test_a_move_of_no_rule_set_is_pickled_by_its_parts() -> None:
    twin = sent(Move("pass cross", "pass", card="cross"))
    assert (twin.text, twin.card, twin.cell) == ("pass cross", "cross", None)


def test_deck_options_origin_and_redraws_come_back() -> None:
    game = saboteur.new("saboteur", seats=4, seed=5, options={"public_gold": True}, deck=DECK)
    play_by_pick(game, 6)
    game.redraw(1, "else")
    twin = sent(game)
    assert (twin.record(), twin.redraws, twin.seed) == (game.record(), game.redraws, "5")
    world = sent(game.determinise(2))
    with pytest.raises(ValueError, match="made from a view"):
        world.record()


def test_views_and_records_come_back() -> None:
    game = saboteur.new("duel", seats=2, seed="view")
    view = game.view(0)
    assert sent(view).to_dict() == copy.deepcopy(view).to_dict() == view.to_dict()
    assert sent(view).kit is view.kit
    assert len(pickle.dumps(view)) < 4000  # the kit is pickled by name
    assert sent(game.record()) == game.record()


def test_refusals_come_back() -> None:
    game = saboteur.new("saboteur", seats=3, seed="refusal")
    refusal = game.explain("lay cross 9,9")
    assert sent(refusal) == refusal
    assert refusal is not None
    error = sent(IllegalMove("lay cross 9,9", refusal))
    assert (str(error), error.refusal) == (
        str(IllegalMove("lay cross 9,9", refusal)),
        refusal,
    )


def test_a_pool_of_processes_plays_games() -> None:
    tables = (("saboteur", 3), ("saboteur2", 4), ("duel", 2), ("lost-mines", 3), ("dark-cave", 2))
    games = [saboteur.new(box, seats=seats, seed="pool") for box, seats in tables]
    moves = [game.legal_moves()[-1] for game in games]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        played = list(pool.map(saboteur.Game.play, games, moves))
        far = list(pool.map(play_by_pick, games, [12] * len(games)))
    for game, move, events, ahead in zip(games, moves, played, far, strict=True):
        assert not game.moves
        assert play_by_pick(game.clone(), 12).digest() == ahead.digest()
        assert game.play(move) == events
