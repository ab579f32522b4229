"""The tables of a rule set of Saboteur; Saboteur 2 shares those named ``Classic…``."""

from collections.abc import Mapping
from typing import Annotated, Final

from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import RANDOM
from saboteur.kernel.geometry import xy
from saboteur.kernel.tile import Pose
from saboteur.observation_layout.base import (
    FACE_UP,
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WORTH,
    THROUGH,
    TOOL_COUNT,
)
from saboteur.swarm.base.game_record import (
    CELL_COUNT,
    MAX_DECK_SIZE,
    MAX_GOLD_CARDS,
    MAX_PATHS,
    WINDOW,
)
from saboteur.swarm.box_spec import NotInSwarm
from saboteur.swarm.card_shapes import fitting_faces_by_constraint, joined_sides, poses_of
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import NO_SEAT, IntRow
from saboteur.swarm.rule_tables import (
    EFFECTS,
    RuleTables,
    check_capacity,
    drawn_cards,
    number_moves,
    write_actions,
    write_options,
)

MAX_FACES: Final = 64
MAX_LAYS: Final = 32


class ClassicRuleTables(RuleTables):
    """The tables that Saboteur and Saboteur 2 share; the subclasses give the array lengths."""

    may_concede: int
    public_gold: int
    first_player: int
    """The seat of the first player, or ``NO_SEAT`` if it is drawn at random (R-22)."""
    role_count: int
    treasure_card: int
    """The index of the treasure among the goal cards."""
    start_cell: int
    """The cell of Start; ``start_face`` is its face."""
    start_face: int
    concede_move: int
    agree_move: int
    refuse_move: int
    goal_cells: Annotated[IntRow, "i8", GOAL_COUNT]
    goal_pool: Annotated[IntRow, "i8", GOAL_COUNT]
    goal_faces: Annotated[IntRow, "i8", 2 * GOAL_COUNT]
    connected_sides: IntRow
    """By face and side: the sides that are joined to it."""
    deck: IntRow
    role_pool: IntRow


class BaseRuleTables(ClassicRuleTables):
    """All tables of a rule set of Saboteur."""

    needs_link: int
    gold_count: int
    take_offset: int
    open_sides: Annotated[IntRow, "i8", MAX_FACES]
    connected_sides: Annotated[IntRow, "i8", 4 * MAX_FACES]
    observation_bits: Annotated[IntRow, "i8", MAX_FACES]
    face_kind: Annotated[IntRow, "i8", MAX_FACES]
    fitting_lays: Annotated[IntRow, "i8", 256]
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
    _check_capacity(kit)
    tables = BaseRuleTables()
    tables.needs_link = int(kit.needs_link)
    write_classic_options(tables, kit, reference_deals=reference_deals)
    _write_deal(tables, kit)
    number_faces(tables, kit, WINDOW)
    _write_lays(tables)
    pairs = write_actions(tables, kit, EFFECTS)
    sizes = action_sizes(tables, pairs, MAX_SEATS)
    number_moves(tables, CELL_COUNT, {**sizes, "take_offset": MAX_WORTH, **VOTE_SIZES})
    return tables


def write_classic_options(tables: ClassicRuleTables, kit: Kit, *, reference_deals: bool) -> None:
    """Write to the tables the options, the deck and the sizes of the deal (B-6, B-10, B-11)."""
    write_options(tables, kit, reference_deals=reference_deals)
    tables.may_concede = int(kit.may_concede)
    tables.public_gold = int(kit.public_gold)
    first = kit.options["first_player"]
    tables.first_player = NO_SEAT if first == RANDOM else int(first)
    tables.dealt_count = kit.aside + kit.seats * kit.hand_size
    kinds = {card: kind for kind, card in enumerate(drawn_cards(kit))}
    tables.deck[: len(kit.deck)] = [kinds[card] for card in kit.deck]
    tables.role_count = len(kit.role_pool)


def _check_capacity(kit: Kit) -> None:
    check_classic_capacity(
        kit,
        {
            "the deck": (len(kit.deck), MAX_DECK_SIZE),
            "the path cards": (count_paths(kit), MAX_PATHS),
            "the kinds of cards": (len(drawn_cards(kit)), MAX_CARD_KINDS),
            "the gold cards": (len(kit.gold), MAX_GOLD_CARDS),
            "the worth of a gold card": (max(kit.gold), MAX_WORTH),
            "the roles": (len(kit.role_pool), MAX_SEATS + 1),
            "the ways to lay a path": (2 * kit.paths, MAX_LAYS),
            "the saboteurs": (max(kit.pay), MAX_SEATS),
            "the cards set aside": (kit.aside, 0),
        },
    )
    if any(pose.tile.links or pose.tile.hubs for pose in kit.poses.poses):
        raise NotInSwarm("the swarm knows no doors and no ladders")


def count_paths(kit: Kit) -> int:
    return sum(card < kit.paths for card in kit.deck)


def check_classic_capacity(kit: Kit, capacities: Mapping[str, tuple[int, int]]) -> None:
    """Raise ``NotInSwarm`` if a deck does not fit.

    ``capacities`` adds the limits of the box, as for ``rule_tables.check_capacity``.
    """
    cells = [xy(cell) for cell in (kit.start, *kit.goal_cells)]
    shared = {
        "a hand": (kit.hand_size, MAX_HAND_SIZE),
        "the columns": (max(abs(x - 4) for x, _ in cells), 8),
        "the rows": (max(abs(y) for _, y in cells), 8),
        "the goals": (len(kit.goal_cells), GOAL_COUNT),
        "the goal cards": (len(kit.goal_cards), len(kit.goal_cells)),
        "the rounds": (kit.rounds, MAX_ROUNDS),
    }
    check_capacity(kit, {**capacities, **shared})


def _write_deal(tables: BaseRuleTables, kit: Kit) -> None:
    """Write to the tables the gold cards, the roles and the saboteurs' pay (B-3, B-6, B-47)."""
    tables.gold_count = len(kit.gold)
    tables.gold[: len(kit.gold)] = kit.gold
    tables.role_pool[: tables.role_count] = [int(role == kit.saboteur) for role in kit.role_pool]
    for saboteur_count, nuggets in kit.pay.items():
        tables.nuggets_by_saboteurs[saboteur_count] = nuggets


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


def _write_face(tables: ClassicRuleTables, face: int, pose: Pose) -> None:
    for side in pose.open_sides:
        tables.open_sides[face] |= 1 << side
        tables.connected_sides[4 * face + side] = joined_sides(pose, [pose.arms[side]])


def _write_lays(tables: BaseRuleTables) -> None:
    """Compute which lays fit which constraints (B-22), and how faces are observed."""
    lays = range(1, tables.lay_count + 1)
    for face in lays:
        tables.kind_lays[tables.face_kind[face]] |= 1 << (face - 1)
    tables.fitting_lays[:] = fitting_faces_by_constraint(tables.open_sides, lays)
    for face in range(MAX_FACES):
        joined = [tables.connected_sides[4 * face + side] for side in range(4)]
        is_through = any(sides & (sides - 1) for sides in joined)
        tables.observation_bits[face] = (
            FACE_UP | tables.open_sides[face] | (THROUGH if is_through else 0)
        )


def action_sizes(tables: ClassicRuleTables, pairs: int, max_seats: int) -> dict[str, int]:
    """Return the number of moves in each group that Saboteur and Saboteur 2 share, except votes.

    Keys are the table fields for the first move of a group, as for ``rule_tables.number_moves``.
    """
    return {
        "rockfall_offset": CELL_COUNT,
        "pass_offset": tables.kind_count,
        "break_offset": TOOL_COUNT * max_seats,
        "repair_offset": pairs * max_seats,
        "map_offset": GOAL_COUNT,
        "reveal_offset": GOAL_COUNT,
        "orient_offset": 2,
    }


VOTE_SIZES: Final = {"concede_move": 1, "agree_move": 1, "refuse_move": 1}
"""The number of moves in each group for votes; these groups come last."""
