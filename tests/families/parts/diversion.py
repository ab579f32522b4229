"""Answers of the module diversion: the path laid last is moved."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.modules.diversion import PathDiverted
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid, PathRemoved
from saboteur.play.game import Game
from tests.families.base import Shown
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.part import PartAnswers
from tests.families.position_lines import Spot


class DiversionAnswers(PartAnswers):
    """Answers about the diversion: the order in which paths were laid is stored, and public."""

    view_keys = {
        "options.diversion_target": RULES,
        "modules.diversion": TABLE,
        "modules.diversion.type": RULES,
        "modules.diversion.cells": "everybody saw the cards being laid",
    }
    event_fields = {"PathDiverted(seat, card, from_cell, to_cell, turned)": TABLE}

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that the stored cells have cards and none is stored twice."""
        cells = [word for words in facts.parts.get("diversion", []) for word in words]
        assert len(cells) == len(set(cells))
        lying = {f"{x},{y}" for x, y in facts.maze}
        assert set(cells) <= lying

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        """Return handlers that update the cells of cards laid, removed and moved."""
        cells: list[Spot] = []
        log.memory["diversion"] = cells

        def began(event: RoundBegan) -> None:
            cells.clear()

        def laid(event: PathLaid) -> None:
            cells.append(event.cell)

        def removed(event: PathRemoved) -> None:
            if event.cell in cells:
                cells.remove(event.cell)

        def diverted(event: PathDiverted) -> None:
            log.play(event.seat)
            before, after = event.from_cell, event.to_cell
            assert log.lift(before) == event.card
            assert after not in log.maze
            log.maze[after] = (event.card, event.turned)
            log.laid = after
            cells.remove(before)
            cells.append(after)

        return {RoundBegan: began, PathLaid: laid, PathRemoved: removed, PathDiverted: diverted}

    def shown(self, log: ClassicLog) -> Shown:
        """Return the stored cells; with the option ``strict_last`` nothing is stored."""
        if log.options["diversion_target"] == "strict_last":
            return {}
        return {"cells": [list(spot) for spot in log.memory["diversion"]]}


ANSWERS = DiversionAnswers()
