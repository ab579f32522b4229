"""The tables of a rule set of Le Duel; the last face is a face-down goal."""

from itertools import combinations
from typing import Annotated, Final

from saboteur.games.duel.kit import COLOURS, SOLO_COLOUR, TROLL, Kit
from saboteur.games.duel.rules import DuelRules
from saboteur.kernel.geometry import SIDES
from saboteur.kernel.tile import Pose
from saboteur.observation_layout.duel import (
    BARRED,
    GOAL_COUNT,
    GOLD_BY,
    JOINED,
    MAX_CARD_KINDS,
    MAX_GOAL_KINDS,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WORTH,
    TOOL_COUNT,
    WORTH,
)
from saboteur.swarm.card_shapes import fitting_faces_by_constraint, poses_of
from saboteur.swarm.duel.game_record import (
    CELL_COUNT,
    MAX_DECK_SIZE,
    MAX_GOLD_CELLS,
    MAX_GOLD_KINDS,
    MAX_LADDERS,
    MAX_NODES,
    MAX_PATHS,
    MAX_TROLLS,
    WINDOW,
)
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import NO_SEAT, IntRow
from saboteur.swarm.rule_tables import (
    COVERED_FACE,
    RuleTables,
    check_capacity,
    drawn_cards,
    number_moves,
    write_actions,
    write_options,
)
from saboteur.swarm.rule_tables import EFFECTS as SHARED_EFFECTS

MAX_FACES: Final = COVERED_FACE + 1
MAX_LAYS: Final = 62
OPENED_OFFSET: Final = MAX_NODES * MAX_FACES
"""Offset in ``reachable_nodes`` of the part for an open barrier."""

KEY: Final = 5
EFFECTS: Final = {**SHARED_EFFECTS, "key": KEY}


class DuelRuleTables(RuleTables):
    """All tables of a rule set of Le Duel."""

    counter_count: int
    key_count: int
    aside_count: int
    solo_colour: int
    """The colour in a solo game (D-45), else ``NO_SEAT``: two seats draw their colours (D-5)."""
    goal_kind_count: int
    """The number of kinds of goal cards; ``goal_count`` is the number of goal cards."""
    goal_count: int
    gold_kind_count: int
    key_kind: int
    key_offset: int
    bribe_offset: int
    claim_offset: int
    clear_offset: int
    stop_move: int
    start_cells: Annotated[IntRow, "i8", MAX_SEATS]
    """By colour: the cell of its Start; ``start_faces``, ``start_nodes``: its face and nodes."""
    start_faces: Annotated[IntRow, "i8", MAX_SEATS]
    start_nodes: Annotated[IntRow, "i8", MAX_SEATS]
    goal_cells: Annotated[IntRow, "i8", GOAL_COUNT]
    goal_pool: Annotated[IntRow, "i8", MAX_GOAL_KINDS]
    """By goal card: its number of copies."""
    goal_faces: Annotated[IntRow, "i8", 2 * MAX_GOAL_KINDS]
    open_sides: Annotated[IntRow, "i8", MAX_FACES]
    side_nodes: Annotated[IntRow, "i2", 4 * MAX_FACES]
    """By face and side: the node it leads to, or -1."""
    reachable_nodes: Annotated[IntRow, "i2", 2 * MAX_NODES * MAX_FACES]
    """By face and node: the nodes reachable from it; then the same with the barrier open."""
    barrier: Annotated[IntRow, "i8", MAX_FACES]
    """By face: its barrier (the colour of a door, or a troll), or -1."""
    ladder_colour: Annotated[IntRow, "i8", MAX_FACES]
    """By face: the colour of its ladder, or -1; ``ladder_nodes``: the nodes that it joins."""
    ladder_nodes: Annotated[IntRow, "i8", MAX_FACES]
    gold_kind: Annotated[IntRow, "i8", MAX_FACES]
    """By face: its kind of gold card, or -1; ``gold_node_bit``: the bit of the gold's node."""
    gold_node_bit: Annotated[IntRow, "i8", MAX_FACES]
    gold_worth: Annotated[IntRow, "i8", MAX_GOLD_KINDS]
    """By kind of gold card: its nuggets; ``gold_card_kind``: its kind if it is drawn, or -1."""
    gold_card_kind: Annotated[IntRow, "i8", MAX_GOLD_KINDS]
    is_goal_or_gold: Annotated[IntRow, "i8", MAX_FACES]
    """By face: whether it is a goal or shows gold, so that no ladder may touch it (D-16)."""
    can_collapse: Annotated[IntRow, "i8", MAX_FACES]
    """By face: whether a rockfall may remove it (D-32)."""
    observation_bits: Annotated[IntRow, "i8", MAX_FACES]
    face_kind: Annotated[IntRow, "i8", MAX_FACES]
    fitting_lays: Annotated[IntRow, "i8", 256]
    kind_lays: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    ladder_lays: Annotated[IntRow, "i8", MAX_SEATS]
    """By colour: the lays with its ladder."""
    effects: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    broken_tool: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    repair_pair: Annotated[IntRow, "i8", MAX_CARD_KINDS * TOOL_COUNT]
    deck_counts: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    """By kind: its number of copies."""


def build_tables(rules: DuelRules, *, reference_deals: bool) -> DuelRuleTables:
    """Build the tables of a rule set; raises ``NotInSwarm`` if its deck does not fit."""
    kit = rules.kit
    _check_capacity(kit)
    tables = DuelRuleTables()
    write_options(tables, kit, reference_deals=reference_deals)
    tables.counter_count = kit.counters
    tables.key_count = kit.keys
    tables.aside_count = kit.aside
    tables.dealt_count = kit.aside if kit.solo else kit.aside + kit.seats * kit.hand_size
    tables.solo_colour = COLOURS.index(str(kit.options[SOLO_COLOUR])) if kit.solo else NO_SEAT
    _write_deal(tables, kit)
    _write_faces(tables, kit)
    _write_goals(tables, kit)
    tables.fitting_lays[:] = fitting_faces_by_constraint(
        tables.open_sides, range(1, tables.lay_count + 1)
    )
    pairs = write_actions(tables, kit, EFFECTS)
    tables.key_kind = tables.effects.index(KEY) if KEY in tables.effects else 0
    sizes = {
        "rockfall_offset": CELL_COUNT,
        "key_offset": CELL_COUNT,
        "bribe_offset": CELL_COUNT,
        "claim_offset": CELL_COUNT,
        "pass_offset": tables.kind_count,
        "break_offset": TOOL_COUNT,
        "repair_offset": pairs,
        "map_offset": GOAL_COUNT,
        "reveal_offset": GOAL_COUNT,
        "orient_offset": 2,
        "clear_offset": TOOL_COUNT,
        "stop_move": 1,
    }
    number_moves(tables, CELL_COUNT, sizes)
    return tables


def gold_cards(kit: Kit) -> tuple[int, ...]:
    """Return the kit's cards with gold, in the order of their kinds in the tables."""
    return tuple(card for card, worth in enumerate(kit.gold) if worth)


def _check_capacity(kit: Kit) -> None:
    paths = [card for card in kit.deck if card < kit.paths]
    laid = (*paths, *kit.goal_cards)
    lays = sum(len(poses_of(kit.poses, card)) for card in range(kit.paths))
    goals = sum(len(poses_of(kit.poses, card)) for card in kit.groups["goal"])
    capacities = {
        "a hand": (kit.hand_size, MAX_HAND_SIZE),
        "the deck": (len(kit.deck), MAX_DECK_SIZE),
        "the path cards": (len(paths), MAX_PATHS),
        "the kinds of cards": (len(drawn_cards(kit)), MAX_CARD_KINDS),
        "the kinds of goals": (len(kit.groups["goal"]), MAX_GOAL_KINDS),
        "the kinds of gold cards": (len(gold_cards(kit)), MAX_GOLD_KINDS),
        "the gold on paths": (
            sum(kit.gold[card] > 0 for card in paths),
            MAX_GOLD_CELLS - GOAL_COUNT,
        ),
        "the worth of a gold card": (max(kit.gold), MAX_WORTH),
        "the trolls": (sum(kit.barriers[card] == TROLL for card in paths), MAX_TROLLS),
        "the ladders": (sum(kit.ladders[card] >= 0 for card in laid), MAX_LADDERS - 2),
        "the gold on Starts": (sum(kit.gold[card] for card in kit.start_cards), 0),
        "the kinds of keys": (kit.effects.count("key"), 1),
        "the ways to lay a path": (lays, MAX_LAYS),
        "the faces": (lays + 2 + goals, COVERED_FACE - 1),
        "the rounds": (kit.rounds, MAX_ROUNDS),
    }
    check_capacity(kit, capacities)


def _write_deal(tables: DuelRuleTables, kit: Kit) -> None:
    """Write to the tables the sizes of the deal (D-1 to D-3)."""
    kinds = {card: kind for kind, card in enumerate(drawn_cards(kit))}
    for card in kit.deck:
        tables.deck_counts[kinds[card]] += 1
    tables.gold_kind_count = len(gold_cards(kit))
    for number, card in enumerate(gold_cards(kit)):
        tables.gold_worth[number] = kit.gold[card]
        tables.gold_card_kind[number] = kinds.get(card, -1)


def _write_faces(tables: DuelRuleTables, kit: Kit) -> None:
    """Number the faces of paths and Starts."""
    for table in (tables.barrier, tables.ladder_colour, tables.gold_kind):
        table[:] = [-1] * MAX_FACES
    face = 0
    for kind in range(kit.paths):
        for number in poses_of(kit.poses, kind):
            face += 1
            _write_face(tables, kit, face, number)
            tables.face_kind[face] = kind
            tables.can_collapse[face] = int(not kit.gold[kind] and kit.barriers[kind] != TROLL)
            tables.kind_lays[kind] |= 1 << (face - 1)
            if kit.ladders[kind] >= 0:
                tables.ladder_lays[kit.ladders[kind]] |= 1 << (face - 1)
    tables.lay_count = face
    for colour, card in enumerate(kit.start_cards):
        _write_face(tables, kit, face + 1 + colour, 2 * card)
        tables.start_faces[colour] = face + 1 + colour
        tables.start_nodes[colour] = (1 << kit.poses.poses[2 * card].tile.nodes) - 1
        tables.start_cells[colour] = WINDOW.from_board(kit.starts[colour])


def _write_goals(tables: DuelRuleTables, kit: Kit) -> None:
    """Number the faces of the goals (D-3, D-6)."""
    tables.goal_cells[:] = [WINDOW.from_board(cell) for cell in kit.goal_cells]
    tables.goal_kind_count = len(kit.groups["goal"])
    tables.goal_count = len(kit.goal_cards)
    face = tables.start_faces[-1]
    for goal, card in enumerate(kit.groups["goal"]):
        tables.goal_pool[goal] = kit.goal_cards.count(card)
        for number in poses_of(kit.poses, card):
            face += 1
            _write_face(tables, kit, face, number)
            tables.is_goal_or_gold[face] = 1
            tables.goal_faces[2 * goal + number % 2] = face


def _write_face(tables: DuelRuleTables, kit: Kit, face: int, number: int) -> None:
    pose = kit.poses.poses[number]
    card = number // 2
    for side in SIDES:
        tables.side_nodes[4 * face + side] = pose.arms[side]
    tables.open_sides[face] = sum(1 << side for side in pose.open_sides)
    for node in range(pose.tile.nodes):
        tables.reachable_nodes[MAX_NODES * face + node] = _reachable_nodes(pose, node, opened=False)
        tables.reachable_nodes[OPENED_OFFSET + MAX_NODES * face + node] = _reachable_nodes(
            pose, node, opened=True
        )
    tables.barrier[face] = kit.barriers[card]
    tables.ladder_colour[face] = kit.ladders[card]
    tables.ladder_nodes[face] = sum(1 << node for node, _ in pose.tile.hubs)
    tables.gold_kind[face] = gold_cards(kit).index(card) if kit.gold[card] else -1
    if kit.gold[card]:
        tables.gold_node_bit[face] = 1 << kit.gold_nodes[number]
    tables.is_goal_or_gold[face] = int(kit.gold[card] > 0)
    tables.observation_bits[face] = _observation_bits(tables, pose, face)


def _observation_bits(tables: DuelRuleTables, pose: Pose, face: int) -> int:
    """Return the observation bits of a face that are the same for both seats."""
    bits = tables.open_sides[face] + 0
    beyond = {link.b for link in pose.tile.links}
    if tables.barrier[face] == TROLL:
        beyond |= {link.a for link in pose.tile.links}
    for side in pose.open_sides:
        node = pose.arms[side]
        if node in beyond:
            bits |= 1 << BARRED + side
        if tables.reachable_nodes[MAX_NODES * face + node] & tables.gold_node_bit[face]:
            bits |= 1 << GOLD_BY + side
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        nodes = (pose.arms[one], pose.arms[other])
        if (
            min(nodes) >= 0
            and tables.reachable_nodes[OPENED_OFFSET + MAX_NODES * face + nodes[0]] >> nodes[1] & 1
        ):
            bits |= 1 << JOINED + place
    if tables.gold_kind[face] >= 0:
        bits |= 1 << WORTH + tables.gold_worth[tables.gold_kind[face]] - 1
    return bits


def _reachable_nodes(pose: Pose, node: int, *, opened: bool) -> int:
    """Return the nodes of a card that are reachable from ``node``, as bits."""
    found = {node}
    pending = [node]
    while pending:
        here = pending.pop()
        for link in pose.tile.links:
            if here in (link.a, link.b) and (opened or not link.barrier):
                other = link.b if here == link.a else link.a
                pending += [other] if other not in found else []
                found.add(other)
    return sum(1 << node for node in found)
