"""The tables of a rule set of Saboteur 2: the classic ones, and its cards and roles.

Path cards are laid by one of two rules: linked to Start, or as a ladder. Fitting lays are found
for many of them at once, a bit for each; a group of such bits is a word.
"""

from itertools import combinations
from typing import Annotated, Final

from saboteur.games.classic.kit import LINKED, Kit
from saboteur.games.classic.modules.saboteur2.sharing import (
    BOSS,
    DOORS,
    GEOLOGIST,
    PROFITEER,
    SABOTEUR,
    nuggets_due,
)
from saboteur.games.classic.rules import ClassicRules
from saboteur.kernel.geometry import SIDES
from saboteur.kernel.tile import Pose
from saboteur.observation_layout import saboteur2 as layout
from saboteur.observation_layout.base import TOOL_COUNT
from saboteur.observation_layout.saboteur2 import MAX_CARD_KINDS, MAX_ROLE_KINDS, MAX_SEATS
from saboteur.swarm.base.game_record import CELL_COUNT
from saboteur.swarm.base.rule_tables import (
    VOTE_SIZES,
    ClassicRuleTables,
    action_sizes,
    check_classic_capacity,
    count_paths,
    number_faces,
    write_classic_options,
)
from saboteur.swarm.box_spec import NotInSwarm
from saboteur.swarm.card_shapes import fitting_faces_by_constraint, joined_sides, poses_of
from saboteur.swarm.numpy_record import IntRow
from saboteur.swarm.rule_tables import COVERED_FACE, drawn_cards, number_moves, write_actions
from saboteur.swarm.rule_tables import EFFECTS as SHARED_EFFECTS
from saboteur.swarm.saboteur2.game_record import (
    MARK_COUNT,
    MAX_DECK_SIZE,
    MAX_PATHS,
    MAX_ROLE_CARDS,
    WINDOW,
)

MAX_FACES: Final = 128
LAYS_PER_WORD: Final = 62
LADDER_WORD: Final = 2
"""The word of the ladders; all other lays share words 0 and 1."""
WORD_COUNT: Final = 3

LAY_THIEF: Final = 5
# The effects of cards played on a seat are consecutive, because their moves are numbered by them.
HANDS_OFF: Final = 6
IMPRISON: Final = 7
FREE: Final = 8
INSPECT: Final = 9
CHANGE_ROLE: Final = 10
SWAP_HANDS: Final = 11
EFFECTS: Final = {
    **SHARED_EFFECTS,
    "thief": LAY_THIEF,
    "hands-off": HANDS_OFF,
    "prison": IMPRISON,
    "free-at-last": FREE,
    "inspection": INSPECT,
    "role-change": CHANGE_ROLE,
    "hand-swap": SWAP_HANDS,
}

DIGGERS: Final = tuple(DOORS)
"""The teams of diggers: blue, green; a set of teams has a bit for each index (S2-33)."""
DOOR_MODE_COUNT: Final = 1 + len(DIGGERS)
"""The number of modes in which doors let pass: all doors, or only those of one team."""


class Saboteur2RuleTables(ClassicRuleTables):
    """All tables of a rule set of Saboteur 2."""

    lay_thief_move: int
    on_seat_offset: int
    """The number of the first move that plays a card on a seat; moves follow by effect and seat.

    The effects are those from ``HANDS_OFF`` on.
    """
    clear_offset: int
    steal_offset: int
    decline_move: int
    stop_move: int
    open_sides: Annotated[IntRow, "i8", MAX_FACES]
    connected_sides: Annotated[IntRow, "i1", DOOR_MODE_COUNT * 4 * MAX_FACES]
    """By face and side: the sides that are joined to it, in each door mode.

    The modes are: through all doors (S2-18), through blue doors only (S2-19), through green ones
    only.
    """
    ladder_sides: Annotated[IntRow, "i1", DOOR_MODE_COUNT * MAX_FACES]
    """By face: the sides that a ladder joins to Start (S2-15), in the same three modes."""
    crystal_counts: Annotated[IntRow, "i8", MAX_FACES]
    observation_bits: Annotated[IntRow, "i8", MAX_FACES]
    face_kind: Annotated[IntRow, "i8", MAX_FACES]
    fitting_lays: Annotated[IntRow, "i8", WORD_COUNT * 256]
    """By word and edge constraints of a cell: the lays that fit, as bits (B-22)."""
    kind_lays: Annotated[IntRow, "i8", WORD_COUNT * MAX_CARD_KINDS]
    lay_numbers: Annotated[IntRow, "i8", WORD_COUNT * LAYS_PER_WORD]
    """By word and bit: the number of the lay."""
    effects: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    effect_kind: Annotated[IntRow, "i8", SWAP_HANDS + 1]
    """By effect: the kind of card that has it, if only one has."""
    broken_tool: Annotated[IntRow, "i8", MAX_CARD_KINDS]
    repair_pair: Annotated[IntRow, "i8", MAX_CARD_KINDS * TOOL_COUNT]
    mark_kind: Annotated[IntRow, "i8", MARK_COUNT]
    """By mark (a card in front of a seat): the kind of the card."""
    deck: Annotated[IntRow, "i8", MAX_DECK_SIZE]
    role_pool: Annotated[IntRow, "i8", MAX_ROLE_CARDS]
    team_bit: Annotated[IntRow, "i8", MAX_ROLE_KINDS]
    """By role: its team of diggers as a bit, or 0."""
    wins_with_treasure: Annotated[IntRow, "i8", MAX_ROLE_KINDS]
    """By role: whether it wins whenever the treasure is reached (S2-35, S2-36).

    ``wins_without_treasure`` says whether it wins whenever the treasure is not reached (S2-37).
    """
    wins_without_treasure: Annotated[IntRow, "i8", MAX_ROLE_KINDS]
    is_geologist: Annotated[IntRow, "i8", MAX_ROLE_KINDS]
    nuggets_by_winners: Annotated[IntRow, "i8", MAX_ROLE_KINDS * (MAX_SEATS + 1)]
    """By role and number of winners: the nuggets of each (S2-38)."""


def build_tables(rules: ClassicRules, *, reference_deals: bool) -> Saboteur2RuleTables:
    """Build the tables of a rule set; raises ``NotInSwarm`` if its deck does not fit."""
    kit = rules.kit
    _check_capacity(kit)
    tables = Saboteur2RuleTables()
    write_classic_options(tables, kit, reference_deals=reference_deals)
    number_faces(tables, kit, WINDOW)
    _write_face_features(tables, kit)
    _write_lays(tables, kit)
    _write_roles(tables, kit)
    pairs = write_actions(tables, kit, EFFECTS)
    for kind in range(kit.paths, tables.kind_count):
        tables.effect_kind[tables.effects[kind]] = kind
    kinds = {card: kind for kind, card in enumerate(drawn_cards(kit))}
    tables.mark_kind[:] = [kinds[kit.mark_cards[1 << mark]] for mark in range(MARK_COUNT)]
    sizes = action_sizes(tables, pairs, MAX_SEATS) | {
        "lay_thief_move": 1,
        "on_seat_offset": (SWAP_HANDS + 1 - HANDS_OFF) * MAX_SEATS,
        "clear_offset": MARK_COUNT,
        "steal_offset": MAX_SEATS,
        "decline_move": 1,
        "stop_move": 1,
    }
    number_moves(tables, CELL_COUNT, {**sizes, **VOTE_SIZES})
    return tables


def _check_capacity(kit: Kit) -> None:
    """Raise ``NotInSwarm`` if the deck does not fit or has unknown ladders or marks."""
    lays = {"ladder": 0, LINKED: 0}
    for word, card in zip(kit.lay_words, range(kit.paths), strict=True):
        lays[word] += len(poses_of(kit.poses, card))
    goals = sum(len(poses_of(kit.poses, card)) for card in kit.groups["goal"])
    single = [effect for effect in EFFECTS if effect not in {"break", "repair"}]
    check_classic_capacity(
        kit,
        {
            "the deck": (len(kit.deck), MAX_DECK_SIZE),
            "the path cards": (count_paths(kit), MAX_PATHS),
            "the kinds of cards": (len(drawn_cards(kit)), MAX_CARD_KINDS),
            "the roles": (len(kit.role_pool), MAX_ROLE_CARDS),
            "the kinds of roles": (len(kit.roles), MAX_ROLE_KINDS),
            "the ways to lay a path": (lays[LINKED], 2 * LAYS_PER_WORD),
            "the ways to lay a ladder": (lays["ladder"], LAYS_PER_WORD),
            "the faces": (sum(lays.values()) + 1 + goals, COVERED_FACE - 1),
            "the kinds of cards with one effect": (max(map(kit.effects.count, single)), 1),
        },
    )
    hubs = {
        group: any(kit.poses.poses[2 * card].tile.hubs for card in kit.groups[group])
        for group in ("path", "start", "goal")
    }
    if hubs["goal"] or hubs["path"] > hubs["start"]:
        raise NotInSwarm("the swarm knows only ladders that are joined to Start, and none on goals")
    for mark in kit.marks:
        card = kit.mark_cards.get(kit.mark_bit(mark), 0)
        if kit.effects[card] != ("break" if mark in kit.card_tools[card] else mark):
            raise NotInSwarm(f"the swarm finds no card in this deck that is a {mark}")


def _write_face_features(tables: Saboteur2RuleTables, kit: Kit) -> None:
    """Write to the tables the ladders, doors and crystals of the faces (S2-15, S2-18, S2-20)."""
    numbers = [number for card in range(kit.paths) for number in poses_of(kit.poses, card)]
    faces = dict(enumerate(numbers, 1))
    doors = [(1 << place, door) for place, door in enumerate(kit.barriers)]
    shut = [0, *(sum(bit for bit, door in doors if door != own) for own in DOORS.values())]
    faces[tables.start_face] = 2 * kit.start_card
    for goal, card in enumerate(kit.groups["goal"]):
        for number in poses_of(kit.poses, card):
            faces[tables.goal_faces[2 * goal + number % 2]] = number
    for face, number in faces.items():
        pose = kit.poses.poses[number]
        tables.crystal_counts[face] = int(kit.rows[number // 2].facts.get("crystals", 0))
        hubs = [node for node, _ in pose.tile.hubs]
        for door_mode, blocked in enumerate(shut):
            tables.ladder_sides[door_mode * MAX_FACES + face] = joined_sides(pose, hubs, blocked)
            for side in pose.open_sides:
                joined = joined_sides(pose, [pose.arms[side]], blocked)
                tables.connected_sides[4 * (door_mode * MAX_FACES + face) + side] = joined
        tables.observation_bits[face] = _observation_bits(tables, kit, face, pose)


def _observation_bits(tables: Saboteur2RuleTables, kit: Kit, face: int, pose: Pose) -> int:
    """Return the bits of a face in an observation."""
    bits = tables.open_sides[face] | layout.FACE_UP
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        bits |= (tables.connected_sides[4 * face + one] >> other & 1) << layout.JOINED_SHIFT + place
    bits |= layout.LADDER if pose.tile.hubs else 0
    bits |= layout.CRYSTAL if tables.crystal_counts[face] else 0
    doors = {kit.barriers[link.barrier.bit_length() - 1] for link in pose.tile.links}
    for team, colour in enumerate(DOORS.values()):
        bits |= int(colour in doors) << layout.DOORS_SHIFT + team
    return bits


def _write_lays(tables: Saboteur2RuleTables, kit: Kit) -> None:
    """Group the lays into words, and compute which lays fit which constraints (B-22)."""
    words: list[list[int]] = [[] for _ in range(WORD_COUNT)]
    for face in range(1, tables.lay_count + 1):
        kind = tables.face_kind[face]
        word = (
            LADDER_WORD if kit.lay_words[kind] == "ladder" else int(len(words[0]) == LAYS_PER_WORD)
        )
        tables.kind_lays[word * MAX_CARD_KINDS + kind] |= 1 << len(words[word])
        tables.lay_numbers[word * LAYS_PER_WORD + len(words[word])] = face - 1
        words[word].append(face)
    for word, faces in enumerate(words):
        tables.fitting_lays[256 * word : 256 * (word + 1)] = fitting_faces_by_constraint(
            tables.open_sides, faces
        )


def _write_roles(tables: Saboteur2RuleTables, kit: Kit) -> None:
    """Write to the tables the roles, the winning teams and the payouts (S2-4, S2-33 to S2-38)."""
    tables.role_pool[: tables.role_count] = kit.role_pool
    for role, name in enumerate(kit.roles):
        tables.team_bit[role] = 1 << DIGGERS.index(name) if name in DIGGERS else 0
        tables.wins_with_treasure[role] = int(name in {BOSS, PROFITEER})
        tables.wins_without_treasure[role] = int(name in {SABOTEUR, PROFITEER})
        tables.is_geologist[role] = int(name == GEOLOGIST)
        for winners in range(1, MAX_SEATS + 1):
            tables.nuggets_by_winners[role * (MAX_SEATS + 1) + winners] = nuggets_due(
                kit, name, winners
            )
