"""A whole state as text: short positions make short tests; ``position_reader`` reads them.

Each line states one fact, in a fixed order; words are separated by blanks::

    starter 0
    clans yellow-loyal blue-saboteur | blue-loyal
    goals -4,-4=goal-exit 4,-4=goal-vein -4,4=goal-abyss 4,4=goal-ladder
    maze 0,0=start 1,0=curve-ne-ii* 2,0=vein-t-vertical-iii
    hand 0 cross-i web-i
    pile cross-iii cross-ii
    discard rockfall-i cross-i~1
    aside cross-i
    dwarves 0,0.0 1,0.1 out
    nuggets 3 2 4
    gear 0 boots-i axe-i
    web web-ii 0 1,0 E 2
    creature rat-i 1 2,0.3
    veins 2,0.3
    lying 1
    out 2
    shown 2
    looked 0 4,4
    looked-role 0 1
    saw-card 0 1:2=rat-ii
    turn 0 step 2 draws 1 drawer - walks left 2
    ask dwarf-step 0 left 2

``*`` marks a half-turn, ``~1`` a face-down card that seat 1 knows. ``1,0.2`` is space 2 of the
card on 1,0; ``1:2`` are the cards of level 2 in the hand of seat 1; ``#7`` is entry 7 of the
discard. Piles are printed from the bottom up. A line may be left out: nothing of that kind is
then present, but every dwarf stands on Start with 3 nuggets.
"""

from saboteur.games import position
from saboteur.games.dark_cave.kit import CLANS, CREATURES, Kit
from saboteur.games.dark_cave.state import DISCARD, OUT, State, Turn
from saboteur.kernel.geometry import SIDE_NAMES, cell_text
from saboteur.kernel.knowledge import Place
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD

FLAGS = ("still", "fresh", "proposed", "walks")
"""The boolean fields of a turn, each written only if true."""


def position_text(state: State) -> str:
    """Return the text of a state; equal states have equal texts."""
    kit = state.kit
    deal = state.deal
    table = state.table
    lines = [
        f"seed {state.seed}",
        f"starter {deal.starter}",
        position.line(
            "clans", [*(kit.roles[r] for r in deal.roles), "|", *(kit.roles[r] for r in deal.spare)]
        ),
        position.line("goals", position.print_placed(kit, deal.goals)),
        position.maze_line(kit, state.maze.cards),
        *position.hand_lines(kit, table),
        position.discard_line(kit, table),
        position.cards_line("aside", kit, table.aside),
    ]
    lines += _piece_lines(state)
    lines += _knowledge_lines(state)
    lines.append(position.line("turn", _turn(state.turn)))
    if state.result is not None:
        clan = "-" if state.result.clan < 0 else CLANS[state.result.clan]
        lines.append(
            position.line("result", [state.result.cause, clan, *map(str, state.result.values)])
        )
    lines += position.ask_lines(kit, state.stack)
    return "\n".join(lines) + "\n"


def _piece_lines(state: State) -> list[str]:
    names = state.kit.names
    lines = [
        position.line("dwarves", map(space_text, state.dwarves)),
        position.line("nuggets", map(str, state.nuggets)),
    ]
    lines += [
        position.line(f"gear {seat}", (names[card] for card in gear))
        for seat, gear in enumerate(state.gear)
        if gear
    ]
    for web in state.webs:
        where = f"{cell_text(web.edge // 4)} {SIDE_NAMES[web.edge % 4]}"
        lines.append(f"web {names[web.card]} {web.seat} {where} {web.side}")
    lines += [
        f"creature {names[found.card]} {found.seat} {space_text(found.node)}"
        for found in state.creatures
        if found is not None
    ]
    facts = {
        "veins": [space_text(node) for node in state.veins],
        "lying": _seats(state.kit, state.lying),
        "out": [str(seat) for seat in state.out],
        "shown": _seats(state.kit, state.shown),
    }
    return lines + [position.line(name, words) for name, words in facts.items() if words]


def _seats(kit: Kit, bits: int) -> list[str]:
    return [str(seat) for seat in range(kit.seats) if bits >> seat & 1]


def _knowledge_lines(state: State) -> list[str]:
    lines = [f"looked {seat} {cell_text(place)}" for seat, place in state.goal_looks]
    lines += [f"looked-role {seat} {target}" for seat, target in state.role_looks]
    for saw in state.known:
        seen = f"saw-card {saw.seat} {place_text(saw.seen)}={state.kit.names[saw.card]}"
        lines.append(position.line(seen, position.trace_words(saw, place_text)))
    return lines


def _turn(turn: Turn) -> list[str]:
    drawer = position.seat_text(turn.drawer)
    words = [str(turn.seat), "step", str(turn.step), "draws", str(turn.draws), "drawer", drawer]
    words += [flag for flag in FLAGS if getattr(turn, flag)]
    words += ["left", str(turn.left)] if turn.left else []
    names = [CREATURES[creature] for creature in turn.attackers]
    return [*words, "attackers", *names] if names else words


def space_text(node: Node) -> str:
    return "out" if node == OUT else f"{cell_text(cell_of(node))}.{node % NODES_PER_CARD}"


def place_text(place: Place) -> str:
    """Return the text of a place where a traced card may be."""
    return f"#{place - DISCARD}" if place >= DISCARD else f"{place // 4}:{place % 4}"
