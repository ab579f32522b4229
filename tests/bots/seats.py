"""Bots at a table: whole games, played through nothing but views and redacted events."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import saboteur
from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from saboteur.sight import stream


class Choice(NamedTuple):
    """A bot was asked and has answered; the move is not made yet."""

    game: Game
    seat: int
    history: tuple[Event, ...]
    """All that the seat has learnt since the first deal."""
    move: Move


class Seats:
    """A game with a bot of each level in its seat."""

    def __init__(self, levels: Sequence[str], seed: str, *, conceding: bool = False) -> None:
        """Deal the game; seat 2 plays with the seed ``<seed>/2``."""
        options = {"concede_round": conceding}
        self.game = saboteur.new("saboteur", seats=len(levels), seed=seed, options=options)
        self.bots = [bot(level, f"{seed}/{seat}") for seat, level in enumerate(levels)]

    def choices(self) -> Iterator[Choice]:
        """Play the game to its end, stopping at every choice."""
        game = self.game
        histories: list[tuple[Event, ...]] = [()] * game.seats
        looked = [0] * game.seats
        while game.decider is not None:
            seat = game.decider
            fresh = histories[seat][looked[seat] :]
            looked[seat] = len(histories[seat])
            move = self.bots[seat].choose(game.view(seat), fresh, game.legal_moves())
            yield Choice(game, seat, histories[seat], move)
            events = game.play(move)
            for other in range(game.seats):
                histories[other] += stream(game.rules, events, other)


def choices(levels: Sequence[str], seed: str, *, conceding: bool = False) -> Iterator[Choice]:
    """Play a whole game, stopping at every choice."""
    return Seats(levels, seed, conceding=conceding).choices()


def finished(levels: Sequence[str], seed: str, *, conceding: bool = False) -> Game:
    """Play a whole game and return it."""
    seats = Seats(levels, seed, conceding=conceding)
    for choice in seats.choices():
        assert choice.move in choice.game.legal_moves()
    assert seats.game.over
    return seats.game


def results(levels: Sequence[str], seed: str) -> list[tuple[bool, int]]:
    """Whether each round of a game reached the treasure, and how many saboteurs played in it."""
    view = finished(levels, seed).view("public")
    return [(result.treasure, result.roles.count(view.kit.saboteur)) for result in view.results]


def novice_choice(game: Game, events: tuple[Event, ...] = ()) -> str:
    """What a fresh novice in seat 0 does in a position, after the events it is told of."""
    assert game.decider == 0
    return str(bot("novice", "test").choose(game.view(0), events, game.legal_moves()))
