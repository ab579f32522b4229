"""Set-up: DC-7 to DC-14, DC-70, R-173."""

from collections import Counter

import pytest

from saboteur.games.dark_cave.events import GameBegan
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import OwnHand, OwnRole, RolesDealt
from saboteur.sight import stream
from tests.rule_positions import line
from tests.rules.dark_cave.positions import SEATS, dealt, shown

per_seats = pytest.mark.parametrize("seats", SEATS)
PILES = {
    2: [14, 22, 21],
    3: [9, 22, 21],
    4: [4, 22, 21],
    5: [4, 17, 21],
    6: [0, 16, 21],
    7: [3, 8, 21],
    8: [0, 6, 21],
}
HANDS = {2: [5, 0, 0], 3: [5, 0, 0], 4: [5, 0, 0], 5: [4, 1, 0], 6: [4, 1, 0], 7: [3, 2, 0]}
SPARE = {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}


@pytest.mark.clause("DC-7")
@per_seats
def test_goals_lie_in_the_corners_of_the_area(seats: int) -> None:
    reach = 4 if seats <= 5 else 3
    goals = shown(dealt(seats), "goals")
    corners = {(x, y) for x in (-reach, reach) for y in (-reach, reach)}
    assert {(goal["x"], goal["y"]) for goal in goals} == corners
    assert all(goal["face"] is None for goal in goals)
    assert [laid["card"] for laid in shown(dealt(seats), "maze")] == ["start"]
    orders = {tuple(line(dealt(seats, seed), "goals")) for seed in range(12)}
    assert len(orders) > 4


@pytest.mark.clause("DC-8", "R-173")
@per_seats
def test_the_clan_cards_in_use(seats: int) -> None:
    worn = set()
    for seed in range(20):
        words = line(dealt(seats, seed), "clans")
        cards = Counter(word for word in words if word != "|")
        clans = {word.split("-")[0] for word in cards}
        worn |= clans
        if seats == 2:
            assert cards == Counter(["yellow-loyal", "blue-loyal"])
        elif seats <= 4:
            (clan,) = clans  # all wear one clan
            assert cards == Counter({f"{clan}-loyal": 2, f"{clan}-saboteur": 2})
        else:
            assert cards == Counter(
                {"yellow-loyal": 3, "blue-loyal": 3, "yellow-saboteur": 1, "blue-saboteur": 1}
            )
        works_for = {word if "loyal" in word else _other(word) for word in words[:seats]}
        assert len({side.split("-")[0] for side in works_for}) == 2  # both sides have a dwarf
    assert worn == {"yellow", "blue"}


def _other(card: str) -> str:
    return "blue-side" if card.startswith("yellow") else "yellow-side"


@pytest.mark.clause("DC-9")
@per_seats
def test_each_sees_its_own_clan_card_and_the_rest_lies_aside(seats: int) -> None:
    log: list[Event] = []
    rules = ruleset("dark-cave", seats)
    rules.deal("deal", log)
    (roles,) = [event.roles for event in log if isinstance(event, RolesDealt)]
    game = dealt(seats)
    assert shown(game, "spare_count") == SPARE[seats]
    for seat in range(seats):
        told = [event for event in stream(rules, tuple(log), seat) if isinstance(event, OwnRole)]
        assert told == [OwnRole(roles[seat])]
        assert shown(game, "role", seat) == roles[seat]
        known = [role is not None for role in shown(game, "roles", seat)]
        assert known == [seats == 2 or other == seat for other in range(seats)]
        assert shown(game, "spare", seat) is None
    assert not any(isinstance(e, OwnRole) for e in stream(rules, tuple(log), "public"))


@pytest.mark.clause("DC-10")
@per_seats
def test_dwarves_begin_on_start_with_three_nuggets(seats: int) -> None:
    game = dealt(seats)
    assert shown(game, "nuggets") == [3] * seats
    assert line(game, "dwarves") == ["0,0.0"] * seats
    (began,) = [e for e in _deal_events(seats) if isinstance(e, GameBegan)]
    assert list(began.clans) == shown(game, "clans")


def _deal_events(seats: int) -> list[Event]:
    log: list[Event] = []
    ruleset("dark-cave", seats).deal("deal", log)
    return log


@pytest.mark.clause("DC-11", "DC-12", "DC-13")
@per_seats
def test_hands_and_pile_by_stack(seats: int) -> None:
    game = dealt(seats)
    hand = HANDS.get(seats, [3, 2, 0])
    assert sum(hand) == 5
    assert shown(game, "hand_levels") == [hand] * seats
    assert shown(game, "pile_levels") == PILES[seats]
    aside = line(game, "aside")
    levels = Counter(card.rpartition("-")[2] for card in aside)
    assert levels == Counter({"i": 5, "ii": 5, "iii": 5})
    dealt_ = [many * seats for many in hand]
    sizes = [pile + many for pile, many in zip(PILES[seats], dealt_, strict=True)]
    assert sizes == [24, 22, 21]
    pile = [len(card.rpartition("-")[2]) for card in line(game, "pile")]
    assert pile == sorted(pile, reverse=True)  # III at the bottom, I on top


@pytest.mark.clause("DC-12")
def test_the_dealt_cards_are_sent_to_their_seat_alone() -> None:
    rules = ruleset("dark-cave", 4)
    events = tuple(_deal_events(4))
    for seat in range(4):
        (hand,) = [e for e in stream(rules, events, seat) if isinstance(e, OwnHand)]
        assert list(hand.hand) == line(dealt(4), f"hand {seat}")


@pytest.mark.clause("DC-14", "R-22")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {dealt(5, seed).decider for seed in range(40)} == set(range(5))
    assert dealt(5, first_player=3).decider == 3
    with pytest.raises(ValueError, match="first_player"):
        dealt(3, first_player=3)


@pytest.mark.clause("DC-70")
def test_two_players_have_no_hidden_roles() -> None:
    game = dealt(2)
    for sight in (0, 1, "public"):
        assert sorted(shown(game, "roles", sight)) == ["blue-loyal", "yellow-loyal"]
