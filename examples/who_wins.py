"""A small study: how often do saboteurs win a round, by the number of seats?

Novices play the rounds, so the results depend on their skill as well as on the game.
"""

from saboteur import new
from saboteur.bots import bot
from saboteur.sight import stream


def play_game(seats, seed):
    """Play one game with novices, and return its finished rounds."""
    game = new("saboteur", seats=seats, seed=seed)
    players = [bot("novice", f"{seed}/{seat}") for seat in range(seats)]
    news = [[] for _ in range(seats)]
    while (seat := game.decider) is not None:
        # A bot receives only the events visible to its seat.
        told, news[seat] = tuple(news[seat]), []
        move = players[seat].choose(game.view(seat), game.legal_moves(), told)
        happened = game.play(move)
        for other in range(seats):
            news[other] += stream(game.rules, happened, other)
    return game.view("open").results


def main(games=2):
    """Print one line for each number of seats."""
    for seats in (3, 5):
        results = [result for number in range(games) for result in play_game(seats, str(number))]
        lost = sum(not result.treasure for result in results)
        print(f"{seats} seats: no treasure in {lost} of {len(results)} rounds")


if __name__ == "__main__":
    main()
