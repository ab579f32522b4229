"""Action cards (LM-19 to LM-27, LM-55)."""

import pytest

from saboteur.games.lost_mines.events import (
    DwarfSeen,
    HiddenDwarfPeek,
    HiddenMinePeek,
    HiddenTreasurePeek,
    InformationPlayed,
    MineSeen,
    ObstacleOvercome,
    TokenLost,
    TreasureSeen,
    TrollEnded,
)
from saboteur.kernel.events import PathRemoved
from saboteur.kernel.geometry import Cell
from tests.rule_positions import allowed, line, listing, play, refused, visible_events
from tests.rules.lost_mines.positions import ROAD, lost_mines_at, lost_mines_walking_at

# Tools


@pytest.mark.clause("LM-19", "LM-55")
@pytest.mark.parametrize(
    ("tool", "obstacle"), [("axe", "log"), ("boat", "pond"), ("rope", "ravine")]
)
def test_a_tool_overcomes_its_obstacle(tool: str, obstacle: str) -> None:
    game = lost_mines_at(
        f"maze 2,2={obstacle}-cross 1,3=cross\nhand 0 {tool}\nhand 1 trap\nhand 2 trap"
    )
    assert listing(game, "play") == [f"play {tool} 2,2"]
    events = play(game, f"play {tool} 2,2")
    assert events[0] == ObstacleOvercome(0, tool, Cell(2, 2), tool)
    assert line(game, "tools") == ["2,2"]
    assert line(game, "discard") == [tool]  # shown to all
    assert game.view("public").supply[tool] == 2
    assert allowed(game, "step 2,2")
    play(game, "stop", "pass trap")
    assert allowed(game, "step 2,2")  # usable by all


@pytest.mark.clause("LM-19")
def test_a_tool_needs_its_own_obstacle_on_the_board() -> None:
    game = lost_mines_at("maze 2,2=pond-cross 1,3=cross\nhand 0 axe")
    assert refused(game, "play axe 2,2") == "LM-19 no-such-obstacle"
    assert refused(game, "play axe 1,3") == "LM-19 no-such-obstacle"
    assert refused(game, "play axe 5,5") == "LM-19 no-such-obstacle"


@pytest.mark.clause("R-127")
def test_an_overcome_obstacle_needs_no_second_tool() -> None:
    game = lost_mines_at("maze 2,2=log-cross\ntools 2,2\nhand 0 axe")
    assert refused(game, "play axe 2,2") == "R-127 already-overcome"
    assert listing(game, "play") == []


@pytest.mark.clause("R-130")
def test_without_a_token_in_the_supply_the_card_cannot_be_played() -> None:
    logs = "2,2=log-cross 3,2=log-cross 4,2=log-cross 5,2=log-cross"
    game = lost_mines_at(f"maze {logs}\ntools 2,2 3,2 4,2\nhand 0 axe")
    assert refused(game, "play axe 5,2") == "R-130 no-token-left"
    game = lost_mines_at("maze 2,2=cross\ntroll 1 troll 1,2/E\ntroll 2 troll 1,2/S\nhand 0 troll")
    assert refused(game, "play troll 2,2 E") == "R-130 no-token-left"
    game = lost_mines_at("traps 1,2/E 1,2/S 1,4/E\nhand 0 trap")
    assert refused(game, "play trap 1,4 S") == "R-130 no-token-left"
    assert listing(game, "play") == []


# Secret information


@pytest.mark.clause("LM-21")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("information-mine-treasure", ("mine", "treasure")),
        ("information-mine-dwarf", ("mine", "dwarf")),
        ("information-treasure-dwarf", ("treasure", "dwarf")),
    ],
)
def test_a_card_of_information_offers_its_two_options(card: str, options: tuple[str, ...]) -> None:
    game = lost_mines_at(f"hand 0 {card}")
    targets = {
        "mine": [f"{card} mine 9,{y}" for y in (0, 2, 4, 6)],
        "treasure": [f"{card} treasure {n}" for n in (0, 1, 2)],
        "dwarf": [f"{card} dwarf {seat}" for seat in (1, 2)],
    }
    wanted = sorted(f"play {text}" for option in options for text in targets[option])
    assert listing(game, "play") == wanted
    (missing,) = set(targets) - set(options)
    assert refused(game, f"play {targets[missing][0]}") == "LM-21 option-not-printed"


@pytest.mark.clause("LM-21", "LM-51", "LM-55", "R-148")
def test_only_the_looking_seat_keeps_what_it_saw() -> None:
    looks = {
        "mine 9,2": (MineSeen(0, Cell(9, 2), "gold-mine"), HiddenMinePeek(0, Cell(9, 2))),
        "treasure 1": (TreasureSeen(0, 1, "gems-4"), HiddenTreasurePeek(0, 1)),
        "dwarf 2": (DwarfSeen(0, 2, "blue-saboteur"), HiddenDwarfPeek(0, 2)),
    }
    for target, (own, others) in looks.items():
        secret = target.split()[0]
        card = f"information-{'mine' if secret != 'treasure' else 'treasure'}-dwarf"
        game = lost_mines_at(f"hand 0 {card} trap")
        events = play(game, f"play {card} {target}")
        assert visible_events(game, events, 0)[:2] == (InformationPlayed(0, card), own)
        for sight in (1, 2, "public"):
            assert visible_events(game, events, sight)[:2] == (InformationPlayed(0, card), others)
        assert line(game, "discard") == [card]
    game = lost_mines_at("looked 0 mine 9,2\nlooked 0 treasure 1\nlooked 0 dwarf 2")
    mine, other = game.view(0), game.view(1)
    assert (mine.mines[1].seen, other.mines[1].seen) == ("gold-mine", None)
    assert (mine.treasures[1].value, other.treasures[1].value) == (4, None)
    assert (mine.dwarves[2].identity, other.dwarves[2].identity) == ("saboteur", None)
    assert mine.mines[1].looked == other.mines[1].looked == (0,)


@pytest.mark.clause("R-148")
def test_information_needs_something_hidden() -> None:
    game = lost_mines_at(f"maze {ROAD} 9,2=gold-mine\ntaken 1=2\nhand 0 information-mine-treasure")
    assert refused(game, "play information-mine-treasure mine 9,2") == "R-148 no-hidden-mine"
    assert refused(game, "play information-mine-treasure mine 5,5") == "R-148 no-hidden-mine"
    assert refused(game, "play information-mine-treasure treasure 1") == "R-148 treasure-gone"
    assert allowed(game, "play information-mine-treasure treasure 0")
    game = lost_mines_at("hand 0 information-mine-dwarf")
    assert refused(game, "play information-mine-dwarf dwarf 0") == "R-148 not-yourself"


# Traps and trolls


@pytest.mark.clause("LM-22", "LM-24", "R-133")
@pytest.mark.parametrize(("card", "clause"), [("trap", "LM-22"), ("troll", "LM-24")])
def test_a_token_goes_across_joined_ends_or_on_an_end_before_an_empty_space(
    card: str, clause: str
) -> None:
    game = lost_mines_at(f"maze 2,2=straight-horizontal\nhand 0 {card}")
    ends = ["0,2 E", "0,4 E", "1,1 S", "1,2 E", "1,2 S", "1,3 S", "1,4 E", "1,4 S", "2,2 E"]
    assert listing(game, "play") == sorted(f"play {card} {end}" for end in ends)
    assert refused(game, f"play {card} 2,2 S") == f"{clause} no-path-end"
    assert str(game.rules.parse_move(f"play {card} 2,2 W")) == f"play {card} 1,2 E"


@pytest.mark.clause("R-133", "R-226")
def test_no_token_toward_a_hidden_mine_the_rim_or_a_side_that_does_not_match() -> None:
    game = lost_mines_at(
        "maze 8,0=cross 10,2=straight-vertical 8,2=cross 9,2=gold-mine\nhand 0 trap"
    )
    assert refused(game, "play trap 8,0 E") == "LM-22 no-path-end"  # a hidden mine
    assert refused(game, "play trap 8,-1 S") == "LM-22 no-path-end"  # the rim
    assert refused(game, "play trap 8,2 E") == "LM-22 no-path-end"  # gold-mine is closed there
    assert refused(game, "play trap 9,2 E") == "LM-22 no-path-end"
    assert allowed(game, "play trap 8,0 S")


@pytest.mark.clause("R-133")
def test_tokens_lie_beside_starts_rocks_obstacles_mines_and_dwarves() -> None:
    game = lost_mines_at(
        "maze 2,2=rocks-cross 3,2=log-cross 9,2=gold-mine* 9,3=cross\nfigures 2,2 1,2 1,2\n"
        "hand 0 trap"
    )
    for end in ("1,2 E", "2,2 E", "3,2 E", "9,2 S"):
        assert allowed(game, f"play trap {end}")


@pytest.mark.clause("R-131")
def test_one_token_on_each_edge() -> None:
    game = lost_mines_at("traps 1,2/E\ntroll 1 troll 1,2/S\nhand 0 trap troll")
    for card in ("trap", "troll"):
        for end in ("1,2 E", "1,2 S"):
            assert refused(game, f"play {card} {end}") == "R-131 token-there"


@pytest.mark.clause("LM-22", "LM-55")
def test_a_trap_is_shown_and_discarded_and_a_troll_lies_before_its_player() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1 troll")
    play(game, "play trap 1,2 E", "play troll 1,2 S")
    assert line(game, "discard") == ["trap"]
    assert line(game, "traps") == ["1,2/E"]
    assert line(game, "troll 1") == ["troll", "1,2/S"]
    view = game.view("public")
    assert [(t.token, t.seat) for t in view.tokens] == [("trap", None), ("troll", 1)]


@pytest.mark.clause("LM-24", "R-134")
def test_a_troll_goes_when_its_players_next_turn_begins() -> None:
    game = lost_mines_at("hand 0 troll storm\nhand 1 trap\nhand 2 trap\nmaze 2,2=cross")
    play(game, "play troll 1,2 E")
    assert game.decider == 1  # it blocks its own dwarf too, which had no other way
    play(game, "pass trap")
    assert line(game, "troll 0") == ["troll", "1,2/E"]
    events = play(game, "pass trap")
    assert TrollEnded(0, "troll") in events
    assert line(game, "troll 0") == []
    assert line(game, "discard")[-1] == "troll"
    assert game.view("public").supply["troll"] == 2


@pytest.mark.clause("R-134")
def test_a_troll_goes_though_its_player_has_no_cards() -> None:
    game = lost_mines_at("troll 1 troll 1,2/E\nhand 0 trap\nhand 1\nhand 2 axe")
    events = play(game, "pass trap")
    assert [type(event).__name__ for event in events[-3:]] == [
        "TrollEnded",
        "TurnSkipped",
        "TurnBegan",
    ]


@pytest.mark.clause("LM-25")
def test_a_covered_end_may_be_prolonged() -> None:
    game = lost_mines_at("traps 1,2/E\ntroll 1 troll 1,2/S\nhand 0 cross")
    assert allowed(game, "lay cross 2,2")
    assert allowed(game, "lay cross 1,3")


# Storms


@pytest.mark.clause("LM-26", "LM-55", "R-135")
def test_a_storm_removes_a_path_without_a_dwarf_with_its_tool() -> None:
    game = lost_mines_at("maze 2,2=log-cross 6,6=cross\ntools 2,2\nhand 0 storm")
    assert listing(game, "play") == ["play storm 2,2", "play storm 6,6"]  # linked or not
    events = play(game, "play storm 2,2")
    assert events[0] == PathRemoved(0, "storm", Cell(2, 2), "log-cross")
    assert line(game, "tools") == []
    assert line(game, "discard") == ["log-cross", "storm"]
    assert game.view("public").supply["axe"] == 3


@pytest.mark.clause("LM-26", "R-136")
def test_a_storm_spares_starts_mines_and_cards_with_a_dwarf() -> None:
    game = lost_mines_at(f"maze {ROAD} 9,2=gold-mine*\nfigures 2,2 1,2 1,2\nhand 0 storm")
    assert refused(game, "play storm 1,4") == "LM-26 storm-spares"
    assert refused(game, "play storm 9,2") == "LM-26 storm-spares"
    assert refused(game, "play storm 9,0") == "LM-26 storm-spares"
    assert refused(game, "play storm 2,2") == "LM-26 card-occupied"
    assert refused(game, "play storm 5,5") == "LM-26 no-path-there"


@pytest.mark.clause("LM-27", "R-135")
def test_a_trap_goes_only_when_it_lies_between_two_empty_spaces() -> None:
    game = lost_mines_at("maze 2,2=cross 3,2=cross\ntraps 2,2/E\nhand 0 storm\nhand 1 storm")
    play(game, "play storm 2,2")
    assert line(game, "traps") == ["2,2/E"]
    events = play(game, "play storm 3,2")
    assert TokenLost("trap", Cell(2, 2), "E") in events
    assert line(game, "traps") == []


@pytest.mark.clause("R-135")
def test_a_troll_stays_on_the_other_end_and_its_card_to_the_next_turn() -> None:
    game = lost_mines_at(
        "maze 2,2=cross 3,2=cross\ntroll 2 troll 2,2/E\nhand 0 storm\nhand 1 storm"
    )
    play(game, "play storm 2,2")
    assert line(game, "troll 2") == ["troll", "2,2/E"]
    again = lost_mines_at(
        "maze 3,2=cross\nfigures 3,2 1,2 1,2\ntroll 2 troll 2,2/E\nhand 0 cross\nhand 1 trap"
    )
    play(again, "lay cross 2,2")
    assert again.decider == 1  # cut off again
    events = play(game, "play storm 3,2")
    assert TokenLost("troll", Cell(2, 2), "E") in events
    assert TrollEnded(2, "troll") in events
    assert game.view("public").supply["troll"] == 2


@pytest.mark.clause("LM-34", "R-136")
def test_a_dwarf_that_is_cut_off_stays_and_moves_in_its_fragment() -> None:
    game = lost_mines_walking_at("maze 5,5=cross 6,5=cross\nfigures 5,5 1,2 1,2")
    assert listing(game, "step") == ["step 6,5"]
    play(game, "step 6,5", "stop")
    assert line(game, "figures")[0] == "6,5"
