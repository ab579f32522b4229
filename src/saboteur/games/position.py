"""Printing of positions, shared by all families: one fact a line, words separated by blanks.

``*`` marks a half-turn, ``~1`` a face-down card that seat 1 knows; piles are printed from the
bottom up. ``position_reader`` parses positions; each family prints its lines in its own
``position``.
"""

from collections.abc import Callable, Iterable, Mapping

from saboteur.games.book import AnyKit
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, cell_text
from saboteur.kernel.knowledge import CASE_BASE, Trace, questions
from saboteur.kernel.table import NOBODY, Table, entry_kind, knowers


def line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


def seat_text(seat: int) -> str:
    """Return a seat as text, or ``-`` for ``NOBODY``."""
    return "-" if seat == NOBODY else str(seat)


def print_placed(kit: AnyKit, cards: Iterable[tuple[PackedCell, int]]) -> list[str]:
    """Return cards with their cells as text, such as ``3,-1=cross``."""
    return [f"{cell_text(place)}={kit.names[card]}" for place, card in cards]


def maze_line(kit: AnyKit, cards: Mapping[PackedCell, int]) -> str:
    """Return the line of the face-up cards of the maze."""
    return line(
        "maze",
        (
            f"{cell_text(place)}={kit.names[pose // 2]}{'*' if pose % 2 else ''}"
            for place, pose in sorted(cards.items())
        ),
    )


def cards_line(name: str, kit: AnyKit, cards: Iterable[int]) -> str:
    """Return a line of cards by their kinds."""
    return line(name, (kit.names[card] for card in cards))


def hand_lines(kit: AnyKit, table: Table) -> list[str]:
    """Return the lines of all hands and the line of the pile."""
    hands = [cards_line(f"hand {seat}", kit, hand) for seat, hand in enumerate(table.hands)]
    return [*hands, cards_line("pile", kit, table.pile[: table.left])]


def discard_line(kit: AnyKit, table: Table) -> str:
    """Return the line of the discard; face-down cards name the seats that know them."""
    return line("discard", (_discard_entry(kit, entry) for entry in table.discard))


def _discard_entry(kit: AnyKit, entry: int) -> str:
    seats = knowers(entry)
    end = "" if seats is None else "~" + "~".join(map(str, seats))
    return kit.names[entry_kind(entry)] + end


def ask_lines(kit: AnyKit, stack: Iterable[Decision]) -> list[str]:
    """Return the lines of the pending decisions, the current one last."""
    return [line("ask", _decision(kit, decision)) for decision in stack]


def _decision(kit: AnyKit, decision: Decision) -> list[str]:
    words = [decision.kind, str(decision.seat)]
    words += [cell_text(decision.cell)] if decision.cell >= 0 else []
    words += [kit.names[decision.card]] if decision.card >= 0 else []
    words += ["left", str(decision.left)] if decision.left else []
    words += ["then", *map(str, decision.seats)] if decision.seats else []
    return [*words, "move", decision.move.text] if decision.move else words


def trace_words(known: Trace, print_: Callable[[int], str]) -> list[str]:
    """Return the words that say where a traced card may be now, if it may have moved."""
    words = ["now", *map(print_, sorted(known.places))] if known.stale else []
    if known.cases:  # of question 2 with 5 cases, the cases 0 and 3: 2/5=0,3
        words.append("if")
    for cases in questions((known,)):
        number, size = divmod(cases.start // CASE_BASE, CASE_BASE)
        which = ",".join(str(case - cases.start) for case in cases if case in known.cases)
        words.append(f"{number}/{size}={which}")
    return words
