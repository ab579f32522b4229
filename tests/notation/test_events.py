"""Tests that every event can be written as one line of text and parsed again."""

import inspect
import re
import sys
from types import ModuleType
from typing import get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur.games.classic.events import EngineEvent, RoundEnded, SightEvent
from saboteur.games.registry import FAMILIES
from saboteur.kernel import events as shared
from saboteur.kernel.event import Dealt, Event, Secret
from saboteur.kernel.events import HandsDealt, OwnHand, PathLaid
from saboteur.kernel.geometry import HALF, Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.kernel.value import to_json_data, value_class
from saboteur.notation.events import EVENTS, Registry, parse_event, print_event
from tests.play.played_games import played
from tests.strategies import any_characters

CLASSIC = EVENTS["classic"]
EVERY = [(id_, kind) for id_, events in EVENTS.items() for kind in events.values()]
SECRETS = sorted({kind for _, kind in EVERY if issubclass(kind, Secret)}, key=str)


st.register_type_strategy(str, st.text(any_characters()))


def fields(kind: type[Event]) -> st.SearchStrategy[Event]:
    """Return a strategy for events of a kind with arbitrary values."""
    numbers = st.integers(1 - HALF, HALF - 1)
    cells = st.builds(Cell, numbers, numbers)
    given_ = {
        name: cells
        if hint is Cell
        else st.lists(cells).map(tuple)
        if hint == tuple[Cell, ...]
        else st.from_type(hint)
        for name, hint in get_type_hints(kind).items()
    }
    return st.builds(kind, **given_)


@pytest.mark.parametrize(("family", "kind"), EVERY, ids=lambda one: getattr(one, "__name__", one))
def test_every_event_comes_back_from_its_line(family: str, kind: type[Event]) -> None:
    @settings(max_examples=10)  # there are some 200 kinds, which share kinds of fields
    @given(fields(kind))
    def comes_back(event: Event) -> None:
        line = print_event(event)
        assert "\n" not in line
        assert line.split(" ")[0] == kind.__name__
        assert parse_event(line, EVENTS[family]) == event

    comes_back()


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            PathLaid(0, "cross", Cell(1, 0), turned=False),
            "PathLaid seat=0 card=cross cell=1,0 turned=no",
        ),
        (
            PathLaid(2, "curve-ne", Cell(-3, -12), turned=True),
            "PathLaid seat=2 card=curve-ne cell=-3,-12 turned=yes",
        ),
        (
            RoundEnded(3, False, None, ("miner", "saboteur")),  # noqa: FBT003 - as in the event
            "RoundEnded round=3 treasure=no completer=- roles=miner,saboteur",
        ),
        (HandsDealt((("map", "cross"), (), ("map",))), "HandsDealt hands=map,cross;();map"),
        (HandsDealt(()), "HandsDealt hands=(())"),
        (HandsDealt(((),)), "HandsDealt hands=()"),
        (OwnHand(()), "OwnHand hand=()"),
        (OwnHand(("my card", "a=b,c;d", "")), "OwnHand hand=my%20card,a%3Db%2Cc%3Bd,''"),
    ],
)
def test_a_line_is_readable(event: Event, line: str) -> None:
    assert print_event(event) == line
    assert parse_event(line, CLASSIC) == event


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "there is no event ''"),
        ("PathLayed seat=0", "there is no event 'PathLayed'"),
        ("TurnBegan", "TurnBegan has the fields seat, in this order"),
        ("TurnBegan seat=0 seat=1", "has the fields seat, in this order"),
        ("TurnBegan seat=0 colour=red", "has the fields seat, in this order"),
        ("TurnBegan  seat=0", "has the fields seat, in this order"),
        ("HiddenGoalPeek cell=1,0 seat=0", "has the fields seat, card, cell, in this order"),
        ("TurnBegan seat=one", "seat: 'one' is no number"),
        ("TurnBegan seat=", "seat: '' is no number"),
        ("TurnBegan seat=01", "must be written 'TurnBegan seat=1'"),
        ("TurnBegan seat=+1", "must be written 'TurnBegan seat=1'"),
        ("HiddenGoalPeek seat=0 card=map cell=1", "cell: '1' is not a cell"),
        ("HiddenGoalPeek seat=0 card=map cell=999,0", "cell: '999,0' is not a cell"),
        ("ConcedeAnswered seat=0 agreed=True", "agreed: 'True' is neither yes nor no"),
        ("OwnRole role=", "role: a word is missing"),
        ("OwnRole role=min%65r", "must be written 'OwnRole role=miner'"),
        ("OwnRole role=%FF", "role: "),
        ("OwnHand hand=map,,cross", "hand: a word is missing"),
    ],
)
def test_a_wrong_line_is_refused_with_the_reason(line: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse_event(line, CLASSIC)


@given(st.text(any_characters()))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        event = parse_event(text, CLASSIC)
    except ValueError:
        return
    assert print_event(event) == text


@pytest.mark.parametrize(("family", "events"), EVENTS.items(), ids=EVENTS)
def test_no_two_events_of_a_family_have_one_name(family: str, events: Registry) -> None:
    assert list(events.values()) == list(FAMILIES[family].events)


def test_the_classic_union_is_registered() -> None:
    assert {*get_args(EngineEvent), *get_args(SightEvent)} <= set(CLASSIC.values())


@pytest.mark.parametrize(("family", "events"), EVENTS.items(), ids=EVENTS)
def test_every_event_that_a_family_defines_is_registered(family: str, events: Registry) -> None:
    package = f"saboteur.games.{family.replace('-', '_')}"
    defined = {
        thing
        for name, module in sys.modules.items()
        if name.startswith(package)
        for thing in [*vars(module).values(), *_shared_in(module)]
        if isinstance(thing, type)
        and issubclass(thing, Event)
        and thing.__module__ != Event.__module__
    }
    assert defined == set(events.values())


def _shared_in(module: ModuleType) -> list[object]:
    """Return the shared events that a module names as ``events.PathLaid``, also in a union."""
    names = re.findall(r"\bevents\.([A-Z]\w+)", inspect.getsource(module))
    named = [getattr(shared, name) for name in names if hasattr(shared, name)]
    return [event for each in named for event in get_args(each) or (each,)]


@pytest.mark.parametrize(
    "kind",
    sorted({kind for _, kind in EVERY if issubclass(kind, Secret)}, key=str),
    ids=lambda kind: kind.__name__,
)
def test_public_form_of_a_secret_event_has_only_its_fields(kind: type[Secret[Event]]) -> None:
    event = kind(*range(len(get_type_hints(kind))))
    told = event.hidden()
    shown, whole = to_json_data(told), to_json_data(event)
    assert isinstance(shown, dict)
    assert isinstance(whole, dict)
    assert shown.items() - {("type", type(told).__name__)} < whole.items()


def test_dealt_cards_are_sent_to_each_seat_alone() -> None:
    dealt = HandsDealt((("cross",), ("tee", "map")))
    assert isinstance(dealt, Dealt)
    assert dealt.for_sight(1) == OwnHand(("tee", "map"))
    assert dealt.for_sight(PUBLIC) is None


def test_what_has_no_notation_says_so() -> None:
    @value_class
    class Odd(Event):
        weight: float

    with pytest.raises(TypeError, match="no notation for a field 'weight'"):
        print_event(Odd(1.5))


def test_cells_are_known_by_their_type() -> None:
    @value_class
    class Walked(Event):
        whence: Cell
        over: tuple[Cell, ...]
        cell: int

    walked = Walked(Cell(0, 0), (Cell(1, 0), Cell(1, -1)), 3)
    line = "Walked whence=0,0 over=1,0;1,-1 cell=3"
    assert print_event(walked) == line
    assert parse_event(line, {"Walked": Walked}) == walked


def test_a_whole_game_comes_back_from_its_lines() -> None:
    names = set()
    for seed in ("0", "1", "2", "3", "4", "5"):
        again = played(seed=seed, moves=0)
        for move in played(seed=seed).moves:
            for event in again.play(str(move)):
                assert parse_event(print_event(event), CLASSIC) == event
                names.add(type(event).__name__)
    assert {"PathLaid", "GoalRevealed", "GoldTaken", "GoldPaid", "HandsDealt", "GameEnded"} <= names
