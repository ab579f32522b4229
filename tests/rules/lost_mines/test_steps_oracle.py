"""Steps and edges agree with a slow implementation in whole games; worlds are sampled uniformly."""

from collections import Counter
from itertools import permutations

import pytest

import saboteur
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.play.game import Game
from tests.families.lost_mines_position import Facts, Shapes, steps, token_edges
from tests.rule_positions import listing
from tests.sampling import Setting, playthrough, sample_cases

DRAWS = 600


def shapes_of(game: Game) -> Shapes:
    assert isinstance(game.rules, LostMinesRules)
    return Shapes(game.rules.kit.catalogue)


@pytest.mark.clause("LM-22", "LM-29", "LM-30", "LM-31", "LM-32")
@pytest.mark.parametrize("seats", sample_cases(range(3, 10), 3))
def test_steps_and_token_edges_agree_with_the_oracle(seats: int) -> None:
    game = Setting("lost-mines", seats).new("twin")
    shapes = shapes_of(game)
    met: Counter[str] = Counter()
    for now in playthrough(game, "twin", "eager"):
        facts = Facts(now.position())
        asked = facts.asks[-1][0] if facts.asks else ""
        if asked == "step":
            seat = int(facts.asks[-1][1])
            assert listing(now, "step") == sorted(steps(shapes, facts, seat))
            met["step"] += 1
        for card in ("trap", "troll"):
            found = listing(now, f"play {card}")
            if found:
                names = {text.removeprefix(f"play {card} ").replace(" ", "/") for text in found}
                assert names == token_edges(shapes, facts, (11, 7))
                met["edges"] += 1
    assert met["step"] > 20
    assert met["edges"]


def worlds(game: Game, seat: int) -> list[Facts]:
    return [Facts(game.determinise(seat, f"chance/{n}").position()) for n in range(DRAWS)]


def is_even(counts: Counter[tuple[str, ...]], outcomes: int) -> bool:
    """Return whether all outcomes are about equally frequent, within six standard deviations."""
    mean = DRAWS / outcomes
    return len(counts) == outcomes and all(
        abs(many - mean) < 6 * mean**0.5 for many in counts.values()
    )


@pytest.mark.clause("LM-51")
def test_unseen_mines_dwarves_and_treasures_are_equally_likely() -> None:
    game = saboteur.new("lost-mines", seats=4, seed="fair")
    drawn = worlds(game, 0)
    assert is_even(Counter(tuple(world.mines.values()) for world in drawn), 24)
    facts = Facts(game.position())
    for clan in ("blue", "yellow"):
        seats = [s for s, dwarf in enumerate(facts.dwarves) if s and dwarf.startswith(clan)]
        own = [dwarf for dwarf in facts.dwarves[:1] if dwarf.startswith(clan)]
        pool = {f"{clan}-{name}" for name in ("loyal", "selfish", "saboteur")} - set(own)
        likely = set(permutations(sorted(pool), len(seats)))
        found = Counter(tuple(world.dwarves[seat] for seat in seats) for world in drawn)
        assert is_even(found, len(likely))
    symbols = [card.split("-")[0] for card in facts.treasures]
    for world in drawn:
        assert [card.split("-")[0] for card in world.treasures] == symbols
    first = Counter(world.treasures[0] for world in drawn)
    assert len(first) == 3  # two of the four treasures of a symbol are equal
    assert 0.4 < max(first.values()) / DRAWS < 0.6


@pytest.mark.clause("LM-51", "R-148")
def test_what_was_seen_stays_and_the_rest_is_open() -> None:
    position = saboteur.new("lost-mines", seats=4, seed="seen").position()
    rules = saboteur.new("lost-mines", seats=4, seed="seen").rules
    looks = "looked 0 mine 9,4\nlooked 0 treasure 2\nlooked 0 dwarf 3\n"
    game = Game(rules, rules.parse_position(position.replace("points", f"{looks}points")), [], "x")
    real = Facts(game.position())
    others = set()
    for world in worlds(game, 0):
        assert world.mines[9, 4] == real.mines[9, 4]
        assert world.treasures[2] == real.treasures[2]
        assert world.dwarves[3] == real.dwarves[3]
        others.add(tuple(world.mines.values()))
    assert len(others) == 6
