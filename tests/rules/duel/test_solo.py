"""Playing alone (D-45 to D-50, R-116 to R-119)."""

import pytest

import saboteur
from saboteur.games.duel.events import (
    RockfallDrawn,
    RockfallIdle,
    RoundEnded,
    SoloGraded,
    ToolDrawn,
)
from saboteur.kernel.events import CardDrawn, GameEnded
from saboteur.kernel.geometry import xy
from saboteur.play.game import Game
from tests.rule_positions import allowed, event_names, line, listing, play, refused
from tests.rules.duel.positions import at, duel_at, goals, lit, only, rules, spent
from tests.sampling import begin


def alone(*lines: str, colour: str = "blue") -> Game:
    return duel_at(*lines, seats=1, colour=colour)


@pytest.mark.clause("D-45")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_one_chooses_a_colour_and_has_six_counters(colour: str) -> None:
    game = saboteur.new("duel", seats=1, seed="colour", options={"solo_colour": colour})
    view = game.view(0)
    assert view.colours == (colour,)
    assert [laid.card for laid in view.maze] == [f"start-{colour}"]
    assert (view.counters, view.keys) == (6, 2)
    assert getattr(view.maze[0], colour) == "NESW"


@pytest.mark.clause("D-46")
@pytest.mark.parametrize("seed", [f"aside {number}" for number in range(8)])
def test_ten_cards_are_put_aside_unseen(seed: str) -> None:
    game, events = begin(rules(1), seed)
    view = game.view(0)
    struck = [e for e in events if isinstance(e, ToolDrawn | RockfallIdle | RockfallDrawn)]
    assert 52 - 10 - 6 == 36
    assert view.pile == 36 - len(struck)
    assert view.aside == len(line(game, "aside")) == 10
    assert view.hand_sizes == (6,)


@pytest.mark.clause("D-46", "D-40")
def test_the_cards_aside_are_mixed_in_again() -> None:
    game = alone("hand 0 key", "aside curve-nw curve-nw")
    play(game, "pass key")
    facts = [*line(game, "hand 0"), *line(game, "pile"), *line(game, "aside")]
    facts += line(game, "discard") + line(game, "broken 0")
    assert len(facts) == 52


@pytest.mark.clause("D-47", "R-117")
def test_a_drawn_broken_tool_lies_before_you_and_you_draw_again() -> None:
    game = alone("hand 0 key curve-nw", "pile curve-ne broken-lamp")
    events = play(game, "pass key", "stop")
    assert events[:2] == (
        ToolDrawn(0, "broken-lamp", "lamp", doubled=False),
        CardDrawn(0, "curve-ne"),
    )
    assert game.view(0).broken == (("lamp",),)
    assert refused(game, "lay curve-ne 0,-1 turned") == "D-22 broken-tool"


@pytest.mark.clause("D-47", "R-117")
def test_a_second_tool_of_a_type_is_discarded_without_effect() -> None:
    game = alone("hand 0 key curve-nw", "pile curve-ne broken-lamp", "broken 0 lamp")
    events = play(game, "pass key", "stop")
    assert events[:2] == (
        ToolDrawn(0, "broken-lamp", "lamp", doubled=True),
        CardDrawn(0, "curve-ne"),
    )
    assert line(game, "discard") == ["key", "broken-lamp"]
    assert game.view(0).broken == (("lamp",),)


@pytest.mark.clause("D-48", "R-118", "R-117")
def test_a_drawn_rockfall_takes_the_last_path_without_gold_or_troll() -> None:
    game = alone(
        "hand 0 key curve-nw",
        "pile curve-ne rockfall",
        "maze 1,0=straight-horizontal 2,0=straight-horizontal 3,0=bridge-gold 0,1=troll-cross",
        "laid 1,0 2,0 3,0 0,1",
    )
    events = play(game, "pass key", "stop", "stop")
    fallen = RockfallDrawn(0, "rockfall", xy(at("2,0")), "straight-horizontal")
    assert events[:2] == (fallen, CardDrawn(0, "curve-ne"))
    assert line(game, "laid") == ["1,0", "3,0", "0,1"]
    assert line(game, "discard") == ["key", "straight-horizontal", "rockfall"]


@pytest.mark.clause("R-118")
def test_a_rockfall_that_finds_nothing_has_no_effect() -> None:
    game = alone(
        "hand 0 key curve-nw", "pile curve-ne rockfall", "maze 1,0=bridge-gold", "laid 1,0"
    )
    events = play(game, "pass key", "stop")
    assert events[:2] == (RockfallIdle(0, "rockfall"), CardDrawn(0, "curve-ne"))


@pytest.mark.clause("R-117", "D-49")
def test_with_an_empty_pile_nothing_is_replaced() -> None:
    game = alone("hand 0 key", "pile rockfall broken-pick")
    events = play(game, "pass key")
    assert event_names(events)[:4] == ["CardDiscarded", "ToolDrawn", "RockfallIdle", "RoundEnded"]
    assert only(events, RoundEnded) == [RoundEnded(1, "cards")]


@pytest.mark.clause("R-117")
def test_the_opening_hand_holds_nothing_that_strikes() -> None:
    struck = 0
    for number in range(30):
        game, events = begin(rules(1), f"opening {number}")
        hand = game.view(0).hand
        assert len(hand) == 6
        assert not any(card.startswith("broken-") or card == "rockfall" for card in hand)
        struck += sum(isinstance(event, ToolDrawn | RockfallIdle) for event in events)
    assert struck > 10


@pytest.mark.clause("D-49")
def test_six_counters_end_a_solo_round() -> None:
    far, claims = spent(4)
    game = alone(
        "hand 0 curve-nw key",
        "pile key",
        f"maze {far} -7,0=troll-cross 0,1=curve-ne 1,0=gold-horizontal-stub-s",
        claims.replace("=1", "=0"),
        "bribes -7,0=0",
    )
    assert game.view(0).counters == 1
    events = play(game, "lay curve-nw 1,1")
    assert only(events, RoundEnded) == [RoundEnded(1, "counters")]


@pytest.mark.clause("D-49")
def test_six_goals_end_a_solo_round() -> None:
    others = ["8,-2=stone-cross", "8,2=stone-stubs-nesw", "10,-1=stone-stubs-nsw",
              "10,1=stone-stubs-new", "12,0=gold-2-curve-ne"]  # fmt: skip
    road = " ".join(f"{x},0=straight-horizontal" for x in range(1, 7))
    game = alone(
        "hand 0 straight-horizontal key",
        "pile key",
        f"maze {road} {' '.join(others)}",
        goals("8,0=gold-1-vertical-stubs-ew", *others, seats=1),
    )
    events = play(game, "lay straight-horizontal 7,0")
    assert only(events, RoundEnded) == [RoundEnded(1, "goals")]


@pytest.mark.clause("R-119")
def test_the_other_colour_alone() -> None:
    game = alone("hand 0 ladder-green-ne ladder-blue-nw key", "maze 1,0=door-green-cross")
    assert lit(game, "1,0", "blue") == "W"  # shut without a key
    assert listing(game, "play key") == ["play key 1,0"]
    play(game, "play key 1,0")
    assert lit(game, "1,0", "blue") == "NESW"
    game = alone("hand 0 ladder-green-ne", "maze 5,5=straight-horizontal")
    assert refused(game, "lay ladder-green-ne 5,4") == "D-13 not-linked-to-you"
    assert allowed(game, "lay ladder-green-ne -1,0")
    road = " ".join(f"{x},0=straight-horizontal" for x in range(1, 7))
    game = alone("hand 0 ladder-green-ne ladder-blue-nw", f"maze {road}")
    assert refused(game, "lay ladder-green-ne 7,0 turned") == "D-16 ladder-beside-gold"
    assert refused(game, "lay ladder-blue-nw 7,0") == "D-16 ladder-beside-gold"
    game = alone("hand 0 ladder-green-ne", "maze 1,0=gold-horizontal-stub-s")
    assert refused(game, "lay ladder-green-ne 2,0 turned") == "D-16 ladder-beside-gold"


ONES = (
    "bridge-gold",
    "double-curve-nw-es-gold",
    "gold-t-vertical-stub-e",
    "gold-t-horizontal-stub-s",
    "gold-horizontal-stub-s",
    "gold-1-stubs-nw",
    "gold-1-vertical-stubs-ew",
)
TWOS = (
    "gold-2-curve-nw",
    "gold-2-curve-ne",
    "gold-2-horizontal-stubs-ns",
    "gold-2-t-vertical-door-green",
    "gold-2-t-horizontal-door-blue",
)
THREES = ("gold-3-stubs-ne", "gold-3-t-vertical-door-blue", "gold-3-t-horizontal-door-green")


def worth(nuggets: int) -> list[str]:
    """Return gold cards that are worth ``nuggets`` together."""
    found: list[str] = []
    for cards, value in ((THREES, 3), (TWOS, 2), (ONES, 1)):
        for card in cards:
            if nuggets >= value:
                found.append(card)
                nuggets -= value
    assert nuggets == 0
    return found


@pytest.mark.clause("D-50", "R-116")
@pytest.mark.parametrize(
    ("nuggets", "grade"), [(0, 1), (14, 1), (15, 2), (19, 2), (20, 3), (24, 3), (25, 4)]
)
def test_grades(nuggets: int, grade: int) -> None:
    game = alone("round 3", "hand 0 key", f"hoard 0 {' '.join(worth(nuggets))}".strip())
    assert game.view(0).grade is None
    events = play(game, "pass key")
    assert events[-2:] == (SoloGraded(grade), GameEnded((nuggets,), ()))
    assert game.view("public").grade == grade
    assert game.winners == ()


@pytest.mark.clause("D-50", "D-38")
def test_the_grade_counts_what_is_kept_after_the_trolls_are_paid() -> None:
    game = alone(
        "round 3",
        "hand 0 key",
        "maze 1,3=troll-cross",
        "bribes 1,3=0",
        f"hoard 0 {' '.join(worth(20))}",
    )
    play(game, "pass key")
    assert game.scores == (19,)
    assert game.view(0).grade == 2
