"""What is true of every game from the deal to the end."""

from typing import Any

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
    family,
    journey,
    some_journeys,
    some_rule_sets,
)


@some_journeys("every_card_exists_once_at_every_moment")
def test_every_card_exists_once_at_every_moment(setting: Setting, style: str) -> None:
    for game in journey(setting.new("cards"), "cards", style):
        family(game.rules).take_stock(game)
        family(game.rules).check_story(game)


@some_journeys("one_seat_decides_until_the_game_ends_wit")
def test_one_seat_decides_until_the_game_ends_within_its_bound(
    setting: Setting, style: str
) -> None:
    game = setting.new("decider")
    for now in journey(game, "decider", style):
        laws.one_seat_decides(now)
        laws.texts_name_moves(now)
        assert len(now.moves) <= family(game.rules).longest(game.rules)
    assert game.over
    assert game.view("open").to_dict()["winners"] == list(game.winners)


@some_journeys("seed_and_moves_give_the_same_digests")
def test_seed_and_moves_give_the_same_digests(setting: Setting, style: str) -> None:
    game = setting.new("replay")
    digests = [now.digest() for now in journey(game, "replay", style)]
    again = setting.new("replay")
    assert again.digest() == digests[0]
    for move, digest in zip(game.moves, digests[1:], strict=True):
        again.play(str(move))
        assert again.digest() == digest
    assert again.scores == game.scores
    assert again.winners == game.winners
    text = str(game.record())
    record = saboteur.loads(text)
    assert str(record) == text
    assert record.replay().digest() == digests[-1]
    assert len(set(digests)) == len(digests)  # every move leaves its mark


@some_journeys("copies_of_the_past_are_not_touched_by_th")
def test_copies_of_the_past_are_not_touched_by_the_future(setting: Setting, style: str) -> None:
    past: list[tuple[Game, str]] = []
    for game in journey(setting.new("copies"), "copies", style):
        past.append((game.clone(), game.digest()))
        if len(past) % 20 == 0:
            past_is_as_it_was(past)
    past_is_as_it_was(past)
    dice = Dice("copies")
    for copy, _ in past[:-1:10]:  # nor is the game touched by what its copies do
        copy.play(choose(copy, dice, style))
    past_is_as_it_was(past[1:-1:10] + past[-1:])


def past_is_as_it_was(past: list[tuple[Game, str]]) -> None:
    for copy, digest in past:
        assert copy.digest() == digest


@some_rule_sets("copies_play_on_as_the_game_does")
def test_copies_play_on_as_the_game_does(setting: Setting) -> None:
    game = setting.new("twins")
    for now in journey(game, "twins", "eager"):
        copy = now.clone()
        assert copy.moves == now.moves
        assert copy.legal_moves() == now.legal_moves()
    copy = setting.new("twins")
    for move in game.moves:
        copy = copy.clone()
        copy.play(move)
    assert copy.digest() == game.digest()


@some_journeys("the_public_facts_can_be_rebuilt_from_the")
def test_the_public_facts_can_be_rebuilt_from_the_public_stream(
    setting: Setting, style: str
) -> None:
    rules = setting.rules()
    log = family(rules).public_log(rules)
    game, events = begin(rules, "stream")
    dice = Dice(f"stream/{style}")
    while True:
        follow(log, stream(rules, events, PUBLIC))
        agree(log.shown(), game.view(PUBLIC).to_dict())
        if game.over:
            return
        events = game.play(choose(game, dice, style))


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
