"""The module treasure chests: its manifest and its answers to the questions of the base game."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.discard_search import KEEP, KeepCardRule
from saboteur.games.classic.modules.treasure_chests.chests import (
    CHEST_LAYOUT,
    PRESET,
    bury,
    chest_lines,
    chests_of,
    lay_chests,
    look_at,
    read_chests,
)
from saboteur.games.classic.modules.treasure_chests.effects import EFFECTS, KEEP_DUG
from saboteur.games.classic.modules.treasure_chests.end_of_turn import (
    KEEP_DRAWN,
    ROB,
    ROB_HAND,
    KeepDrawnRule,
    RobHandRule,
    before_draw,
)
from saboteur.games.classic.modules.treasure_chests.events import (
    CHEST_EVENTS,
    ChestBuried,
    ChestEvent,
    ChestSeen,
    redact_chest,
)
from saboteur.games.classic.modules.treasure_chests.goal_moves import MOVE_GOAL, PUSH, MoveGoalRule
from saboteur.games.classic.modules.treasure_chests.opening import (
    ORIENT_PATH,
    OrientPathRule,
    open_chest,
)
from saboteur.games.classic.modules.treasure_chests.peeking import PEEK, PEEK_ROLE, PeekRoleRule
from saboteur.games.classic.modules.treasure_chests.sight import (
    ChestsView,
    complete_chests,
    view_chests,
)
from saboteur.games.classic.operations import discard
from saboteur.games.classic.part import Part
from saboteur.games.classic.round_setup import Setup
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import RANDOM, Option
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight


class TreasureChests(Part):
    """A module with four covered paths in the maze and a chest under each (ME-35 to ME-55)."""

    id = "treasure-chests"
    title = "Treasure chests"
    data = "treasure-chests.toml"
    covers = 4
    options = (Option(CHEST_LAYOUT, (PRESET, RANDOM), "R-88"),)
    decisions: Mapping[str, DecisionRule[State]] = {
        ORIENT_PATH: OrientPathRule(),
        MOVE_GOAL: MoveGoalRule(),
        PEEK_ROLE: PeekRoleRule(),
        KEEP_DUG: KeepCardRule("ME-50"),
        ROB_HAND: RobHandRule(),
        KEEP_DRAWN: KeepDrawnRule(),
    }
    verbs: ClassVar[Mapping[str, str]] = {PUSH: "cell", PEEK: "seat", ROB: "seat", KEEP: "card"}
    events = CHEST_EVENTS

    def set_up(self, setup: Setup) -> None:
        """Raise ``DeckError`` if the deck file has a chest with an unknown effect."""
        for card in setup.kit.groups["chest"]:
            if setup.kit.effects[card] not in EFFECTS:
                raise DeckError(
                    f"{setup.kit.rows[card]}: no chest has the effect {setup.kit.effects[card]!r}"
                )

    def fill_maze(self, setup: Setup) -> None:
        """Lay the chests; all 17 cards are used again each round (ME-36, ME-54)."""
        lay_chests(setup)

    def end_turn(self, state: State) -> bool:
        """Apply robbery and "draw three" before the other draws; return whether a seat is asked.

        R-93, ME-55.
        """
        return bool(state.turn.notes) and before_draw(state)

    def uncover(self, state: State, place: PackedCell) -> bool:
        """Open the chest on a reached cell; return whether there was one (ME-38)."""
        chest = chests_of(state).under(place)
        if chest is not None:
            open_chest(state, chest)
        return chest is not None

    def removable(self, state: State) -> Iterable[PackedCell]:
        """Return the cells of covered paths, which a rockfall may remove (ME-39)."""
        return [chest.cell for chest in chests_of(state).covered]

    def remove(self, state: State, seat: int, card: int, place: PackedCell) -> bool:
        """Remove a covered path with its chest, both unseen and not to the discard (R-188).

        Return whether a covered path lay on the cell.
        """
        chest = chests_of(state).under(place)
        if chest is None:
            return False
        bury(state, chest)
        discard(state, card)
        if state.log is not None:
            state.log.append(ChestBuried(seat, xy(place)))
        return True

    def map_targets(self, state: State) -> Iterable[PackedCell]:
        """Return the cells of covered chests, which a map may show like goals (ME-40, R-91)."""
        return [chest.cell for chest in chests_of(state).covered]

    def show_on_map(self, state: State, seat: int, card: int, place: PackedCell) -> bool:
        """Show a covered chest and its path to the seat alone; return whether the cell has one."""
        chest = chests_of(state).under(place)
        if chest is None:
            return False
        discard(state, card)
        look_at(state, seat, chest)
        if state.log is not None:
            names = state.kit.names
            state.log.append(ChestSeen(seat, xy(place), names[chest.path], names[chest.content]))
        return True

    def refuse_map(self, state: State, place: PackedCell) -> Refusal | None:
        """Refuse all goals once the chest "no more plans" is open (ME-43, R-91)."""
        effects = state.kit.effects
        for chest in chests_of(state).opened:
            if effects[chest.content] == "no-plans":
                return refuse("ME-43", "no-more-plans", cell=xy(place))
        return None

    def view(self, state: State, sight: Sight) -> ChestsView:
        return view_chests(state, sight)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        assert isinstance(event, ChestEvent)  # noqa: S101 - it records no other
        return redact_chest(event, sight)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Restore the chests from the view; deal those that the seat has not seen."""
        complete_chests(view, state, stream)

    def position(self, state: State) -> Iterable[str]:
        return chest_lines(state)

    def read_position(self, state: State, words: list[str]) -> None:
        read_chests(state, words)


TREASURE_CHESTS: Final = TreasureChests()
