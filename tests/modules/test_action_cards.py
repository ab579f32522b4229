"""Tests of the championship's action cards and of games with them (WC-1 to WC-4, WC-19, R-70)."""

from collections import Counter
from itertools import combinations

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.play.game import Game
from tests.sampling import SeededRandom, sample_cases, sampled_seats

CARDS = ("change-of-direction", "diversion", "master-craftsman", "scout", "veto")
ALL = "+".join(("saboteur", *CARDS))


def stock(game: Game) -> Counter[str]:
    """Count the cards in hands and pile."""
    words: Counter[str] = Counter()
    for text in game.position().splitlines():
        name, *rest = text.split()
        if name in ("hand", "pile"):
            words.update(rest[1:] if name == "hand" else rest)
    return words


@pytest.mark.clause("WC-1", "WC-3", "R-70")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_is_one_module_with_a_single_copy(card: str) -> None:
    game = saboteur.new(f"saboteur+{card}", seats=5, seed="deck")
    plain = saboteur.new("saboteur", seats=5, seed="deck")
    assert stock(game) == stock(plain) + Counter([card])
    assert sum(stock(game).values()) == 68


@pytest.mark.clause("WC-2", "R-70")
def test_any_of_them_go_together() -> None:
    for many in range(2, len(CARDS) + 1):
        for cards in combinations(CARDS, many):
            game = saboteur.new("+".join(("saboteur", *cards)), seats=3, seed="set")
            assert sum(stock(game).values()) == 67 + many


@pytest.mark.clause("WC-4", "B-50")
def test_they_are_shuffled_into_the_deck_of_every_round() -> None:
    game = saboteur.new(ALL, seats=3, seed="rounds")
    dice = SeededRandom("rounds")
    found: list[Counter[str]] = []
    while not game.over:
        if len(found) < game.round:
            found.append(stock(game))
        game.play(dice.choice(sorted(game.legal_moves(), key=str)))
    assert len(found) == 3
    assert all(cards == found[0] and cards.keys() >= set(CARDS) for cards in found)


@pytest.mark.clause("WC-19")
def test_each_may_always_be_passed() -> None:
    rules = ruleset(ALL, 3)
    for card in CARDS:
        state = rules.parse_position(f"hand 0 {card}\nbroken 0 pick\nask turn 0")
        assert f"pass {card}" in [str(move) for move in rules.legal_moves(state)]


# Random games


def agrees(game: Game, other: Game, seat: int) -> None:
    """Assert that a seat cannot distinguish two games; as decider, it has the same moves."""
    one, two = game.view(seat).to_dict(), other.view(seat).to_dict()
    for view in (one, two):
        view["maze"] = sorted(map(repr, view["maze"]))
    assert one == two
    if game.decider == seat:
        assert sorted(map(str, game.legal_moves())) == sorted(map(str, other.legal_moves()))


@pytest.mark.clause("R-193")
@pytest.mark.parametrize(
    ("seats", "options"),
    sample_cases(
        [
            (seats, wish)
            for seats in (3, 5, 10)
            for wish in ({}, {"diversion_target": "strict_last"})
        ],
        2,
    ),
)
def test_whole_games_print_parse_and_complete(seats: int, options: dict[str, str]) -> None:
    game = saboteur.new(ALL, seats=seats, seed=f"walk-{seats}", options=options)
    dice = SeededRandom(f"walk-{seats}")
    told: Counter[str] = Counter()
    step = 0
    while not game.over:
        moves = sorted(game.legal_moves(), key=str)
        for move in moves:
            assert game.rules.parse_move(str(move)) is move
            assert game.explain(move) is None
        if step % (3 * seats) == 0:
            text = game.position()
            copy = Game(game.rules, game.rules.parse_position(text), [], "")
            assert copy.digest() == game.digest()
            for seat in sampled_seats(game, str(step)):
                agrees(game, copy, seat)
                world = game.determinise(seat, str(step))
                agrees(game, world, seat)
                for _ in range(6):
                    if not world.over:
                        world.play(dice.choice(sorted(world.legal_moves(), key=str)))
        scout = [move for move in moves if move.text == "play scout"]
        eager = [move for move in moves if move.verb not in ("pass", "veto")]
        events = game.play(dice.choice(scout or (eager if eager and dice.randbelow(10) else moves)))
        assert events
        told.update(type(event).__name__ for event in events)
        step += 1
    assert {"PlayVetoed", "PathDiverted", "DirectionChanged", "ScoutPlayed"} <= told.keys()
