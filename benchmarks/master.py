"""Measure how long the level ``master`` takes per move: ``python -m benchmarks.master``.

As on a server, each move is asked of a new bot.
"""

from statistics import median
from time import process_time

import saboteur
from saboteur.bots import bot
from saboteur.kernel.event import Event
from saboteur.sight import stream


def main() -> None:
    """Let novices play a game, and ask a master at every decision."""
    for seats in (3, 5, 10):
        durations = sorted(_measure_choices_ms(seats))
        percentile = durations[len(durations) * 95 // 100]
        print(
            f"{seats} seats: {len(durations)} choices, "
            f"median {median(durations):.1f} ms of one core, 95 % below {percentile:.1f} ms"
        )


def _measure_choices_ms(seats: int) -> list[float]:
    game = saboteur.new("saboteur", seats=seats, seed="benchmark")
    players = [bot("novice", f"benchmark/{seat}") for seat in range(seats)]
    history: list[tuple[Event, ...]] = [()] * seats
    new_events: list[tuple[Event, ...]] = [()] * seats
    durations = []
    while game.decider is not None:
        seat = game.decider
        view, moves = game.view(seat), game.legal_moves()
        began = process_time()
        bot("master", "benchmark").choose(view, moves, history[seat])
        durations.append(1e3 * (process_time() - began))
        events = game.play(players[seat].choose(view, moves, new_events[seat]))
        new_events[seat] = ()
        for other in range(seats):
            visible = stream(game.rules, events, other)
            history[other] += visible
            new_events[other] += visible
    return durations


if __name__ == "__main__":
    main()
