"""Components: DC-1 to DC-6, and how cards are cut into spaces (DC-21, R-151)."""

from collections import Counter
from itertools import combinations

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import Catalogue, DeckError
from saboteur.kernel.tile import CLOSED, Pose
from tests.rules.dark_cave.positions import shown

KIT = ruleset("dark-cave", 4).kit
CATALOGUE: Catalogue = KIT.catalogue


def count(group: str, **facts: object) -> int:
    return sum(
        row.count
        for row in CATALOGUE.group(group)
        if all(row.facts.get(name) == fact for name, fact in facts.items())
    )


@pytest.mark.clause("DC-1")
def test_fifty_paths_and_thirty_two_actions_in_three_stacks() -> None:
    assert count("path") == 50
    assert [count("path", level=level) for level in (1, 2, 3)] == [19, 17, 14]
    assert count("action") == 32
    assert [count("action", level=level) for level in (1, 2, 3)] == [10, 10, 12]


@pytest.mark.clause("DC-2", "R-174")
def test_the_other_pieces() -> None:
    assert (count("goal"), count("start"), count("clan")) == (4, 1, 10)
    game = CATALOGUE.tables["game"]
    assert game["supply"] == 46
    assert 8 * game["nuggets"] + 3 == 27 <= game["supply"]
    assert sorted(CATALOGUE.tables["creatures"]) == ["goblin", "lindworm", "rat"]
    assert count("action", effect="web") == 3


@pytest.mark.clause("DC-3")
def test_the_actions_sum_to_thirty_two() -> None:
    effects = {
        "information": 5, "rockfall": 3, "hand-swap": 2, "web": 3, "boots": 3, "axe": 3,
        "rat": 5, "lindworm": 4, "goblin": 4,
    }  # fmt: skip
    assert {effect: count("action", effect=effect) for effect in effects} == effects
    assert sum(effects.values()) == 32


@pytest.mark.clause("DC-4")
def test_the_special_paths_and_the_goals() -> None:
    special = {"abyss": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}
    assert {feature: count("path", feature=feature) for feature in special} == special
    goals = Counter(row.facts["feature"] for row in CATALOGUE.group("goal"))
    assert goals == Counter({"abyss": 1, "ladder": 1, "vein": 1, "exit": 1})


@pytest.mark.clause("DC-5", "DC-6")
def test_each_clan_has_three_loyal_cards_and_two_saboteurs() -> None:
    for clan, other in (("yellow", "blue"), ("blue", "yellow")):
        assert count("clan", wears=clan) == 5
        assert count("clan", wears=clan, works_for=clan) == 3
        assert count("clan", wears=clan, works_for=other) == 2


def steps_between(pose: Pose, first: int, last: int) -> int | None:
    """Return how many spaces are entered on the way across a card from edge to edge."""
    distance = {pose.arms[first]: 1}
    waiting = [pose.arms[first]]
    for node in waiting:
        for other, _ in pose.links[node]:
            if other not in distance:
                distance[other] = distance[node] + 1
                waiting.append(other)
    return distance.get(pose.arms[last])


PATHS = [(name, card) for card, name in enumerate(KIT.names) if card < KIT.paths]


@pytest.mark.clause("DC-21", "R-151")
@pytest.mark.parametrize(("name", "card"), PATHS)
def test_a_card_takes_as_many_steps_as_its_level(name: str, card: int) -> None:
    row = CATALOGUE.rows["path", name]
    tracks = [["NESW".index(side) for side in track.split("-")] for track in row.strings("tracks")]
    for pose, turn in ((KIT.poses.poses[2 * card], 0), (KIT.poses.poses[2 * card + 1], 2)):
        for track in tracks:
            for first, last in combinations([(side + turn) % 4 for side in track], 2):
                assert steps_between(pose, first, last) == row.facts["level"], name
                assert steps_between(pose, last, first) == row.facts["level"]
        assert sum(arm != CLOSED for arm in pose.arms) == sum(len(track) for track in tracks)


@pytest.mark.clause("R-151")
def test_level_one_is_a_hub_two_an_edge_space_each_three_both() -> None:
    nodes = {name: KIT.poses.poses[2 * card].tile.nodes for name, card in PATHS}
    assert [nodes[f"cross-{level}"] for level in ("i", "ii", "iii")] == [1, 4, 5]
    assert [nodes[f"straight-vertical-{level}"] for level in ("i", "ii", "iii")] == [1, 2, 3]
    assert [nodes["bridge-horizontal-i"], nodes["bridge-vertical-iii"]] == [2, 6]
    assert [nodes["tunnel-nw-i"], nodes["tunnel-nw-ii"], nodes["tunnel-nw-iii"]] == [3, 5, 7]


def deck(*rows: str) -> str:
    return "\n".join(['[deck]\nid = "dark-cave"', *rows])


def row(kind: str, level: int, count_: int, more: str) -> str:
    return (
        f'[[path]]\nkind = "{kind}"\nlevel = {level}\ncount = {count_}\n{more}\n'
        'source = "my box"\nconfidence = "certain"'
    )


@pytest.mark.clause("R-151")
def test_a_deck_file_may_cut_a_card_otherwise() -> None:
    cut = 'spaces = ["N", "S", "", ""]\nlinks = ["0-2", "2-1", "2-3"]'  # a niche in the middle
    text = deck(row("straight-vertical-iii", 3, 1, cut))
    kit = ruleset("dark-cave", 4, deck=text).kit
    pose = kit.poses.poses[2 * kit.cards["straight-vertical-iii"]]
    assert (pose.tile.nodes, steps_between(pose, 0, 2)) == (4, 3)


FIVE = 'spaces = ["N", "", "", "", "S"]\nlinks = ["0-1", "1-2", "2-3", "3-4"]'
APART = 'spaces = ["N", "", "S"]\nlinks = ["0-1"]'
BROKEN_DECK = 'spaces = ["N", "S", "E", "W"]\nlinks = ["0-1"]\nfeature = "bridge"\nwood = [2, 3]'


@pytest.mark.clause("DC-21")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (row("straight-vertical-iii", 3, 1, FIVE), "from N to S it takes 5 steps, not 3"),
        (row("straight-vertical-iii", 3, 1, APART), "it cannot be crossed"),
        (row("straight-vertical-iii", 3, 1, 'tracks = ["N", "S"]'), "it cannot be crossed"),
        (row("bridge-horizontal-ii", 2, 1, BROKEN_DECK), "it cannot be crossed"),
    ],
)
def test_no_cut_changes_how_many_steps_a_card_takes(card: str, reason: str) -> None:
    with pytest.raises(DeckError, match=reason):
        ruleset("dark-cave", 4, deck=deck(card))


TWO_TRACKS = 'feature = "bridge"\nspaces = ["N", "S", "E", "W"]\nlinks = ["0-1", "2-3"]\n'
CROSSROADS = 'feature = "bridge"\ntracks = ["N-E-S-W"]\ndeck = "N-E-S-W"'
LEVEL_CROSSING = 'feature = "bridge"\nspaces = ["N-E-S-W"]\nlinks = []\nwood = [0]'


@pytest.mark.clause("DC-24")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (row("bridge-horizontal-ii", 2, 1, CROSSROADS), "two tracks that are not joined"),
        (row("bridge-horizontal-i", 1, 1, LEVEL_CROSSING), "two tracks that are not joined"),
        (row("bridge-horizontal-ii", 2, 1, f"{TWO_TRACKS}wood = [1, 2]"), "is the deck"),
    ],
)
def test_a_bridge_has_a_deck_and_a_way_below_it(card: str, reason: str) -> None:
    with pytest.raises(DeckError, match=reason):
        ruleset("dark-cave", 4, deck=deck(card))


@pytest.mark.clause("DC-21", "DC-26")
def test_the_way_through_a_tunnel_is_no_crossing() -> None:
    cut = 'spaces = ["N-W", "E-S", ""]\nlinks = ["0-2", "1-2"]\nfeature = "tunnel"\nicon = 2'
    kit = ruleset("dark-cave", 4, deck=deck(row("tunnel-nw-i", 1, 1, cut))).kit
    assert kit.poses.poses[2 * kit.cards["tunnel-nw-i"]].tile.nodes == 3


START = (
    '[[start]]\nkind = "start"\nlevel = 1\ncount = 1\nsource = "my box"\nconfidence = "certain"\n'
)


@pytest.mark.clause("DC-10", "DC-23")
def test_dwarves_begin_on_the_ladder_of_a_start_that_is_cut_otherwise() -> None:
    cut = 'spaces = ["N", "E", "S", "W", ""]\nlinks = ["0-4", "1-4", "2-4", "3-4"]\n'
    text = deck(f'{START}{cut}feature = "ladder"\nicon = 4')
    game = saboteur.new("dark-cave", seats=3, seed="x", deck=text)
    assert shown(game, "dwarves") == [{"type": "Space", "x": 0, "y": 0, "space": 4}] * 3
    with pytest.raises(DeckError, match="Start has a ladder"):
        ruleset("dark-cave", 4, deck=deck(START + cut))


@pytest.mark.clause("DC-1", "DC-4", "DC-58")
@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([row("cross-i", 1, 2, 'tracks = ["N-E-S-W"]')], "49 path cards"),
        ([row("cross-i", 1, 2, 'tracks = ["N-E-S-W"]'), row("more", 2, 1, 'tracks = ["N-S"]')],
         "of I, II and III"),
        ([row("cross-i", 1, 2, 'tracks = ["N-E-S-W"]'),
          row("more", 1, 1, 'tracks = ["N-S"]\nfeature = "abyss"')], "'abyss'"),
        ([row("cross-i", 1, 3, 'tracks = ["N-Q"]')], "edges are N E S W"),
        ([row("cross-i", 1, 3, 'tracks = ["N-S"]\nfeature = "lake"')], "'lake'"),
        ([row("cross-i", 4, 3, 'tracks = ["N-S"]')], "level is 1, 2 or 3"),
        ([row("cross-i", 1, 3, 'spaces = ["N", "S"]\nlinks = ["0-2"]')], "is no link"),
        ([('[[goal]]\nkind = "goal-vein"\nlevel = 3\ncount = 1\ntracks = ["E-W"]\n'
          'feature = "vein"\nsource = "x"\nconfidence = "certain"')], "no half-turn"),
    ],
)  # fmt: skip
def test_a_deck_file_that_the_rulebook_contradicts_is_refused(rows: list[str], reason: str) -> None:
    with pytest.raises(DeckError, match=reason):
        ruleset("dark-cave", 4, deck=deck(*rows))
