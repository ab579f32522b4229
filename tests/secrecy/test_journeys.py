"""Whole games, and at their moments every law of secrecy at once.

A game is played and possible worlds are made of it once, for all laws: that is what takes the
time. The laws have names of their own (``laws.py``), so a failure still says which one is broken.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.secrecy import laws
from tests.worlds import (
    LOOKERS,
    RULE_SETS,
    STYLES,
    Dice,
    Setting,
    choose,
    drawn,
    family,
    lookers,
    moments,
    rare_games,
    sights,
    some_rule_sets,
)

NEWS: Final = 3
"""At one moment in so many, both worlds are played on until the seat learns what differs."""
DEAR: Final = 8
"""At one moment in so many, the dear questions are asked, by everybody there."""
WORLDS: Final = 2
"""How many possible worlds a seat imagines in a rare position."""

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@some_rule_sets("secrecy")
def test_no_journey_breaks_a_law_of_secrecy(setting: Setting) -> None:
    seed = drawn("secrecy, a seed that nobody may see")
    game, dice = setting.new(seed), Dice(seed)
    snapshots: list[tuple[Any, str]] = []
    compared = 0
    for number, now in enumerate(moments(game, seed, "eager", every=15)):
        looks_right(now, snapshots, number)
        for seat in dice.sample(range(now.seats), LOOKERS):
            world = now.determinise(seat, f"{seed}/{number}")
            laws.cannot_tell(now, world, seat)
            laws.is_possible(now, world, seat)
            if (number + seat) % NEWS == 0:
                style = STYLES[(number + seat) % 2]
                compared += laws.streams_part_at_news(now.clone(), world, seat, dice, style)
        if number % DEAR == 0 or now.over:
            look_closer(now, dice)
    for view, shown in snapshots:
        assert json.dumps(view.to_dict()) == shown  # a view is a snapshot
    assert compared >= min(game.seats, LOOKERS)  # something was compared, whatever the lot was


def looks_right(game: Game, snapshots: list[tuple[Any, str]], number: int) -> None:
    """Without its private part a view is the public one; the open view has its keys too."""
    public = game.view(PUBLIC).to_dict()
    for seat in range(game.seats):
        view = game.view(seat)
        assert family(game.rules).made_public(view.to_dict()) == public
        if number % game.seats == seat:
            snapshots.append((view, json.dumps(view.to_dict())))
    shown = game.view("open").to_dict()
    assert shown.keys() == public.keys()
    assert shown["hands"] == [game.view(seat).to_dict()["hand"] for seat in range(game.seats)]
    assert shown["scores"] == public["scores"] == (list(game.scores) if game.over else None)


def look_closer(game: Game, dice: Dice) -> None:
    """Ask the dear questions: what leads where, what is refused, how a world ends."""
    laws.leads_to_no_secret(game, (*sights(game), "open"))
    seat = dice.below(game.seats)
    world = game.determinise(seat, "one")
    laws.only_the_view_matters(game, world, seat, "another")
    if game.decider is not None:
        laws.same_refusals(game, game.determinise(game.decider, "refused"))
    if not dice.below(3):
        plays_on(world, dice)


def plays_on(world: Game, dice: Dice) -> None:
    """A possible world can be played to its end, and has no record."""
    assert world.moves == ()
    while not world.over:
        world.play(choose(world, dice, "eager"))
    family(world.rules).take_stock(world)
    family(world.rules).check_story(world)
    with pytest.raises(ValueError, match="made from a view"):
        world.record()


@per_rare_game
def test_nor_does_a_rare_position(game: Game) -> None:
    seats = lookers(game, game.digest())
    laws.leads_to_no_secret(game, (*seats, PUBLIC))
    imagine(game, seats, WORLDS)
    if game.decider is not None:
        laws.same_refusals(game, game.determinise(game.decider, drawn("refused")))


def imagine(game: Game, seats: Iterable[int], worlds: int) -> None:
    """Let some seats imagine some possible worlds, and play on in them."""
    dice = Dice(drawn("rare"))
    for seat in seats:
        for number in range(worlds):
            world = game.determinise(seat, drawn(str(number)))
            laws.cannot_tell(game, world, seat)
            laws.is_possible(game, world, seat)
            laws.streams_part_at_news(game.clone(), world, seat, dice, "eager")


@per_rare_game
def test_every_move_of_a_rare_position_tells_the_same(game: Game) -> None:
    tell_the_same(game, lookers(game, game.digest()), 1)


def tell_the_same(game: Game, seats: Iterable[int], worlds: int) -> None:
    """Make every move in some possible worlds of some seats."""
    for seat in seats:
        for number, move in enumerate(game.legal_moves()):
            for other in range(worlds):
                world = game.determinise(seat, drawn(f"{number}/{other}"))
                for twin in laws.lookalikes(game, world, seat, str(move)):
                    laws.same_news(game.clone(), world.clone(), seat, str(move), twin)


@pytest.mark.soak
@pytest.mark.parametrize("setting", RULE_SETS, ids=str)
def test_no_rule_set_breaks_a_law_of_secrecy(setting: Setting) -> None:
    test_no_journey_breaks_a_law_of_secrecy(setting)


@pytest.mark.soak
@per_rare_game
def test_nor_does_a_rare_position_in_many_worlds(game: Game) -> None:
    laws.leads_to_no_secret(game, sights(game))
    imagine(game, range(game.seats), 20)
    tell_the_same(game, range(game.seats), 3)
    for number in range(5):
        if game.decider is not None:
            laws.same_refusals(game, game.determinise(game.decider, str(number)))
