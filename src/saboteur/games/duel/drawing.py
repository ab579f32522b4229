"""Drawing cards; in solo, broken tools and rockfalls act at once (D-47, D-48)."""

from saboteur.games.duel.operations import (
    draw_aside,
    draw_card,
    draw_from_hand,
    suffer_rockfall,
    suffer_tool,
)
from saboteur.games.duel.state import State


def draw(state: State, seat: int, many: int) -> None:
    """Draw as far as the pile goes; the discard is never reshuffled (D-10, R-182)."""
    for _ in range(many):
        while state.table.left and _strikes(state, seat):
            pass
        if state.table.left:
            draw_card(state, seat)


def _strikes(state: State, seat: int) -> bool:
    """Let the top card act if it is one of those that strike in solo: another is drawn (R-117)."""
    if not is_forced(state, state.table.pile[state.table.left - 1]):
        return False
    suffer(state, seat, draw_aside(state))
    return True


def is_forced(state: State, card: int) -> bool:
    """Whether a card acts as soon as it is drawn."""
    return state.kit.solo and state.kit.effects[card] in ("break", "rockfall")


def suffer(state: State, seat: int, card: int) -> None:
    """Let a drawn broken tool or rockfall act."""
    if state.kit.effects[card] == "break":
        suffer_tool(state, seat, card)
    else:
        suffer_rockfall(state, seat, card)


def replace_forced(state: State, seat: int) -> None:
    """Solo: the opening hand too loses its broken tools and rockfalls, and is filled (R-117)."""
    forced = [card for card in state.table.hands[seat] if is_forced(state, card)]
    for card in forced:
        draw_from_hand(state, seat, card)
        suffer(state, seat, card)
    draw(state, seat, len(forced))
