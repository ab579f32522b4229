"""Tests of the veto (WC-11 to WC-13, R-64 to R-66, R-75, R-190)."""

from typing import ClassVar

import pytest

from saboteur.games.classic.base import BASE
from saboteur.games.classic.modules.veto import VETO, PlayAllowed, PlayDeclared, PlayVetoed
from saboteur.games.classic.part import Part
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import State
from saboteur.games.registry import ruleset
from saboteur.kernel.events import CardDrawn, PathLaid, TurnBegan
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

ID = "saboteur+veto"
HANDS = "hand 0 cross map broken-pick\nhand 1 rockfall\nhand 2 veto map\n"
PILE = "pile curve-ne t-vertical straight-vertical\n"


def table(more: str = "", hands: str = HANDS, seats: int = 3, id_: str = ID) -> Game:
    """Return a game with seat 0 on turn; seat 2 holds the veto unless ``hands`` say otherwise."""
    return game_at(hands + PILE + more, seats, id_=id_)


# The window


@pytest.mark.clause("WC-11", "R-64", "R-190")
def test_every_other_seat_is_asked_before_a_path_takes_effect() -> None:
    game = table()
    assert play(game, "lay cross 1,0") == (PlayDeclared(0, "lay cross 1,0"),)
    assert (game.decider, listing(game)) == (1, ["allow"])
    assert game.view("public").declared == "lay cross 1,0"
    assert game.view("public").asked_seats == (2,)
    assert line(game, "hand 0") == ["map", "broken-pick"], "put down (R-238)"
    assert line(game, "maze") == ["0,0=start"], "not laid yet"
    assert play(game, "allow") == (PlayAllowed(1),)
    assert (game.decider, listing(game)) == (2, ["allow", "veto"])


@pytest.mark.clause("WC-11", "R-64")
def test_a_card_that_all_let_pass_takes_effect() -> None:
    game = table()
    events = play(game, "lay cross 1,0", "allow", "allow")
    assert events == (
        PlayAllowed(2),
        PathLaid(0, "cross", Cell(1, 0), turned=False),
        CardDrawn(0, "straight-vertical"),
        TurnBegan(1),
    )
    assert line(game, "hand 2") == ["veto", "map"]


@pytest.mark.clause("R-64", "R-67")
def test_seats_are_asked_in_the_order_of_play() -> None:
    for way, order in (("", [1, 2, 3, 4]), ("counter-clockwise\n", [4, 3, 2, 1])):
        hands = "".join(f"hand {seat} map\n" for seat in range(1, 5))
        game = table(way, f"hand 0 map map\n{hands}", seats=5)
        play(game, "play map 8,0")
        asked: list[int | None] = []
        while game.decider != 0 and len(asked) < 4:
            asked.append(game.decider)
            play(game, "allow")
        assert asked == order


@pytest.mark.clause("R-190")
@pytest.mark.parametrize(
    "move",
    [
        "lay curve-ne 1,0 turned",
        "play map 8,2",
        "play broken-lamp 1",
        "play repair-pick-lamp 1 pick",
    ],
)
def test_the_card_and_every_target_are_declared(move: str) -> None:
    hands = "hand 0 curve-ne map broken-lamp repair-pick-lamp\nhand 1 map\nhand 2 map\n"
    game = table("broken 1 pick\n", hands)
    assert play(game, move) == (PlayDeclared(0, move),)
    for sight in (0, 1, 2, "public"):
        assert game.view(sight).declared == move


@pytest.mark.clause("R-64")
def test_a_seat_without_cards_is_not_asked() -> None:
    game = table(hands="hand 0 cross map\nhand 1\nhand 2 veto map\n")
    play(game, "lay cross 1,0")
    assert (game.decider, game.view("public").asked_seats) == (2, ())
    game = table(hands="hand 0 cross map\nhand 1\nhand 2\n")
    assert "PathLaid" in event_names(play(game, "lay cross 1,0")), "nobody is left to be asked"


@pytest.mark.clause("R-64", "WC-20")
def test_the_holder_of_the_veto_stays_secret() -> None:
    holder, other = (
        table(hands=f"hand 0 cross map\nhand 1 {card}\nhand 2 map map\n")
        for card in ("veto", "map")
    )
    for move in ("lay cross 1,0", "allow", "allow"):
        told = [visible_events(game, play(game, move), 2) for game in (holder, other)]
        assert told[0] == told[1]
        assert holder.view(2).to_dict() == other.view(2).to_dict()
        assert holder.view(0).to_dict() == other.view(0).to_dict()


@pytest.mark.clause("R-64")
def test_windows_open_even_if_no_hand_holds_it() -> None:
    game = table(hands="hand 0 cross map\nhand 1 map\nhand 2 map\n")
    assert event_names(play(game, "lay cross 1,0")) == ["PlayDeclared"]
    assert refused(game, "veto") == "WC-11 not-in-hand"
    assert refused(game, "pass map") == "WC-11 not-asked"


@pytest.mark.clause("R-64")
def test_the_holder_on_turn_is_not_asked_and_does_not_give_himself_away() -> None:
    game = table(hands="hand 0 veto cross\nhand 1 map\nhand 2 map\n")
    play(game, "lay cross 1,0")
    assert (game.decider, game.view("public").asked_seats) == (1, (2,))


@pytest.mark.clause("R-64")
@pytest.mark.parametrize(
    ("discard", "opens"),
    [
        ("map veto", False),
        ("veto map map map map map map", False),
        ("map veto~2", True),  # passed: only seat 2 knows
        ("map~ veto~1", True),  # looked through and put back
        ("veto~", True),  # shuffled
    ],
)
def test_no_window_while_the_veto_lies_openly_in_the_discard(discard: str, *, opens: bool) -> None:
    game = table(f"discard {discard}\n", "hand 0 cross map\nhand 1 map\nhand 2 map\n")
    assert (event_names(play(game, "lay cross 1,0"))[0] == "PlayDeclared") is opens


@pytest.mark.clause("R-64")
def test_the_clock_lets_it_pass_for_an_absent_holder() -> None:
    game = table()
    play(game, "lay cross 1,0", "allow")
    assert str(game.absent_move()) == "allow"


# The veto


@pytest.mark.clause("WC-11", "WC-12", "R-66", "R-186")
def test_a_veto_takes_a_path_away_before_it_takes_effect() -> None:
    game = table()
    events = play(game, "lay cross 1,0", "allow", "veto")
    assert events == (
        PlayVetoed(2, 0, "cross"),
        CardDrawn(0, "straight-vertical"),
        CardDrawn(2, "t-vertical"),
        TurnBegan(1),
    )
    assert line(game, "discard") == ["cross", "veto"], "the affected card first, the veto above it"
    assert line(game, "maze") == ["0,0=start"]
    assert line(game, "hand 0") == ["map", "broken-pick", "straight-vertical"]
    assert line(game, "hand 2") == ["map", "t-vertical"]


@pytest.mark.clause("WC-11", "R-65")
@pytest.mark.parametrize("move", ["play broken-pick 1", "play map 8,0", "play rockfall 1,0"])
def test_a_vetoed_action_does_nothing(move: str) -> None:
    game = table("maze 1,0=cross\n", "hand 0 broken-pick map rockfall\nhand 1 map\nhand 2 veto\n")
    before = (line(game, "maze"), line(game, "broken 1"), line(game, "saw"))
    play(game, move, "allow")
    told = visible_events(game, play(game, "veto"), 0)
    assert event_names(told) == ["PlayVetoed", "CardDrawn", "HiddenDraw", "TurnBegan"]
    assert (line(game, "maze"), line(game, "broken 1"), line(game, "saw")) == before
    assert line(game, "discard") == [move.split()[1], "veto"]


@pytest.mark.clause("R-65")
def test_a_vetoed_path_never_turns_a_goal_over() -> None:
    maze = f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n"
    game = table(maze)
    play(game, "lay cross 7,0", "allow", "veto")
    assert game.round == 1
    assert game.view("public").goals[1].face is None


@pytest.mark.clause("WC-12")
def test_the_vetoer_keeps_their_own_turn() -> None:
    game = table(hands="hand 0 cross\nhand 1 veto map\nhand 2 map\n")
    play(game, "lay cross 1,0", "veto")
    assert game.decider == 1
    assert line(game, "ask turn") == ["1"]


@pytest.mark.clause("R-65")
def test_a_veto_cannot_be_vetoed_and_no_one_is_asked_again() -> None:
    game = table(hands="hand 0 cross\nhand 1 veto map\nhand 2 map\n")
    play(game, "lay cross 1,0", "veto")
    assert line(game, "ask veto") == []


@pytest.mark.clause("R-65")
def test_a_veto_may_be_played_with_broken_tools() -> None:
    game = table("broken 2 pick lamp cart\n")
    play(game, "lay cross 1,0", "allow")
    assert allowed(game, "veto")


@pytest.mark.clause("R-65", "WC-13", "WC-19")
def test_a_pass_cannot_be_vetoed() -> None:
    game = table()
    assert event_names(play(game, "pass cross")) == ["CardPassed", "CardDrawn", "TurnBegan"]
    assert game.decider == 1


@pytest.mark.clause("WC-13", "WC-19", "R-65")
def test_the_holder_can_only_pass_it_on_their_own_turn() -> None:
    game = table(hands="hand 0 veto\nhand 1 map\n")
    assert listing(game) == ["pass veto"]
    assert refused(game, "play veto") == "WC-13 not-on-own-turn"
    assert refused(game, "veto") == "B-14 not-asked"
    play(game, "pass veto")
    assert line(game, "discard") == ["veto~0"]


@pytest.mark.clause("R-75")
def test_nothing_is_settled_for_a_vetoed_path() -> None:
    """A part that charges for a path is asked only when the path is not vetoed."""
    for answer, tolls in (("veto", []), ("allow", ["lay cross 1,0"])):
        toll = Toll()
        rules = ClassicRules(ID, (BASE, VETO, toll), 3, dict(ruleset(ID, 3).options), None)
        position = HANDS + PILE + "ask turn 0"
        game = Game(rules, rules.parse_position(position), [], "position")
        play(game, "lay cross 1,0", "allow", answer)
        assert toll.taken == tolls


class Toll(Part):
    """A part that records every path that is about to be laid."""

    id = "toll"
    title = "Toll"
    options: ClassVar = ()

    def __init__(self) -> None:
        self.taken: list[str] = []

    def before_laying(self, state: State, seat: int, move: Move) -> bool:
        self.taken.append(move.text)
        return False


# The draws


@pytest.mark.clause("R-66")
@pytest.mark.parametrize(
    ("pile", "sizes"), [("cross cross", (1, 1)), ("cross", (1, 0)), ("", (0, 0))]
)
def test_the_vetoed_draws_first_as_far_as_the_pile_goes(pile: str, sizes: tuple[int, int]) -> None:
    game = game_at(f"hand 0 map\nhand 1 map\nhand 2 veto\npile {pile}\n", id_=ID)
    play(game, "play map 8,0", "allow", "veto")
    assert (len(line(game, "hand 0")), len(line(game, "hand 2"))) == sizes


@pytest.mark.clause("R-66", "R-93")
@pytest.mark.parametrize(
    ("promised", "drawn"), [("1 0 free", 1), ("2 0 free", 2), ("1 1 free", 2), ("1 1 barred", 0)]
)
def test_what_the_turn_promised_before_still_counts(promised: str, drawn: int) -> None:
    more = f"draws {promised}\nask turn 0\nask veto 2 move lay cross 1,0"
    game = game_at("hand 0 map\nhand 1 map\nhand 2 veto\npile map map map map\n" + more, id_=ID)
    play(game, "veto")
    assert (len(line(game, "hand 0")), len(line(game, "hand 2"))) == (1 + drawn, 1)


@pytest.mark.clause("R-23")
def test_a_veto_may_be_the_last_card_of_the_round() -> None:
    hands = "hand 0 map\nhand 1 veto\n"
    game = game_at("roles miner miner miner | saboteur\n" + hands, id_=ID)
    assert "RoundEnded" in event_names(play(game, "play map 8,0", "veto"))
    assert line(game, "round 2 starter") == ["2"], "left of the vetoer, not of the seat on turn"


# Possible worlds


@pytest.mark.clause("R-64", "R-193")
def test_in_every_possible_world_the_declared_card_lies_there() -> None:
    game = table()
    play(game, "lay cross 1,0")
    for number in range(20):
        world = game.determinise(1, str(number))
        assert world.view(1).to_dict() == game.view(1).to_dict()
        assert len(line(world, "hand 0")) == 2
        play(world, "allow", "allow")
        assert "1,0=cross" in line(world, "maze")


@pytest.mark.clause("R-192", "R-193")
def test_a_declared_card_may_be_one_that_a_seat_knew_to_be_there() -> None:
    game = game_at(
        "hand 0 master-craftsman map\nhand 1 map\nhand 2 veto\nbroken 2 pick\n"
        "pile cross\nsaw-card 1 0=master-craftsman",
        id_=f"{ID}+master-craftsman",
    )
    play(game, "play master-craftsman 2 pick")
    for number in range(20):
        world = game.determinise(1, str(number)).position()
        assert world.count("master-craftsman") == 1, "as declared: it is in no hand any more"
