"""Answers of the modules costume workshop and underground party."""

from collections.abc import Callable, Mapping
from typing import Any

from saboteur.games.classic.events import RoundBegan
from saboteur.games.classic.locations import LocationVisited
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.families.base import Shown
from tests.families.classic_log import ClassicLog
from tests.families.classic_position import Facts
from tests.families.classic_visibility import RULES, TABLE
from tests.families.parts.part import PartAnswers
from tests.families.position_lines import Spot


class LocationAnswers(PartAnswers):
    """Answers about a location: a face-up card from the beginning, visited once a round."""

    event_fields = {
        "LocationVisited(seat, location, cell)": TABLE,
        "RoleChanged(seat, role)": "the seat's own",
        "HiddenRoleChange(seat)": TABLE,
    }

    def __init__(self, part: str, spot: Spot) -> None:
        self.part = part
        self.spot = spot
        self.view_keys = {
            "options.both_locations": RULES,
            f"modules.{part}": TABLE,
            f"modules.{part}.type": RULES,
            f"modules.{part}.cell": TABLE,
            f"modules.{part}.visitor": TABLE,
            "role_peeks.type": RULES,
            "role_peeks.seat": "the seat's own",
            "role_peeks.role": "the seat's own: a role that it has had (R-192)",
            "role_peeks.stale": "the seat's own",
        }

    def check_components(self, game: Game, facts: Facts) -> None:
        """Assert that the card is still on its cell."""
        assert facts.maze[self.spot] == (self.part, False)

    def listen(self, log: ClassicLog) -> Mapping[type[Event], Callable[[Any], None]]:
        log.memory[self.part] = None

        def began(event: RoundBegan) -> None:
            log.maze[self.spot] = (self.part, False)
            log.memory[self.part] = None

        def visited(event: LocationVisited) -> None:
            if event.location == self.part:
                assert event.cell == self.spot
                assert log.memory[self.part] is None
                log.memory[self.part] = event.seat

        return {RoundBegan: began, LocationVisited: visited}

    def shown(self, log: ClassicLog) -> Shown:
        """Return the location's cell and its visitor, if any."""
        return {"cell": list(self.spot), "visitor": log.memory[self.part]}
