"""The tables of a rule set: its cards and options as numbers.

They are built from the kit that the reference engine compiles from the deck file, so a custom deck
needs no further code. Compiled code receives the tables as data: it contains no cards and is the
same for all decks and options.

A kind is a card that is drawn: path cards first, then actions. A face is a card as it may lie in
the maze: 1 and up are the ways to lay a path card, followed by Starts and goals.
"""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.games.classic.kit import Kit as ClassicKit
from saboteur.games.duel.kit import Kit as DuelKit
from saboteur.swarm.box_spec import NotInSwarm
from saboteur.swarm.card_shapes import POPCOUNTS, de_bruijn_table
from saboteur.swarm.numpy_record import IntRow, NumpyRecord

AnyKit: TypeAlias = ClassicKit | DuelKit

COVERED_FACE: Final = 127
"""The face of a goal that lies face down."""
TOOL_COUNT: Final = len(TOOL_NAMES)
MAX_REPAIR_PAIRS: Final = 16
"""Maximum number of repair pairs, each a repair card and one of the tools that it shows."""

# The effects of action cards that all boxes have; each box continues from 5.
BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
EFFECTS: Final = {"break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP}


class RuleTables(NumpyRecord):
    """The tables that all boxes have; the subclasses give the array lengths."""

    seats: int
    hand_size: int
    rounds: int
    reference_deals: int
    """Whether the reference engine deals every round."""
    kind_count: int
    path_kind_count: int
    deck_size: int
    dealt_count: int
    """The number of cards of the deck that do not start in the pile."""
    lay_count: int
    """The number of ways to lay a path card."""
    rockfall_kind: int
    map_kind: int
    # The first number of each group of moves; ``move_count`` is how many there are.
    rockfall_offset: int
    pass_offset: int
    break_offset: int
    repair_offset: int
    map_offset: int
    reveal_offset: int
    orient_offset: int
    move_count: int
    goal_cells: IntRow
    goal_faces: IntRow
    """By goal card and half-turn: its face; 0 if the half-turn makes no difference."""
    open_sides: IntRow
    """By face: its open sides as bits."""
    observation_bits: IntRow
    """By face: its bits in an observation."""
    face_kind: IntRow
    fitting_lays: IntRow
    """By edge constraints of a cell: the lays that fit, as bits (B-22, D-12)."""
    kind_lays: IntRow
    effects: IntRow
    broken_tool: IntRow
    """By kind: the tool that it breaks."""
    breaker_kind: Annotated[IntRow, "i8", TOOL_COUNT]
    """By tool: the kind of card that breaks it."""
    repair_pair: IntRow
    """By kind and tool: the number of the repair pair, or -1."""
    pair_kind: Annotated[IntRow, "i8", MAX_REPAIR_PAIRS]
    pair_tool: Annotated[IntRow, "i8", MAX_REPAIR_PAIRS]
    bit_index: Annotated[IntRow, "i8", 32]
    """By the upper five bits of a single bit times ``DE_BRUIJN``: the index of the bit."""
    popcount: Annotated[IntRow, "i8", 16]
    """By four-bit number: its number of set bits."""


def drawn_cards(kit: AnyKit) -> tuple[int, ...]:
    """Return the kit's path and action cards, which players draw, in the order of their kinds."""
    return (*kit.groups["path"], *kit.groups["action"])


def check_capacity(kit: AnyKit, capacities: Mapping[str, tuple[int, int]]) -> None:
    """Raise ``NotInSwarm`` if a deck does not fit.

    ``capacities`` holds the size and the largest possible size of each part, by name.
    """
    repairs = [kit.card_tools[card] for card in drawn_cards(kit) if kit.effects[card] == "repair"]
    shared = {
        "the kinds of rockfalls": (kit.effects.count("rockfall"), 1),
        "the kinds of maps": (kit.effects.count("map"), 1),
        "the tools of all repairs": (sum(map(len, repairs)), MAX_REPAIR_PAIRS),
    }
    for what, (size, capacity) in {**capacities, **shared}.items():
        if size > capacity:
            raise NotInSwarm(
                f"the swarm has no room for {what} of this deck: {size}, not {capacity}"
            )


def write_options(tables: RuleTables, kit: AnyKit, *, reference_deals: bool) -> None:
    """Write to the tables the options and deck sizes of any box, and the lookup tables of bits."""
    tables.seats = kit.seats
    tables.hand_size = kit.hand_size
    tables.rounds = kit.rounds
    tables.reference_deals = int(reference_deals)
    tables.kind_count = len(drawn_cards(kit))
    tables.path_kind_count = kit.paths
    tables.deck_size = len(kit.deck)
    tables.popcount[:] = POPCOUNTS
    tables.bit_index[:] = de_bruijn_table()


def write_actions(tables: RuleTables, kit: AnyKit, effects: Mapping[str, int]) -> int:
    """Write to the tables the effects of action cards (B-27 to B-34, D-29 to D-33).

    Returns the number of repair pairs.
    """
    tables.repair_pair[:] = [-1] * len(tables.repair_pair)
    pairs = 0
    for kind, card in enumerate(drawn_cards(kit)):
        if card < kit.paths:
            continue
        effect = tables.effects[kind] = effects[kit.effects[card]]
        if effect == ROCKFALL:
            tables.rockfall_kind = kind
        elif effect == MAP:
            tables.map_kind = kind
        for tool in map(TOOL_NAMES.index, kit.card_tools[card]):
            if effect == BREAK:
                tables.broken_tool[kind] = tool
                tables.breaker_kind[tool] = kind
            else:
                tables.repair_pair[kind * TOOL_COUNT + tool] = pairs
                tables.pair_kind[pairs] = kind
                tables.pair_tool[pairs] = tool
                pairs += 1
    return pairs


def number_moves(tables: RuleTables, cell_count: int, sizes: Mapping[str, int]) -> None:
    """Number the moves: the lays first, then one group after another.

    ``sizes`` maps the field for the first number of a group to the number of its moves.
    """
    number = tables.lay_count * cell_count
    for field, size in sizes.items():
        setattr(tables, field, number)
        number += size
    tables.move_count = number
