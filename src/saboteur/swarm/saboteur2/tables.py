"""The tables of a rule set of Saboteur 2: those of Saboteur, and what its cards and roles do.

Path cards are laid by one of two rules: linked to Start, or as a ladder. What fits is found for
some of them at once, a bit for each; a group of such bits is a word.
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
from saboteur.kernel.geometry import SIDES, xy
from saboteur.kernel.tile import Pose
from saboteur.swarm.base.record import CELLS, GOALS, HAND, TOOLS
from saboteur.swarm.base.tables import EFFECTS as BASE_EFFECTS
from saboteur.swarm.base.tables import (
    ClassicTables,
    check_room,
    drawn,
    number_faces,
    paths_in,
    write_actions,
    write_options,
)
from saboteur.swarm.box import NotInSwarm
from saboteur.swarm.record import Row
from saboteur.swarm.saboteur2 import planes
from saboteur.swarm.saboteur2.record import (
    DECK,
    KINDS,
    MARKS,
    PATHS,
    POOL,
    ROLES,
    SEATS,
    WINDOW,
)
from saboteur.swarm.shapes import fits, joined_sides, poses_of

FACES: Final = 128
BITS: Final = 62
"""Lays in a word."""
LADDER_WORD: Final = 2
"""The ladders have a word of their own; all other lays have two."""
WORDS: Final = 3

LAY_THIEF: Final = 5
# Those that are played on a seat come one after the other: so their moves are numbered, too.
HANDS_OFF: Final = 6
IMPRISON: Final = 7
FREE: Final = 8
INSPECT: Final = 9
CHANGE_ROLE: Final = 10
SWAP_HANDS: Final = 11
EFFECTS: Final = {
    **BASE_EFFECTS,
    "thief": LAY_THIEF,
    "hands-off": HANDS_OFF,
    "prison": IMPRISON,
    "free-at-last": FREE,
    "inspection": INSPECT,
    "role-change": CHANGE_ROLE,
    "hand-swap": SWAP_HANDS,
}

DIGGERS: Final = tuple(DOORS)
"""The teams of diggers: blue, green. A team is the bit of its place here (S2-33)."""
WAYS: Final = 1 + len(DIGGERS)
"""Through every door, and through those of each team."""


class Tables(ClassicTables):
    """Everything fixed about a rule set."""

    thief: int
    on_seat: int
    """Cards that are played on a seat, from ``HANDS_OFF`` on."""
    clear: int
    steal: int
    decline: int
    stop: int
    open: Annotated[Row, "i8", FACES]
    joins: Annotated[Row, "i1", WAYS * 4 * FACES]
    """By face and side, the sides that are joined to it: doors or not (S2-18), then through doors
    that are blue (S2-19), then green."""
    ladder: Annotated[Row, "i1", WAYS * FACES]
    """By face, the sides that a ladder joins to Start (S2-15), in the same three ways."""
    crystals: Annotated[Row, "i8", FACES]
    shape: Annotated[Row, "i8", FACES]
    """By face, what an observation shows of it (``planes``)."""
    face_kind: Annotated[Row, "i8", FACES]
    fit: Annotated[Row, "i8", WORDS * 256]
    """By word and what a cell demands, the lays that fit, as bits (B-22)."""
    kind_lays: Annotated[Row, "i8", WORDS * KINDS]
    lay_numbers: Annotated[Row, "i8", WORDS * BITS]
    """By word and bit, the number of the lay."""
    effects: Annotated[Row, "i8", KINDS]
    effect_kind: Annotated[Row, "i8", SWAP_HANDS + 1]
    """By effect that one kind alone has, that kind."""
    breaks: Annotated[Row, "i8", KINDS]
    mends: Annotated[Row, "i8", KINDS * TOOLS]
    mark_kind: Annotated[Row, "i8", MARKS]
    """By what lies before a seat, its kind."""
    deck: Annotated[Row, "i8", DECK]
    role_pool: Annotated[Row, "i8", POOL]
    team: Annotated[Row, "i8", ROLES]
    """By role, its team of diggers as a bit, or 0."""
    with_diggers: Annotated[Row, "i8", ROLES]
    """By role, whether it wins whenever the treasure is reached (S2-35, S2-36), and whether it does
    whenever it is not (S2-37)."""
    with_saboteurs: Annotated[Row, "i8", ROLES]
    geologist: Annotated[Row, "i8", ROLES]
    due: Annotated[Row, "i8", ROLES * (SEATS + 1)]
    """By role and number of winners, the nuggets of each (S2-38)."""


def build(rules: ClassicRules, *, reference_deals: bool) -> Tables:
    """Make the tables of a rule set; raises ``NotInSwarm`` if it has no room for the deck."""
    kit = rules.kit
    _check(kit)
    tables = Tables()
    tables.reference_deals = int(reference_deals)
    write_options(tables, kit)
    number_faces(tables, kit, WINDOW)
    _features(tables, kit)
    _lays(tables, kit)
    _roles(tables, kit)
    pairs = write_actions(tables, kit, EFFECTS)
    for kind in range(kit.paths, tables.kinds):
        tables.effect_kind[tables.effects[kind]] = kind
    kinds = {card: kind for kind, card in enumerate(drawn(kit))}
    tables.mark_kind[:] = [kinds[kit.mark_cards[1 << mark]] for mark in range(MARKS)]
    _number(tables, pairs)
    return tables


def _check(kit: Kit) -> None:
    """Refuse what has no place in a record, and ladders and marks that the rules do not foresee."""
    cells = [xy(cell) for cell in (kit.start, *kit.goal_cells)]
    lays = {"ladder": 0, LINKED: 0}
    for word, card in zip(kit.lay_words, range(kit.paths), strict=True):
        lays[word] += len(poses_of(kit.poses, card))
    goals = sum(len(poses_of(kit.poses, card)) for card in kit.groups["goal"])
    single = [effect for effect in EFFECTS if effect not in {"break", "repair"}]
    check_room(
        kit,
        {
            "a hand": (kit.hand_size, HAND),
            "the deck": (len(kit.deck), DECK),
            "the path cards": (paths_in(kit), PATHS),
            "the kinds of cards": (len(drawn(kit)), KINDS),
            "the roles": (len(kit.role_pool), POOL),
            "the kinds of roles": (len(kit.roles), ROLES),
            "the ways to lay a path": (lays[LINKED], 2 * BITS),
            "the ways to lay a ladder": (lays["ladder"], BITS),
            "the faces": (sum(lays.values()) + 1 + goals, FACES - 1),
            "the kinds of cards with one effect": (max(map(kit.effects.count, single)), 1),
            "the columns": (max(abs(x - 4) for x, _ in cells), 8),
            "the rows": (max(abs(y) for _, y in cells), 8),
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


def _features(tables: Tables, kit: Kit) -> None:
    """Write down what faces bear: ladders, doors and crystals (S2-15, S2-18, S2-20)."""
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
        tables.crystals[face] = int(kit.rows[number // 2].facts.get("crystals", 0))
        hubs = [node for node, _ in pose.tile.hubs]
        for way, blocked in enumerate(shut):
            tables.ladder[way * FACES + face] = joined_sides(pose, hubs, blocked)
            for side in pose.open_sides:
                joined = joined_sides(pose, [pose.arms[side]], blocked)
                tables.joins[4 * (way * FACES + face) + side] = joined
        tables.shape[face] = _shape(tables, kit, face, pose)


def _shape(tables: Tables, kit: Kit, face: int, pose: Pose) -> int:
    """Return what an observation shows of a face."""
    bits = tables.open[face] | planes.FACE_UP
    for place, (one, other) in enumerate(combinations(SIDES, 2)):
        bits |= (tables.joins[4 * face + one] >> other & 1) << planes.JOINED + place
    bits |= planes.LADDER if pose.tile.hubs else 0
    bits |= planes.CRYSTAL if tables.crystals[face] else 0
    doors = {kit.barriers[link.barrier.bit_length() - 1] for link in pose.tile.links}
    for team, colour in enumerate(DOORS.values()):
        bits |= int(colour in doors) << planes.DOORS + team
    return bits


def _lays(tables: Tables, kit: Kit) -> None:
    """Put the lays into words, and find what fits what (B-22)."""
    words: list[list[int]] = [[] for _ in range(WORDS)]
    for face in range(1, tables.lays + 1):
        kind = tables.face_kind[face]
        word = LADDER_WORD if kit.lay_words[kind] == "ladder" else int(len(words[0]) == BITS)
        tables.kind_lays[word * KINDS + kind] |= 1 << len(words[word])
        tables.lay_numbers[word * BITS + len(words[word])] = face - 1
        words[word].append(face)
    for word, faces in enumerate(words):
        tables.fit[256 * word : 256 * (word + 1)] = fits(tables.open, faces)


def _roles(tables: Tables, kit: Kit) -> None:
    """Write down what is dealt, who wins with whom, and what each gets (S2-4, S2-33 to S2-38)."""
    tables.role_pool[: tables.roles_n] = kit.role_pool
    for role, name in enumerate(kit.roles):
        tables.team[role] = 1 << DIGGERS.index(name) if name in DIGGERS else 0
        tables.with_diggers[role] = int(name in {BOSS, PROFITEER})
        tables.with_saboteurs[role] = int(name in {SABOTEUR, PROFITEER})
        tables.geologist[role] = int(name == GEOLOGIST)
        for winners in range(1, SEATS + 1):
            tables.due[role * (SEATS + 1) + winners] = nuggets_due(kit, name, winners)


def _number(tables: Tables, pairs: int) -> None:
    """Give every move its number: one group after the other."""
    tables.rockfall = tables.lays * CELLS
    tables.pass_card = tables.rockfall + CELLS
    tables.break_tool = tables.pass_card + tables.kinds
    tables.mend_tool = tables.break_tool + TOOLS * SEATS
    tables.map_goal = tables.mend_tool + pairs * SEATS
    tables.reveal = tables.map_goal + GOALS
    tables.orient = tables.reveal + GOALS
    tables.thief = tables.orient + 2
    tables.on_seat = tables.thief + 1
    tables.clear = tables.on_seat + (SWAP_HANDS + 1 - HANDS_OFF) * SEATS
    tables.steal = tables.clear + MARKS
    tables.decline = tables.steal + SEATS
    tables.stop = tables.decline + 1
    tables.concede = tables.stop + 1
    tables.agree = tables.concede + 1
    tables.refuse = tables.agree + 1
    tables.moves = tables.refuse + 1
