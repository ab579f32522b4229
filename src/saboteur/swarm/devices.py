"""Where a swarm lives: on the processor, in plain Python, or on a graphics card (``cuda``)."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from saboteur.swarm import machine
from saboteur.swarm.box import Box
from saboteur.swarm.record import AnyGame, Numbers, Record, layout

Array = Any
"""An array of the device: NumPy's, lists, or the graphics card's."""


class Device(ABC):
    """Makes arrays for a box, runs loops over them, and shows them to the processor."""

    def __init__(self, box: Box) -> None:
        """Learn what a record is."""
        self.box = box

    @abstractmethod
    def games(self, many: int) -> Array:
        """Make so many records."""

    @abstractmethod
    def tables(self, tables: Record) -> Array:
        """Lay the tables ready, in a row of one."""

    @abstractmethod
    def zeros(self, shape: tuple[int, ...], kind: str, *, by_place: bool = False) -> Array:
        """Make an array of small numbers, on a graphics card place by place if so wished.

        There, neighbouring threads write side by side then, which is faster.
        """

    @abstractmethod
    def array(self, numbers: Numbers) -> Array:
        """Bring an array here."""

    @abstractmethod
    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - each loop has its own
        """Run a loop of ``loops`` by its name, without ``_all``."""

    @abstractmethod
    def numbers(self, array: Array, kind: str) -> Numbers:
        """Show an array to the processor."""

    @abstractmethod
    def field(self, games: Array, name: str) -> Numbers:
        """Show one field of all records."""

    @abstractmethod
    def get(self, games: Array, which: int) -> AnyGame:
        """Return a record in plain Python."""

    @abstractmethod
    def put(self, games: Array, which: int, game: AnyGame) -> None:
        """Replace a record."""

    @abstractmethod
    def copied(self, games: Array, sources: Numbers) -> Array:
        """Return copies of some records, one for each source."""


class Plain(Device):
    """Plain Python: slow, and one can step through it."""

    def games(self, many: int) -> list[AnyGame]:
        """Make so many records."""
        return [self.box.game() for _ in range(many)]

    def tables(self, tables: Record) -> list[Record]:
        """Lay the tables ready."""
        return [tables]

    def zeros(
        self,
        shape: tuple[int, ...],
        kind: str,
        *,
        by_place: bool = False,  # noqa: ARG002 - lists lie as they lie
    ) -> list[Any]:
        """Make lists of zeros."""
        found: list[Any] = np.zeros(shape, kind).tolist()
        return found

    def array(self, numbers: Numbers) -> list[Any]:
        """Make a list."""
        found: list[Any] = numbers.tolist()
        return found

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - as above
        """Run a loop as it stands there."""
        machine.plain(self.box)[f"{loop}_all"](*arrays)

    def numbers(self, array: Array, kind: str) -> Numbers:
        """Show lists as an array."""
        return np.array(array, kind)

    def field(self, games: Sequence[AnyGame], name: str) -> Numbers:
        """Show one field of all records."""
        return np.array([getattr(game, name) for game in games])

    def get(self, games: Sequence[AnyGame], which: int) -> AnyGame:
        """Return the record itself."""
        return games[which]

    def put(self, games: list[AnyGame], which: int, game: AnyGame) -> None:
        """Replace a record."""
        games[which] = game

    def copied(self, games: Sequence[AnyGame], sources: Numbers) -> list[AnyGame]:
        """Copy records."""
        return [deepcopy(games[source]) for source in sources.tolist()]


class Processor(Device):
    """One core, with compiled loops."""

    def __init__(self, box: Box) -> None:
        """Begin without records."""
        super().__init__(box)
        self._left = self.games(0)

    def games(self, many: int) -> Numbers:
        """Make so many records."""
        return np.zeros(many, layout(self.box.game))

    def tables(self, tables: Record) -> Numbers:
        """Lay the tables ready."""
        row = np.zeros(1, layout(self.box.tables))
        tables.write(row[0])
        return row

    def zeros(
        self,
        shape: tuple[int, ...],
        kind: str,
        *,
        by_place: bool = False,  # noqa: ARG002 - one game comes after the other
    ) -> Numbers:
        """Make an array of zeros."""
        return np.zeros(shape, kind)

    def array(self, numbers: Numbers) -> Numbers:
        """Make sure that the numbers lie side by side."""
        return np.ascontiguousarray(numbers)

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - as above
        """Run a compiled loop."""
        machine.processor(self.box)[f"{loop}_all"](*arrays)

    def numbers(self, array: Array, kind: str) -> Numbers:  # noqa: ARG002 - it has its own
        """Show the array itself."""
        found: Numbers = array
        return found

    def field(self, games: Numbers, name: str) -> Numbers:
        """Show one field of all records."""
        return games[name]

    def get(self, games: Numbers, which: int) -> AnyGame:
        """Read a record."""
        game = self.box.game()
        game.read(games[which])
        return game

    def put(self, games: Numbers, which: int, game: AnyGame) -> None:
        """Write a record."""
        game.write(games[which])

    def copied(self, games: Numbers, sources: Numbers) -> Numbers:
        """Copy records: into those left behind the last time, and as bare bytes.

        NumPy would copy fields one by one, and fresh memory costs more than the copying.
        """
        copies = self._left if self._left.shape == sources.shape else self.games(len(sources))
        bare = f"V{games.itemsize}"
        np.take(games.view(bare), sources, out=copies.view(bare), mode="clip")
        self._left = games
        return copies
