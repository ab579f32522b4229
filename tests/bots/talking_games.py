"""Plays whole games between bots that chat."""

from collections.abc import Iterator
from typing import NamedTuple

import saboteur
from saboteur.bots import bot, speaker
from saboteur.bots.claims import Line
from saboteur.bots.speech.temperament import TEMPERAMENTS, Temperament
from saboteur.kernel.event import Event
from saboteur.kernel.events import TurnBegan
from saboteur.play.game import Game
from saboteur.sight import stream

TEMPERAMENT_BY_SEAT = tuple(TEMPERAMENTS.values())


class SpokenTurn(NamedTuple):
    """A finished turn, with the chat of its seat."""

    game: Game
    seat: int
    history: tuple[Event, ...]
    """All events and chat that the seat got since the first deal, before this turn's chat."""
    said: tuple[Line, ...]


def play_turns(
    level: str,
    seed: str,
    id_: str = "saboteur",
    seats: int = 5,
    temperaments: tuple[Temperament, ...] = TEMPERAMENT_BY_SEAT,
) -> Iterator[SpokenTurn]:
    """Play a whole game and yield each turn when it ends."""
    game = saboteur.new(id_, seats=seats, seed=seed)
    family = game.rules.family
    seeds = [f"{seed}/{seat}" for seat in range(seats)]
    players = [bot(level, each, family) for each in seeds]
    speakers = [speaker(seeds[n], family, temperaments[n]) for n in range(seats)]
    histories: list[tuple[Event, ...]] = [()] * seats
    played, spoken = [0] * seats, [0] * seats
    while (seat := game.decider) is not None:
        fresh, played[seat] = histories[seat][played[seat] :], len(histories[seat])
        events = game.play(players[seat].choose(game.view(seat), game.legal_moves(), fresh))
        for other in range(seats):
            histories[other] += stream(game.rules, events, other)
        if any(isinstance(event, TurnBegan) for event in events):
            fresh, spoken[seat] = histories[seat][spoken[seat] :], len(histories[seat])
            said = speakers[seat].speak(game.view(seat), fresh)
            yield SpokenTurn(game, seat, histories[seat], said)
            histories = [(*history, *said) for history in histories]
