"""Views as messages: one module per family."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from saboteur.games.classic import view as classic_view
from saboteur.games.dark_cave import view as dark_cave_view
from saboteur.games.duel import view as duel_view
from saboteur.games.lost_mines import view as lost_mines_view
from saboteur.protocol.views import classic, dark_cave, duel, lost_mines
from saboteur.protocol.views.view import GameView

_MESSAGES: Final[Mapping[type, Callable[[Any], GameView]]] = {
    classic_view.View: classic.view_message,
    dark_cave_view.View: dark_cave.view_message,
    duel_view.View: duel.view_message,
    lost_mines_view.View: lost_mines.view_message,
}


def view_message(view: Any) -> GameView:  # noqa: ANN401 - each family has its own view
    """Return a view as a message.

    Raises ``ValidationError`` if the fields of the message and of the view differ.
    """
    return _MESSAGES[type(view)](view)
