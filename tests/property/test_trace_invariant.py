"""The check of traces, which other tests rely on, fails for wrong traces."""

from tests.families.traces import TraceLine, matches


def saw(card: str, *now: str) -> TraceLine:
    return TraceLine(0, now[0], card, frozenset(now))


def test_each_trace_needs_a_card_of_its_own() -> None:
    places = {"1": ["cross", "map"], "2": ["cross"]}
    assert matches([saw("cross", "1", "2"), saw("cross", "1")], places)
    assert not matches([saw("cross", "1", "2"), saw("cross", "1"), saw("cross", "2")], places)
    assert not matches([saw("map", "2")], places)
    assert not matches([saw("map", "3")], places)


def test_a_trace_makes_room_for_another() -> None:
    places = {"1": ["map"], "2": ["map"], "3": ["map"]}
    chain = [saw("map", "1", "2"), saw("map", "2", "3"), saw("map", "1"), saw("map", "2")]
    assert matches(chain[:3], places)
    assert not matches(chain, places)
