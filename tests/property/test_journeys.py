"""What is true of every game from the deal to the end, and what is legal at its moments.

A game is played once for all laws; they have names of their own (``laws.py``), so a failure still
says which one is broken. Listed, explained and played are three ways to ask what is legal, and
there is one answer.
"""

from typing import Any, Final

import pytest

import saboteur
from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.families.base import PublicLog
from tests.property import laws
from tests.worlds import (
    Dice,
    Setting,
    begin,
    choose,
    drawn,
    family,
    moments,
    rare_games,
    some_journeys,
    some_rule_sets,
)

LAYS: Final = 5
"""After so many moves the slow twin lays every card everywhere."""
TRIES: Final = 2
"""At one moment in so many, every legal move is played on a copy."""
DEAR: Final = 6
"""At one moment in so many, every move that can be written down is asked about."""

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@some_journeys("journeys")
def test_the_laws_hold_from_the_deal_to_the_end(setting: Setting, style: str) -> None:
    seed = drawn("journeys")
    rules = setting.rules()
    answers = family(rules)
    log = answers.public_log(rules)
    game, events = begin(rules, seed)
    dice = Dice(f"{seed}/{style}")
    past: list[tuple[Game, str]] = []
    while True:
        follow(log, stream(rules, events, PUBLIC))
        agree(log.shown(), game.view(PUBLIC).to_dict())
        laws.one_seat_decides(game)
        laws.texts_name_moves(game)
        answers.take_stock(game)
        answers.check_story(game)
        if len(past) % LAYS == 0:
            laws.lays_agree_with_the_rulebook(game)
        past.append((game.clone(), game.digest()))
        if game.over:
            break
        events = game.play(choose(game, dice, style))
    assert len(game.moves) <= answers.longest(rules)
    assert game.view("open").to_dict()["winners"] == list(game.winners)
    past_is_as_it_was(past)
    for copy, _ in past[:-1:10]:  # nor is the game touched by what its copies do
        copy.play(choose(copy, dice, style))
    past_is_as_it_was(past[1:-1:10] + past[-1:])
    goes_the_same_way(setting, game, [digest for _, digest in past])


def past_is_as_it_was(past: list[tuple[Game, str]]) -> None:
    """Copies of the past are not touched by the future."""
    for copy, digest in past:
        assert copy.digest() == digest


def goes_the_same_way(setting: Setting, game: Game, digests: list[str]) -> None:
    """Seed and moves give the same digests: played anew, by copies of copies, by the record."""
    again = copy = setting.new(game.seed)
    assert again.digest() == digests[0]
    for move, digest in zip(game.moves, digests[1:], strict=True):
        copy = copy.clone()
        assert copy.legal_moves() == again.legal_moves()
        again.play(str(move))
        copy.play(move)
        assert again.digest() == digest
    assert copy.digest() == digests[-1]
    assert copy.moves == game.moves
    assert again.scores == game.scores
    assert again.winners == game.winners
    text = str(game.record())
    record = saboteur.loads(text)
    assert str(record) == text
    assert record.replay().digest() == digests[-1]
    assert len(set(digests)) == len(digests)  # every move leaves its mark


def follow(log: PublicLog, events: tuple[Event, ...]) -> None:
    """Take in what the public stream tells of a move."""
    for event in events:
        log.feed(event)
    if not events:
        log.hear_nothing()


def agree(told: object, shown: object, where: str = "view") -> None:
    """Compare all that the stream told with what the view shows; the view may show more."""
    if isinstance(told, dict) and isinstance(shown, dict):
        for key, fact in told.items():
            agree(fact, shown[key], f"{where}.{key}")
    elif isinstance(told, list) and isinstance(shown, list):
        assert len(told) == len(shown), where
        if where in ("view.maze", "view.broken", "view.marks"):
            told, shown = _in_order(told), _in_order(shown)
        for place, (fact, other) in enumerate(zip(told, shown, strict=True)):
            agree(fact, other, f"{where}.{place}")
    else:
        assert told == shown, where


def _in_order(items: list[Any]) -> list[Any]:
    """Put a maze into the order of its cells, or each seat's broken tools into that of names."""
    if isinstance(items[0], list):
        return [sorted(tools) for tools in items]
    return sorted(items, key=lambda laid: (laid["x"], laid["y"]))


@some_rule_sets("legality", 6)
def test_there_is_one_answer_to_what_is_legal(setting: Setting) -> None:
    seed = drawn("legality")
    dice = Dice(seed)
    for number, game in enumerate(moments(setting.new(seed), seed, "eager", every=20)):
        laws.lays_agree_with_the_rulebook(game)
        laws.asking_changes_nothing(game)
        laws.position_is_the_state(game, dice)
        if not game.over:
            laws.absence_is_answered(game)
        if number % TRIES == 0:
            laws.every_move_can_be_played(game)
        if number % DEAR == 0:
            laws.listed_means_unexplained(game)
            laws.refusals_change_nothing(game, dice, 25)


@per_rare_game
def test_there_is_one_answer_in_rare_positions(game: Game) -> None:
    laws.listed_means_unexplained(game)
    laws.lays_agree_with_the_rulebook(game)
    laws.every_move_can_be_played(game)
    laws.position_is_the_state(game, Dice(drawn("position")))
