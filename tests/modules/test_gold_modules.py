"""Tests of whole games with the gold modules: alone, together, with several seat counts."""

from collections import Counter
from collections.abc import Iterator

import pytest

import saboteur
from saboteur.games.classic import gold_histories
from saboteur.games.options import OptionValue
from saboteur.kernel.randomness import Stream
from saboteur.play.game import Game
from tests.rule_positions import line, listing
from tests.sampling import sample_cases, sampled_seats

ALL = "saboteur+greedy-dwarf+right-of-way+sabotaged-dwarf"
SETTINGS: list[tuple[str, int, dict[str, OptionValue]]] = [
    *(("saboteur+greedy-dwarf", seats, {}) for seats in (3, 5, 10)),
    ("saboteur+greedy-dwarf", 4, {"greedy_reward": "value_4"}),
    *(("saboteur+sabotaged-dwarf", seats, {}) for seats in (3, 6)),
    *(("saboteur+tournament", seats, {}) for seats in (5, 7, 9)),
    *(("saboteur+right-of-way", seats, {}) for seats in (3, 6, 10)),
    ("saboteur+right-of-way", 4, {"concede_round": True, "placement_link": "adjacent_only"}),
    *((ALL, seats, {}) for seats in (3, 5, 8)),
    (ALL, 4, {"public_gold": True}),
    ("saboteur+right-of-way+sabotaged-dwarf+tournament", 6, {"allow_untested": True}),
]
per_setting = pytest.mark.parametrize(
    ("id_", "seats", "options"),
    sample_cases(SETTINGS, 7),
    ids=[f"{id_}-{seats}" for id_, seats, _ in SETTINGS],
)


def game_of(id_: str, seats: int, options: dict[str, OptionValue], seed: str) -> Iterator[Game]:
    """Play a whole game, mostly eastwards, and yield it before each move."""
    game = saboteur.new(id_, seats=seats, seed=seed, options=options)
    dice = Stream(seed, "dice")
    while not game.over:
        yield game
        moves = sorted(game.legal_moves(), key=str)
        ways = [move for move in moves if move.verb == "lay" and move.cell is not None]
        if ways and dice.below(4):
            farthest = max(move.cell[0] for move in ways if move.cell is not None)
            moves = [move for move in ways if move.cell is not None and move.cell[0] == farthest]
        game.play(moves[dice.below(len(moves))])
    yield game


@per_setting
def test_a_whole_game_keeps_its_gold_its_texts_and_its_secrets(
    id_: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """One game is played for all invariants."""
    kinds: Counter[tuple[int, str | None]] = Counter()
    number = 0
    for number, game in enumerate(game_of(id_, seats, options, "worlds")):
        all_gold_is_accounted_for(game)
        for move in game.legal_moves():
            assert game.rules.parse_move(str(move)) is move
            assert game.explain(move) is None
        assert game.over or listing(game)
        kind = (game.round, game.view("public").asked)
        kinds[kind] += 1
        if kinds[kind] <= 2 or number % 20 == 0:
            no_seat_can_tell(game, f"w{number}")
        if number % 8 == 0:
            again = game.rules.parse_position(game.position())
            assert game.rules.position(again) == game.position()
    assert game.winners
    assert number < 1000


def all_gold_is_accounted_for(game: Game) -> None:
    """Assert that gold cards are on the pile or with seats, and nuggets are conserved."""
    cards = Counter(line(game, "gold-pile"))
    tokens = 0
    for words in map(str.split, game.position().splitlines()):
        match words:
            case ["gold", _, *worths]:
                cards.update(worths)
            case ["trade", _, _, worth, _]:
                cards[worth] += 1
                tokens += int(worth)
            case ["draft", *words] if game.decider is not None:
                taken = words.index("taken")
                drawn = words[words.index("cards") + 1 : taken]
                cards.update(Counter(drawn) - Counter(words[taken + 1 :]))
            case _:
                pass
    if "tournament" in game.ruleset:
        assert not cards
    else:
        assert cards == {"1": 16, "2": 8, "3": 4}
        start = game.seats if "right-of-way" in game.ruleset else 0
        assert sum(map(int, line(game, "nuggets"))) == start + tokens


def no_seat_can_tell(game: Game, seed: str) -> None:
    """Assert that a possible world looks to its seat and to the public as the game does."""
    for seat in sampled_seats(game, seed):
        world = game.determinise(seat, seed=seed)
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        assert world.view("public").to_dict() == game.view("public").to_dict()
        assert world.decider == game.decider
        if game.decider == seat:
            assert listing(world) == listing(game)


def poor_game(seats: int, seed: str) -> Iterator[Game]:
    """Play a game without nuggets, with as many placed and paid pawns as possible."""
    rich = saboteur.new(ALL, seats=seats, seed=seed)
    text = "\n".join(
        text for text in rich.position().splitlines() if not text.startswith("nuggets")
    )
    game = Game(rich.rules, rich.rules.parse_position(text), [], "position")
    dice = Stream(seed, "dice")
    while not game.over:
        yield game
        shown = game.view("public").to_dict()["modules"]["right-of-way"]
        closed = [tuple(pawn["closes"]) for pawn in shown["pawns"]]
        moves = sorted(game.legal_moves(), key=str)
        ways = [move for move in moves if move.verb == "lay" and move.cell is not None]
        farthest = max((move.cell[0] for move in ways if move.cell is not None), default=0)
        wishes = [
            [move for move in ways if move.cell in closed],
            [move for move in moves if move.verb == "agree"],
            [move for move in moves if move.verb == "recruit" and game.round > 1],
            [move for move in ways if move.cell is not None and move.cell[0] == farthest],
            [move for move in moves if move.verb == "ask"],
        ]
        wish = next((wish for wish in wishes if wish and dice.below(4)), moves)
        game.play(wish[dice.below(len(wish))])
    yield game


@pytest.mark.clause("R-71")
@pytest.mark.parametrize("tries", [0, 50])
def test_gold_is_traded_in_whole_games_and_every_world_knows_it(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gold_histories, "MAX_TRIES", tries)
    traded = 0
    for seats, seed in ((3, "p0"), (4, "p1"), (7, "p0"), (9, "p4")):
        trades = 0
        for moves, game in enumerate(poor_game(seats, seed)):
            lines = [text for text in game.position().splitlines() if text.startswith("trade ")]
            asked = game.view("public").asked
            quiet = len(lines) == trades and asked not in ("trade-gold", "take-gold")
            trades = len(lines)
            if quiet and moves % 25:
                continue
            no_seat_can_tell(game, str(moves))
        traded += trades
    assert traded > 8
