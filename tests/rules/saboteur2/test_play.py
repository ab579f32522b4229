"""Whole games of Saboteur 2 at random: notation, positions, possible worlds, all cards."""

from collections import Counter
from typing import Any

import pytest

import saboteur
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.rule_positions import line
from tests.sampling import SeededRandom, sample_cases, sampled_seats

DECK = 118


def count_cards(game: Game) -> int:
    """Return the number of all drawable cards, wherever they are."""
    view: dict[str, list[Any]] = game.view(PUBLIC).to_dict()
    laid = [card for card in view["maze"] if card["card"] not in ("start", "treasure")]
    paths = [card for card in laid if not card["card"].startswith("stone")]
    marks = sum(len(before) for before in view["marks"])
    hands: int = sum(view["hand_sizes"])
    piles = [line(game, "pile"), line(game, "aside"), view["discard"]]
    return hands + sum(map(len, piles)) + len(paths) + marks


def check_worlds(game: Game) -> None:
    for seat in sampled_seats(game, str(len(game.moves))):
        world = game.determinise(seat, "one")
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        assert world.view(PUBLIC).to_dict() == game.view(PUBLIC).to_dict()
        assert count_cards(world) == DECK
        again = world.determinise(seat, "two").position()
        assert again == game.determinise(seat, "two").position()
        if game.decider == seat:
            assert sorted(map(str, world.legal_moves())) == sorted(map(str, game.legal_moves()))
        for other in sampled_seats(world, "another"):
            world.determinise(other, "three")


def check_position(game: Game) -> None:
    state = game.rules.parse_position(game.position())
    assert game.rules.position(state) == game.position()


@pytest.mark.clause("S2-9", "S2-46", "R-193")
@pytest.mark.parametrize(("seats", "every"), sample_cases([(2, 20), (3, 25), (6, 40), (12, 90)], 2))
def test_whole_games(seats: int, every: int) -> None:
    game = saboteur.new("saboteur2", seats=seats, seed=f"whole/{seats}")
    dice = SeededRandom(f"whole/{seats}")
    verbs: Counter[str] = Counter()
    moves = 0
    while not game.over:
        legal = sorted(game.legal_moves(), key=str)
        for move in legal:
            assert game.rules.parse_move(str(move)) is move
            assert game.explain(move) is None
        assert game.absent_move() in legal
        if moves % every == 0 or (legal[0].verb, len(legal)) == ("decline", 2):
            check_worlds(game)
            check_position(game)
        lays = [move for move in legal if move.verb == "lay"]
        move = dice.choice(lays if lays and dice.randbelow(2) else legal)
        verbs[move.verb] += 1
        game.play(move)
        assert count_cards(game) == DECK
        moves += 1
    assert {"lay", "play", "pass", "stop"} <= set(verbs)
    assert len(game.scores) == seats
