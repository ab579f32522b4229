"""Beliefs and chances depend only on the events and views of a sight, not on hidden cards."""

from typing import Any

import pytest

from saboteur.kernel.event import Event
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game, new_game
from saboteur.review.belief_tracker import BeliefTracker
from saboteur.review.registry import FAMILIES
from saboteur.sight import stream
from tests.sampling import SeededRandom, Setting, begin, family
from tests.secrecy import invariants

MOVES = 40
SEAT = 1
SETTINGS = (
    Setting("saboteur", 4),
    Setting("saboteur2", 5),
    Setting("duel", 2),
    Setting("lost-mines", 4),
    Setting("dark-cave", 4),
)


class FollowedGame:
    """A game, and the beliefs that follow it from one sight."""

    def __init__(self, game: Game, sight: Sight, dealt: tuple[Event, ...]) -> None:
        self.game = game
        self.sight = sight
        self.reading: BeliefTracker[Any] = FAMILIES[game.rules.family].tracker(game.view(sight))
        self.heard: tuple[Event, ...] = ()
        self.hear(dealt)

    def hear(self, events: tuple[Event, ...]) -> None:
        heard = stream(self.game.rules, events, self.sight)
        self.heard += heard
        self.reading.learn(self.game.view(self.sight), heard)

    def says(self) -> tuple[object, ...]:
        return self.reading.beliefs(), self.reading.chances()

    def knows(self) -> tuple[object, ...]:
        return self.heard, invariants.view_bytes(self.game, self.sight)


def lookalike_moves(game: Game, world: Game, dice: SeededRandom) -> tuple[str, str] | None:
    """Return a move of each game that look alike to all other seats, or ``None``."""
    looks = family(game.rules).visible_form
    others = {looks(world.rules, text): text for text in invariants.listed(world)}
    mine = [text for text in invariants.listed(game) if looks(game.rules, text) in others]
    if not mine:
        return None
    move = dice.choice(mine)
    return move, others[looks(game.rules, move)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_worlds_that_look_the_same_read_the_same(setting: Setting) -> None:
    """As long as two worlds show a sight the same, its beliefs are the same."""
    seed = f"twins of {setting}"
    game, dealt = begin(setting.rules(), seed)
    worlds = (game, game.determinise(SEAT, "other"))
    assert worlds[0].position() != worlds[1].position()
    pairs = [[FollowedGame(world, sight, dealt) for world in worlds] for sight in (PUBLIC, SEAT)]
    dice, compared = SeededRandom(seed), [0, 0]
    for _ in range(MOVES):
        moves = lookalike_moves(*worlds, dice)
        if moves is None:
            break
        for place, move in enumerate(moves):
            events = worlds[place].play(move)
            for pair in pairs:
                pair[place].hear(events)
        if worlds[0].over:
            break
        for place, (one, other) in enumerate(pairs):
            if one.knows() == other.knows():
                assert one.says() == other.says()
                compared[place] += 1
    assert compared[0] >= 3
    assert compared[1] >= 1


def test_a_reading_never_sees_the_open_game() -> None:
    game: Game = new_game(Setting("saboteur", 4).rules(), "open")
    with pytest.raises(TypeError, match="needs the view of a seat"):
        FAMILIES["classic"].tracker(game.view("open"))
