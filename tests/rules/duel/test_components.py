"""The components of the box (D-1 to D-4), their places, and custom deck files."""

from collections import Counter

import pytest

import saboteur
from tests.rules.duel.positions import rules


def counted(group: str) -> Counter[str]:
    return Counter({row.kind: row.count for row in rules().kit.catalogue.group(group)})


@pytest.mark.clause("D-1")
def test_thirty_six_path_cards_two_of_them_starts() -> None:
    assert counted("path").total() == 34
    assert counted("start").total() == 2
    assert counted("path").total() + counted("start").total() == 36


@pytest.mark.clause("D-2")
def test_eighteen_action_cards() -> None:
    actions = counted("action")
    assert actions.total() == 18
    assert sum(many for kind, many in actions.items() if kind.startswith("broken-")) == 6
    assert sum(many for kind, many in actions.items() if kind.startswith("repair-")) == 6
    assert (actions["key"], actions["rockfall"], actions["secret-plan"]) == (2, 2, 2)


@pytest.mark.clause("D-3", "R-103")
def test_eighteen_goals_with_eight_doors_eight_counters_two_keys() -> None:
    kit = rules().kit
    assert len(kit.goal_cards) == 18
    assert sum(kit.barriers[card] >= 0 for card in kit.goal_cards) == 8
    assert sum(kit.gold[card] == 0 for card in kit.goal_cards) == 4
    assert sum(kit.gold[card] for card in kit.goal_cards) == 25
    assert sum(kit.gold[card] for card in kit.deck) == 5
    assert (kit.counters, kit.keys) == (8, 2)


@pytest.mark.clause("D-4")
def test_special_paths_are_counted_and_a_deck_file_cannot_change_them() -> None:
    kit = rules().kit
    special = kit.catalogue.tables["special"]
    wanted = {"bridges": 2, "double-curves": 2, "ladders": 2, "doors": 6, "gold": 5, "trolls": 3}
    assert special == {**wanted, "goal-doors": 8}
    both = [kit.names[card] for card in kit.deck if kit.gold[card]]
    assert {"bridge-gold", "double-curve-nw-es-gold"} <= set(both)
    with pytest.raises(saboteur.DeckError, match=r"2 trolls, but the rulebook says 3"):
        rules(deck=row("path", "troll-cross", 'tracks = ["N-E-S-W"]'))
    with pytest.raises(saboteur.DeckError, match=r"3 bridges, but the rulebook says 2"):
        rules(deck=row("path", "double-curve-ne-sw", 'tracks = ["N-S", "E-W"]'))


def row(group: str, kind: str, facts: str) -> str:
    return (
        f'[deck]\nid = "duel"\n[[{group}]]\nkind = "{kind}"\n{facts}\n'
        'count = 1\nsource = "my box"\nconfidence = "certain"\n'
    )


@pytest.mark.clause("R-101")
def test_starts_and_goals_for_two() -> None:
    view = saboteur.new("duel", seats=2, seed="layout").view("public")
    assert {(c.x, c.y): c.card for c in view.maze} == {(0, -1): "start-blue", (0, 1): "start-green"}
    assert [(g.x, g.y) for g in view.goals] == [(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)]


@pytest.mark.clause("R-102", "D-45")
def test_start_and_goals_alone_with_seven_spaces_between() -> None:
    view = saboteur.new("duel", seats=1, seed="layout").view("public")
    assert [(c.x, c.y) for c in view.maze] == [(0, 0)]
    goals = [(g.x, g.y) for g in view.goals]
    assert goals == [(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)]
    assert min(x for x, _ in goals) - 0 - 1 == 7


@pytest.mark.clause("R-102", "R-180")
def test_reconstructed_rows_are_marked_and_can_be_corrected() -> None:
    rows = rules().kit.catalogue.rows
    doubtful = {kind for (_, kind), found in rows.items() if found.confidence == "reconstructed"}
    assert doubtful == {"solo", "troll-cross", "troll-t-vertical", "troll-t-horizontal"}
    spots = "[[8, -1], [8, 0], [8, 1], [9, -1], [9, 0], [9, 1]]"
    mine = row("layout", "solo", f"start = [0, 0]\ngoals = {spots}")
    game = saboteur.new("duel", seats=1, seed="mine", deck=mine)
    assert [(g.x, g.y) for g in game.view("public").goals][3] == (9, -1)
    with pytest.raises(saboteur.DeckError, match="6 columns between Start and goals, not 7"):
        rules(1, row("layout", "solo", f"start = [1, 0]\ngoals = {spots}"))
    arm = row("path", "troll-cross", 'tracks = ["N-E-S-W"]\nbarriers = { "W" = "troll" }')
    tile = rules(deck=arm).kit.poses.poses[2 * rules().kit.cards["troll-cross"]].tile
    assert len(tile.links) == 1


@pytest.mark.parametrize(
    ("group", "kind", "facts", "reason"),
    [
        ("path", "troll-cross", 'tracks = ["N-E"]\nbarriers = { "N" = "ogre" }', "not 'ogre'"),
        ("path", "bridge-gold", 'tracks = ["N-S", "E-W"]\ngold = { "N-S" = 0 }', "at least one"),
        ("path", "bridge-gold", 'tracks = ["N-S", "E-W"]\ngold = { "N-E" = 1 }', "no track"),
        ("path", "ladder-blue-nw", 'tracks = ["N-W"]\nladder = "red"', "not 'red'"),
        ("action", "repair-pick", 'effect = "repair"', "at least one tool"),
        ("action", "repair-pick", 'effect = "mend"\ntools = ["pick"]', "no rule knows"),
        ("layout", "solo", "start = [0, 0]\ngoals = [[8, 0]]", "cell of their own"),
        ("layout", "solo", 'start = "here"', "column, row"),
        ("start", "start-blue", 'tracks = ["N"]\nladder = "green"', "one Start with a blue"),
        ("goal", "stone-cross", 'tracks = ["N"]\nbarriers = { "N" = "troll" }', "no troll"),
    ],
)
def test_an_odd_row_is_refused_with_the_reason(
    group: str, kind: str, facts: str, reason: str
) -> None:
    with pytest.raises(saboteur.DeckError, match=reason):
        rules(1, row(group, kind, facts))
