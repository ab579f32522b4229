"""Plays whole games between bots, which get views and redacted events only."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, takewhile
from typing import NamedTuple

import pytest

import saboteur
from saboteur.bots import Budget, bot, search
from saboteur.games.options import OptionValue
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.rule_positions import play


def sampled_game_counts(few: int, many: int) -> pytest.MarkDecorator:
    """Parametrize ``games`` with ``few``, and in the soak also with ``many``.

    ``many`` is the number of games from which the expected figures were measured.
    """
    return pytest.mark.parametrize("games", [few, pytest.param(many, marks=pytest.mark.soak)])


def count_simulations(monkeypatch: pytest.MonkeyPatch, choose: Callable[[Budget], object]) -> int:
    """Return how many simulations a choice starts in 0.55 s, if each takes 0.1 s."""
    readings = count()
    numbers: list[int] = []
    simulation_numbers = search.simulation_numbers

    def counted(budget: Budget) -> Iterator[int]:
        for number in simulation_numbers(budget):
            numbers.append(number)
            yield number

    with monkeypatch.context() as patched:
        patched.setattr(search, "perf_counter", lambda: next(readings) / 10)
        patched.setattr(search, "simulation_numbers", counted)
        choose(Budget(seconds=0.55))
    return len(numbers)


class BotChoice(NamedTuple):
    """A move that a bot has chosen, before it is made."""

    game: Game
    seat: int
    history: tuple[Event, ...]
    """All events that the seat got since the first deal."""
    move: Move


class BotTable:
    """A game with a bot of level ``levels[n]`` on seat n, with the seed ``<seed>/n``."""

    def __init__(
        self,
        levels: Sequence[str],
        seed: str,
        id_: str = "saboteur",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.game = saboteur.new(id_, seats=len(levels), seed=seed, options=options)
        self.bots = [
            bot(level, f"{seed}/{seat}", self.game.rules.family)
            for seat, level in enumerate(levels)
        ]

    def choices(self) -> Iterator[BotChoice]:
        """Play the game to its end, and yield every choice before its move is made."""
        game = self.game
        histories: list[tuple[Event, ...]] = [()] * game.seats
        looked = [0] * game.seats
        while game.decider is not None:
            seat = game.decider
            fresh = histories[seat][looked[seat] :]
            looked[seat] = len(histories[seat])
            move = self.bots[seat].choose(game.view(seat), game.legal_moves(), fresh)
            yield BotChoice(game, seat, histories[seat], move)
            events = game.play(move)
            for other in range(game.seats):
                histories[other] += stream(game.rules, events, other)


def play_choices(
    levels: Sequence[str],
    seed: str,
    id_: str = "saboteur",
    options: Mapping[str, OptionValue] | None = None,
) -> Iterator[BotChoice]:
    return BotTable(levels, seed, id_, options).choices()


def play_first_round(
    levels: Sequence[str],
    seed: str,
    id_: str = "saboteur",
    options: Mapping[str, OptionValue] | None = None,
) -> Iterator[BotChoice]:
    made = play_choices(levels, seed, id_, options)
    return takewhile(lambda choice: choice.game.round == 1, made)


def play_game(
    levels: Sequence[str],
    seed: str,
    id_: str = "saboteur",
    options: Mapping[str, OptionValue] | None = None,
) -> Game:
    seats = BotTable(levels, seed, id_, options)
    for choice in seats.choices():
        assert choice.move in choice.game.legal_moves()
    assert seats.game.over
    return seats.game


def play_rounds(
    levels: Sequence[str],
    seed: str,
    id_: str = "saboteur",
    options: Mapping[str, OptionValue] | None = None,
) -> list[tuple[bool, int]]:
    """Play a game; return for each round if the treasure was reached, and the saboteur count."""
    view = play_game(levels, seed, id_, options).view("public")
    return [(result.treasure, result.roles.count("saboteur")) for result in view.results]


def novice_choice(game: Game, events: tuple[Event, ...] = (), seat: int = 0) -> str:
    """Return the move of a new novice in ``seat`` that has got ``events``."""
    assert game.decider == seat
    return str(bot("novice", "test").choose(game.view(seat), game.legal_moves(), events))


def events_seen(game: Game, *moves: str, seat: int = 0) -> tuple[Event, ...]:
    """Make the moves and return the events that ``seat`` gets."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events += stream(game.rules, play(game, move), seat)
    return events
