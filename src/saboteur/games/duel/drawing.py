"""Drawing cards; in solo, broken tools and rockfalls act at once (D-47, D-48)."""

from saboteur.games.duel.operations import draw_openly, suffer_rockfall, suffer_tool
from saboteur.games.duel.state import State
from saboteur.games.operations import draw_card


def draw(state: State, seat: int, many: int) -> None:
    """Draw as far as the pile goes; the discard is never reshuffled (D-10, R-182)."""
    for _ in range(many):
        while state.table.left and _strikes(state, seat):
            pass
        if state.table.left:
            draw_card(state, seat)


def _strikes(state: State, seat: int) -> bool:
    """Let the top card act if it is one of those that strike in solo: another is drawn (R-117)."""
    kit = state.kit
    effect = kit.effects[state.table.pile[state.table.left - 1]]
    if not kit.solo or effect not in ("break", "rockfall"):
        return False
    card = draw_openly(state)
    if effect == "break":
        suffer_tool(state, seat, card)
    else:
        suffer_rockfall(state, seat, card)
    return True
