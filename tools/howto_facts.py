"""Numbers of the how-to-play pages, from the engine's deck files.

The browser client computes the same in web/src/screens/rules/deck-facts.ts.
"""

import tomllib
from functools import cache
from importlib.resources import files as resources
from itertools import pairwise
from typing import Any, Final, NamedTuple

from saboteur.games.registry import catalogue

BOXES: Final = tuple(entry.id for entry in catalogue() if entry.kind == "box")


class Table(NamedTuple):
    """A table: the head consists of text ids, a cell is a number or a text with its arguments."""

    head: list[str]
    rows: list[list[int | tuple[str, dict[str, int]]]]


@cache
def load_deck(name: str) -> dict[str, Any]:
    return tomllib.loads(
        resources("saboteur.games.data").joinpath(f"{name}.toml").read_text("utf-8")
    )


def text_args(box: str) -> dict[str, int]:
    """Return the arguments of the texts of a box."""
    told = load_deck(box)
    game = told["game"]
    match box:
        case "saboteur2":
            count = sum(row["count"] for row in told["role"])
            return {"count": count, "hand": told["seats"][0]["hand"], "aside": game["aside"]}
        case "duel":
            goals = len(told["layout"][0]["goals"])
            return {"goals": goals, "hand": game["hand"], "counters": game["counters"]}
        case "lost-mines":
            penalty = told["dragon"][0]["penalty"]
            return {"steps": game["steps"], "far": game["campfire_steps"], "penalty": penalty}
        case "dark-cave":
            hand = sum(told["seats"][0]["deal"])
            own = {"nuggets": game["nuggets"], "hand": hand, "steps": game["steps"]}
            return {**own, **told["creatures"]}
        case _:
            return {}


def solo_args() -> dict[str, int]:
    """Return the arguments of the text about solo games."""
    game = load_deck("duel")["game"]
    return {"counters": game["solo-counters"], "aside": game["solo-aside"]}


def seats_table(name: str) -> Table | None:
    """Return roles and hands by the number of players, where they depend on it."""
    match name:
        case "saboteur" | "tournament":
            rows = load_deck(name)["seats"]
            roles = list(rows[0]["roles"])
            return Table(
                ["howto-seats", *(f"howto-column-{role}" for role in roles), "howto-hand"],
                [
                    [row["seats"], *(row["roles"].get(role, 0) for role in roles), row["hand"]]
                    for row in rows
                ],
            )
        case "lost-mines":
            return _mines_seats()
        case "dark-cave":
            names = ("seats", "clans", "loyal", "saboteur", "reach")
            columns = ("clans", "loyal", "saboteurs", "apart")
            return Table(
                ["howto-seats", *(f"howto-column-{column}" for column in columns)],
                [[row[name] for name in names] for row in load_deck(name)["seats"]],
            )
        case _:
            return None


def _mines_seats() -> Table:
    told = load_deck("lost-mines")
    many = {row["identity"]: row["count"] for row in told["dwarf"] if row["clan"] == "blue"}
    columns = ("loyal", "selfish", "saboteurs")
    return Table(
        ["howto-seats", *(f"howto-column-{column}" for column in columns), "howto-hand"],
        [
            [
                row["seats"],
                many["loyal"] - row["loyal_out"],
                many["selfish"],
                many["saboteur"],
                row["hand"],
            ]
            for row in told["seats"]
        ],
    )


def pay_table(box: str) -> Table:
    """Return the payouts of a box."""
    match box:
        case "saboteur":
            pay = load_deck(box)["pay"]
            head = ["howto-column-saboteur", "howto-column-each"]
            return Table(head, [[int(count), each] for count, each in pay.items()])
        case "saboteur2":
            return _shares()
        case _:
            return _grades()


def _shares() -> Table:
    share = load_deck("saboteur2")["share"]
    less = load_deck("saboteur2")["deduction"]
    last = list(share)[-1]
    columns = ("winners", "digger", "boss", "profiteer")
    return Table(
        [f"howto-column-{column}" for column in columns],
        [
            [
                ("howto-or-more", {"count": int(count)}) if count == last else int(count),
                nuggets,
                max(0, nuggets - less["boss"]),
                max(0, nuggets - less["profiteer"]),
            ]
            for count, nuggets in share.items()
        ],
    )


def _grades() -> Table:
    least = load_deck("duel")["game"]["grades"]
    said: list[tuple[str, dict[str, int]]] = [
        ("howto-below", {"count": least[0]}),
        *(
            ("howto-between", {"count": count, "most": after - 1})
            for count, after in pairwise(least)
        ),
        ("howto-or-more", {"count": least[-1]}),
    ]
    return Table(
        ["howto-column-nuggets", "howto-column-grade"],
        [[cell, (f"grade-{number}", {})] for number, cell in enumerate(said, 1)],
    )
