"""A custom deck file is rejected with the reason, or it can be played."""

import pytest

import saboteur
from tests.property import invariants
from tests.sampling import SeededRandom, family, sampled_positions

HEAD = '[deck]\nid = "saboteur"\n'


def row(group: str, kind: str, count: int, facts: str = "") -> str:
    return f"""
[[{group}]]
kind = "{kind}"
count = {count}
source = "a test"
confidence = "reconstructed"
{facts}
"""


def instead_of_cross(kind: str) -> str:
    return HEAD + row("path", "cross", 0) + row("path", kind, 5, 'tracks = ["N-E-S-W"]')


def broken_picks(first: str, other: str = "") -> str:
    deck = HEAD + row("action", "broken-pick", 2 if other else 3, f'effect = "break"\n{first}')
    return deck + (row("action", "other-pick", 1, f'effect = "break"\n{other}') if other else "")


DECKS = {
    "a card renamed": instead_of_cross("crossing"),
    "a name with a blank": instead_of_cross("my cross"),
    "a name with a star": instead_of_cross("cross*"),
    "a name with an equals sign": instead_of_cross("a=b"),
    "a name with a tilde": instead_of_cross("cross~1"),
    "a name with a line break": instead_of_cross("my\\ncross"),
    "a name that is a word of the notation": instead_of_cross("turned"),
    "a name that is a number": instead_of_cross("3"),
    "two kinds of one broken tool": broken_picks('tools = ["pick"]', 'tools = ["pick"]'),
    "a card that breaks two tools": broken_picks('tools = ["pick", "lamp"]'),
    "a card that breaks nothing": broken_picks("tools = []"),
    "a repair of nothing": HEAD + row("action", "repair-pick", 2, 'effect = "repair"'),
    "an effect that nobody knows": HEAD + row("action", "map", 6, 'effect = "teleport"'),
    "a map with a tool": HEAD + row("action", "map", 6, 'effect = "map"\ntools = ["pick"]'),
    "gold worth nothing": HEAD + row("gold", "gold-3", 4, "value = 0"),
    "gold worth less than nothing": HEAD + row("gold", "gold-3", 4, "value = -1"),
    "no miners": HEAD + row("role", "miner", 0) + row("role", "dwarf", 7),
    "a stone that leads nowhere": HEAD + row("goal", "stone-nw", 1, "tracks = []"),
    "a straight stone": HEAD + row("goal", "stone-nw", 1, 'tracks = ["N-S"]'),
    "a stone with one stub": HEAD + row("goal", "stone-nw", 1, 'tracks = ["N"]'),
    "a treasure of stubs": HEAD
    + row("goal", "treasure", 1, 'treasure = true\ntracks = ["N", "E", "S", "W"]'),
    "a treasure with one way": HEAD
    + row("goal", "treasure", 1, 'treasure = true\ntracks = ["N-W"]'),
}


@pytest.mark.parametrize("name", DECKS)
def test_an_odd_deck_is_refused_with_a_reason_or_can_be_played(name: str) -> None:
    try:
        saboteur.new("saboteur", seats=3, seed="deck", deck=DECKS[name])
    except saboteur.DeckError:
        return
    for number in range(2):
        seed = f"deck {number}"
        game = saboteur.new("saboteur", seats=3, seed=seed, deck=DECKS[name])
        for now in sampled_positions(game, seed, "eager", every=15):
            family(now.rules).check_components(now)
            invariants.one_seat_decides(now)
            invariants.texts_name_moves(now)
            invariants.lays_agree_with_the_rulebook(now)
            invariants.position_is_the_state(now, SeededRandom(seed))
            invariants.asking_changes_nothing(now)
        record = saboteur.loads(str(game.record()))
        assert record.replay().digest() == game.digest()
