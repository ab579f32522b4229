"""Tests of asking another seat to pay for the right of way (ME-8, ME-9, R-73, R-191)."""

import pytest

from saboteur.games.classic.events import NuggetsPaid
from saboteur.games.classic.modules.right_of_way import (
    PassageAnswered,
    PassageAsked,
    PawnLeft,
)
from saboteur.kernel.geometry import Cell
from tests.modules.right_of_way.positions import HANDS, RICH, at, blocked, pawns
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


@pytest.mark.clause("ME-8", "R-191")
def test_another_pays_after_agreeing() -> None:
    game = blocked("nuggets 0 1 1")
    events = play(game, "ask 2 2,0")
    assert events == (PassageAsked(0, 2, Cell(2, 0)),)
    assert visible_events(game, events, 1) == events
    assert (game.decider, game.view(1).asked) == (2, "pay-for-passage")
    assert listing(game) == ["agree", "refuse"]
    events = play(game, "agree")
    assert events == (PassageAnswered(2, Cell(2, 0), agreed=True),)
    assert (game.decider, line(game, "nuggets")) == (0, ["0", "1", "1"])  # nothing is paid yet
    shown = game.view(1).to_dict()["modules"]["right-of-way"]
    assert shown["asked"] == [2]
    assert shown["sponsors"] == [{"type": "SponsorSeen", "seat": 2, "at": [2, 0]}]
    assert NuggetsPaid(2, 1, 1) in play(game, "lay cross 2,0")
    assert (line(game, "nuggets"), pawns(game)) == (["0", "2", "0"], ["out 1"])


@pytest.mark.clause("R-191")
def test_a_refusal_leaves_the_turn_open_and_the_cell_closed() -> None:
    game = blocked("nuggets 0 1 1")
    play(game, "ask 2 2,0", "refuse")
    assert game.decider == 0
    assert refused(game, "lay cross 2,0") == "ME-7 pawn-in-the-way"
    assert refused(game, "ask 2 2,0") == "R-191 already-asked"
    play(game, "lay cross 0,1")


@pytest.mark.clause("R-191")
def test_each_is_asked_at_most_once_a_turn_whichever_pawn_it_is_about() -> None:
    game = at(
        f"{HANDS}\nhand 3 map\nright-of-way pawn 0,0 E 1\nright-of-way pawn 0,0 S 1\n"
        "nuggets 0 1 1 1",
        seats=4,
    )
    asks = [f"ask {seat} {place}" for seat in (1, 2, 3) for place in ("0,1", "1,0")]
    assert listing(game, "ask") == asks
    play(game, "ask 2 1,0", "refuse")
    assert listing(game, "ask") == [text for text in asks if not text.startswith("ask 2")]
    play(game, "ask 3 0,1", "agree")
    assert listing(game, "ask") == ["ask 1 1,0"]
    assert refused(game, "lay cross 1,0") == "ME-7 pawn-in-the-way"  # payment at 0,1
    play(game, "lay cross 0,1")
    assert line(game, "nuggets") == ["0", "2", "1", "0"]


@pytest.mark.clause("R-191")
def test_in_a_later_turn_everybody_may_be_asked_again() -> None:
    game = blocked("nuggets 0 1 1")
    play(game, "ask 2 2,0", "refuse", "pass map", "pass map", "pass map")
    assert "ask 2 2,0" in listing(game)


@pytest.mark.clause("ME-8")
def test_a_promise_holds_for_the_turn_alone() -> None:
    game = blocked("nuggets 0 1 1")
    play(game, "ask 2 2,0", "agree", "pass map", "pass map", "pass map")
    assert refused(game, "lay cross 2,0") == "ME-7 pawn-in-the-way"


@pytest.mark.clause("R-73", "R-191")
def test_seats_that_cannot_be_asked() -> None:
    game = blocked("nuggets 0 1 0")
    assert refused(game, "ask 2 2,0") == "R-191 no-wealth"
    assert refused(game, "ask 0 2,0") == "R-191 ask-another"
    assert refused(game, "ask 2 0,1") == "ME-8 no-pawn-there"
    assert listing(game, "ask") == ["ask 1 2,0"]  # the token's holder
    promised = blocked("nuggets 1 1 1")
    play(promised, "ask 2 2,0", "agree")
    assert refused(promised, "ask 2 2,0") == "R-191 already-paid-for"


@pytest.mark.clause("R-73", "R-191")
@pytest.mark.parametrize("wealth", ["0 0 1", "1 1 1"])
def test_the_tokens_holder_may_waive_the_toll(wealth: str) -> None:
    game = blocked(f"nuggets {wealth}")
    events = play(game, "ask 1 2,0", "agree", "lay cross 2,0")
    assert "NuggetsPaid" not in event_names(events)
    assert PawnLeft(1, Cell(1, 0), "E") in events
    assert (line(game, "nuggets"), pawns(game)) == (wealth.split(), ["out 1"])


@pytest.mark.clause("R-191")
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("broken 0 pick", "ask-but-barred"),
        ("hand 0 map rockfall", "ask-for-nothing"),
        ("hand 0 map straight-vertical", "ask-for-nothing"),  # it does not meet the open edge
    ],
)
def test_only_a_player_who_could_then_lay_there_asks(more: str, reason: str) -> None:
    game = blocked(f"nuggets 0 1 1\n{more}")
    assert refused(game, "ask 2 2,0") == f"R-191 {reason}"
    assert listing(game, "ask") == []
    lays = blocked("nuggets 0 1 1\nhand 0 map straight-horizontal")
    assert listing(lays, "ask") == ["ask 1 2,0", "ask 2 2,0"]


@pytest.mark.clause("R-191", "S2-23")
def test_a_prisoner_cannot_ask() -> None:
    position = f"maze 1,0=cross\n{HANDS}\nright-of-way pawn 1,0 E 1\n{RICH}\n"
    free, shut = (
        game_at(position + more, id_="saboteur2+right-of-way") for more in ("", "marks 0 prison")
    )
    assert listing(free, "ask") == ["ask 1 2,0", "ask 2 2,0"]
    assert refused(shut, "ask 2 2,0") == "R-191 ask-but-barred"


@pytest.mark.clause("R-191", "R-193")
@pytest.mark.parametrize("answers", [(), ("refuse",), ("agree",)])
def test_in_every_possible_world_the_asker_holds_a_card_for_the_cell(
    answers: tuple[str, ...],
) -> None:
    game = at(
        "maze 1,0=straight-horizontal 2,1=straight-vertical 2,-1=straight-vertical\n"
        "hand 0 cross map\nhand 1 map\nhand 2 map map\npile map cross\n"
        "right-of-way pawn 1,0 E 1\nnuggets 0 1 1"
    )
    play(game, "ask 2 2,0", *answers)
    for number in range(30):
        world = game.determinise(1, str(number))
        assert world.view(1).to_dict() == game.view(1).to_dict()
        play(world, *(() if answers else ("agree",)))
        assert set(line(world, "hand 0")) & {"cross", "dead-cross", "t-vertical", "dead-t-vertical"}


@pytest.mark.clause("R-191")
def test_a_player_able_to_pay_may_ask_another_to_pay() -> None:
    game = blocked()
    play(game, "ask 2 2,0", "agree", "lay cross 2,0")
    assert line(game, "nuggets") == ["1", "2", "0"]


@pytest.mark.clause("R-73")
def test_the_owner_need_not_ask() -> None:
    assert refused(blocked(holder=0), "ask 1 2,0") == "R-73 your-own-pawn"


@pytest.mark.clause("R-191", "R-183")
def test_silence_is_no() -> None:
    game = blocked()
    play(game, "ask 2 2,0")
    assert str(game.absent_move()) == "refuse"
    assert refused(game, "pass map") == "R-191 not-asked"


@pytest.mark.clause("R-191", "R-193")
def test_what_was_asked_in_the_very_last_turn_troubles_no_possible_world() -> None:
    game = at(
        f"round 3\ngoals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{HANDS}\n"
        f"roles saboteur saboteur saboteur | miner\nhand 0 straight-horizontal\n"
        f"right-of-way pawn 6,0 E 1\n{RICH}\ngold-pile 1 2 3"
    )
    play(game, "ask 2 7,0", "agree", "lay straight-horizontal 7,0")
    assert game.over
    assert game.determinise(1, "w").over
