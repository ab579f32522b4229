"""Winners and payments: S2-18, S2-19, S2-32 to S2-40, S2-51 to S2-60, R-35 to R-42."""

import pytest

from saboteur.games.classic.modules.saboteur2.events import CrystalsPaid, WinnersNamed
from saboteur.games.classic.scoring import treasure_reached
from saboteur.kernel.event import Event
from tests.rule_positions import event_names, play, row
from tests.rules.saboteur2.positions import (
    BLUE,
    GOALS,
    GREEN,
    ROLES,
    SEVEN_CRYSTALS,
    at,
    corridor,
    detour,
    linked,
    missed,
    roles,
)

FOUR_CRYSTALS = "maze " + row(-14, -11, 9, "crystal-dead-s")
SERIES = corridor(GREEN, BLUE)
LADDERED = (
    f"1,0={GREEN} 2,0=straight-horizontal 3,0=ladder-nw 3,-1=curve-nw* {row(4, 6, -1)} "
    "7,-1=curve-ne*"
)
"""A tunnel with a green door, then a ladder, then the way to 7,0."""


def teams(events: tuple[Event, ...]) -> tuple[str, ...]:
    (named,) = [event for event in events if isinstance(event, WinnersNamed)]
    return named.teams


def named(letters: str) -> tuple[str, ...]:
    return tuple(ROLES[letter] for letter in letters)


# Geologists


@pytest.mark.clause("S2-32")
@pytest.mark.parametrize(
    ("letters", "scores"),
    [("sse|", (0, 0, 7)), ("see|", (0, 3, 3)), ("sses|", (0, 0, 7, 0))],
)
def test_geologists_are_paid_for_crystals(letters: str, scores: tuple[int, ...]) -> None:
    game, events = linked(letters, 0, more=SEVEN_CRYSTALS)
    assert game.scores == scores
    crystals = next(event for event in events if isinstance(event, CrystalsPaid))
    assert crystals.crystals == 7
    assert event_names(events).index("CrystalsPaid") < event_names(events).index("WinnersNamed")


@pytest.mark.clause("S2-32", "S2-24", "S2-40", "R-41")
def test_an_imprisoned_geologist_leaves_all_to_the_other() -> None:
    game, _ = linked("see|", 0, more=f"{SEVEN_CRYSTALS}\nmarks 1 prison")
    assert game.scores == (0, 0, 7)


@pytest.mark.clause("S2-32")
def test_geologists_are_paid_in_victory_and_defeat() -> None:
    assert linked("bes|", 0, more=SEVEN_CRYSTALS)[0].scores == (5, 7, 0)
    assert missed("bes|", SEVEN_CRYSTALS)[0].scores == (0, 7, 5)


@pytest.mark.clause("S2-32", "R-42")
def test_crystals_count_whether_linked_or_not_but_not_in_the_discard() -> None:
    game, _ = missed("ebg|", "maze 1,0=crystal-cross 9,9=crystal-dead-s\ndiscard crystal-cross")
    assert game.scores == (2, 0, 0)


@pytest.mark.clause("S2-32")
def test_without_crystals_geologists_get_nothing() -> None:
    game, events = missed("ees|")
    assert CrystalsPaid(0, (0, 1)) in events
    assert game.scores == (0, 0, 5)


# The winning team: R-35 with every completer and every kind of route


@pytest.mark.clause("S2-33", "S2-34", "R-35", "R-36", "R-37", "S2-18", "S2-19")
@pytest.mark.parametrize(
    ("maze", "winners"),
    [
        (corridor(), {"b": "b", "g": "g", "other": "bg"}),
        (corridor(BLUE), {"b": "b", "g": "b", "other": "b"}),
        (corridor(GREEN), {"b": "g", "g": "g", "other": "g"}),
        (SERIES, {"b": "", "g": "", "other": ""}),
        (detour(BLUE, GREEN), {"b": "b", "g": "g", "other": "bg"}),
        (detour(GREEN), {"b": "b", "g": "g", "other": "bg"}),
        (detour(BLUE, BLUE), {"b": "b", "g": "b", "other": "b"}),
        (detour(GREEN, GREEN), {"b": "g", "g": "g", "other": "g"}),
    ],
)
@pytest.mark.parametrize("completer", "bgopes")
def test_the_winning_teams(maze: str, winners: dict[str, str], completer: str) -> None:
    _, events = linked(f"{completer}bgs|", 0, maze)
    assert teams(events) == named(winners.get(completer, winners["other"]))


@pytest.mark.clause("S2-33")
def test_blue_completes_behind_a_green_door_and_green_wins() -> None:
    game, _ = linked("bgg|", 0, corridor(GREEN))
    assert game.scores == (0, 4, 4)


@pytest.mark.clause("S2-37")
def test_without_a_link_the_saboteurs_win() -> None:
    game, events = missed("bgsso|")
    assert teams(events) == ("saboteur",)
    assert game.scores == (0, 0, 4, 4, 0)


@pytest.mark.clause("S2-34", "R-35")
def test_a_stub_beside_a_door_is_not_behind_it() -> None:
    """The stub of the green door is a dead end; the tunnel itself is closed to blue."""
    maze = "0,1=door-green-vertical-stub-e 0,2=curve-ne " + row(1, 5, 2) + " 6,2=curve-nw "
    game, events = linked("bgs|", 0, maze + "6,1=straight-vertical 6,0=curve-nw*")
    assert teams(events) == named("g")
    assert game.scores == (0, 5, 0)


@pytest.mark.clause("R-12", "R-35", "R-59")
def test_an_imprisoned_completer_makes_the_team_win_and_gets_nothing() -> None:
    """Seat 0 completes the tunnel while seat 1, then seat 0 is imprisoned.

    Only an action card can complete a tunnel for an imprisoned seat (R-12), so the second part
    calls the end of the round directly.
    """
    game, events = linked("bbg|", 0, more="marks 1 prison")
    assert teams(events) == named("b")
    assert game.scores == (5, 0, 0)
    shared = at(
        f"{GOALS}\n{roles('bbg|')}\nmaze {corridor()} 7,0=cross 8,0=treasure\nmarks 0 prison"
    )
    treasure_reached(shared._state, 0)
    assert shared.scores == (0, 5, 0)


# Payments


@pytest.mark.clause("S2-38")
@pytest.mark.parametrize(
    ("letters", "scores"),
    [
        ("bs|", (5, 0)),
        ("bb|", (4, 4)),
        ("bbb|", (3, 3, 3)),
        ("bbbb|", (2, 2, 2, 2)),
        ("bbbbo|", (1, 1, 1, 1, 0)),
        ("bo|", (4, 3)),
        ("bop|", (3, 2, 1)),
        ("bbop|", (2, 2, 1, 0)),
        ("bbbop|", (1, 1, 1, 0, 0)),
        ("bbbbop|", (1, 1, 1, 1, 0, 0)),
        ("bp|", (4, 2)),
    ],
)
def test_the_pay_table(letters: str, scores: tuple[int, ...]) -> None:
    game, _ = linked(letters, 0)
    assert game.scores == scores


@pytest.mark.clause("S2-38", "S2-37")
@pytest.mark.parametrize(
    ("letters", "scores"),
    [
        ("sb|", (5, 0)),
        ("ssb|", (4, 4, 0)),
        ("sss|", (3, 3, 3)),
        ("sp|", (4, 2)),
        ("ssp|", (3, 3, 1)),
        ("sssp|", (2, 2, 2, 0)),
        ("sop|", (4, 0, 2)),
    ],
)
def test_the_pay_table_of_saboteurs(letters: str, scores: tuple[int, ...]) -> None:
    assert missed(letters)[0].scores == scores


@pytest.mark.clause("S2-35")
def test_the_boss_joins_diggers_only_and_the_profiteer_everybody() -> None:
    assert linked("bops|", 0)[0].scores == (3, 2, 1, 0)
    assert linked("gops|", 0)[0].scores == (3, 2, 1, 0)
    assert missed("bops|")[0].scores == (0, 0, 2, 4)


@pytest.mark.clause("S2-36", "R-37", "R-39")
@pytest.mark.parametrize(
    ("letters", "scores"),
    [
        ("bogs|", (0, 4, 0, 0)),
        ("bpgs|", (0, 3, 0, 0)),
        ("bops|", (0, 3, 2, 0)),
        ("bgss|", (0, 0, 0, 0)),
    ],
)
def test_when_no_team_gets_through(letters: str, scores: tuple[int, ...]) -> None:
    game, events = linked(letters, 0, SERIES)
    assert teams(events) == ()
    assert game.scores == scores


@pytest.mark.clause("R-40", "S2-37")
def test_imprisoned_saboteurs_count_as_absent() -> None:
    assert missed("bps|", "marks 2 prison")[0].scores == (0, 3, 0)


@pytest.mark.clause("S2-39")
def test_the_example_of_the_rulebook() -> None:
    game, _ = linked(
        "bggopss|",
        3,
        corridor(BLUE),
        "marks 5 thief\nmarks 6 thief prison\nsaboteur2 thieves 5 6",
    )
    assert game.scores == (3, 0, 0, 2, 1, 0, 0)
    assert game.decider == 5
    play(game, "steal 0")
    assert game.scores == (2, 0, 0, 2, 1, 1, 0)
    assert game.round == 2


@pytest.mark.clause("S2-24", "S2-40")
def test_the_imprisoned_are_not_counted_and_get_nothing() -> None:
    assert linked("bbo|", 0, more="marks 1 prison")[0].scores == (4, 0, 3)
    assert linked("bbo|", 0, more="marks 2 prison")[0].scores == (4, 4, 0)


# The winner test vectors


@pytest.mark.clause("S2-51")
def test_green_completes_behind_a_blue_door() -> None:
    game, events = linked("gbg|", 0, corridor(BLUE))
    assert teams(events) == named("b")
    assert game.scores == (0, 5, 0)


@pytest.mark.clause("S2-52")
def test_blue_completes_with_one_route_shut_and_one_free() -> None:
    game, events = linked("bgg|", 0, detour(GREEN))
    assert teams(events) == named("b")
    assert game.scores == (5, 0, 0)


@pytest.mark.clause("S2-53")
def test_a_saboteur_completes_a_doorless_route() -> None:
    game, _ = linked("bbgos|", 4)
    assert game.scores == (2, 2, 2, 1, 0)


@pytest.mark.clause("S2-54")
def test_a_geologist_completes_behind_a_green_door() -> None:
    game, _ = linked("ebgp|", 0, corridor(GREEN), FOUR_CRYSTALS)
    assert game.scores == (4, 0, 4, 2)


@pytest.mark.clause("S2-55")
def test_both_colours_in_series_leave_the_boss() -> None:
    game, _ = linked("bgoes|", 0, SERIES, FOUR_CRYSTALS)
    assert game.scores == (0, 0, 4, 4, 0)


@pytest.mark.clause("S2-56", "R-38")
def test_a_winning_colour_without_a_free_member() -> None:
    game, events = linked("bgop|", 0, corridor(GREEN), "marks 1 prison")
    assert teams(events) == named("g")
    assert game.scores == (0, 0, 3, 2)


@pytest.mark.clause("R-38")
def test_a_winning_colour_that_nobody_holds() -> None:
    assert linked("bso|", 0, corridor(GREEN))[0].scores == (0, 0, 4)


@pytest.mark.clause("S2-57")
def test_no_link_one_of_two_saboteurs_imprisoned() -> None:
    assert missed("bssp|", "marks 1 prison")[0].scores == (0, 0, 4, 2)


@pytest.mark.clause("S2-58")
def test_no_link_and_no_saboteur() -> None:
    assert missed("bgp|")[0].scores == (0, 0, 3)
    assert missed("bge|", FOUR_CRYSTALS)[0].scores == (0, 0, 4)


@pytest.mark.clause("S2-59")
def test_the_boss_completes_with_a_door_of_each_colour_on_two_routes() -> None:
    game, _ = linked("bgo|", 2, detour(BLUE, GREEN))
    assert game.scores == (3, 3, 2)


@pytest.mark.clause("S2-60", "R-53")
def test_a_ladder_behind_the_door_opens_the_way() -> None:
    game, events = linked("bgs|", 0, LADDERED, lay="curve-ne 7,0")
    assert teams(events) == named("b")
    assert game.scores == (5, 0, 0)
    without = LADDERED.replace("ladder-nw", "curve-nw")
    assert teams(linked("bgs|", 0, without, lay="curve-ne 7,0")[1]) == named("g")


@pytest.mark.clause("R-239")
def test_no_team_is_named_where_no_saboteur_was_dealt() -> None:
    _, events = missed("bg|")
    assert teams(events) == ()
    _, events = missed("bs|")
    assert teams(events) == ("saboteur",)
