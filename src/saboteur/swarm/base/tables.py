"""The tables of a rule set: what the cards are and what the options choose, as numbers.

They are read off the kit that the reference has compiled from the deck file, so a deck of one's own
needs nothing here. Compiled code gets them as data: it holds no card, and is the same for all decks
and options.

A kind is a card that is drawn: path cards first, then actions. A face is what may lie in the maze:
1 and up are the ways to lay a path card, after them Start and the goals.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import RANDOM
from saboteur.kernel.geometry import xy
from saboteur.kernel.tile import Pose
from saboteur.swarm.base.record import (
    CELLS,
    DECK,
    GOALS,
    GOLD,
    HAND,
    KINDS,
    PATHS,
    ROUNDS,
    SEATS,
    TOOLS,
    WINDOW,
    WORTHS,
)
from saboteur.swarm.box import NotInSwarm
from saboteur.swarm.record import NOBODY, Record, Row
from saboteur.swarm.shapes import COUNTS, fits, joined_sides, lowest_bits, poses_of
from saboteur.swarm.window import Window

FACES: Final = 64
COVERED: Final = 255
"""The face of a goal that lies face down: no row goes so far."""
LAYS: Final = 32
PAIRS: Final = 16
"""A pair is a repair card and one of the tools that it shows."""

BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
EFFECTS: Final = {"break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP}


class ClassicTables(Record):
    """What is fixed about Saboteur and Saboteur 2 alike; each says how long its rows are."""

    seats: int
    hand: int
    rounds: int
    may_concede: int
    public_gold: int
    first_player: int
    """A seat, or ``NOBODY`` where the lot decides (R-22)."""
    reference_deals: int
    """Whether every round waits for the reference to deal it."""
    kinds: int
    path_kinds: int
    deck_n: int
    dealt: int
    """So many cards of a deck do not begin in the pile."""
    roles_n: int
    treasure: int
    """The number of the treasure among the goal cards."""
    start: int
    """Its cell, and its face."""
    start_face: int
    lays: int
    """How many ways there are to lay a path card."""
    rockfall_kind: int
    map_kind: int
    # The first number of each group of moves; ``moves`` is how many there are.
    rockfall: int
    pass_card: int
    break_tool: int
    mend_tool: int
    map_goal: int
    reveal: int
    orient: int
    concede: int
    agree: int
    refuse: int
    moves: int
    goal_cells: Annotated[Row, "i8", GOALS]
    goal_pool: Annotated[Row, "i8", GOALS]
    goal_faces: Annotated[Row, "i8", 2 * GOALS]
    """By goal card and half-turn, its face; 0 if it is no other."""
    open: Row
    """By face, its open sides as bits."""
    joins: Row
    """By face and side, the sides that are joined to it."""
    face_kind: Row
    effects: Row
    breaks: Row
    """By kind that breaks a tool, which."""
    breaker: Annotated[Row, "i8", TOOLS]
    """By tool, the kind that breaks it."""
    mends: Row
    """By repair and tool, the number of the pair, or -1."""
    pair_kind: Annotated[Row, "i8", PAIRS]
    pair_tool: Annotated[Row, "i8", PAIRS]
    lowest: Annotated[Row, "i8", 32]
    """By the upper five bits of a single bit times ``DE_BRUIJN``, the place of the bit."""
    count: Annotated[Row, "i8", 16]
    """By four bits, how many are set."""
    deck: Row
    role_pool: Row


class Tables(ClassicTables):
    """Everything fixed about a rule set."""

    needs_link: int
    gold_n: int
    take: int
    open: Annotated[Row, "i8", FACES]
    joins: Annotated[Row, "i8", 4 * FACES]
    through: Annotated[Row, "i8", FACES]
    """By face, whether it joins any two sides."""
    face_kind: Annotated[Row, "i8", FACES]
    fit: Annotated[Row, "i8", 256]
    """By what a cell demands, the lays that fit, as bits (B-22)."""
    kind_lays: Annotated[Row, "i8", KINDS]
    effects: Annotated[Row, "i8", KINDS]
    breaks: Annotated[Row, "i8", KINDS]
    mends: Annotated[Row, "i8", KINDS * TOOLS]
    deck: Annotated[Row, "i8", DECK]
    gold: Annotated[Row, "i8", GOLD]
    role_pool: Annotated[Row, "i8", SEATS + 1]
    pay: Annotated[Row, "i8", SEATS + 1]


def build(rules: ClassicRules, *, reference_deals: bool) -> Tables:
    """Make the tables of a rule set; raises ``NotInSwarm`` if it has no room for the deck."""
    kit = rules.kit
    tables = Tables()
    tables.needs_link = int(kit.needs_link)
    tables.reference_deals = int(reference_deals)
    _check(kit)
    write_options(tables, kit)
    _deal(tables, kit)
    number_faces(tables, kit, WINDOW)
    _shapes(tables)
    _number(tables, write_actions(tables, kit, EFFECTS))
    return tables


def write_options(tables: ClassicTables, kit: Kit) -> None:
    """Write down what the options choose, and what is dealt (B-6, B-10, B-11)."""
    tables.seats = kit.seats
    tables.hand = kit.hand_size
    tables.rounds = kit.rounds
    tables.may_concede = int(kit.may_concede)
    tables.public_gold = int(kit.public_gold)
    first = kit.options["first_player"]
    tables.first_player = NOBODY if first == RANDOM else int(first)
    kinds = {card: kind for kind, card in enumerate(drawn(kit))}
    tables.kinds = len(kinds)
    tables.path_kinds = kit.paths
    tables.deck_n = len(kit.deck)
    tables.dealt = kit.aside + kit.seats * kit.hand_size
    tables.deck[: len(kit.deck)] = [kinds[card] for card in kit.deck]
    tables.roles_n = len(kit.role_pool)


def drawn(kit: Kit) -> tuple[int, ...]:
    """List the kit's cards that are drawn, in the order of their kinds here."""
    return (*kit.groups["path"], *kit.groups["action"])


def _check(kit: Kit) -> None:
    """Refuse what has no place in a record."""
    cells = [xy(cell) for cell in (kit.start, *kit.goal_cells)]
    room = {
        "a hand": (kit.hand_size, HAND),
        "the deck": (len(kit.deck), DECK),
        "the path cards": (paths_in(kit), PATHS),
        "the kinds of cards": (len(drawn(kit)), KINDS),
        "the gold cards": (len(kit.gold), GOLD),
        "the worth of a gold card": (max(kit.gold), WORTHS - 1),
        "the roles": (len(kit.role_pool), SEATS + 1),
        "the ways to lay a path": (2 * kit.paths, LAYS),
        "the saboteurs": (max(kit.pay), SEATS),
        "the cards set aside": (kit.aside, 0),
        "the columns": (max(abs(x - 4) for x, _ in cells), 8),
        "the rows": (max(abs(y) for _, y in cells), 8),
    }
    check_room(kit, room)
    if any(pose.tile.links or pose.tile.hubs for pose in kit.poses.poses):
        raise NotInSwarm("the swarm knows no doors and no ladders")


def paths_in(kit: Kit) -> int:
    """Count the path cards of a deck."""
    return sum(card < kit.paths for card in kit.deck)


def check_room(kit: Kit, room: Mapping[str, tuple[int, int]]) -> None:
    """Refuse a deck for which a record has no room; by name, how much it needs and how much is."""
    both = {
        "the goals": (len(kit.goal_cells), GOALS),
        "the goal cards": (len(kit.goal_cards), len(kit.goal_cells)),
        "the kinds of rockfalls": (kit.effects.count("rockfall"), 1),
        "the kinds of maps": (kit.effects.count("map"), 1),
        "the tools of all repairs": (_repaired(kit), PAIRS),
        "the rounds": (kit.rounds, ROUNDS),
    }
    for what, (size, most) in {**room, **both}.items():
        if size > most:
            raise NotInSwarm(f"the swarm has no room for {what} of this deck: {size}, not {most}")


def _repaired(kit: Kit) -> int:
    """Count the tools on all kinds of repairs."""
    return sum(
        len(tools)
        for tools, effect in zip(kit.card_tools, kit.effects, strict=True)
        if effect == "repair"
    )


def _deal(tables: Tables, kit: Kit) -> None:
    """Write down roles and gold (B-3, B-6, B-47)."""
    tables.gold_n = len(kit.gold)
    tables.gold[: len(kit.gold)] = kit.gold
    tables.role_pool[: tables.roles_n] = [int(role == kit.saboteur) for role in kit.role_pool]
    for many, nuggets in kit.pay.items():
        tables.pay[many] = nuggets


def number_faces(tables: ClassicTables, kit: Kit, window: Window) -> None:
    """Number the faces: ways to lay a path, Start, goals; and say where these lie (B-9)."""
    face = 0
    for kind in range(kit.paths):
        for number in poses_of(kit.poses, kind):
            face += 1
            _face(tables, face, kit.poses.poses[number])
            tables.face_kind[face] = kind
    tables.lays = face
    tables.start_face = face = face + 1
    _face(tables, face, kit.poses.poses[2 * kit.start_card])
    for goal, card in enumerate(kit.groups["goal"]):
        for number in poses_of(kit.poses, card):
            face += 1
            _face(tables, face, kit.poses.poses[number])
            tables.goal_faces[2 * goal + number % 2] = face
    first = kit.groups["goal"].start
    tables.goal_pool[:] = [card - first for card in kit.goal_cards]
    tables.treasure = next(card - first for card in kit.goal_cards if kit.treasure[card])
    tables.start = window.of_board(kit.start)
    tables.goal_cells[:] = [window.of_board(cell) for cell in kit.goal_cells]
    tables.count[:] = COUNTS
    tables.lowest[:] = lowest_bits()


def _face(tables: ClassicTables, face: int, pose: Pose) -> None:
    for side in pose.open_sides:
        tables.open[face] |= 1 << side
        tables.joins[4 * face + side] = joined_sides(pose, [pose.arms[side]])


def _shapes(tables: Tables) -> None:
    """Find what fits what, and which cards join two sides."""
    for face in range(1, tables.lays + 1):
        tables.kind_lays[tables.face_kind[face]] |= 1 << (face - 1)
    for face in range(FACES):
        joined = [tables.joins[4 * face + side] for side in range(4)]
        tables.through[face] = int(any(sides & (sides - 1) for sides in joined))
    tables.fit[:] = fits(tables.open, range(1, tables.lays + 1))


def write_actions(tables: ClassicTables, kit: Kit, effects: Mapping[str, int]) -> int:
    """Write down what actions do (B-27 to B-34); return how many pairs there are."""
    pairs = 0
    for kind, card in enumerate(drawn(kit)):
        for tool in range(TOOLS):
            tables.mends[kind * TOOLS + tool] = -1
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
                tables.breaks[kind] = tool
                tables.breaker[tool] = kind
            else:
                tables.mends[kind * TOOLS + tool] = pairs
                tables.pair_kind[pairs] = kind
                tables.pair_tool[pairs] = tool
                pairs += 1
    return pairs


def _number(tables: Tables, pairs: int) -> None:
    """Give every move its number: one group after the other."""
    tables.rockfall = tables.lays * CELLS
    tables.pass_card = tables.rockfall + CELLS
    tables.break_tool = tables.pass_card + tables.kinds
    tables.mend_tool = tables.break_tool + TOOLS * SEATS
    tables.map_goal = tables.mend_tool + pairs * SEATS
    tables.reveal = tables.map_goal + GOALS
    tables.orient = tables.reveal + GOALS
    tables.take = tables.orient + 2
    tables.concede = tables.take + WORTHS - 1
    tables.agree = tables.concede + 1
    tables.refuse = tables.agree + 1
    tables.moves = tables.refuse + 1
