"""Invariants of secrecy: a seat learns nothing that the rules hide from it.

The tests of secrecy over real sockets are in ``tests/secrecy/test_socket.py`` and
``tests/server/test_socket_possible_worlds.py``.
"""

import json
from collections.abc import Iterable
from itertools import zip_longest

from saboteur.kernel.event import Event
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.sampling import SeededRandom, choose, family
from tests.secrecy.reachability import reachable


def view_bytes(game: Game, sight: Sight) -> str:
    """Return a view as JSON text, in which every difference shows."""
    return json.dumps(game.view(sight).to_dict())


def cannot_tell(game: Game, world: Game, seat: int) -> None:
    """Assert that a seat sees no difference between the game and a possible world."""
    assert view_bytes(world, seat) == view_bytes(game, seat)
    assert view_bytes(world, PUBLIC) == view_bytes(game, PUBLIC)
    assert world.decider == game.decider
    assert world.over == game.over
    assert world.round == game.round
    if game.decider == seat:
        assert listed(world) == listed(game)


def same_refusals(game: Game, world: Game) -> None:
    """Assert that both worlds refuse the same moves of the decider with the same reasons."""
    universe = family(game.rules).writable_moves(game)
    assert refusals(world, universe) == refusals(game, universe)


def refusals(game: Game, texts: Iterable[str]) -> list[Refusal | None]:
    return [game.explain(text) for text in texts]


def listed(game: Game) -> list[str]:
    """Return the texts of the legal moves, sorted."""
    return sorted(str(move) for move in game.legal_moves())


def is_possible(game: Game, world: Game, seat: int) -> None:
    """Assert that a possible world has all cards and what the seat knows, but not the seed."""
    answers = family(game.rules)
    answers.check_components(world)
    answers.check_story(world)
    answers.check_world(game.view(seat).to_dict(), seat, world)
    assert world.seed == ""
    assert game.seed not in world.position()


def only_the_view_matters(game: Game, world: Game, seat: int, seed: str) -> None:
    """Assert that a game and its possible world, which look alike, give the same new world."""
    assert world.determinise(seat, seed).position() == game.determinise(seat, seed).position()


def reaches_no_secret(game: Game, looking: Iterable[Sight]) -> None:
    """Assert that a view has no reference to a state, a seed, or mutable parts of the game."""
    answers = family(game.rules)
    secret: tuple[type, ...] = (Game, *answers.secret_types, *answers.memory)
    mutable = {
        id(thing): way
        for way, thing in reachable(game._state, answers.rule_book + answers.memory)
        if isinstance(thing, dict | list | set)
    }
    for sight in looking:
        for way, thing in reachable(game.view(sight), answers.rule_book):
            assert not isinstance(thing, secret), way
            assert not (isinstance(thing, str) and game.seed in thing), way
            assert id(thing) not in mutable, f"view{way} is state{mutable[id(thing)]}"


def streams_part_at_news(game: Game, world: Game, seat: int, dice: SeededRandom, style: str) -> int:
    """Play on in both worlds until the rules show the seat how they differ.

    Return the number of moves played. A move is the same in both worlds or, if another seat makes
    it, looks the same to this seat; if there is no such move, the comparison ends.
    """
    moves = 0
    while not game.over:
        wanted = str(choose(game, dice, style))
        twins = lookalikes(game, world, seat, wanted)
        if not twins:
            common = sorted(set(listed(game)) & set(listed(world)))
            if not common:
                break
            wanted = dice.choice(common)
            twins = [wanted]
        moves += 1
        if not same_news(game, world, seat, wanted, dice.choice(twins)):
            break
    return moves


def lookalikes(game: Game, world: Game, seat: int, move: str) -> list[str]:
    """List the moves of a possible world that look to the seat like a move of the game."""
    legal = listed(world)
    if game.decider == seat:
        return [move] if move in legal else []
    rules = game.rules
    looks = family(rules).visible_form
    seen = looks(rules, move)
    return [text for text in legal if looks(rules, text) == seen]


def same_news(game: Game, world: Game, seat: int, move: str, twin: str) -> bool:
    """Move in both worlds; assert that seat and public get the same events up to the first news.

    Return whether the seat got the same events to the end. News is an event or a question that
    shows the seat, by the rules, how the worlds differ (such as gold handed to it), or the end of
    the game.
    """
    real = game.play(move)
    other = world.play(twin)
    _same_messages(game, world, real, other, PUBLIC)
    if not _same_messages(game, world, real, other, seat):
        return False
    answers = family(game.rules)
    if game.over or answers.decision_is_news(game, seat):
        return False
    if world.decider != game.decider and (
        answers.question_is_news(game) or answers.question_is_news(world)
    ):
        return False
    mine, theirs = (now.view(seat).to_dict().get("hand", ()) for now in (game, world))
    if mine != theirs and sorted(mine, key=str) == sorted(theirs, key=str):
        return False  # one of two equal cards left the hand, from another place in each world
    assert view_bytes(world, seat) == view_bytes(game, seat)
    assert view_bytes(world, PUBLIC) == view_bytes(game, PUBLIC)
    return True


def _same_messages(
    game: Game, world: Game, real: tuple[Event, ...], other: tuple[Event, ...], sight: Sight
) -> bool:
    ours = stream(game.rules, real, sight)
    theirs = stream(world.rules, other, sight)
    for event, twin in zip_longest(ours, theirs):
        if repr(event) != repr(twin):
            stopped = [now for now, told in ((game, event), (world, twin)) if told is None]
            if any(family(now.rules).question_is_news(now) for now in stopped):
                return False
            assert _is_news(game, event, sight), f"{sight}: {ours!r} against {theirs!r}"
            assert _is_news(world, twin, sight), f"{sight}: {ours!r} against {theirs!r}"
            return False
    return True


def _is_news(game: Game, event: Event | None, sight: Sight) -> bool:
    answers = family(game.rules)
    seat = sight if isinstance(sight, int) else -1
    if event is None:
        return answers.decision_is_news(game, seat)
    return answers.is_news(event, seat)
