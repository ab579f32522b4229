"""The largest rule sets that bots play."""

import saboteur
from saboteur.games.classic.family import BOXES, MODULES
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from tests.sampling import Setting


def together(box: str, names: list[str], seats: int) -> Setting | None:
    """Return a setting with the modules ``names`` and the options they need; None if illegal."""
    options: dict[str, OptionValue] = {}
    if {"costume-workshop", "underground-party"} <= {*names}:
        options["both_locations"] = True
    if "tournament" in names:
        options["allow_untested"] = True
    if "treasure-chests" in names and seats % 2:
        options["chest_layout"] = "random"
    id_ = "+".join([box, *names])
    try:
        ruleset(id_, seats, options)
    except ValueError:
        return None
    return Setting(id_, seats, tuple(options.items()))


def largest(box: str, seats: int) -> Setting:
    """Return a setting with every module that the box allows, except the tournament."""
    names = [name for name, part in MODULES.items() if box in part.boxes and name != "tournament"]
    setting = together(box, names, seats)
    assert setting is not None
    return setting


def other_families() -> list[Setting]:
    """Return each box of the other families, with its fewest and its most seats."""
    boxes = [entry for entry in saboteur.catalogue() if entry.kind == "box"]
    others = [box for box in boxes if box.id not in BOXES]
    return [Setting(box.id, seats) for box in others for seats in box.seats]


LARGEST = [largest("saboteur", 5), largest("saboteur2", 7), *other_families()]
