"""Tests of the underground party (ME-19 to ME-23, R-79 to R-81)."""

from collections import Counter
from typing import Any

import pytest

import saboteur
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged
from saboteur.games.classic.locations import LocationVisited
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, play, refused, row, visible_events

ID = "saboteur+underground-party"
BOTH = "saboteur+costume-workshop+underground-party"
PARTY = "4,2=underground-party"
ROAD = f"{row(1, 3)} 4,0=cross"
LINK = "lay straight-vertical 4,1"
ROLES = "saboteur miner saboteur miner miner | miner"
HANDS = "hand 0 straight-vertical map\nhand 1 rockfall map\nhand 2 map\nhand 3 map\nhand 4"


def before(more: str = "", roles: str = ROLES, maze: str = ROAD) -> Game:
    """Return a game of five; seat 0 can link the party, and seat 4 has no cards."""
    return game_at(
        f"roles {roles}\nmaze {maze} {PARTY}\n{HANDS}\npile cross cross cross\n{more}", 5, id_=ID
    )


def dealt(game: Game) -> list[str]:
    return line(game, "roles")[:5]


@pytest.mark.clause("ME-19", "R-76")
def test_the_party_lies_face_up_in_the_maze() -> None:
    game = saboteur.new(ID, seats=5, seed="party")
    assert line(game, "maze") == ["0,0=start", PARTY]
    shown: Any = game.view(3).to_dict()["modules"]
    assert shown["underground-party"]["cell"] == [4, 2]


@pytest.mark.clause("ME-20", "ME-21")
def test_all_roles_are_gathered_shuffled_and_dealt_again() -> None:
    orders = set()
    for number in range(40):
        game = before(f"seed {number}")
        events = play(game, LINK)
        assert event_names(events) == [
            "PathLaid", "LocationVisited", *["RoleChanged"] * 5, "CardDrawn", "TurnBegan",
        ]  # fmt: skip
        assert events[1] == LocationVisited(0, "underground-party", Cell(4, 2))
        assert Counter(dealt(game)) == Counter({"saboteur": 2, "miner": 3})
        assert line(game, "roles")[5:] == ["|", "miner"]  # the one set aside is not among them
        orders.add(tuple(dealt(game)))
    assert len(orders) == 10  # all ways to seat two saboteurs among five


@pytest.mark.clause("ME-20", "R-79")
def test_each_sees_their_own_new_role_and_no_other() -> None:
    game = before()
    events = play(game, LINK)
    roles = dealt(game)
    for seat in range(5):
        told = visible_events(game, events, seat)[2:7]
        assert told == tuple(
            RoleChanged(other, roles[other]) if other == seat else HiddenRoleChange(other)
            for other in range(5)
        )
        assert game.view(seat).role == roles[seat]
    assert set(event_names(visible_events(game, events, "public")[2:7])) == {"HiddenRoleChange"}


@pytest.mark.clause("R-79", "R-194", "ME-22")
def test_what_lies_before_the_seats_stays_there() -> None:
    game = before("broken 3 pick lamp\nbroken 4 cart")
    play(game, LINK)
    assert line(game, "broken 3") == ["pick", "lamp"]
    assert line(game, "broken 4") == ["cart"]
    assert line(game, "ask") == ["turn", "1"]


@pytest.mark.clause("ME-22")
def test_it_happens_once_a_round() -> None:
    game = before("hand 2 straight-vertical")
    play(game, LINK)
    roles = dealt(game)
    events = play(game, "play rockfall 4,1", LINK)
    assert event_names(events) == ["PathLaid", "CardDrawn", "TurnBegan"]
    assert dealt(game) == roles
    assert line(game, "underground-party") == ["visited", "0"]


@pytest.mark.clause("ME-22")
def test_the_next_round_has_a_party_again() -> None:
    gold = "gold-pile 1 1 1 1 2 2 2 3 3"
    game = game_at(
        f"roles {ROLES}\nmaze {ROAD} {PARTY}\nhand 0 straight-vertical\n{gold}", 5, id_=ID
    )
    assert "RoundEnded" in event_names(play(game, LINK))
    assert game.round == 2
    assert line(game, "maze") == ["0,0=start", PARTY]
    assert line(game, "underground-party") == []


@pytest.mark.clause("R-77", "R-19")
def test_no_rockfall_removes_it() -> None:
    game = before()
    play(game, LINK)
    assert refused(game, "play rockfall 4,2") == "B-32 not-removable"


@pytest.mark.clause("R-81")
def test_the_party_comes_before_the_treasure() -> None:
    game = before(
        "goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure\ngold-pile 1 1 1 2 2 3",
        maze=f"{ROAD} {row(5, 7, y=2)}",
    )
    events = play(game, LINK)
    names = event_names(events)
    assert names.index("LocationVisited") < names.index("GoalRevealed") < names.index("RoundEnded")
    roles = {event.seat: event.role for event in events if isinstance(event, RoleChanged)}
    order = [int(word) for word in line(game, "draft")[2:5]]
    assert set(order) == {seat for seat, role in roles.items() if role == "miner"}


# Together with the workshop


@pytest.mark.clause("ME-23", "R-80")
def test_workshop_and_party_share_a_postcard() -> None:
    with pytest.raises(ValueError, match="both_locations"):
        ruleset(BOTH, 5)
    game = saboteur.new(BOTH, seats=5, seed="both", options={"both_locations": True})
    assert line(game, "maze") == ["4,-2=costume-workshop", "0,0=start", PARTY]


@pytest.mark.clause("R-80", "R-81")
def test_with_both_the_workshop_comes_first() -> None:
    maze = f"{row(1, 3)} 4,-1=straight-vertical 4,1=straight-vertical {PARTY}"
    game = game_at(
        f"roles {ROLES}\nmaze {maze} 4,-2=costume-workshop\nhand 0 cross\nhand 1 map",
        5,
        {"both_locations": True},
        BOTH,
    )
    events = play(game, "lay cross 4,0")
    assert event_names(events)[1:9] == [
        "LocationVisited", "RoleChanged", "LocationVisited", *["RoleChanged"] * 5,
    ]  # fmt: skip
    assert Counter(dealt(game)) == Counter({"saboteur": 1, "miner": 4})
    assert line(game, "roles")[5:] == ["|", "saboteur"]
    for seat in range(5):
        world = game.determinise(seat)
        assert world.view(seat).to_dict() == game.view(seat).to_dict()


# Knowledge


@pytest.mark.clause("R-192", "ME-21")
def test_a_role_seen_before_is_still_among_those_dealt() -> None:
    """Seat 1 saw both saboteurs: after the party it knows that both are dealt, not where."""
    game = before("saw-role 1 0=saboteur\nsaw-role 1 2=saboteur")
    play(game, LINK)
    assert all(role.stale for role in game.view(1).role_peeks)
    holders: set[int] = set()
    for number in range(60):
        world = game.determinise(1, str(number))
        assert Counter(dealt(world)) == Counter({"saboteur": 2, "miner": 3})
        holders |= {seat for seat, role in enumerate(dealt(world)) if role == "saboteur"}
    own = {1} if dealt(game)[1] == "saboteur" else set()
    assert holders == {0, 2, 3, 4} | own
    spare = {line(game.determinise(3, str(number)), "roles")[-1] for number in range(30)}
    assert spare == {"miner", "saboteur"}  # seat 3 knows its own old role only


@pytest.mark.clause("R-192")
def test_nobody_can_tell_from_looks_whose_role_came_back() -> None:
    """It is public that each seat has seen its old role, whatever role it got."""
    looks = {before_and_after(f"seed {number}") for number in range(10)}
    assert len(looks) == 1


def before_and_after(more: str) -> str:
    game = before(more)
    play(game, LINK)
    return str((game.view("public").role_looks, game.view("public").looks))


@pytest.mark.clause("R-192")
def test_worlds_after_a_party_are_possible_for_everybody() -> None:
    for number in range(20):
        game = before(f"seed {number}\nsaw-role 1 0=saboteur\nsaw-role 4 1=miner")
        play(game, LINK)
        for seat in range(5):
            world = game.determinise(seat, str(number))
            assert world.view(seat).to_dict() == game.view(seat).to_dict()
            for other in range(5):
                again = world.determinise(other, str(number))
                assert again.view(other).to_dict() == world.view(other).to_dict()
