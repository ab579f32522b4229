"""Deck files and positions that the tests write for classic rule sets."""

from collections import Counter

from saboteur.games.classic.kit import Kit
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import Catalogue
from tests.families.classic_catalogue import DRAWN, catalogue_of, gold_of, supply_of
from tests.families.deck_rows import row_lines


def canary_rows(catalogue: Catalogue, kit: Kit) -> str:
    """Return the deck file of one part in which every card has its own name."""
    lines = ["[deck]", f'id = "{catalogue.id}"', ""]
    spare = 0
    for group in (*DRAWN, "goal", "chest-path", "chest"):
        for row in catalogue.group(group):
            if row.kind in kit.marks:
                continue
            lines += row_lines(row, row.kind, 0)
            copies = row.count
            if row.facts.get("effect") == "break":
                spare += copies - 1
                copies = 1
            for copy in range(copies):
                name = f"zq-{catalogue.id}-{row.kind}-{copy:02}-qz"
                lines += row_lines(row, name, 1)
    if spare:
        map_row = next(row for row in catalogue.group("action") if row.facts["effect"] == "map")
        for copy in range(spare):
            lines += row_lines(map_row, f"zq-spare-{copy:02}-qz", 1)
    gold = [row for row in catalogue.group("gold") for _ in range(row.count)]
    for row in catalogue.group("gold"):
        lines += row_lines(row, row.kind, 0)
    for number, row in enumerate(gold):
        lines += row_lines(row, f"zq-gold-{number:02}-qz", 1, value=770_001 + 37 * number)
    return "\n".join(lines)


def three_seats(middle: str, maze: str, card: str, sizes: tuple[int, ...] = (6, 6, 6)) -> str:
    """Return a position of three seats; seat 0 holds ``card``; the rest is dealt or in the pile."""
    catalogue = catalogue_of(ruleset("saboteur", 3))
    stones = [row.kind for row in catalogue.group("goal") if row.kind != middle]
    deck = supply_of(catalogue, "path", "action")
    deck -= Counter(word.split("=")[1].rstrip("*") for word in maze.split())
    deck[card] -= 1
    rest = sorted(deck.elements())
    lines = [
        "seed rare",
        "round 1 starter 0",
        "roles miner saboteur miner | miner",
        f"goals 8,-2={stones[0]} 8,0={middle} 8,2={stones[1]}",
        f"maze 0,0=start {maze}",
    ]
    for seat, size in enumerate(sizes):
        own = [] if seat else [card]
        taken = rest[: size - len(own)]
        del rest[: len(taken)]
        lines.append(" ".join([f"hand {seat}", *taken, *own]))
    gold = list(gold_of(catalogue).elements())
    lines += [
        " ".join(["pile", *rest]),
        "discard",
        " ".join(["gold-pile", *map(str, gold[::3] + gold[1::3] + gold[2::3])]),
        "last 2 laid -",
        "ask turn 0",
    ]
    return "\n".join(lines) + "\n"
