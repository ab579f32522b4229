"""Public and private knowledge: S2-26, S2-47 to S2-50, R-56, R-192, R-193, possible worlds."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.events import HiddenRoleChange, HiddenRolePeek, RoleChanged, RoleSeen
from saboteur.games.classic.modules.saboteur2.events import (
    CardPlayedOn,
    HiddenHandSwap,
    OwnHandSwapped,
)
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from tests.rule_positions import line, play, visible_events
from tests.rules.saboteur2.positions import GOALS, at, missed, roles

SWAP = (
    f"{roles('bgs|ppoees')}\nhand 0 hand-swap map cross\nhand 1 rockfall thief\n"
    "hand 2 inspection prison\npile bridge bridge inspection"
)


def peeks(game: Game, seat: int, what: str = "role_peeks") -> list[tuple[int, str, bool]]:
    """Return the peeks of a seat: whose role or card, which one, and whether it is stale."""
    name = "role" if what == "role_peeks" else "card"
    found = game.view(seat).to_dict()[what]
    return sorted((peek["seat"], peek[name], peek["stale"]) for peek in found)


def cards(game: Game, seat: int) -> list[tuple[int, str, bool]]:
    return peeks(game, seat, "card_peeks")


def worlds(game: Game, seat: int, many: int = 30) -> list[Game]:
    """Return possible worlds of a seat; assert that each looks the same to it and to the public."""
    found = [game.determinise(seat, str(seed)) for seed in range(many)]
    for world in found:
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        assert world.view("public").to_dict() == game.view("public").to_dict()
        for other in range(game.seats):
            world.determinise(other, "again")  # every seat's traces agree with the world
    return found


# Inspection


@pytest.mark.clause("S2-26", "S2-47", "R-56")
def test_the_inspector_alone_learns_the_role_and_all_learn_whose() -> None:
    game = at(f"{roles('bgs|p')}\nhand 0 inspection map")
    events = play(game, "play inspection 2")
    assert RoleSeen(0, 2, "saboteur") in visible_events(game, events, 0)
    for sight in (1, 2):
        told = visible_events(game, events, sight)
        assert {CardPlayedOn(0, "inspection", 2), HiddenRolePeek(0, 2)} <= set(told)
        assert "saboteur" not in repr(told)
    assert peeks(game, 0) == [(2, "saboteur", False)]
    assert peeks(game, 1) == peeks(game, 2) == []


@pytest.mark.clause("S2-47")
def test_worlds_keep_the_inspected_role() -> None:
    game = at(f"{roles('bgs|ppoees')}\nhand 0 inspection map\nhand 1 map")
    play(game, "play inspection 2")
    assert {line(world, "roles")[2] for world in worlds(game, 0)} == {"saboteur"}
    assert len({line(world, "roles")[2] for world in worlds(game, 1)}) > 2


@pytest.mark.clause("S2-47", "R-192")
def test_a_role_change_makes_what_was_seen_stale_and_it_is_not_corrected() -> None:
    game = at(f"{roles('bgs|poe')}\nhand 0 inspection map\nhand 1 role-change map\nhand 2 map map")
    play(game, "play inspection 2", "play role-change 2")
    assert peeks(game, 0) == [(2, "saboteur", True)]
    assert line(game, "saw-role 0") == ["2=saboteur", "now", "101"]
    for world in worlds(game, 0):
        assert line(world, "roles")[-1] == "saboteur"  # it is the one that was discarded


@pytest.mark.clause("S2-47", "R-192")
def test_two_looks_at_one_seat_are_two_facts() -> None:
    game = at(
        f"{roles('bgs|poe')}\nhand 0 inspection inspection map\nhand 1 role-change map\n"
        "hand 2 map map map"
    )
    play(game, "play inspection 2", "play role-change 2", "pass map", "stop", "play inspection 2")
    now = line(game, "roles")[2]
    assert peeks(game, 0) == sorted([(2, "saboteur", True), (2, now, False)])
    for world in worlds(game, 0):
        assert line(world, "roles")[2] == now
        assert line(world, "roles")[-1] == "saboteur"
        assert peeks(world, 0) == peeks(game, 0)
    for world in worlds(game, 1):  # in the worlds of others, too, the two roles are exchanged
        was, is_ = line(world, "roles")[-1], line(world, "roles")[2]
        assert peeks(world, 0) == sorted([(2, was, True), (2, is_, False)])


# Role change


@pytest.mark.clause("S2-48", "S2-27")
def test_the_changed_seat_alone_sees_its_new_role() -> None:
    game = at(f"{roles('bgs|p')}\nhand 0 role-change map")
    events = play(game, "play role-change 1")
    assert RoleChanged(1, "profiteer") in visible_events(game, events, 1)
    for sight in (0, 2, PUBLIC):
        told = visible_events(game, events, sight)
        assert HiddenRoleChange(1) in told
        assert "profiteer" not in repr(told)
        assert "green-digger" not in repr(told)
    assert game.view(1).to_dict()["role"] == "profiteer"
    assert peeks(game, 0) == []


@pytest.mark.clause("S2-48", "S2-50")
def test_worlds_know_what_the_changed_seat_knows() -> None:
    game = at(f"{roles('bgs|poees')}\nhand 0 role-change map\nhand 1 role-change map\nhand 2 map")
    play(game, "play role-change 1", "play role-change 1")
    gone = line(game, "roles")[-2:]
    for world in worlds(game, 1):
        assert line(world, "roles")[1] == line(game, "roles")[1]
        assert Counter(line(world, "roles")[-2:]) == Counter(gone)  # both its old roles
    assert len({line(world, "roles")[-1] for world in worlds(game, 0)}) > 2


@pytest.mark.clause("S2-48", "R-192")
def test_what_was_discarded_is_remembered_while_the_thieves_steal() -> None:
    game, _ = missed(
        "bgs|p|o",
        "saw-role 1 101=boss\nmarks 0 thief\nmarks 1 thief\nsaboteur2 thieves 1 0",
    )
    assert game.decider == 0
    for world in worlds(game, 1, 5):
        assert line(world, "roles")[:3] == ["blue-digger", "green-digger", "saboteur"]
        assert line(world, "roles")[-1] == "boss"


# Hand swap


@pytest.mark.clause("S2-49", "S2-28")
def test_only_the_two_seats_know_the_cards_they_gave_away() -> None:
    game = at(SWAP)
    events = play(game, "play hand-swap 1")
    assert OwnHandSwapped(0, 1, ("rockfall", "thief")) in visible_events(game, events, 0)
    assert OwnHandSwapped(0, 1, ("map", "cross")) in visible_events(game, events, 1)
    for sight in (2, PUBLIC):
        told = visible_events(game, events, sight)
        assert HiddenHandSwap(0, 1) in told
        assert not {"map", "cross", "rockfall", "thief"} & set(repr(told).split("'"))
    assert cards(game, 0) == [(1, "cross", False), (1, "map", False)]
    assert cards(game, 1) == [(0, "rockfall", False), (0, "thief", False)]
    assert cards(game, 2) == []


@pytest.mark.clause("S2-49")
def test_worlds_keep_the_cards_that_were_given_away() -> None:
    game = at(SWAP)
    play(game, "play hand-swap 1")
    for world in worlds(game, 0):
        assert Counter(["map", "cross"]) <= Counter(line(world, "hand 1"))
    for world in worlds(game, 1):
        assert sorted(line(world, "hand 0")) == ["rockfall", "thief"]
    assert len({" ".join(line(world, "hand 0")) for world in worlds(game, 2)}) > 5


@pytest.mark.clause("S2-49", "R-192")
def test_what_is_played_openly_is_no_longer_in_the_hand() -> None:
    game = at(SWAP)
    play(game, "play hand-swap 1", "play map 8,0")
    assert cards(game, 0) == [(1, "cross", False)]


@pytest.mark.clause("S2-49", "R-192")
def test_what_is_passed_unseen_may_be_what_was_given() -> None:
    game = at(SWAP)
    play(game, "play hand-swap 1", "pass map", "stop")
    assert cards(game, 0) == [(1, "cross", True), (1, "map", True)]
    passed: Counter[str] = Counter()
    for world in worlds(game, 0, 60):
        discarded = line(world, "discard")[-1].partition("~")[0]
        passed[discarded] += 1
        assert Counter(["map", "cross"]) <= Counter([*line(world, "hand 1"), discarded])
    assert {"map", "cross"} < set(passed)
    for world in worlds(game, 1, 5):
        assert line(world, "discard") == line(game, "discard")  # it knows what it passed


@pytest.mark.clause("S2-49", "R-192")
def test_who_knows_a_whole_hand_knows_that_what_is_passed_was_in_it() -> None:
    game = at(SWAP)
    play(game, "play hand-swap 1", "play map 8,0", "play prison 1", "pass thief", "stop")
    assert line(game, "hand 0")[0] == "rockfall"  # and a card that was drawn afterwards
    passed: Counter[str] = Counter()
    for world in worlds(game, 1, 40):
        discarded = line(world, "discard")[-1].partition("~")[0]
        passed[discarded] += 1
        assert ({"rockfall", "thief"} - {discarded}).pop() in line(world, "hand 0")
    assert set(passed) == {"rockfall", "thief"}
    assert cards(game, 1) == [(0, "rockfall", True), (0, "thief", True)]


@pytest.mark.clause("S2-49", "R-192")
def test_the_last_card_of_a_known_hand_is_known_when_it_is_passed() -> None:
    game = at("hand 0 hand-swap map\nhand 1 thief\nhand 2 prison prison\npile bridge bridge")
    play(game, "play hand-swap 1", "play map 8,0", "play prison 1", "pass thief")
    for world in worlds(game, 1, 10):
        assert line(world, "discard")[-1] == "thief~0"


@pytest.mark.clause("S2-49", "R-192")
def test_knowledge_goes_with_the_cards_when_they_are_swapped_on() -> None:
    game = at(SWAP.replace("hand 2 inspection prison", "hand 2 hand-swap prison"))
    play(game, "play hand-swap 1", "pass map", "stop", "play hand-swap 1")
    assert cards(game, 0) == [(2, "cross", True), (2, "map", True)]
    assert cards(game, 1) == [(0, "rockfall", False), (0, "thief", False)] + [
        (2, card, False) for card in sorted(line(game, "hand 2"))
    ]
    assert cards(game, 2) == [(1, "prison", False)]
    for world in worlds(game, 0):
        discarded = [entry.partition("~")[0] for entry in line(world, "discard")]
        assert Counter(["map", "cross"]) <= Counter([*line(world, "hand 2"), *discarded])
    for world in worlds(game, 2):
        assert "prison" in line(world, "hand 1")


@pytest.mark.clause("S2-49", "R-192")
def test_a_player_who_gets_cards_back_knows_what_is_missing() -> None:
    game = at(
        "hand 0 hand-swap map cross\nhand 1 rockfall hand-swap\nhand 2 prison\npile bridge bridge"
    )
    play(game, "play hand-swap 1")
    assert line(game, "hand 0") == ["rockfall", "hand-swap"]
    play(game, "pass map", "stop", "pass prison", "play hand-swap 1")
    assert "cross" in line(game, "hand 0")
    assert cards(game, 0) == [(1, "rockfall", False)]
    for world in worlds(game, 0):
        discarded = [entry.partition("~")[0] for entry in line(world, "discard")]
        assert discarded[1] == "map"  # it was given away and has not come back
        assert "rockfall" in line(world, "hand 1")
    play(game, "pass rockfall", "pass cross", "stop")
    worlds(game, 0, 5)  # the cross is not expected where it came back to


# Unseen cards


@pytest.mark.clause("S2-50")
def test_cards_set_aside_and_undealt_roles_are_in_no_view() -> None:
    game = saboteur.new("saboteur2", seats=3, seed="aside")
    aside = Counter(line(game, "aside"))
    spare = line(game, "roles")[4:]
    other = [game.determinise(0, str(seed)) for seed in range(20)]
    assert len({" ".join(line(world, "aside")) for world in other}) == 20
    assert any(Counter(line(world, "aside")) != aside for world in other)
    assert any(line(world, "roles")[4:] != spare for world in other)
    for world in other:
        assert len(line(world, "aside")) == 10


@pytest.mark.clause("R-193", "S2-26")
def test_legal_moves_do_not_depend_on_the_role() -> None:
    every = {
        tuple(
            map(
                str,
                at(
                    f"{GOALS}\n{roles(f'{letter}gs|p')}\nmarks 1 thief prison\n"
                    "hand 0 ladder-s door-blue-vertical thief prison hands-off role-change\n"
                ).legal_moves(),
            )
        )
        for letter in "bgopes"
    }
    assert len(every) == 1
