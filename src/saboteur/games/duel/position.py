"""A whole duel as text: short positions make short tests; ``position_reader`` reads them.

Each line states one fact, in a fixed order; words are separated by blanks::

    round 1 starter 1
    colours blue green
    goals 5,-2=stone-cross 5,0=gold-2-curve-nw … | gold-3-stubs-ne …
    maze 0,-1=start-blue 0,1=start-green 1,1=curve-ne*
    hand 0 key rockfall
    pile key rockfall
    aside key
    discard secret-plan
    broken 1 pick lamp
    claims 5,0=0
    bribes 3,0=1
    keys 2,1=0
    looks 5,2=1
    laid 1,1 3,0
    hoard 0 bridge-gold
    gone gold-1-stubs-nw
    result 1 counters taken bridge-gold | paid |
    ask turn 0

``*`` marks a half-turn; ``|`` in ``goals`` precedes the goals set aside; a token is written as
its cell and its seat; piles are printed from the bottom up. A line may be left out: nothing of
that kind is then present, which keeps positions in tests short. But the Starts always lie in
the maze, and without a ``goals`` line the goals lie in the order of the deck file.
"""

from collections.abc import Iterable

from saboteur.games.duel.kit import COLOURS
from saboteur.games.duel.state import Marks, State
from saboteur.games.position import (
    ask_lines,
    discard_line,
    hand_lines,
    line,
    maze_line,
    print_placed,
)
from saboteur.kernel.geometry import cell_text


def position_text(state: State) -> str:
    """Return the text of a state; equal states have equal texts."""
    kit = state.kit
    deal = state.deal
    table = state.table

    def named(cards: Iterable[int]) -> list[str]:
        return [kit.names[card] for card in cards]

    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        line("colours", (COLOURS[colour] for colour in deal.colours)),
        line("goals", [*print_placed(kit, deal.goals), "|", *named(deal.unused)]),
        maze_line(kit, state.maze.cards),
        *hand_lines(kit, table),
    ]
    lines += [line("aside", named(table.aside))] if table.aside else []
    lines.append(discard_line(kit, table))
    for seat, bits in enumerate(state.broken):
        lines += [line(f"broken {seat}", kit.tool_names(bits))] if bits else []
    lines += _mark_lines(state.marks)
    for seat, hoard in enumerate(state.ledger.hoards):
        lines += [line(f"hoard {seat}", named(hoard))] if hoard else []
    lines += [line("gone", named(state.ledger.gone))] if state.ledger.gone else []
    for result in state.ledger.results:
        taken = " | ".join(" ".join(named(cards)) for cards in result.taken)
        paid = " | ".join(" ".join(named(cards)) for cards in result.paid)
        words = f"{result.round} {result.cause} taken {taken} paid {paid}".split()
        lines.append(line("result", words))
    lines += ask_lines(kit, state.stack)
    return "\n".join(lines) + "\n"


def _mark_lines(marks: Marks) -> list[str]:
    tokens = {
        "claims": marks.claims,
        "bribes": marks.bribes,
        "keys": marks.keys,
        "looks": marks.looks,
    }
    lines = [
        line(name, (f"{cell_text(place)}={seat}" for place, seat in placed))
        for name, placed in tokens.items()
        if placed
    ]
    return [*lines, line("laid", map(cell_text, marks.laid))] if marks.laid else lines
