"""New goals: gold sacks, a dragon and a giant spider lie among five goals.

Eight goal cards replace the three of the base game (ME-24, R-82). Each round five of them lie
on the goal cells, the treasure and four others at random; three stay in the box, unseen (ME-25,
ME-32, R-83). A reached goal is turned over and oriented as in the base game (ME-26, R-86); of
several, the seat on turn chooses the order (ME-31, R-9, R-87). It stays as a path (ME-34). Its
effect applies to the seat on turn, whatever its role and marks. Nuggets are gained and paid in
public and kept whichever side wins the round (ME-33, R-85). A map shows these faces like any
other (ME-33).
"""

from typing import Final

from saboteur.games.classic.nugget_payments import can_pay, pay_or_trade
from saboteur.games.classic.operations import gain_nuggets
from saboteur.games.classic.part import Part
from saboteur.games.classic.round_setup import Setup
from saboteur.games.classic.scoring import treasure_missed
from saboteur.games.classic.state import NOBODY, State
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.geometry import PackedCell

EFFECTS: Final = ("sack", "dragon", "spider", "none")
"""The effects of goals, as named in the deck file."""


class NewGoals(Part):
    """A module that replaces the goal cards and applies their effects when they are turned over."""

    id = "new-goals"
    title = "New goals"
    data = "new-goals.toml"
    replaces = frozenset({"goal"})

    def set_up(self, setup: Setup) -> None:
        """Choose the treasure and random other goals, one for each goal cell (ME-25)."""
        kit = setup.kit
        for row in (kit.rows[card] for card in kit.goal_cards):
            if row.string("effect") not in EFFECTS:
                raise DeckError(f"{row}: the effect is one of {', '.join(EFFECTS)}")
        treasure = [card for card in kit.goal_cards if kit.treasure[card]]
        others = [card for card in kit.goal_cards if not kit.treasure[card]]
        others = setup.shuffled(others, "new-goals")
        beside = len(kit.goal_cells) - len(treasure)
        setup.goals = [*treasure, *others[:beside]]
        setup.goals_out = tuple(others[beside:])

    def goal_effect(self, state: State, place: PackedCell, card: int) -> bool:
        """Apply a goal's effect to the seat on turn (ME-26); a black stone has none (ME-30).

        Return whether a question is asked or the round has ended, so that nothing more is settled.
        """
        seat = state.stack[0].seat
        row = state.kit.rows[card]
        match row.string("effect"):
            case "sack":
                gain_nuggets(state, seat, row.number("value"))  # ME-27
                return False
            case "dragon":
                return not pay_dragon(state, seat)
            case "spider":
                treasure_missed(state)  # ME-29: the round ends as if it were out of reach
                return True
            case _:
                return False


def pay_dragon(state: State, seat: int) -> bool:
    """Pay one nugget to the supply; return whether it is paid (ME-28, R-85).

    A seat without wealth pays nothing. One that has only gold cards trades one first, and may be
    asked which (R-71).
    """
    return not can_pay(state, seat) or pay_or_trade(state, seat, NOBODY)


NEW_GOALS = NewGoals()
