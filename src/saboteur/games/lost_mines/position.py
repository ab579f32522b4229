"""A whole state of The Lost Mines as text; ``reading`` reads it back.

One fact a line, in a fixed order; lists are separated by blanks::

    round 1 starter 0
    dwarves blue-loyal yellow-selfish blue-saboteur | yellow-loyal
    mines 9,0=gems-mine 9,2=dragon-mine 9,4=gold-mine 9,6=silver-mine
    treasures gems-4 gold-3 silver-2 | gems-3 gems-5
    taken 0=2
    maze 1,2=blue-start 1,4=yellow-start 2,2=cross 3,2=curve-ne*
    figures 2,2 1,4 1,2
    tools 4,2
    traps 2,2/E
    troll 1 troll 2,2/S
    hand 0 cross trap
    pile cross storm
    discard axe cross~1
    aside cross
    dragon 2
    looked 0 mine 9,2
    points 3 0 4
    result 1 hands-empty dwarves … won 0:2=gems-4 dragon - gains 3 0 4
    last 1 draws 1
    ask turn 0

``*`` marks a half-turn, ``~1`` a card that only seat 1 knows; piles are printed from the bottom
up; an edge is a cell with E or S. A line may be left out: then nothing of that kind is there, and
mines, treasures and dwarves lie in the order of the deck file, dwarves on the Start of their clan.
"""

from collections.abc import Iterable

from saboteur.games.lost_mines.kit import MINE, Kit
from saboteur.games.lost_mines.state import Look, RoundResult, State
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import NOWHERE, SIDE_NAMES, Edge, cell_text
from saboteur.kernel.table import NOBODY, entry_kind, knowers


def position_text(state: State) -> str:
    """Print a state; equal states print equal text."""
    kit, deal, table = state.kit, state.deal, state.table
    names = kit.names
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        _line("dwarves", _halves(kit.dwarves, deal.dwarves, deal.spare)),
        _line("mines", (f"{cell_text(place)}={names[card]}" for place, card in deal.mines)),
        _line("treasures", _halves(kit.treasures, deal.treasures, deal.treasures_out)),
        _line("taken", (f"{n}={seat}" for n, seat in enumerate(state.holders) if seat >= 0)),
        _line(
            "maze",
            (
                f"{cell_text(place)}={names[pose // 2]}{'*' if pose % 2 else ''}"
                for place, pose in sorted(state.maze.cards.items())
            ),
        ),
        _line("figures", map(cell_text, state.figures)),
        _line("tools", map(cell_text, sorted(state.tools))),
        _line("traps", map(_edge_text, sorted(state.traps))),
    ]
    lines += [
        f"troll {troll.seat} {names[troll.card]} {_edge_text(troll.edge)}" for troll in state.trolls
    ]
    lines += [
        _line(f"hand {seat}", (names[c] for c in hand)) for seat, hand in enumerate(table.hands)
    ]
    lines += [
        _line("pile", (names[card] for card in table.pile[: table.left])),
        _line("discard", (_discarded(kit, entry) for entry in table.discard)),
        _line("aside", (names[card] for card in table.aside)),
        f"dragon {_seat_text(state.dragon)}",
    ]
    lines += [f"looked {look.seat} {look.secret} {_target(look)}" for look in state.looks]
    lines.append(_line("points", map(str, state.points)))
    lines += [_line("result", _result(kit, result)) for result in state.results]
    proposed = " proposed" if state.turn.proposed else ""
    lines.append(f"last {_seat_text(state.last)} draws {state.turn.draws}{proposed}")
    lines += [_line("ask", _decision(kit, decision)) for decision in state.stack]
    return "\n".join(lines) + "\n"


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


def _halves(names: tuple[str, ...], dealt: Iterable[int], out: Iterable[int]) -> list[str]:
    return [*(names[card] for card in dealt), "|", *(names[card] for card in out)]


def _edge_text(line: Edge) -> str:
    return "-" if line == NOWHERE else f"{cell_text(line // 4)}/{SIDE_NAMES[line % 4]}"


def _seat_text(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _target(look: Look) -> str:
    return cell_text(look.target) if look.secret == MINE else str(look.target)


def _discarded(kit: Kit, entry: int) -> str:
    seats = knowers(entry)
    end = "" if seats is None else "~" + "~".join(map(str, seats))
    return kit.names[entry_kind(entry)] + end


def _result(kit: Kit, result: RoundResult) -> list[str]:
    return [
        str(result.round),
        result.cause,
        "dwarves",
        *(kit.dwarves[dwarf] for dwarf in result.dwarves),
        "won",
        *(f"{won.number}:{won.seat}={kit.treasures[won.treasure]}" for won in result.won),
        "dragon",
        _seat_text(result.dragon),
        "gains",
        *map(str, result.gains),
    ]


def _decision(kit: Kit, decision: Decision) -> list[str]:
    words = [decision.kind, str(decision.seat)]
    words += [cell_text(decision.cell)] if decision.cell != NOWHERE else []
    words += [kit.names[decision.card]] if decision.card != NOBODY else []
    words += ["left", str(decision.left)] if decision.left else []
    return [*words, "then", *map(str, decision.seats)] if decision.seats else words
