"""The components of the box: B-1 to B-5. The numbers are from rulebooks and card lists."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import SIDE_NAMES
from tests.rule_positions import line

CONNECTED = {
    "cross": (5, "N-E-S-W"),
    "t-vertical": (5, "N-S-W"),
    "t-horizontal": (5, "E-S-W"),
    "straight-vertical": (4, "N-S"),
    "straight-horizontal": (3, "E-W"),
    "curve-nw": (4, "N-W"),
    "curve-ne": (5, "N-E"),
}
DEAD_ENDS = {
    "dead-cross": (1, "N E S W"),
    "dead-t-vertical": (1, "N S W"),
    "dead-t-horizontal": (1, "E S W"),
    "dead-vertical": (1, "N S"),
    "dead-horizontal": (1, "E W"),
    "dead-nw": (1, "N W"),
    "dead-ne": (1, "N E"),
    "dead-single-vertical": (1, "N"),
    "dead-single-horizontal": (1, "E"),
}
FIXED = {"start": "N-E-S-W", "treasure": "N-E-S-W", "stone-nw": "N-W", "stone-ne": "N-E"}
ACTIONS = {
    "broken-pick": 3,
    "broken-lamp": 3,
    "broken-cart": 3,
    "repair-pick": 2,
    "repair-lamp": 2,
    "repair-cart": 2,
    "repair-pick-lamp": 1,
    "repair-pick-cart": 1,
    "repair-lamp-cart": 1,
    "rockfall": 3,
    "map": 6,
}
SHAPES = FIXED | {card: shape for card, (_, shape) in (CONNECTED | DEAD_ENDS).items()}


def kit(seats: int = 3) -> Kit:
    rules = ruleset("saboteur", seats)
    assert isinstance(rules, ClassicRules)
    return rules.kit


def drawable() -> Counter[str]:
    """Return the cards in all hands and the pile of a new game."""
    game = saboteur.new("saboteur", seats=3, seed="components")
    zones = ["hand 0", "hand 1", "hand 2", "pile"]
    return Counter(card for zone in zones for card in line(game, zone))


def shape(card: str) -> str:
    """Return the tracks of a card as printed, with sides in the order N E S W."""
    cards = kit()
    pose = cards.poses.poses[2 * cards.names.index(card)]
    tracks = ["-".join(SIDE_NAMES[side] for side in sides) for sides in pose.exits]
    return " ".join(sorted(tracks, key=lambda track: "NESW".index(track[0])))


@pytest.mark.clause("B-1")
def test_there_are_44_path_cards_of_which_40_are_drawn() -> None:
    paths = {card: many for card, many in drawable().items() if card not in ACTIONS}
    assert sum(paths.values()) == 40
    game = saboteur.new("saboteur", seats=3, seed="components")
    assert line(game, "maze") == ["0,0=start"]
    assert len(line(game, "goals")) == 3
    assert sum(paths.values()) + 1 + 3 == 44


@pytest.mark.clause("B-1")
def test_31_path_cards_lead_on_and_9_are_dead_ends() -> None:
    found = drawable()
    assert {card: found[card] for card in CONNECTED} == {
        card: many for card, (many, _) in CONNECTED.items()
    }
    assert {card: found[card] for card in DEAD_ENDS} == {
        card: many for card, (many, _) in DEAD_ENDS.items()
    }
    assert sum(found[card] for card in CONNECTED) == 31
    assert sum(found[card] for card in DEAD_ENDS) == 9


@pytest.mark.clause("B-1")
@pytest.mark.parametrize("card", SHAPES)
def test_a_path_card_joins_the_edges_printed_on_it(card: str) -> None:
    assert shape(card) == SHAPES[card]


@pytest.mark.clause("B-2")
def test_there_are_27_action_cards() -> None:
    found = drawable()
    assert {card: found[card] for card in ACTIONS} == ACTIONS
    assert sum(found[card] for card in ACTIONS) == 27


@pytest.mark.clause("B-2")
def test_no_other_card_is_drawn() -> None:
    assert set(drawable()) == {*CONNECTED, *DEAD_ENDS, *ACTIONS}


@pytest.mark.clause("B-3")
def test_there_are_28_gold_cards() -> None:
    game = saboteur.new("saboteur", seats=5, seed="components")
    assert Counter(line(game, "gold-pile")) == {"1": 16, "2": 8, "3": 4}
    assert len(line(game, "gold-pile")) == 28


@pytest.mark.clause("B-4")
def test_there_are_7_miners_and_4_saboteurs() -> None:
    rows = kit().catalogue.group("role")
    assert {row.kind: row.count for row in rows} == {"miner": 7, "saboteur": 4}


@pytest.mark.clause("B-5")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_one_goal_bears_the_treasure_and_two_a_stone(seed: str) -> None:
    game = saboteur.new("saboteur", seats=4, seed=seed)
    faces = sorted(word.split("=")[1] for word in line(game, "goals"))
    assert faces == ["stone-ne", "stone-nw", "treasure"]


@pytest.mark.clause("B-5")
def test_a_deck_file_cannot_add_a_second_treasure() -> None:
    deck = """
        [deck]
        id = "saboteur"
        [[goal]]
        kind = "stone-nw"
        tracks = ["N-W"]
        treasure = true
        count = 1
        source = "a greedy player"
        confidence = "certain"
    """
    with pytest.raises(saboteur.DeckError, match="B-5"):
        saboteur.new("saboteur", seats=3, seed="a", deck=deck)


@pytest.mark.clause("B-1", "B-2", "B-3", "B-4")
@pytest.mark.parametrize(
    ("row", "says"),
    [
        ('[[path]]\nkind = "cross"\ntracks = ["N-E-S-W"]\ncount = 6', "41 path cards.* 40"),
        ('[[action]]\nkind = "map"\neffect = "map"\ncount = 5', "26 action cards.* 27"),
        ('[[gold]]\nkind = "gold-3"\nvalue = 3\ncount = 5', "29 gold cards.* 28"),
        ('[[role]]\nkind = "saboteur"\ncount = 5', "12 role cards.* 11"),
    ],
)
def test_a_deck_file_cannot_change_the_totals_of_the_rulebook(row: str, says: str) -> None:
    deck = f'{row}\nsource = "x"\nconfidence = "certain"\n[deck]\nid = "saboteur"\n'
    with pytest.raises(saboteur.DeckError, match=says):
        saboteur.new("saboteur", seats=3, seed="a", deck=deck)
