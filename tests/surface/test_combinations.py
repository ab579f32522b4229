"""Which modules go together, pair by pair (docs/rules/combinations.md)."""

from itertools import combinations
from typing import Final

import pytest

import saboteur
from saboteur.games.classic.combinations import (
    ALLOW_UNTESTED,
    BOTH_LOCATIONS,
    EXCLUDED_PAIRS,
    refuse_pair,
    refuse_set,
)
from saboteur.games.classic.family import BOXES, MODULES
from saboteur.games.classic.part import Part
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.registry import ruleset

ACTIONS: Final = (
    "goal-exchange", "forgotten-treasure", "veto", "change-of-direction", "master-craftsman",
    "scout", "diversion",
)  # fmt: skip
MINI: Final = (
    "right-of-way", "costume-workshop", "underground-party", "new-goals", "treasure-chests",
)  # fmt: skip
BASE_ONLY: Final = ("greedy-dwarf", "sabotaged-dwarf", "tournament")
ALL: Final = (*ACTIONS, *MINI, *BASE_ONLY)

EXCLUDED: Final = {
    frozenset({"tournament", "costume-workshop"}): "R-100",
    frozenset({"tournament", "greedy-dwarf"}): "V-6",
}
"""The pairs that no option permits, with the rule that forbids them.

The tournament sets no role aside, and has its own greedy dwarves.
"""


def untested(one: str, other: str) -> bool:
    """Return whether no rulebook combines the two: the tournament and all but two modules."""
    pair = {one, other}
    return "tournament" in pair and not pair & {"greedy-dwarf", "costume-workshop"}


PAIRS: Final = list(combinations(ALL, 2))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_pair_goes_together_as_the_table_says(one: str, other: str) -> None:
    pair = frozenset({one, other})
    allowed = {ALLOW_UNTESTED: True, BOTH_LOCATIONS: True}
    if pair in EXCLUDED:
        for options in ({}, allowed):
            assert EXCLUDED[pair] in str(refuse_pair(one, other, options))
        return
    assert refuse_pair(one, other, allowed) is None
    assert refuse_pair(other, one, allowed) is None
    reason = refuse_pair(one, other, {})
    if untested(one, other):
        assert ALLOW_UNTESTED in str(reason)
        assert refuse_pair(one, other, {ALLOW_UNTESTED: True}) is None
        assert refuse_pair(one, other, {BOTH_LOCATIONS: True}) is not None
    elif pair == {"costume-workshop", "underground-party"}:
        assert "R-80" in str(reason)
        assert refuse_pair(one, other, {BOTH_LOCATIONS: True}) is None
        assert refuse_pair(one, other, {ALLOW_UNTESTED: True}) is not None
    else:
        assert reason is None


def test_the_table_names_every_module_and_no_other() -> None:
    assert set(MODULES) == set(ALL)
    assert {name for pair in EXCLUDED_PAIRS for name in pair} <= set(ALL)


@pytest.mark.parametrize("module", ALL)
@pytest.mark.parametrize("box", ["saboteur", "saboteur2"])
def test_a_module_goes_with_its_boxes(box: str, module: str) -> None:
    part = MODULES[module]
    seats = max(part.seats[0], 5)
    if box == "saboteur2" and module in BASE_ONLY:
        with pytest.raises(ValueError, match=f"{module} goes with saboteur, not with saboteur2"):
            ruleset(f"{box}+{module}", seats)
    else:
        assert ruleset(f"{box}+{module}", seats).id == f"{box}+{module}"


@pytest.mark.parametrize(
    ("id_", "seats", "reason"),
    [
        ("saboteur+tournament", 4, "5 to 9 seats"),
        ("saboteur+tournament", 10, "5 to 9 seats"),
        ("saboteur", 2, "3 to 10 seats"),
        ("saboteur", 11, "3 to 10 seats"),
        ("saboteur+veto", 2, "3 to 10 seats"),
        ("saboteur2", 13, "2 to 12 seats"),
        ("saboteur2+veto", 1, "2 to 12 seats"),
        ("saboteur+veto+veto", 5, "stands twice"),
        ("saboteur+saboteur2", 5, "unknown module"),
        ("duel+veto", 2, "not with duel"),
        ("veto", 5, "unknown rule set"),
        ("saboteur+tournament+costume-workshop", 6, "R-100"),
        ("saboteur+greedy-dwarf+tournament", 6, "V-6"),
        ("saboteur+tournament+veto", 6, "allow_untested"),
        ("saboteur+underground-party+costume-workshop", 6, "both_locations"),
        ("saboteur2+greedy-dwarf", 6, "not with saboteur2"),
    ],
)
def test_an_unlawful_rule_set_is_refused_with_the_reason(id_: str, seats: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ruleset(id_, seats)


def test_the_order_of_modules_does_not_matter() -> None:
    one = ruleset("saboteur+veto+scout", 5)
    assert one is ruleset("saboteur+scout+veto", 5)
    assert one.id == "saboteur+scout+veto"


def test_permissions_open_what_no_rulebook_combines() -> None:
    id_ = "saboteur+tournament+veto"
    assert ruleset(id_, 6, {ALLOW_UNTESTED: True}).options[ALLOW_UNTESTED] is True
    both = "saboteur+costume-workshop+underground-party"
    assert ruleset(both, 6, {BOTH_LOCATIONS: True}).options[BOTH_LOCATIONS] is True


def test_a_module_lists_what_it_goes_with() -> None:
    listed = {entry.id: entry.goes_with for entry in saboteur.catalogue()}
    for module, part in MODULES.items():
        others = [name for name in listed[module] if name not in BOXES]
        assert tuple(name for name in listed[module] if name in BOXES) == part.boxes
        for other in MODULES:
            pair = frozenset({module, other})
            assert (other in others) == (other != module and pair not in EXCLUDED), pair


def test_a_reason_names_both_modules() -> None:
    modules = [MODULES["tournament"], MODULES["veto"]]
    assert "tournament and veto" in str(refuse_set("saboteur", modules, {}))


# The parts among each other: nothing that two of them bring may clash.


def all_parts() -> list[Part]:
    return [*(parts[-1] for parts in BOXES.values()), *MODULES.values()]


@pytest.mark.parametrize(("one", "other"), list(combinations(all_parts(), 2)), ids=lambda p: p.id)
def test_two_parts_bring_nothing_of_the_same_name(one: Part, other: Part) -> None:
    """If two had the same name, the later part's entry would silently replace the earlier one."""
    for verb in one.verbs.keys() & other.verbs.keys():
        assert one.verbs[verb] == other.verbs[verb], f"two forms of {verb!r}"
    assert not one.decisions.keys() & other.decisions.keys()
    assert not one.actions.keys() & other.actions.keys()
    assert not one.turn_options.keys() & other.turn_options.keys()
    assert not one.lay_rules.keys() & other.lay_rules.keys()
    assert not one.marks.keys() & other.marks.keys()
    for option in set(one.options) & set(other.options):
        assert option.name in {ALLOW_UNTESTED, BOTH_LOCATIONS}
    names = {option.name for option in one.options} & {option.name for option in other.options}
    if {one.id, other.id} == {"saboteur", "saboteur2"}:
        names -= {"first_player"}  # the expansion seats more, so it names more
    assert names <= {option.name for option in set(one.options) & set(other.options)}


@pytest.mark.parametrize("part", all_parts(), ids=lambda part: part.id)
def test_a_part_answers_for_each_of_its_events(part: Part) -> None:
    if part.id != "saboteur" and part.events:
        assert type(part).redact is not Part.redact


@pytest.mark.parametrize("part", all_parts(), ids=lambda part: part.id)
def test_a_part_that_keeps_something_prints_reads_and_completes_it(part: Part) -> None:
    """What a part stores must survive writing and parsing a position, and a possible world."""
    kind = type(part)
    prints = kind.position is not Part.position
    assert prints == (kind.read_position is not Part.read_position)
    assert not prints or kind.complete is not Part.complete
    assert kind.complete is Part.complete or kind.view is not Part.view or not prints


def test_parts_are_asked_only_what_they_answer() -> None:
    rules = ruleset("saboteur+scout", 5)
    assert isinstance(rules, ClassicRules)
    assert rules.parts.interpose == ()
    assert rules.kit.part_ids == ("saboteur", "scout")
    with_veto = ruleset("saboteur+scout+veto", 5)
    assert isinstance(with_veto, ClassicRules)
    assert [part.id for part in with_veto.parts.interpose] == ["veto"]
