"""Tests of the new goals (ME-24 to ME-34, R-82 to R-87, R-9)."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.events import NuggetsGained, NuggetsPaid, RoundEnded
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import (
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

ID = "saboteur+new-goals"
CELLS = ("8,-4", "8,-2", "8,0", "8,2", "8,4")
ALL = Counter(
    {
        "treasure": 1,
        "gold-sack-1": 1,
        "gold-sack-2": 1,
        "dragon": 1,
        "giant-spider": 1,
        "stone-nw": 2,
        "stone-ne": 1,
    }
)
ROLES = "roles saboteur miner saboteur miner miner | miner"
GOLD = "gold-pile 1 1 1 1 1 1 2 2 2 2 3 3"
ROAD = (
    "1,0=cross 2,0=cross 3,0=t-horizontal 4,0=t-horizontal "
    "5,0=straight-horizontal 6,0=straight-horizontal"
)
ENDS = "lay straight-horizontal 7,0"
"""The lay that reaches the middle goal from the west."""
BETWEEN = f"0,-1=curve-nw* {row(1, 7, y=-1)}"
"""A corridor that ends west of the cell between the goals on 8,-2 and 8,0."""


def goals_line(north: str = "stone-nw", mid: str = "stone-ne", south: str = "stone-nw") -> str:
    """Return the line ``goals``: the given faces in the middle, others around them."""
    rest = ALL - Counter([north, mid, south])
    first = "treasure" if rest["treasure"] else "stone-nw"
    last, *out = sorted((rest - Counter([first])).elements())
    laid = zip(CELLS, (first, north, mid, south, last), strict=True)
    return f"goals {' '.join('='.join(pair) for pair in laid)} | {' '.join(out)}"


def before(face: str, more: str = "", seats: int = 5, roles: str = ROLES) -> Game:
    """Return a game in which seat 0 can reach a goal in the middle."""
    return game_at(
        f"{roles}\n{goals_line(mid=face)}\nmaze {ROAD}\nhand 0 straight-horizontal map\n"
        f"hand 1 map cross\nhand 2 map\n{GOLD}\npile cross cross\n{more}",
        seats,
        id_=ID,
    )


# Set-up


@pytest.mark.clause("ME-24", "R-82")
def test_eight_goals_replace_the_three_of_the_base_game() -> None:
    rows = ruleset(ID, 5).kit.catalogue.group("goal")
    assert {card.kind: card.count for card in rows} == dict(ALL)
    assert sum(ALL.values()) == 8
    plain = ruleset("saboteur", 5).kit.catalogue.group("goal")
    assert sum(card.count for card in plain) == 3


@pytest.mark.clause("ME-25", "R-83")
def test_the_treasure_and_four_others_lie_on_the_five_cells() -> None:
    out: set[str] = set()
    treasures: set[str] = set()
    for number in range(60):
        words = line(saboteur.new(ID, seats=5, seed=str(number)), "goals")
        laid = [word.partition("=") for word in words[:5]]
        assert tuple(place for place, _, _ in laid) == CELLS
        assert words[5] == "|"
        assert Counter([face for _, _, face in laid] + words[6:]) == ALL
        treasures |= {place for place, _, face in laid if face == "treasure"}
        out |= set(words[6:])
    assert treasures == set(CELLS)
    assert out == set(ALL) - {"treasure"}


@pytest.mark.clause("ME-32")
def test_the_next_round_takes_all_eight_again() -> None:
    game = before("giant-spider")
    play(game, ENDS)
    assert game.round == 2
    words = line(game, "goals")
    assert Counter([word.partition("=")[2] for word in words[:5]] + words[6:]) == ALL
    assert "treasure" not in words[6:]


@pytest.mark.clause("R-82")
def test_a_deck_file_with_an_unknown_effect_is_refused() -> None:
    deck = """
        [deck]
        id = "new-goals"
        [[goal]]
        kind = "dragon"
        tracks = ["N-E"]
        effect = "fire"
        count = 1
        source = "a joke"
        confidence = "certain"
    """
    with pytest.raises(DeckError, match="effect"):
        ruleset(ID, 5, {}, deck).deal("joke")


# Effects of the goals


@pytest.mark.clause("ME-26", "R-86", "R-8")
def test_a_reached_goal_is_turned_over_and_put_to_fit_before_it_acts() -> None:
    game = before("gold-sack-1")
    events = play(game, ENDS)
    assert event_names(events) == [
        "PathLaid",
        "GoalRevealed",
        "NuggetsGained",
        "CardDrawn",
        "TurnBegan",
    ]
    assert events[1] == GoalRevealed(0, Cell(8, 0), "gold-sack-1", turned=True)


@pytest.mark.clause("ME-27", "ME-33", "R-85")
@pytest.mark.parametrize(("face", "many"), [("gold-sack-1", 1), ("gold-sack-2", 2)])
@pytest.mark.parametrize("roles", [ROLES, "roles miner saboteur saboteur miner miner | miner"])
def test_a_sack_gives_nuggets_to_the_seat_that_reached_it(face: str, many: int, roles: str) -> None:
    game = before(face, roles=roles)
    events = play(game, ENDS)
    gain = NuggetsGained(0, many)
    assert events[2] == gain
    assert all(gain in visible_events(game, events, sight) for sight in (0, 3, "public"))
    assert line(game, "nuggets") == [str(many), "0", "0", "0", "0"]
    assert game.scores == (many, 0, 0, 0, 0)


@pytest.mark.clause("ME-33")
def test_gains_are_kept_by_winners_and_losers() -> None:
    goals = goals_line(mid="gold-sack-2")
    game = game_at(
        f"{ROLES}\n{goals}\nmaze {row(1, 6)}\nhand 0 straight-horizontal\n{GOLD}", 5, id_=ID
    )
    events = play(game, ENDS)
    assert "RoundEnded" in event_names(events)  # every hand is empty: the saboteurs win
    assert game.round == 2
    assert line(game, "nuggets") == ["2", "0", "0", "0", "0"]
    assert game.scores == (5, 0, 3, 0, 0)


@pytest.mark.clause("ME-28", "R-85")
@pytest.mark.parametrize(
    ("wealth", "after", "events"),
    [
        ("", [], []),
        ("nuggets 3 0 0 0 0", ["2", "0", "0", "0", "0"], ["NuggetsPaid"]),
        ("nuggets 1 0 0 0 0", [], ["NuggetsPaid"]),
        ("gold 0 1", [], ["GoldTraded", "NuggetsPaid"]),
        ("nuggets 1 0 0 0 0\ngold 0 3", [], ["NuggetsPaid"]),
        ("nuggets 0 4 0 0 0", ["0", "4", "0", "0", "0"], []),
    ],
)
def test_the_dragon_takes_one_nugget_if_there_is_any(
    wealth: str, after: list[str], events: list[str]
) -> None:
    game = before("dragon", wealth)
    score = game.scores[0]
    told = play(game, ENDS)
    assert event_names(told) == ["PathLaid", "GoalRevealed", *events, "CardDrawn", "TurnBegan"]
    assert line(game, "nuggets") == after
    assert game.scores[0] == max(0, score - 1)
    if events:
        assert NuggetsPaid(0, None, 1) in visible_events(game, told, "public")


@pytest.mark.clause("R-85", "R-71")
def test_a_seat_with_several_gold_cards_chooses_the_one_to_trade() -> None:
    game = before("dragon", "gold 0 3 3")
    play(game, ENDS)
    assert listing(game) == ["trade 3"]  # asked all the same, since their value is secret
    game = before("dragon", "gold 0 1 3")
    play(game, ENDS)
    assert game.decider == 0
    assert listing(game) == ["trade 1", "trade 3"]
    assert refused(game, "trade 2") == "R-71 no-such-gold"
    events = play(game, "trade 3")
    assert event_names(events) == ["GoldTraded", "NuggetsPaid", "CardDrawn", "TurnBegan"]
    assert line(game, "nuggets") == ["2", "0", "0", "0", "0"]
    assert line(game, "gold 0") == ["1"]
    assert game.scores[0] == 3


@pytest.mark.clause("ME-29", "R-84")
def test_the_spider_ends_the_round_and_the_saboteurs_win() -> None:
    game = before("giant-spider")
    events = play(game, ENDS)
    assert event_names(events)[:5] == [
        "PathLaid",
        "GoalRevealed",
        "RoundEnded",
        "GoldPaid",
        "GoldPaid",
    ]
    assert isinstance(events[2], RoundEnded)
    assert not events[2].treasure
    assert game.scores == (3, 0, 3, 0, 0)  # five seats, two saboteurs: 3 nuggets each
    assert game.round == 2


@pytest.mark.clause("R-84")
def test_a_spider_without_saboteurs_pays_no_player() -> None:
    game = before("giant-spider", "", 3, "roles miner miner miner | saboteur")
    events = play(game, ENDS)
    assert "GoldPaid" not in event_names(events)
    assert game.scores == (0, 0, 0)
    assert game.round == 2


@pytest.mark.clause("R-84")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        ("blue-digger saboteur profiteer geologist", (0, 4, 2, 0)),
        ("blue-digger green-digger profiteer geologist", (0, 0, 3, 0)),
        ("blue-digger green-digger boss geologist", (0, 0, 0, 0)),
    ],
)
def test_in_saboteur_2_a_spider_is_a_treasure_out_of_reach(
    roles: str, paid: tuple[int, ...]
) -> None:
    game = game_at(
        f"roles {roles}\n{goals_line(mid='giant-spider')}\nmaze {ROAD}\n"
        "hand 0 straight-horizontal\nhand 1 map",
        4,
        id_="saboteur2+new-goals",
    )
    play(game, ENDS)
    assert line(game, "result")[1] == "-"
    assert game.scores == paid


@pytest.mark.clause("ME-30")
@pytest.mark.parametrize("face", ["stone-nw", "stone-ne"])
def test_a_black_stone_does_nothing(face: str) -> None:
    game = before(face)
    events = play(game, ENDS)
    assert event_names(events) == ["PathLaid", "GoalRevealed", "CardDrawn", "TurnBegan"]
    assert game.scores == (0, 0, 0, 0, 0)


@pytest.mark.clause("ME-30")
def test_the_treasure_ends_the_round_and_the_miners_win() -> None:
    game = before("treasure")
    events = play(game, ENDS)
    assert isinstance(events[2], RoundEnded)
    assert events[2].treasure
    assert sorted(line(game, "draft")[2:5]) == ["1", "3", "4"]


@pytest.mark.clause("ME-34")
@pytest.mark.parametrize("face", ["gold-sack-1", "dragon"])
def test_a_goal_stays_as_a_path_that_no_rockfall_removes(face: str) -> None:
    game = before(face, "hand 1 cross rockfall")
    play(game, ENDS)
    assert refused(game, "play rockfall 8,0") == "B-32 not-removable"
    assert f"8,0={face}*" in line(game, "maze")  # south and west
    play(game, "lay cross 8,1")


# Several goals at once


def two(north: str, mid: str, more: str = "") -> Game:
    """Return a game in which seat 0 can reach two goals with one card."""
    return game_at(
        f"{ROLES}\n{goals_line(north=north, mid=mid)}\nmaze {BETWEEN}\nhand 0 t-vertical map\n"
        f"hand 1 map\n{GOLD}\npile cross cross\n{more}",
        5,
        id_=ID,
    )


@pytest.mark.clause("ME-31", "R-9", "R-189")
def test_spider_first_the_treasure_is_not_turned_over_and_the_saboteurs_win() -> None:
    game = two("giant-spider", "treasure")
    play(game, "lay t-vertical 8,-1")
    assert listing(game) == ["reveal 8,-2", "reveal 8,0"]
    events = play(game, "reveal 8,-2")
    assert [event for event in event_names(events) if event == "GoalRevealed"] == ["GoalRevealed"]
    assert line(game, "result") == ["1", "-", "saboteur", "miner", "saboteur", "miner", "miner"]
    assert game.scores == (3, 0, 3, 0, 0)


@pytest.mark.clause("ME-31", "R-9")
def test_treasure_first_the_miners_win() -> None:
    game = two("giant-spider", "treasure")
    events = play(game, "lay t-vertical 8,-1", "reveal 8,0")
    assert event_names(events)[:2] == ["GoalRevealed", "RoundEnded"]
    assert line(game, "result")[1] == "0"
    assert line(game, "ask")[0] == "take-gold"


@pytest.mark.clause("ME-31")
@pytest.mark.parametrize(
    ("first", "left"), [("reveal 8,-2", []), ("reveal 8,0", ["1", "0", "0", "0", "0"])]
)
def test_each_goal_is_resolved_before_the_next(first: str, left: list[str]) -> None:
    """The sack's nugget is lost if the dragon comes second, and kept if it comes first."""
    game = two("gold-sack-1", "dragon")
    events = play(game, "lay t-vertical 8,-1", first)
    assert event_names(events).count("GoalRevealed") == 2
    assert line(game, "nuggets") == left


@pytest.mark.clause("ME-31", "R-85")
def test_a_dragon_that_asks_comes_before_the_next_goal() -> None:
    game = two("dragon", "gold-sack-2", "gold 0 2 3")
    events = play(game, "lay t-vertical 8,-1", "reveal 8,-2")
    assert event_names(events) == ["GoalRevealed"]
    events = play(game, "trade 2")
    assert event_names(events)[:4] == ["GoldTraded", "NuggetsPaid", "GoalRevealed", "NuggetsGained"]
    assert line(game, "nuggets") == ["3", "0", "0", "0", "0"]


THREE_WAYS = (
    f"{row(1, 5)} 7,0=straight-horizontal "
    "6,-1=straight-vertical 6,-2=curve-nw* 7,-2=straight-horizontal "
    "6,1=straight-vertical 6,2=curve-ne 7,2=straight-horizontal"
)


def three(north: str, mid: str, south: str) -> Game:
    """Return a game in which seat 0 can reach three goals with one card."""
    faces = goals_line(north=north, mid=mid, south=south)
    return game_at(
        f"{ROLES}\n{faces}\nmaze {THREE_WAYS}\nhand 0 cross map\nhand 1 map\n{GOLD}", 5, id_=ID
    )


@pytest.mark.clause("R-87", "R-9")
def test_three_goals_are_turned_over_one_at_a_time() -> None:
    game = three("gold-sack-2", "dragon", "gold-sack-1")
    play(game, "lay cross 6,0")
    assert listing(game) == ["reveal 8,-2", "reveal 8,0", "reveal 8,2"]
    play(game, "reveal 8,0")
    assert listing(game) == ["reveal 8,-2", "reveal 8,2"]
    events = play(game, "reveal 8,2")  # the last needs no question
    assert event_names(events)[:4] == [
        "GoalRevealed",
        "NuggetsGained",
        "GoalRevealed",
        "NuggetsGained",
    ]
    assert line(game, "nuggets") == ["3", "0", "0", "0", "0"]


@pytest.mark.clause("R-87", "R-189")
@pytest.mark.parametrize(
    ("order", "treasure", "nuggets"),
    [
        (["8,-2", "8,0"], False, ["1", "0", "0", "0", "0"]),
        (["8,0"], False, []),
        (["8,2"], True, []),
        (["8,-2", "8,2"], True, ["1", "0", "0", "0", "0"]),
    ],
)
def test_of_three_the_rest_is_dropped_when_the_round_ends(
    order: list[str],
    treasure: bool,  # noqa: FBT001
    nuggets: list[str],
) -> None:
    game = three("gold-sack-1", "giant-spider", "treasure")
    play(game, "lay cross 6,0")
    play(game, *(f"reveal {place}" for place in order))
    assert (line(game, "result")[1] == "0") == treasure
    assert line(game, "nuggets") == nuggets


# Sight


@pytest.mark.clause("ME-33", "B-34")
@pytest.mark.parametrize("face", ["gold-sack-2", "dragon", "giant-spider"])
def test_a_map_shows_such_a_goal(face: str) -> None:
    game = before(face)
    play(game, "play map 8,0")
    assert [goal.seen for goal in game.view(0).goals] == [None, None, face, None, None]
    for number in range(20):
        assert f"8,0={face}" in line(game.determinise(0, str(number)), "goals")


@pytest.mark.clause("ME-25")
def test_in_possible_worlds_the_treasure_is_never_in_the_box() -> None:
    game = before("stone-nw")
    play(game, "play map 8,0")
    out: set[str] = set()
    places: set[str] = set()
    for seat in range(5):
        for number in range(30):
            words = line(game.determinise(seat, str(number)), "goals")
            assert Counter([word.partition("=")[2] for word in words[:5]] + words[6:]) == ALL
            assert len(words) == 9
            out |= set(words[6:])
            places |= {word.partition("=")[0] for word in words[:5] if "treasure" in word}
    assert places == set(CELLS)
    assert out == set(ALL) - {"treasure"}
