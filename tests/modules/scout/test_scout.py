"""Tests of the scout (WC-17, WC-21, R-68)."""

import pytest

from saboteur.games.classic.modules.scout import ScoutPlayed
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, listing, play, refused, row

ID = "saboteur+scout"
PILE = "pile map map map map map map\n"
OTHERS = f"hand 1 map\nhand 2 map\n{PILE}"

SHUT = "0,-1=dead-single-vertical* 0,1=dead-single-vertical -1,0=dead-single-horizontal"
"""Dead ends on three sides of Start, which leave only the east."""

FORK = (
    f"{SHUT} {row(1, 5)} 6,0=cross 6,1=dead-single-vertical 6,-1=curve-nw* 7,-1=straight-horizontal"
)
"""A tunnel with two ends: at 7,0 before the middle goal, and at 8,-1 between two goals."""


def scouting(cards: str, more: str = "", id_: str = ID) -> Game:
    """Return a game in which seat 0 holds the scout and these cards."""
    return game_at(f"hand 0 scout {cards}\n{OTHERS}{more}", id_=id_)


@pytest.mark.clause("WC-17", "WC-3")
def test_a_scout_lays_two_paths_one_after_the_other_and_draws_two() -> None:
    game = scouting("cross straight-horizontal map map map")
    assert play(game, "play scout") == (ScoutPlayed(0),)
    assert (game.decider, game.view("public").asked) == (0, "scout-path")
    assert {text.split()[0] for text in listing(game)} == {"lay"}
    assert event_names(play(game, "lay straight-horizontal 1,0")) == ["PathLaid"]
    assert game.decider == 0
    told = ["PathLaid", "CardPutAway", "CardDrawn", "CardDrawn", "TurnBegan"]
    assert event_names(play(game, "lay cross 2,0")) == told
    assert game.decider == 1
    assert line(game, "discard") == ["scout"]
    assert len(line(game, "hand 0")) == 5


@pytest.mark.clause("WC-3", "R-63", "R-238", "ME-50")
def test_a_chest_that_the_first_path_opens_does_not_dig_the_scout_up() -> None:
    """The scout is discarded after its paths; until then it cannot be dug up."""
    chest = "treasure-chests covered 2,0 chest-cross chest-dig\ndiscard map rockfall\n"
    game = scouting("straight-horizontal cross map", chest, id_=f"{ID}+treasure-chests")
    play(game, "play scout")
    assert line(game, "discard") == ["map", "rockfall"]
    assert game.view("public").hand_sizes[0] == 3
    play(game, "lay straight-horizontal 1,0")
    assert listing(game) == ["keep map", "keep rockfall"]
    play(game, "keep map", "lay cross 3,0")
    assert line(game, "discard")[-1] == "scout"
    assert "scout" not in line(game, "hand 0")


@pytest.mark.clause("WC-17", "R-68")
def test_the_second_path_may_build_on_the_first_or_elsewhere() -> None:
    game = scouting("straight-horizontal straight-vertical")
    play(game, "play scout", "lay straight-horizontal 1,0")
    assert listing(game) == ["lay straight-vertical 0,-1", "lay straight-vertical 0,1"]


@pytest.mark.clause("R-68")
def test_both_paths_are_compulsory() -> None:
    game = scouting("cross cross map")
    play(game, "play scout")
    assert refused(game, "pass map") == "R-68 not-asked"
    assert refused(game, "lay t-vertical 1,0") == "B-14 not-in-hand"
    assert refused(game, "lay cross 2,0") == "B-21 no-neighbour"
    play(game, "lay cross 1,0")
    assert refused(game, "pass map") == "R-68 not-asked"


@pytest.mark.clause("R-68", "R-183")
def test_the_clock_lays_a_path_for_an_absent_scout() -> None:
    game = scouting("cross cross map")
    play(game, "play scout")
    assert game.absent_move() in game.legal_moves()
    game.play(game.absent_move())
    assert game.absent_move().verb == "lay"


# When it may be played


@pytest.mark.clause("WC-17", "R-68", "WC-19")
def test_broken_tools_forbid_it() -> None:
    game = scouting("cross cross", "broken 0 lamp\n")
    assert refused(game, "play scout") == "R-68 may-not-lay"
    assert listing(game) == ["pass cross", "pass scout"]


def between_pawns(wealth: str, holder: int = 1) -> Game:
    """Return a game with pawns on both ends, each of which requires payment."""
    return scouting(
        "straight-horizontal straight-vertical",
        "maze 1,0=straight-horizontal 0,1=straight-vertical 0,-1=dead-single-vertical "
        f"-1,0=dead-single-horizontal\nright-of-way pawn 1,0 E {holder}\n"
        f"right-of-way pawn 0,1 S {holder}\n{wealth}\n",
        id_="saboteur+right-of-way+scout",
    )


@pytest.mark.clause("R-68", "ME-7")
def test_one_nugget_does_not_pay_for_two_pawns() -> None:
    assert refused(between_pawns("nuggets 1 1 1"), "play scout") == "R-68 no-two-paths"
    assert "play scout" in listing(between_pawns("nuggets 2 1 1"))
    assert "play scout" in listing(between_pawns("nuggets 0 1 1", holder=0))


@pytest.mark.clause("R-68", "R-193", "ME-7")
@pytest.mark.parametrize(("worth", "asked"), [(1, "turn"), (2, "scout-path")])
def test_what_a_gold_card_is_worth_shows_when_it_is_traded(worth: int, asked: str) -> None:
    """A gold card of any value lets the scout be played; the second path may lapse unpaid."""
    game = between_pawns(f"gold 0 {worth}")
    play(game, "play scout", "lay straight-vertical 0,2")
    assert game.view("public").asked == asked


@pytest.mark.clause("R-68", "WC-19")
@pytest.mark.parametrize("cards", ["", "map map", "cross", "cross map"])
def test_two_paths_must_be_in_the_hand(cards: str) -> None:
    game = scouting(cards)
    assert refused(game, "play scout") == "R-68 no-two-paths"
    assert "pass scout" in listing(game)


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(
    ("cards", "may"),
    [
        ("dead-horizontal dead-single-horizontal", False),  # the first of these ends the round
        ("straight-horizontal dead-single-horizontal", True),  # in this order
        ("dead-single-horizontal straight-horizontal", True),
        ("straight-vertical straight-vertical", False),
    ],
)
def test_one_path_must_be_layable_after_the_other(cards: str, *, may: bool) -> None:
    game = scouting(cards, f"maze {SHUT}\n")
    assert ("play scout" in listing(game)) is may
    assert (game.explain("play scout") is None) is may


@pytest.mark.clause("R-68", "R-193")
@pytest.mark.parametrize("goal", ["treasure", "stone-nw", "stone-ne"])
def test_face_down_cards_stay_down_when_it_is_judged(goal: str) -> None:
    """The only legal first path reaches a goal, and only that goal could lead on."""
    others = [name for name in ("treasure", "stone-nw", "stone-ne") if name != goal]
    goals = f"goals 8,-2={others[0]} 8,0={goal} 8,2={others[1]}\n"
    game = scouting("straight-horizontal straight-horizontal", f"{goals}maze {SHUT} {row(1, 6)}\n")
    assert refused(game, "play scout") == "R-68 no-two-paths"


@pytest.mark.clause("R-68")
def test_the_first_path_leaves_a_legal_second_one() -> None:
    game = scouting("straight-horizontal dead-single-horizontal map", f"maze {SHUT}\n")
    play(game, "play scout")
    assert refused(game, "lay dead-single-horizontal 1,0 turned") == "R-68 no-second-path"
    assert listing(game) == ["lay straight-horizontal 1,0"]
    play(game, "lay straight-horizontal 1,0")
    assert listing(game) == ["lay dead-single-horizontal 2,0 turned"]


# Goals reached by the first path


@pytest.mark.clause("R-68", "R-193")
def test_a_goal_turned_over_may_make_the_second_path_impossible() -> None:
    goals = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
    game = scouting("straight-horizontal straight-horizontal", f"{goals}maze {FORK}\n")
    play(game, "play scout")
    assert listing(game) == ["lay straight-horizontal 7,0", "lay straight-horizontal 8,-1"]
    events = play(game, "lay straight-horizontal 7,0")
    assert event_names(events) == [
        "PathLaid",
        "GoalRevealed",
        "CardPutAway",
        "CardDrawn",
        "TurnBegan",
    ]
    assert line(game, "hand 0") == ["straight-horizontal", "map"]


@pytest.mark.clause("WC-17", "R-68", "R-238")
def test_nothing_follows_a_first_path_that_ends_the_round() -> None:
    goals = "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nroles saboteur miner miner | miner\n"
    more = f"{goals}maze {FORK}\ngold-pile 1 1 1 1\n"
    game = scouting("straight-horizontal straight-horizontal map", more)
    events = play(game, "play scout", "lay straight-horizontal 7,0")
    assert event_names(events)[:4] == ["PathLaid", "GoalRevealed", "CardPutAway", "RoundEnded"]
    assert "CardDrawn" not in event_names(events)
    assert game.view("public").asked == "take-gold"
    assert line(game, "discard") == ["scout"]
    assert "scout" not in line(game, "hand 0")
    play(game, "take 1")
    assert line(game, "round 2 starter") == ["1"]
    assert game.view("public").asked == "turn"


@pytest.mark.clause("R-68", "R-9")
def test_each_path_is_resolved_before_the_next() -> None:
    goals = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
    maze = f"maze {row(1, 6)} 7,0=curve-ne* 7,1=curve-ne\n"
    game = scouting("t-vertical cross cross", goals + maze)
    play(game, "play scout", "lay t-vertical 8,1")
    assert listing(game) == ["reveal 8,0", "reveal 8,2"]
    play(game, "reveal 8,2")
    assert game.view("public").asked == "scout-path", "the other goal was turned over as well"
    play(game, "lay cross 0,1")
    assert game.decider == 1


# Hand sizes with a veto, from six cards and a full pile


@pytest.mark.clause("WC-21", "R-66", "R-190")
@pytest.mark.parametrize(
    ("moves", "sizes"),
    [
        (("allow", "lay cross 1,0", "allow", "lay cross 2,0", "allow"), (5, 6)),
        (("veto",), (6, 6)),
        (("allow", "lay cross 1,0", "veto"), (5, 6)),
        (("allow", "lay cross 1,0", "allow", "lay cross 2,0", "veto"), (5, 6)),
    ],
)
def test_hand_sizes_with_a_veto(moves: tuple[str, ...], sizes: tuple[int, int]) -> None:
    hands = "hand 0 scout cross cross map map map\nhand 1 map\nhand 2 veto map map map map map\n"
    game = game_at(hands + PILE, id_=f"{ID}+veto")
    play(game, "play scout")
    for move in moves:
        if move in ("allow", "veto"):
            play(game, "allow")  # seat 1 is asked first
        play(game, move)
    assert game.decider == 1
    assert game.view("public").asked == "turn"
    assert (len(line(game, "hand 0")), len(line(game, "hand 2"))) == sizes


@pytest.mark.clause("WC-21", "R-68")
def test_hand_size_when_the_second_path_is_impossible() -> None:
    more = f"goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nmaze {FORK}\n"
    game = scouting("straight-horizontal straight-horizontal map map map", more)
    assert len(line(game, "hand 0")) == 6
    play(game, "play scout", "lay straight-horizontal 7,0")
    assert (game.decider, len(line(game, "hand 0"))) == (1, 5)


@pytest.mark.clause("R-66", "R-65")
def test_the_second_path_is_not_laid_after_a_veto_of_the_first() -> None:
    game = game_at(f"hand 0 scout cross cross\nhand 1 veto\nhand 2 map\n{PILE}", id_=f"{ID}+veto")
    play(game, "play scout", "allow", "allow", "lay cross 1,0", "veto")
    assert line(game, "discard") == ["scout", "cross", "veto"]
    assert line(game, "maze") == ["0,0=start"]
    assert game.decider == 1


@pytest.mark.clause("R-68", "R-193")
def test_a_scout_in_the_middle_is_the_same_in_every_possible_world() -> None:
    game = game_at(f"hand 0 scout cross cross\nhand 1 veto\nhand 2 map\n{PILE}", id_=f"{ID}+veto")
    play(game, "play scout", "allow", "allow", "lay cross 1,0")
    for seat in range(3):
        world = game.determinise(seat, "w")
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        play(world, "allow", "allow")
        assert (world.decider, world.view("public").asked) == (0, "scout-path")


@pytest.mark.clause("R-68", "R-193")
@pytest.mark.parametrize(
    "moves",
    [
        ("play scout",),
        ("play scout", "allow", "allow"),
        ("play scout", "allow", "allow", "lay straight-horizontal 1,0", "allow", "allow"),
    ],
)
@pytest.mark.parametrize("known", ["", "saw-card 1 0=straight-horizontal\n"])
def test_in_every_possible_world_the_scout_can_lay_the_paths(
    moves: tuple[str, ...], known: str
) -> None:
    """All see that the scout is legal, so that its seat holds paths of few possible kinds."""
    game = game_at(
        "hand 0 scout straight-horizontal curve-ne\nhand 1 map map map\nhand 2 rockfall map\n"
        f"pile veto cross\nmaze {SHUT}\n{known}",
        id_=f"{ID}+veto",
    )
    play(game, *moves)
    for number in range(30):
        world = game.determinise(1, str(number))
        assert world.view(1).to_dict() == game.view(1).to_dict()
        while world.view("public").turn == 0:
            world.play(listing(world)[0])
        laid = [word for word in line(world, "maze") if word not in SHUT]
        assert len(laid) >= 2, "Start and at least one path"
