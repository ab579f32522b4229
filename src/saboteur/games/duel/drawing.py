"""Drawing cards; in solo, broken tools and rockfalls act at once (D-47, D-48)."""

from saboteur.games.duel.operations import apply_drawn_rockfall, apply_drawn_tool, draw_openly
from saboteur.games.duel.state import State
from saboteur.games.operations import draw_card


def draw(state: State, seat: int, count: int) -> None:
    """Draw ``count`` cards or all that are left; nothing is reshuffled (D-10, R-182)."""
    for _ in range(count):
        while state.table.left and _strikes(state, seat):
            pass
        if state.table.left:
            draw_card(state, seat)


def _strikes(state: State, seat: int) -> bool:
    """Apply the top card of the pile if it takes effect when drawn in solo (R-117).

    Return whether it does; another card is then drawn in its place.
    """
    kit = state.kit
    effect = kit.effects[state.table.pile[state.table.left - 1]]
    if not kit.solo or effect not in ("break", "rockfall"):
        return False
    card = draw_openly(state)
    if effect == "break":
        apply_drawn_tool(state, seat, card)
    else:
        apply_drawn_rockfall(state, seat, card)
    return True
