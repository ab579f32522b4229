"""How long the level ``master`` takes for a choice, as a server asks it: anew, and told everything.

python -m benchmarks.master
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
        spent = sorted(_asked(seats))
        most = spent[len(spent) * 95 // 100]
        print(
            f"{seats} seats: {len(spent)} choices, median {median(spent):.1f} ms of one core, "
            f"95 % below {most:.1f} ms"
        )


def _asked(seats: int) -> list[float]:
    game = saboteur.new("saboteur", seats=seats, seed="benchmark")
    players = [bot("novice", f"benchmark/{seat}") for seat in range(seats)]
    heard: list[tuple[Event, ...]] = [()] * seats
    fresh: list[tuple[Event, ...]] = [()] * seats
    spent = []
    while game.decider is not None:
        seat = game.decider
        view, moves = game.view(seat), game.legal_moves()
        began = process_time()
        bot("master", "benchmark").choose(view, moves, heard[seat])
        spent.append(1e3 * (process_time() - began))
        events = game.play(players[seat].choose(view, moves, fresh[seat]))
        fresh[seat] = ()
        for other in range(seats):
            told = stream(game.rules, events, other)
            heard[other] += told
            fresh[other] += told
    return spent


if __name__ == "__main__":
    main()
