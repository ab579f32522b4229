"""Whole random games with modules, and invariants that are checked at many of their steps."""

import json
from collections.abc import Sequence

import saboteur
from saboteur.games.classic.state import DISCARD, State
from saboteur.games.options import OptionValue
from saboteur.kernel.geometry import xy
from saboteur.kernel.knowledge import of_seat, worlds
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.scattering import scatter
from saboteur.kernel.table import entry_kind
from saboteur.play.game import Game
from tests.sampling import sampled_seats


def play_random_game(
    id_: str, seats: int, seed: str, options: dict[str, OptionValue] | None = None
) -> set[str]:
    """Play a game, checking invariants now and then; return the kinds of decisions met."""
    game = saboteur.new(id_, seats=seats, seed=seed, options=options or {})
    dice = Stream(seed, "walk")
    asked = set()
    step = 0
    while not game.over:
        kind = str(game.view("public").asked)
        if kind not in asked or not step % 9:
            check(game, str(step))
        asked.add(kind)
        game.play(choose(game, dice))
        step += 1
    return asked


def choose(game: Game, dice: Stream) -> Move:
    """Choose mostly lays towards face-down goals, else mostly moves other than passes."""
    moves: Sequence[Move] = sorted(game.legal_moves(), key=str)
    covered = [xy(place) for place in game.view("public").covered]
    ways = {
        move: min(abs(move.cell[0] - x) + abs(move.cell[1] - y) for x, y in covered)
        for move in moves
        if move.verb == "lay" and move.cell and covered and not move.card.startswith("dead")
    }
    if ways and dice.below(5):
        nearest = [move for move in ways if ways[move] <= min(ways.values()) + 1]
        return nearest[dice.below(len(nearest))]
    played = [move for move in moves if move.verb != "pass"]
    chosen = played if played and dice.below(4) else moves
    return chosen[dice.below(len(chosen))]


def check(game: Game, seed: str) -> None:
    """Check notation and position; assert that seats cannot tell possible worlds from the game."""
    for move in game.legal_moves():
        assert game.rules.parse_move(str(move)) is move
    state = game.rules.parse_position(game.position())
    assert Game(game.rules, state, [], "again").digest() == game.digest()
    for seat in sampled_seats(game, seed):
        check_traces_allow_truth(game, seat)
        world = game.determinise(seat, seed)
        for sight in (seat, "public"):
            assert shown(world, sight) == shown(game, sight)
        if game.decider == seat:
            assert sorted(map(str, world.legal_moves())) == sorted(map(str, game.legal_moves()))
        assert world.determinise(seat, "2").position() == game.determinise(seat, "2").position()


def shown(game: Game, sight: int | str) -> str:
    return json.dumps(game.view(sight).to_dict())  # type: ignore[arg-type]


def check_traces_allow_truth(game: Game, seat: int) -> None:
    """Assert that the real cards agree with the traces of a seat."""
    state = game._state
    assert isinstance(state, State)
    slots: list[tuple[int, int | None]] = [
        (other, card) for other, hand in enumerate(state.table.hands) for card in hand
    ]
    slots += [(DISCARD + at, entry_kind(entry)) for at, entry in enumerate(state.table.discard)]
    for known in worlds(of_seat(state.known.cards, seat), Stream("truth", "")):
        try:
            scatter(known, slots, Stream("truth", "again"))
        except ValueError:
            continue
        return
    raise AssertionError(f"seat {seat} believes what is not so:\n{game.position()}")
