"""The tables of a rule set of Le Duel: what the cards are, as numbers.

They are read off the kit that the reference has compiled from the deck file. A kind is a card that
is drawn: path cards first, then actions. A face is what may lie in the maze: 1 and up are the ways
to lay a path card, after them the Starts and the goals; the last is a goal that lies face down.
"""

from itertools import combinations
from typing import Annotated, Final

from saboteur.games.duel.kit import COLOURS, SOLO_COLOUR, TROLL, Kit
from saboteur.games.duel.kit import TOOLS as TOOL_NAMES
from saboteur.games.duel.rules import DuelRules
from saboteur.kernel.geometry import SIDES
from saboteur.kernel.tile import Pose
from saboteur.swarm.box import NotInSwarm
from saboteur.swarm.duel import planes
from saboteur.swarm.duel.record import (
    CELLS,
    DECK,
    GOAL_CARDS,
    GOALS,
    GOLDS,
    HAND,
    KINDS,
    LADDERS,
    NODES,
    PATHS,
    ROUNDS,
    SEATS,
    SPOTS,
    TOOLS,
    TROLLS,
    WINDOW,
    WORTHS,
)
from saboteur.swarm.record import NOBODY, Record, Row
from saboteur.swarm.shapes import COUNTS, fits, lowest_bits, poses_of

FACES: Final = 128
COVERED: Final = FACES - 1
LAYS: Final = 62
PAIRS: Final = 16
"""A pair is a repair card and one of the tools that it shows."""
OPEN: Final = NODES * FACES
"""From here on, ``spread`` holds what is joined once the barrier is open."""

BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
KEY: Final = 5
EFFECTS: Final = {"break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP, "key": KEY}


class Tables(Record):
    """Everything fixed about a rule set."""

    seats: int
    hand: int
    rounds: int
    counters: int
    keys: int
    aside: int
    dealt: int
    """So many cards of a deck do not begin in the pile."""
    solo_colour: int
    """The colour of the one seat, or ``NOBODY`` where the lot decides (D-5, D-45)."""
    reference_deals: int
    """Whether every round waits for the reference to deal it."""
    kinds: int
    path_kinds: int
    deck_n: int
    goal_cards: int
    """How many kinds of goal cards there are, and how many cards."""
    goals_n: int
    golds: int
    lays: int
    """How many ways there are to lay a path card."""
    rockfall_kind: int
    map_kind: int
    key_kind: int
    # The first number of each group of moves; ``moves`` is how many there are.
    rockfall: int
    key: int
    bribe: int
    claim: int
    pass_card: int
    break_tool: int
    mend_tool: int
    map_goal: int
    reveal: int
    orient: int
    clear: int
    stop: int
    moves: int
    start_cells: Annotated[Row, "i8", SEATS]
    """By colour, where its Start lies, its face and all its nodes."""
    start_faces: Annotated[Row, "i8", SEATS]
    start_nodes: Annotated[Row, "i8", SEATS]
    goal_cells: Annotated[Row, "i8", GOALS]
    goal_pool: Annotated[Row, "i8", GOAL_CARDS]
    """By goal card, how many the box has."""
    goal_faces: Annotated[Row, "i8", 2 * GOAL_CARDS]
    """By goal card and half-turn, its face; 0 if it is no other."""
    open: Annotated[Row, "i8", FACES]
    """By face, its open sides as bits."""
    arms: Annotated[Row, "i2", 4 * FACES]
    """By face and side, the node that it leads to, or -1."""
    spread: Annotated[Row, "i2", 2 * NODES * FACES]
    """By face and node, the nodes within reach of it; then the same with an open barrier."""
    barrier: Annotated[Row, "i8", FACES]
    """By face, what stands on it: a door of a colour, a troll, or -1."""
    ladder: Annotated[Row, "i8", FACES]
    """By face, the colour of its ladder, or -1; and the nodes that it joins."""
    ladder_nodes: Annotated[Row, "i8", FACES]
    gold: Annotated[Row, "i8", FACES]
    """By face, its kind among the cards with gold, or -1; and the bit of the node where it lies."""
    gold_node: Annotated[Row, "i8", FACES]
    worth: Annotated[Row, "i8", GOLDS]
    """By kind of gold card, its nuggets; and its kind if it is drawn, or -1."""
    gold_drawn: Annotated[Row, "i8", GOLDS]
    precious: Annotated[Row, "i8", FACES]
    """By face, whether it is a goal or shows gold: no ladder may touch it (D-16)."""
    falls: Annotated[Row, "i8", FACES]
    """By face, whether a rockfall may take it (D-32)."""
    shape: Annotated[Row, "i8", FACES]
    """By face, what an observation shows of it (``observing``)."""
    face_kind: Annotated[Row, "i8", FACES]
    fit: Annotated[Row, "i8", 256]
    """By what a cell demands, the lays that fit, as bits (D-12)."""
    kind_lays: Annotated[Row, "i8", KINDS]
    ladder_lays: Annotated[Row, "i8", SEATS]
    """By colour, the lays that bear its ladder."""
    effects: Annotated[Row, "i8", KINDS]
    breaks: Annotated[Row, "i8", KINDS]
    """By kind that breaks a tool, which."""
    breaker: Annotated[Row, "i8", TOOLS]
    """By tool, the kind that breaks it."""
    mends: Annotated[Row, "i8", KINDS * TOOLS]
    """By repair and tool, the number of the pair, or -1."""
    pair_kind: Annotated[Row, "i8", PAIRS]
    pair_tool: Annotated[Row, "i8", PAIRS]
    lowest: Annotated[Row, "i8", 32]
    """By the upper five bits of a single bit times ``DE_BRUIJN``, the place of the bit."""
    count: Annotated[Row, "i8", 16]
    """By four bits, how many are set."""
    deck: Annotated[Row, "i8", KINDS]
    """By kind, how many the box has."""


def build(rules: DuelRules, *, reference_deals: bool) -> Tables:
    """Make the tables of a rule set; raises ``NotInSwarm`` if it has no room for the deck."""
    kit = rules.kit
    _check(kit)
    tables = Tables()
    tables.seats = kit.seats
    tables.hand = kit.hand_size
    tables.rounds = kit.rounds
    tables.counters = kit.counters
    tables.keys = kit.keys
    tables.aside = kit.aside
    tables.dealt = kit.aside if kit.solo else kit.aside + kit.seats * kit.hand_size
    tables.solo_colour = COLOURS.index(str(kit.options[SOLO_COLOUR])) if kit.solo else NOBODY
    tables.reference_deals = int(reference_deals)
    _deal(tables, kit)
    _shapes(tables, kit)
    _goals(tables, kit)
    tables.count[:] = COUNTS
    tables.lowest[:] = lowest_bits()
    tables.fit[:] = fits(tables.open, range(1, tables.lays + 1))
    _number(tables, _actions(tables, kit))
    return tables


def drawn(kit: Kit) -> tuple[int, ...]:
    """List the kit's cards that are drawn, in the order of their kinds here."""
    return (*kit.groups["path"], *kit.groups["action"])


def golden(kit: Kit) -> tuple[int, ...]:
    """List the kit's cards with gold, in the order of their kinds here."""
    return tuple(card for card, worth in enumerate(kit.gold) if worth)


def _check(kit: Kit) -> None:
    """Refuse what has no place in a record."""
    paths = [card for card in kit.deck if card < kit.paths]
    laid = (*paths, *kit.goal_cards)
    lays = sum(len(poses_of(kit.poses, card)) for card in range(kit.paths))
    goals = sum(len(poses_of(kit.poses, card)) for card in kit.groups["goal"])
    repairs = [kit.card_tools[card] for card in drawn(kit) if kit.effects[card] == "repair"]
    room = {
        "a hand": (kit.hand_size, HAND),
        "the deck": (len(kit.deck), DECK),
        "the path cards": (len(paths), PATHS),
        "the kinds of cards": (len(drawn(kit)), KINDS),
        "the kinds of goals": (len(kit.groups["goal"]), GOAL_CARDS),
        "the kinds of gold cards": (len(golden(kit)), GOLDS),
        "the gold on paths": (sum(kit.gold[card] > 0 for card in paths), SPOTS - GOALS),
        "the worth of a gold card": (max(kit.gold), WORTHS - 1),
        "the trolls": (sum(kit.barriers[card] == TROLL for card in paths), TROLLS),
        "the ladders": (sum(kit.ladders[card] >= 0 for card in laid), LADDERS - 2),
        "the gold on Starts": (sum(kit.gold[card] for card in kit.start_cards), 0),
        "the kinds of rockfalls": (kit.effects.count("rockfall"), 1),
        "the kinds of secret plans": (kit.effects.count("map"), 1),
        "the kinds of keys": (kit.effects.count("key"), 1),
        "the tools of all repairs": (sum(map(len, repairs)), PAIRS),
        "the ways to lay a path": (lays, LAYS),
        "the faces": (lays + 2 + goals, COVERED - 1),
        "the rounds": (kit.rounds, ROUNDS),
    }
    for what, (size, most) in room.items():
        if size > most:
            raise NotInSwarm(f"the swarm has no room for {what} of this deck: {size}, not {most}")


def _deal(tables: Tables, kit: Kit) -> None:
    """Write down what is dealt (D-1 to D-3)."""
    kinds = {card: kind for kind, card in enumerate(drawn(kit))}
    tables.kinds = len(kinds)
    tables.path_kinds = kit.paths
    tables.deck_n = len(kit.deck)
    for card in kit.deck:
        tables.deck[kinds[card]] += 1
    tables.golds = len(golden(kit))
    for number, card in enumerate(golden(kit)):
        tables.worth[number] = kit.gold[card]
        tables.gold_drawn[number] = kinds.get(card, -1)


def _shapes(tables: Tables, kit: Kit) -> None:
    """Number the faces of paths and Starts."""
    for nothing in (tables.barrier, tables.ladder, tables.gold):
        nothing[:] = [-1] * FACES
    face = 0
    for kind in range(kit.paths):
        for number in poses_of(kit.poses, kind):
            face += 1
            _face(tables, kit, face, number)
            tables.face_kind[face] = kind
            tables.falls[face] = int(not kit.gold[kind] and kit.barriers[kind] != TROLL)
            tables.kind_lays[kind] |= 1 << (face - 1)
            if kit.ladders[kind] >= 0:
                tables.ladder_lays[kit.ladders[kind]] |= 1 << (face - 1)
    tables.lays = face
    for colour, card in enumerate(kit.start_cards):
        _face(tables, kit, face + 1 + colour, 2 * card)
        tables.start_faces[colour] = face + 1 + colour
        tables.start_nodes[colour] = (1 << kit.poses.poses[2 * card].tile.nodes) - 1
        tables.start_cells[colour] = WINDOW.of_board(kit.starts[colour])


def _goals(tables: Tables, kit: Kit) -> None:
    """Number the faces of the goals (D-3, D-6)."""
    tables.goal_cells[:] = [WINDOW.of_board(cell) for cell in kit.goal_cells]
    tables.goal_cards = len(kit.groups["goal"])
    tables.goals_n = len(kit.goal_cards)
    face = tables.start_faces[-1]
    for goal, card in enumerate(kit.groups["goal"]):
        tables.goal_pool[goal] = kit.goal_cards.count(card)
        for number in poses_of(kit.poses, card):
            face += 1
            _face(tables, kit, face, number)
            tables.precious[face] = 1
            tables.goal_faces[2 * goal + number % 2] = face


def _face(tables: Tables, kit: Kit, face: int, number: int) -> None:
    pose = kit.poses.poses[number]
    card = number // 2
    for side in SIDES:
        tables.arms[4 * face + side] = pose.arms[side]
    tables.open[face] = sum(1 << side for side in pose.open_sides)
    for node in range(pose.tile.nodes):
        tables.spread[NODES * face + node] = _reached(pose, node, opened=False)
        tables.spread[OPEN + NODES * face + node] = _reached(pose, node, opened=True)
    tables.barrier[face] = kit.barriers[card]
    tables.ladder[face] = kit.ladders[card]
    tables.ladder_nodes[face] = sum(1 << node for node, _ in pose.tile.hubs)
    tables.gold[face] = golden(kit).index(card) if kit.gold[card] else -1
    if kit.gold[card]:
        tables.gold_node[face] = 1 << kit.gold_nodes[number]
    tables.precious[face] = int(kit.gold[card] > 0)
    tables.shape[face] = _shape(tables, pose, face)


def _shape(tables: Tables, pose: Pose, face: int) -> int:
    """Return what an observation shows of a face, whoever looks (``planes``)."""
    bits = tables.open[face] << planes.OPEN
    beyond = {link.b for link in pose.tile.links}
    if tables.barrier[face] == TROLL:
        beyond |= {link.a for link in pose.tile.links}
    for side in pose.open_sides:
        node = pose.arms[side]
        if node in beyond:
            bits |= 1 << planes.BARRED + side
        if tables.spread[NODES * face + node] & tables.gold_node[face]:
            bits |= 1 << planes.GOLD_BY + side
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        nodes = (pose.arms[one], pose.arms[other])
        if min(nodes) >= 0 and tables.spread[OPEN + NODES * face + nodes[0]] >> nodes[1] & 1:
            bits |= 1 << planes.JOINED + place
    if tables.gold[face] >= 0:
        bits |= 1 << planes.WORTH + tables.worth[tables.gold[face]] - 1
    return bits


def _reached(pose: Pose, node: int, *, opened: bool) -> int:
    """Return the nodes of a card that are within reach of one, as bits."""
    found = {node}
    waiting = [node]
    while waiting:
        here = waiting.pop()
        for link in pose.tile.links:
            if here in (link.a, link.b) and (opened or not link.barrier):
                other = link.b if here == link.a else link.a
                waiting += [other] if other not in found else []
                found.add(other)
    return sum(1 << node for node in found)


def _actions(tables: Tables, kit: Kit) -> int:
    """Write down what actions do (D-29 to D-33); return how many pairs there are."""
    pairs = 0
    for kind, card in enumerate(drawn(kit)):
        for tool in range(TOOLS):
            tables.mends[kind * TOOLS + tool] = -1
        if card < kit.paths:
            continue
        effect = tables.effects[kind] = EFFECTS[kit.effects[card]]
        if effect == ROCKFALL:
            tables.rockfall_kind = kind
        elif effect == MAP:
            tables.map_kind = kind
        elif effect == KEY:
            tables.key_kind = kind
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
    tables.key = tables.rockfall + CELLS
    tables.bribe = tables.key + CELLS
    tables.claim = tables.bribe + CELLS
    tables.pass_card = tables.claim + CELLS
    tables.break_tool = tables.pass_card + tables.kinds
    tables.mend_tool = tables.break_tool + TOOLS
    tables.map_goal = tables.mend_tool + pairs
    tables.reveal = tables.map_goal + GOALS
    tables.orient = tables.reveal + GOALS
    tables.clear = tables.orient + 2
    tables.stop = tables.clear + TOOLS
    tables.moves = tables.stop + 1
