"""Compatibility of boxes, modules and pairs of modules."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from saboteur.games.classic.part import Part
from saboteur.games.options import OptionValue

EXCLUDED_PAIRS: Final = {
    frozenset({"tournament", "costume-workshop"}): "no role is set aside (R-100)",
    frozenset({"tournament", "greedy-dwarf"}): "it brings its own greedy dwarves (V-6)",
}
"""Pairs of modules that cannot be played together, each with the reason."""

UNTESTED: Final = (
    "goal-exchange", "forgotten-treasure", "veto", "change-of-direction", "master-craftsman",
    "scout", "diversion", "right-of-way", "underground-party", "new-goals", "treasure-chests",
    "sabotaged-dwarf",
)  # fmt: skip
"""Modules that no rulebook combines with the tournament; an option allows them (R-100)."""

ALLOW_UNTESTED: Final = "allow_untested"
BOTH_LOCATIONS: Final = "both_locations"
LOCATIONS: Final = frozenset({"costume-workshop", "underground-party"})


def refuse_set(box: str, modules: Sequence[Part], options: Mapping[str, OptionValue]) -> str | None:
    """Return why a set of modules cannot be played in a box; ``None`` if it can."""
    for module in modules:
        if box not in module.boxes:
            return f"{module.id} goes with {' and '.join(module.boxes)}, not with {box}"
    for one, other in combinations([module.id for module in modules], 2):
        reason = refuse_pair(one, other, options)
        if reason:
            return f"{one} and {other} don't go together: {reason}"
    return None


def refuse_pair(one: str, other: str, options: Mapping[str, OptionValue]) -> str | None:
    """Return why two modules cannot be played together; ``None`` if they can."""
    pair = frozenset({one, other})
    if pair in EXCLUDED_PAIRS:
        return EXCLUDED_PAIRS[pair]
    if pair == LOCATIONS and not options.get(BOTH_LOCATIONS):
        return f"they share one postcard; the option {BOTH_LOCATIONS} allows it (ME-23, R-80)"
    if "tournament" in pair and pair & set(UNTESTED) and not options.get(ALLOW_UNTESTED):
        return f"no rulebook says how; the option {ALLOW_UNTESTED} allows it (R-100)"
    return None
