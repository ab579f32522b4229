"""The chests of a round and how they are laid out (ME-35 to ME-37, R-88)."""

from collections.abc import Iterator, Sequence
from typing import Final

from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import set_slot
from saboteur.games.classic.round_setup import Setup
from saboteur.games.classic.state import State
from saboteur.games.options import RANDOM
from saboteur.games.position_words import at_least, numbers, read_name
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.geometry import STEP, PackedCell, cell_text, pack_xy, parse_cell
from saboteur.kernel.value import replace_fields, value_class

TREASURE_CHESTS_ID: Final = "treasure-chests"
CHEST_LAYOUT: Final = "chest_layout"
PRESET: Final = "preset"


@value_class
class Chest:
    """A chest under a path card on a cell, and the seats that have looked at both (ME-40)."""

    cell: PackedCell
    path: int
    content: int
    looked: tuple[int, ...] = ()


@value_class
class Chests:
    """The chests of a round and their paths."""

    covered: tuple[Chest, ...] = ()
    """The covered chests, sorted by cell so that the order reveals nothing."""
    buried: tuple[Chest, ...] = ()
    """The chests removed by rockfalls, unseen, in order of removal (R-188)."""
    opened: tuple[Chest, ...] = ()
    """The opened chests, which are public, in order of opening."""
    paths_out: tuple[int, ...] = ()
    """The paths not used in this round, unseen (ME-36)."""
    chests_out: tuple[int, ...] = ()

    def under(self, place: PackedCell) -> Chest | None:
        """Return the covered chest on a cell, or ``None``."""
        return next((chest for chest in self.covered if chest.cell == place), None)


NONE: Final = Chests()


def chests_of(state: State) -> Chests:
    found = state.slots.get(TREASURE_CHESTS_ID, NONE)
    assert isinstance(found, Chests)  # noqa: S101 - nothing else is kept under this id
    return found


def look_at(state: State, seat: int, chest: Chest) -> None:
    """Record that a seat has seen a chest and its path; that it looked is public (ME-40)."""
    if seat not in chest.looked:
        chests = chests_of(state)
        seen = replace_fields(chest, looked=(*chest.looked, seat))
        covered = tuple(seen if other is chest else other for other in chests.covered)
        set_slot(state, TREASURE_CHESTS_ID, replace_fields(chests, covered=covered))


def bury(state: State, chest: Chest) -> None:
    """Set a covered path and its chest aside until the next round, both unseen (R-188)."""
    chests = chests_of(state)
    state.maze.uncover(chest.cell)
    set_slot(
        state,
        TREASURE_CHESTS_ID,
        replace_fields(
            chests, covered=_without_chest(chests.covered, chest), buried=(*chests.buried, chest)
        ),
    )


def reveal(state: State, chest: Chest) -> None:
    """Move a chest to the opened ones, face up (ME-38)."""
    chests = chests_of(state)
    seen = replace_fields(chest, looked=())
    set_slot(
        state,
        TREASURE_CHESTS_ID,
        replace_fields(
            chests, covered=_without_chest(chests.covered, chest), opened=(*chests.opened, seen)
        ),
    )


def _without_chest(chests: tuple[Chest, ...], chest: Chest) -> tuple[Chest, ...]:
    return tuple(other for other in chests if other is not chest)


def lay_chests(setup: Setup) -> None:
    """Shuffle paths and chests and lay four of each in the maze; the others stay out (ME-36).

    Like a face-down goal, a covered path constrains no edges and does not extend the network
    (ME-41, R-5, R-6).
    """
    kit = setup.kit
    cells = chest_cells(setup)
    paths = setup.shuffled(list(kit.copies("chest-path")), "chest-paths")
    contents = setup.shuffled(list(kit.copies("chest")), "chests")
    for place in cells:
        if place in setup.maze.cards or place in setup.maze.covered:
            raise DeckError(f"{TREASURE_CHESTS_ID}: another card lies on {cell_text(place)}")
        setup.maze.cover(place)
    setup.slots[TREASURE_CHESTS_ID] = deal_chests(cells, paths, contents)


def deal_chests(
    cells: Sequence[PackedCell], paths: Sequence[int], contents: Sequence[int]
) -> Chests:
    """Return chests with the first paths and contents on the cells; the rest stay out."""
    many = len(cells)
    covered = tuple(map(Chest, cells, paths, contents))
    return Chests(covered, paths_out=tuple(paths[many:]), chests_out=tuple(contents[many:]))


def chest_cells(setup: Setup) -> list[PackedCell]:
    """Return the cells of the chests: the default ones or, by option, random ones (R-88)."""
    preset = [pack_xy(x, y) for x, y in setup.kit.tables["chests"]["cells"]]
    if setup.kit.options[CHEST_LAYOUT] != RANDOM:
        return sorted(preset)
    chosen: list[PackedCell] = []
    for place in setup.shuffled(list(_free_cells(setup)), "chest-cells"):
        if len(chosen) < len(preset) and not _beside(place, chosen):
            chosen.append(place)
    return sorted(chosen)


def _free_cells(setup: Setup) -> Iterator[PackedCell]:
    """Return the cells that may hold a chest: empty and adjacent to neither Start nor a goal."""
    kit = setup.kit
    left, right = kit.tables["chests"]["columns"]
    top, bottom = kit.tables["chests"]["rows"]
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            place = pack_xy(x, y)
            if (
                place not in setup.maze.cards
                and place not in setup.maze.covered
                and not _beside(place, (kit.start, *kit.goal_cells))
            ):
                yield place


def _beside(place: PackedCell, others: Sequence[PackedCell]) -> bool:
    return any(place + step in others for step in STEP)


# Positions: `treasure-chests covered 2,-2 chest-cross chest-nugget seen 0 2`, `… buried …`,
# `… opened …`, and `treasure-chests out` with the names of the cards that stay in the box.


def chest_lines(state: State) -> Iterator[str]:
    names = state.kit.names
    chests = chests_of(state)
    for zone in ("covered", "buried", "opened"):
        for chest in getattr(chests, zone):
            words = [
                TREASURE_CHESTS_ID,
                zone,
                cell_text(chest.cell),
                names[chest.path],
                names[chest.content],
            ]
            words += ["seen", *map(str, chest.looked)] if chest.looked else []
            yield " ".join(words)
    out = [names[card] for card in (*chests.paths_out, *chests.chests_out)]
    if out:
        yield " ".join([TREASURE_CHESTS_ID, "out", *out])


def read_chests(state: State, words: list[str]) -> None:
    zone, *rest = words
    kit = state.kit
    chests = chests_of(state)
    if zone == "out":
        paths, contents = (tuple(_cards(kit, rest, group)) for group in ("chest-path", "chest"))
        if len(paths) + len(contents) != len(rest):
            raise ValueError("only chests and their paths stay out")
        set_slot(
            state, TREASURE_CHESTS_ID, replace_fields(chests, paths_out=paths, chests_out=contents)
        )
        return
    if zone not in ("covered", "buried", "opened"):
        raise ValueError(f"chests are covered, buried or opened, not {zone!r}")
    at_least(3, rest, "the cell of a chest, its path and what is in it")
    place, path, content, *looked = rest
    faces = [*_cards(kit, [path], "chest-path"), *_cards(kit, [content], "chest")]
    if len(faces) != 2:
        raise ValueError(f"{path} is no path of a chest, or {content} no chest")
    chest = Chest(parse_cell(place), faces[0], faces[1], numbers(looked[1:]))
    if zone == "covered":
        state.maze.cover(chest.cell)
    set_slot(
        state, TREASURE_CHESTS_ID, replace_fields(chests, **{zone: (*getattr(chests, zone), chest)})
    )


def _cards(kit: Kit, names: list[str], group: str) -> Iterator[int]:
    """Return the named cards that belong to a group."""
    return (
        kit.cards[name] for name in names if read_name(kit.cards, name, "card") in kit.groups[group]
    )
