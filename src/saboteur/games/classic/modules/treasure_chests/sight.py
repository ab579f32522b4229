"""The view of the chests, and their completion in a possible world."""

from saboteur.games.classic.kit import Kit
from saboteur.games.classic.modules.treasure_chests.chests import (
    TREASURE_CHESTS_ID,
    Chest,
    Chests,
    chests_of,
)
from saboteur.games.classic.modules.treasure_chests.opening import ORIENT_PATH
from saboteur.games.classic.operations import set_slot
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.view import OnCell
from saboteur.kernel.geometry import PackedCell, pack_xy, xy
from saboteur.kernel.randomness import Stream
from saboteur.kernel.sight import OPEN, Sight
from saboteur.kernel.value import value_class


@value_class
class ChestView(OnCell):
    """A chest and its path, each ``None`` if unknown, and the seats that looked at them."""

    x: int
    y: int
    path: str | None
    chest: str | None
    looked: tuple[int, ...]


@value_class
class ChestsView:
    """The view of the covered chests, those removed by rockfalls and the opened ones."""

    covered: tuple[ChestView, ...]
    buried: tuple[ChestView, ...]
    opened: tuple[ChestView, ...]


def view_chests(state: State, sight: Sight) -> ChestsView:
    """Return the view; it shows a covered chest only to seats that looked (ME-40, R-188)."""
    chests = chests_of(state)
    names = state.kit.names
    top = state.stack[-1] if state.stack else None
    turning: PackedCell = top.cell if top is not None and top.kind == ORIENT_PATH else -1

    def show(chest: Chest, *, opened: bool = False) -> ChestView:
        known = opened or sight == OPEN or sight in chest.looked
        return ChestView(
            *xy(chest.cell),
            names[chest.path] if known or chest.cell == turning else None,
            names[chest.content] if known else None,
            chest.looked,
        )

    return ChestsView(
        tuple(map(show, chests.covered)),
        tuple(map(show, chests.buried)),
        tuple(show(chest, opened=True) for chest in chests.opened),
    )


def complete_chests(view: View, state: State, stream: Stream) -> None:
    """Restore the chests from the view; deal those that the seat has not seen."""
    seen = view.modules[TREASURE_CHESTS_ID]
    assert isinstance(seen, ChestsView)  # noqa: S101 - this part made it
    kit = state.kit
    shown = (*seen.covered, *seen.buried, *seen.opened)
    paths = _unseen(kit, "chest-path", [chest.path for chest in shown], stream)
    contents = _unseen(kit, "chest", [chest.chest for chest in shown], stream)

    def deal(chests: tuple[ChestView, ...]) -> tuple[Chest, ...]:
        return tuple(
            Chest(
                pack_xy(chest.x, chest.y),
                paths.pop() if chest.path is None else kit.cards[chest.path],
                contents.pop() if chest.chest is None else kit.cards[chest.chest],
                chest.looked,
            )
            for chest in chests
        )

    dealt = Chests(deal(seen.covered), deal(seen.buried), deal(seen.opened))
    set_slot(
        state,
        TREASURE_CHESTS_ID,
        Chests(dealt.covered, dealt.buried, dealt.opened, tuple(paths), tuple(contents)),
    )


def _unseen(kit: Kit, group: str, seen: list[str | None], stream: Stream) -> list[int]:
    """Return the cards of a group that a sight has not seen, shuffled."""
    rest = list(kit.copies(group))
    for name in seen:
        if name is not None:
            rest.remove(kit.cards[name])
    return stream.shuffled(rest)
