"""A whole state of The Lost Mines as text; ``position_reader`` reads it.

Each line states one fact, in a fixed order; words are separated by blanks::

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
up; an edge is a cell with E or S. A line may be left out: nothing of that kind is then present,
except that mines, treasures and dwarf cards lie in the order of the deck file, and dwarves
stand on the Start of their clan.
"""

from collections.abc import Iterable

from saboteur.games import position
from saboteur.games.lost_mines.kit import MINE, Kit
from saboteur.games.lost_mines.state import Look, RoundResult, State
from saboteur.kernel.geometry import NOWHERE, SIDE_NAMES, Edge, cell_text


def position_text(state: State) -> str:
    """Return the text of a state; equal states have equal texts."""
    kit, deal, table = state.kit, state.deal, state.table
    names = kit.names
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        position.line("dwarves", _halves(kit.dwarves, deal.dwarves, deal.spare)),
        position.line("mines", position.print_placed(kit, deal.mines)),
        position.line("treasures", _halves(kit.treasures, deal.treasures, deal.treasures_out)),
        position.line(
            "taken", (f"{n}={seat}" for n, seat in enumerate(state.holders) if seat >= 0)
        ),
        position.maze_line(kit, state.maze.cards),
        position.line("figures", map(cell_text, state.figures)),
        position.line("tools", map(cell_text, sorted(state.tools))),
        position.line("traps", map(_edge_text, sorted(state.traps))),
    ]
    lines += [
        f"troll {troll.seat} {names[troll.card]} {_edge_text(troll.edge)}" for troll in state.trolls
    ]
    lines += position.hand_lines(kit, table)
    lines += [
        position.discard_line(kit, table),
        position.cards_line("aside", kit, table.aside),
        f"dragon {position.seat_text(state.dragon)}",
    ]
    lines += [f"looked {look.seat} {look.secret} {_target(look)}" for look in state.looks]
    lines.append(position.line("points", map(str, state.points)))
    lines += [position.line("result", _result(kit, result)) for result in state.results]
    proposed = " proposed" if state.turn.proposed else ""
    lines.append(f"last {position.seat_text(state.last)} draws {state.turn.draws}{proposed}")
    lines += position.ask_lines(kit, state.stack)
    return "\n".join(lines) + "\n"


def _halves(names: tuple[str, ...], dealt: Iterable[int], out: Iterable[int]) -> list[str]:
    return [*(names[card] for card in dealt), "|", *(names[card] for card in out)]


def _edge_text(border: Edge) -> str:
    return "-" if border == NOWHERE else f"{cell_text(border // 4)}/{SIDE_NAMES[border % 4]}"


def _target(look: Look) -> str:
    return cell_text(look.target) if look.secret == MINE else str(look.target)


def _result(kit: Kit, result: RoundResult) -> list[str]:
    return [
        str(result.round),
        result.cause,
        "dwarves",
        *(kit.dwarves[dwarf] for dwarf in result.dwarves),
        "won",
        *(f"{won.number}:{won.seat}={kit.treasures[won.treasure]}" for won in result.won),
        "dragon",
        position.seat_text(result.dragon),
        "gains",
        *map(str, result.gains),
    ]
