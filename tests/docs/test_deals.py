"""Deals as a stranger makes them: with the program that docs/records.md prints, and the deck files.

Nothing of the engine is asked but what it dealt.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import saboteur

TOP = Path(__file__).resolve().parents[2]
DATA = TOP / "src" / "saboteur" / "games" / "data"
BLOCKS = re.findall(
    r"```python\n(.*?)```", (TOP / "docs" / "records.md").read_text("utf-8"), re.DOTALL
)
STRANGER: dict[str, Any] = {}
exec(BLOCKS[0], STRANGER)  # noqa: S102 - the page's own program
shuffled, below, numbers = (STRANGER[name] for name in ("shuffled", "below", "numbers"))

SEED = "strangers"


def read(*files: str) -> list[dict[str, Any]]:
    return [tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")) for name in files]


def cards(files: list[dict[str, Any]], *groups: str) -> list[str]:
    """All copies of some groups: the kinds in the order in which the files bring them."""
    found: list[str] = []
    for group in groups:
        counts: dict[str, int] = {}
        for file in files:
            for row in file.get(group, ()):
                counts[row["kind"]] = counts.get(row["kind"], 0) + row["count"]
        found += [kind for kind, count in counts.items() for _ in range(count)]
    return found


def dealt(id_: str, seats: int) -> dict[str, list[str]]:
    """What the engine dealt: the lines of its position by their names."""
    game = saboteur.new(id_, seats=seats, seed=SEED)
    lines: dict[str, list[str]] = {}
    for line in game.position().splitlines():
        words = line.split()
        name = " ".join(words[:2]) if words[0] == "hand" else words[0]
        lines.setdefault(name, []).extend(words[len(name.split()) :])
    return lines


def hands(deck: list[str], seats: int, size: int) -> dict[str, list[str]]:
    """The hands and the pile."""
    piles = {f"hand {seat}": deck[seat * size : (seat + 1) * size] for seat in range(seats)}
    return {**piles, "pile": deck[seats * size :]}


def agrees(mine: dict[str, list[str]], theirs: dict[str, list[str]]) -> None:
    for name, words in mine.items():
        assert theirs[name] == words, name


def at(cells: list[list[int]], kinds: list[str]) -> list[str]:
    return [f"{x},{y}={kind}" for (x, y), kind in zip(cells, kinds, strict=True)]


def seat_row(file: dict[str, Any], seats: int) -> dict[str, Any]:
    return next(row for row in file["seats"] if row["seats"] == seats)


@pytest.mark.parametrize("seats", [3, 10])
def test_saboteur(seats: int) -> None:
    files = read("saboteur")
    row = seat_row(files[0], seats)
    pool = [kind for kind in cards(files, "role") if kind in row["roles"]]
    pool = [kind for kind in dict.fromkeys(pool) for _ in range(row["roles"][kind])]
    roles = shuffled(pool, SEED, "round/1/roles")
    goals = shuffled(cards(files, "goal"), SEED, "round/1/goals")
    deck = shuffled(cards(files, "path", "action"), SEED, "round/1/deck")
    gold = [row["value"] for row in files[0]["gold"] for _ in range(row["count"])]
    mine = {
        "round": ["1", "starter", str(below(seats, numbers(SEED, "first-player")))],
        "roles": [*roles[:seats], "|", *roles[seats:]],
        "goals": at(files[0]["layout"]["goals"], goals),
        "gold-pile": [str(worth) for worth in shuffled(gold, SEED, "gold")],
        **hands(deck, seats, row["hand"]),
    }
    agrees(mine, dealt("saboteur", seats))


def test_saboteur_2_sets_ten_cards_aside() -> None:
    files = read("saboteur", "saboteur2")
    deck = shuffled(cards(files, "path", "action"), SEED, "round/1/deck")
    roles = shuffled(cards(files[1:], "role"), SEED, "round/1/roles")
    mine = {
        "roles": [*roles[:7], "|", *roles[7:]],
        "aside": deck[:10],
        **hands(deck[10:], 7, 6),
    }
    agrees(mine, dealt("saboteur2", 7))


def test_new_goals_and_chests() -> None:
    files = read("saboteur", "new-goals", "treasure-chests", "veto")
    treasure, *others = cards(files[1:2], "goal")
    others = shuffled(others, SEED, "round/1/new-goals")
    goals = shuffled([treasure, *others[:4]], SEED, "round/1/goals")
    paths = shuffled(cards(files, "chest-path"), SEED, "round/1/chest-paths")
    chests = shuffled(cards(files, "chest"), SEED, "round/1/chests")
    cells = sorted(files[2]["chests"]["cells"], key=lambda at: (at[1], at[0]))
    covered = [
        word
        for (x, y), path, chest in zip(cells, paths, chests, strict=False)
        for word in ("covered", f"{x},{y}", path, chest)
    ]
    deck = shuffled(cards([files[0], files[3]], "path", "action"), SEED, "round/1/deck")
    mine = {
        "goals": [*at(files[1]["layout"]["goals"], goals), "|", *others[4:]],
        "treasure-chests": [*covered, "out", *paths[4:], *chests[4:]],
        **hands(deck, 4, 6),
    }
    agrees(mine, dealt("saboteur+new-goals+treasure-chests+veto", 4))


def test_the_middle_card_of_the_tournament() -> None:
    files = read("saboteur", "tournament")
    deck = cards(files, "path", "action")
    paths = cards(files, "path")
    middle = paths[below(len(paths), numbers(SEED, "round/1/middle"))]
    turned = below(2, numbers(SEED, "round/1/middle/turn"))
    deck.remove(middle)
    theirs = dealt("saboteur+tournament", 6)
    agrees(hands(shuffled(deck, SEED, "round/1/deck"), 6, 5), theirs)
    assert f"4,0={middle}{'*' * turned}" in theirs["maze"] or f"4,0={middle}" in theirs["maze"]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_duel(seats: int) -> None:
    files = read("duel")
    goals = shuffled(cards(files, "goal"), SEED, "round/1/goals")
    deck = shuffled(cards(files, "path", "action"), SEED, "round/1/deck")
    theirs = dealt("duel", seats)
    laid = [word.partition("=")[2] for word in theirs["goals"][: theirs["goals"].index("|")]]
    assert laid == goals[:6]
    if seats == 2:
        assert theirs["colours"] == shuffled(["blue", "green"], SEED, "colours")
        agrees(hands(deck, 2, 6), theirs)
    else:
        agrees({"aside": deck[:10]}, theirs)
        assert theirs["pile"] == deck[10 : 10 + len(theirs["pile"])]


def test_the_lost_mines() -> None:
    files = read("lost-mines")
    deck = shuffled(cards(files, "path", "action"), SEED, "round/1/deck")
    treasures = shuffled(cards(files, "treasure"), SEED, "round/1/treasures")
    dwarves = shuffled(cards(files, "dwarf"), SEED, "round/1/dwarves")
    theirs = dealt("lost-mines", 8)
    mine = {
        "dwarves": [*dwarves[:8], "|", *dwarves[8:]],
        "treasures": [*treasures[:8], "|", *treasures[8:]],
        "aside": deck[:10],
        **hands(deck[10:], 8, 4),
    }
    agrees(mine, theirs)
    mines = [word.partition("=")[2] for word in theirs["mines"]]
    assert mines == shuffled(cards(files, "mine"), SEED, "round/1/mines")
