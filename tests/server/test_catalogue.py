"""The catalogue of games agrees with what the engine accepts."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

import pytest

from saboteur.games.classic.family import MODULES
from saboteur.games.registry import FAMILIES, ruleset
from tests.sampling import SeededRandom
from tests.server.server_process import Client, Server

SAMPLED_PAIRS: Final = 150
"""How many random pairs of modules are tested in each run."""
Pair: TypeAlias = tuple[str, int, dict[str, Any], dict[str, Any]]
"""A box, its minimum number of seats, and two modules."""


@pytest.fixture(scope="module")
def catalogue_json(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = Client(server, "Ada").http.get("/api/catalogue").json()
    return found


def exclusion_of(module: dict[str, Any], other: str) -> dict[str, Any] | None:
    return next((each for each in module["incompatibilities"] if each["module"] == other), None)


def refused(id_: str, seats: int, **options: bool) -> bool:
    try:
        ruleset(id_, seats, options)
    except ValueError:
        return True
    return False


def pairs(catalogue_json: dict[str, Any]) -> Iterator[Pair]:
    for box in catalogue_json["boxes"]:
        for one, other in combinations(catalogue_json["modules"], 2):
            seats = max(part["seats"][0] for part in (box, one, other))
            yield box["id"], seats, one, other


def test_catalogue_lists_every_module_with_seats_and_options(
    catalogue_json: dict[str, Any],
) -> None:
    assert [box["id"] for box in catalogue_json["boxes"]] == [
        box.id for family in FAMILIES.values() for box in family.boxes
    ]
    assert {module["id"] for module in catalogue_json["modules"]} == set(MODULES)
    tournament = next(each for each in catalogue_json["modules"] if each["id"] == "tournament")
    assert tournament["seats"] == [5, 9]
    assert tournament["boxes"] == ["saboteur"]
    assert tournament["options"] == [{"name": "allow_untested", "choices": [False, True]}]


def test_catalogue_excludes_sampled_pairs_the_engine_refuses(
    catalogue_json: dict[str, Any],
) -> None:
    check_exclusions_match_engine(
        SeededRandom("pairs").sample(list(pairs(catalogue_json)), SAMPLED_PAIRS)
    )


@pytest.mark.soak
def test_catalogue_excludes_all_pairs_the_engine_refuses(catalogue_json: dict[str, Any]) -> None:
    check_exclusions_match_engine(list(pairs(catalogue_json)))


def check_exclusions_match_engine(some: Sequence[Pair]) -> None:
    for box, seats, one, other in some:
        id_ = f"{box}+{one['id']}+{other['id']}"
        stays_out = box not in one["boxes"] or box not in other["boxes"]
        barred = exclusion_of(one, other["id"])
        assert refused(id_, seats) == (stays_out or barred is not None), id_
        assert (barred is None) == (exclusion_of(other, one["id"]) is None), id_
        if barred and barred["option"] and not stays_out:
            assert not refused(id_, seats, **{barred["option"]: True}), id_


def test_a_table_with_every_module_that_goes_together_opens(server: Server) -> None:
    modules = "+".join(sorted(set(MODULES) - {"tournament"}))
    code = Client(server, "Ada").open_table(
        ruleset=f"saboteur+{modules}", seats=5, options={"both_locations": True}
    )
    assert len(code) == 5
