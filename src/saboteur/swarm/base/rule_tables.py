"""The tables of a rule set: its cards and options as numbers.

They are built from the kit that the reference engine compiles from the deck file, so a custom deck
needs no further code. Compiled code receives the tables as data: it contains no cards and is the
same for all decks and options.

A kind is a card that is drawn: path cards first, then actions. A face is a card as it may lie in
the maze: 1 and up are the ways to lay a path card, followed by Start and the goals.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import RANDOM
from saboteur.kernel.geometry import xy
from saboteur.kernel.tile import Pose
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_DECK_SIZE,
    MAX_GOLD_CARDS,
    MAX_HAND_SIZE,
    MAX_PATHS,
    MAX_ROUNDS,
    MAX_SEATS,
    TOOL_COUNT,
    WINDOW,
    WORTH_COUNT,
)
from saboteur.swarm.box_spec import NotInSwarm
from saboteur.swarm.card_shapes import (
    POPCOUNTS,
    de_bruijn_table,
    fitting_faces_by_constraint,
    joined_sides,
    poses_of,
)
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.numpy_record import NO_SEAT, IntRow, NumpyRecord

MAX_FACES: Final = 64
COVERED_FACE: Final = 255
"""The face of a goal that lies face down; the tables have no row for it."""
MAX_LAYS: Final = 32
MAX_REPAIR_PAIRS: Final = 16
"""A pair is a repair card and one of the tools that it shows."""

BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
EFFECTS: Final = {"break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP}


class ClassicRuleTables(NumpyRecord):
    """The tables that Saboteur and Saboteur 2 share; the subclasses give the array lengths."""

    seats: int
    hand_size: int
    rounds: int
    may_concede: int
    public_gold: int
    first_player: int
    """A seat, or ``NO_SEAT`` if it is drawn at random (R-22)."""
    reference_deals: int
    """Whether the reference engine deals every round."""
    kind_count: int
    path_kind_count: int
    deck_size: int
    dealt_count: int
    """The number of cards of the deck that do not start in the pile."""
    role_count: int
    treasure_card: int
    """The index of the treasure among the goal cards."""
    start_cell: int
    """Cell and face of Start."""
    start_face: int
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
    concede_move: int
    agree_move: int
    refuse_move: int
    move_count: int
    goal_cells: Annotated[IntRow, "i8", GOAL_COUNT]
    goal_pool: Annotated[IntRow, "i8", GOAL_COUNT]
    goal_faces: Annotated[IntRow, "i8", 2 * GOAL_COUNT]
    """By goal card and half-turn: its face; 0 if the half-turn makes no difference."""
    open_sides: IntRow
    """By face: its open sides as bits."""
    connected_sides: IntRow
    """By face and side: the sides that are joined to it."""
    face_kind: IntRow
    effects: IntRow
    broken_tool: IntRow
    """By kind: the tool that it breaks."""
    breaker_kind: Annotated[IntRow, "i8", TOOL_COUNT]
    """By tool: the kind that breaks it."""
    repair_pair: IntRow
    """By kind and tool: the number of the pair, or -1."""
    pair_kind: Annotated[IntRow, "i8", MAX_REPAIR_PAIRS]
    pair_tool: Annotated[IntRow, "i8", MAX_REPAIR_PAIRS]
    bit_index: Annotated[IntRow, "i8", 32]
    """By the upper five bits of a single bit times ``DE_BRUIJN``: the index of the bit."""
    popcount: Annotated[IntRow, "i8", 16]
    """By four-bit number: its number of set bits."""
    deck: IntRow
    role_pool: IntRow


class BaseRuleTables(ClassicRuleTables):
    """All tables of a rule set of Saboteur."""

    needs_link: int
    gold_count: int
    take_offset: int
    open_sides: Annotated[IntRow, "i8", MAX_FACES]
    connected_sides: Annotated[IntRow, "i8", 4 * MAX_FACES]
    is_through: Annotated[IntRow, "i8", MAX_FACES]
    """By face: whether it joins at least two sides."""
    face_kind: Annotated[IntRow, "i8", MAX_FACES]
    fitting_lays: Annotated[IntRow, "i8", 256]
    """By edge constraints of a cell: the lays that fit, as bits (B-22)."""
    kind_lays: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    effects: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    broken_tool: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    repair_pair: Annotated[IntRow, "i8", MAX_CARD_KINDS * TOOL_COUNT]
    deck: Annotated[IntRow, "i8", MAX_DECK_SIZE]
    gold: Annotated[IntRow, "i8", MAX_GOLD_CARDS]
    role_pool: Annotated[IntRow, "i8", MAX_SEATS + 1]
    nuggets_by_saboteurs: Annotated[IntRow, "i8", MAX_SEATS + 1]


def build_tables(rules: ClassicRules, *, reference_deals: bool) -> BaseRuleTables:
    """Build the tables of a rule set; raises ``NotInSwarm`` if its deck does not fit."""
    kit = rules.kit
    tables = BaseRuleTables()
    tables.needs_link = int(kit.needs_link)
    tables.reference_deals = int(reference_deals)
    _check_capacity(kit)
    write_options(tables, kit)
    _write_deal(tables, kit)
    number_faces(tables, kit, WINDOW)
    _write_fitting_lays(tables)
    _number_moves(tables, write_actions(tables, kit, EFFECTS))
    return tables


def write_options(tables: ClassicRuleTables, kit: Kit) -> None:
    """Write the options and the sizes of the deal (B-6, B-10, B-11)."""
    tables.seats = kit.seats
    tables.hand_size = kit.hand_size
    tables.rounds = kit.rounds
    tables.may_concede = int(kit.may_concede)
    tables.public_gold = int(kit.public_gold)
    first = kit.options["first_player"]
    tables.first_player = NO_SEAT if first == RANDOM else int(first)
    kinds = {card: kind for kind, card in enumerate(drawn_cards(kit))}
    tables.kind_count = len(kinds)
    tables.path_kind_count = kit.paths
    tables.deck_size = len(kit.deck)
    tables.dealt_count = kit.aside + kit.seats * kit.hand_size
    tables.deck[: len(kit.deck)] = [kinds[card] for card in kit.deck]
    tables.role_count = len(kit.role_pool)


def drawn_cards(kit: Kit) -> tuple[int, ...]:
    """List the kit's cards that are drawn, in the order of their kinds here."""
    return (*kit.groups["path"], *kit.groups["action"])


def _check_capacity(kit: Kit) -> None:
    cells = [xy(cell) for cell in (kit.start, *kit.goal_cells)]
    room = {
        "a hand": (kit.hand_size, MAX_HAND_SIZE),
        "the deck": (len(kit.deck), MAX_DECK_SIZE),
        "the path cards": (count_paths(kit), MAX_PATHS),
        "the kinds of cards": (len(drawn_cards(kit)), MAX_CARD_KINDS),
        "the gold cards": (len(kit.gold), MAX_GOLD_CARDS),
        "the worth of a gold card": (max(kit.gold), WORTH_COUNT - 1),
        "the roles": (len(kit.role_pool), MAX_SEATS + 1),
        "the ways to lay a path": (2 * kit.paths, MAX_LAYS),
        "the saboteurs": (max(kit.pay), MAX_SEATS),
        "the cards set aside": (kit.aside, 0),
        "the columns": (max(abs(x - 4) for x, _ in cells), 8),
        "the rows": (max(abs(y) for _, y in cells), 8),
    }
    check_capacity(kit, room)
    if any(pose.tile.links or pose.tile.hubs for pose in kit.poses.poses):
        raise NotInSwarm("the swarm knows no doors and no ladders")


def count_paths(kit: Kit) -> int:
    return sum(card < kit.paths for card in kit.deck)


def check_capacity(kit: Kit, capacities: Mapping[str, tuple[int, int]]) -> None:
    """Raise ``NotInSwarm`` if a deck does not fit.

    ``capacities`` holds the size and the largest possible size of each part, by name.
    """
    both = {
        "the goals": (len(kit.goal_cells), GOAL_COUNT),
        "the goal cards": (len(kit.goal_cards), len(kit.goal_cells)),
        "the kinds of rockfalls": (kit.effects.count("rockfall"), 1),
        "the kinds of maps": (kit.effects.count("map"), 1),
        "the tools of all repairs": (_count_repairs(kit), MAX_REPAIR_PAIRS),
        "the rounds": (kit.rounds, MAX_ROUNDS),
    }
    for what, (size, capacity) in {**capacities, **both}.items():
        if size > capacity:
            raise NotInSwarm(
                f"the swarm has no room for {what} of this deck: {size}, not {capacity}"
            )


def _count_repairs(kit: Kit) -> int:
    """Count the tools on all kinds of repairs."""
    return sum(
        len(tools)
        for tools, effect in zip(kit.card_tools, kit.effects, strict=True)
        if effect == "repair"
    )


def _write_deal(tables: BaseRuleTables, kit: Kit) -> None:
    """Write roles and gold (B-3, B-6, B-47)."""
    tables.gold_count = len(kit.gold)
    tables.gold[: len(kit.gold)] = kit.gold
    tables.role_pool[: tables.role_count] = [int(role == kit.saboteur) for role in kit.role_pool]
    for many, nuggets in kit.pay.items():
        tables.nuggets_by_saboteurs[many] = nuggets


def number_faces(tables: ClassicRuleTables, kit: Kit, window: GridWindow) -> None:
    """Number the faces (ways to lay a path, Start, goals) and write the goal cells (B-9)."""
    face = 0
    for kind in range(kit.paths):
        for number in poses_of(kit.poses, kind):
            face += 1
            _write_face(tables, face, kit.poses.poses[number])
            tables.face_kind[face] = kind
    tables.lay_count = face
    tables.start_face = face = face + 1
    _write_face(tables, face, kit.poses.poses[2 * kit.start_card])
    for goal, card in enumerate(kit.groups["goal"]):
        for number in poses_of(kit.poses, card):
            face += 1
            _write_face(tables, face, kit.poses.poses[number])
            tables.goal_faces[2 * goal + number % 2] = face
    first = kit.groups["goal"].start
    tables.goal_pool[:] = [card - first for card in kit.goal_cards]
    tables.treasure_card = next(card - first for card in kit.goal_cards if kit.treasure[card])
    tables.start_cell = window.from_board(kit.start)
    tables.goal_cells[:] = [window.from_board(cell) for cell in kit.goal_cells]
    tables.popcount[:] = POPCOUNTS
    tables.bit_index[:] = de_bruijn_table()


def _write_face(tables: ClassicRuleTables, face: int, pose: Pose) -> None:
    for side in pose.open_sides:
        tables.open_sides[face] |= 1 << side
        tables.connected_sides[4 * face + side] = joined_sides(pose, [pose.arms[side]])


def _write_fitting_lays(tables: BaseRuleTables) -> None:
    """Compute which lays fit which constraints, and which cards join two sides."""
    for face in range(1, tables.lay_count + 1):
        tables.kind_lays[tables.face_kind[face]] |= 1 << (face - 1)
    for face in range(MAX_FACES):
        joined = [tables.connected_sides[4 * face + side] for side in range(4)]
        tables.is_through[face] = int(any(sides & (sides - 1) for sides in joined))
    tables.fitting_lays[:] = fitting_faces_by_constraint(
        tables.open_sides, range(1, tables.lay_count + 1)
    )


def write_actions(tables: ClassicRuleTables, kit: Kit, effects: Mapping[str, int]) -> int:
    """Write the effects of action cards (B-27 to B-34); return the number of repair pairs."""
    pairs = 0
    for kind, card in enumerate(drawn_cards(kit)):
        for tool in range(TOOL_COUNT):
            tables.repair_pair[kind * TOOL_COUNT + tool] = -1
        if card < kit.paths:
            continue
        effect = tables.effects[kind] = effects[kit.effects[card]]
        if effect == ROCKFALL:
            tables.rockfall_kind = kind
        elif effect == MAP:
            tables.map_kind = kind
        for name in kit.card_tools[card]:
            tool = TOOL_NAMES.index(name)
            if effect == BREAK:
                tables.broken_tool[kind] = tool
                tables.breaker_kind[tool] = kind
            else:
                tables.repair_pair[kind * TOOL_COUNT + tool] = pairs
                tables.pair_kind[pairs] = kind
                tables.pair_tool[pairs] = tool
                pairs += 1
    return pairs


def _number_moves(tables: BaseRuleTables, pairs: int) -> None:
    """Number the moves: one group after the other."""
    tables.rockfall_offset = tables.lay_count * CELL_COUNT
    tables.pass_offset = tables.rockfall_offset + CELL_COUNT
    tables.break_offset = tables.pass_offset + tables.kind_count
    tables.repair_offset = tables.break_offset + TOOL_COUNT * MAX_SEATS
    tables.map_offset = tables.repair_offset + pairs * MAX_SEATS
    tables.reveal_offset = tables.map_offset + GOAL_COUNT
    tables.orient_offset = tables.reveal_offset + GOAL_COUNT
    tables.take_offset = tables.orient_offset + 2
    tables.concede_move = tables.take_offset + WORTH_COUNT - 1
    tables.agree_move = tables.concede_move + 1
    tables.refuse_move = tables.agree_move + 1
    tables.move_count = tables.refuse_move + 1
