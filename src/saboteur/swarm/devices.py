"""Devices of a swarm: compiled code on the CPU, plain Python, or a GPU (``cuda``)."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from saboteur.swarm import compilation
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.numpy_record import GameRecord, NumpyArray, NumpyRecord, record_dtype

DeviceArray = Any
"""An array of a device: a NumPy array, a list, or an array in GPU memory."""


class Device(ABC):
    """Makes arrays for a box, runs loops over them, and copies them to and from NumPy."""

    def __init__(self, box: BoxSpec) -> None:
        self.box = box

    @abstractmethod
    def make_games(self, count: int) -> DeviceArray:
        """Return ``count`` game records, all zero."""

    @abstractmethod
    def make_rule_tables(self, tables: NumpyRecord) -> DeviceArray:
        """Return the tables as an array of one row."""

    @abstractmethod
    def zeros(self, shape: tuple[int, ...], dtype: str, *, by_place: bool = False) -> DeviceArray:
        """Return an array of zeros.

        ``by_place`` stores it place by place on a GPU, where neighbouring threads then write to
        neighbouring addresses, which is faster; other devices ignore it.
        """

    @abstractmethod
    def to_device(self, numbers: NumpyArray) -> DeviceArray:
        """Copy a NumPy array to the device; return the array of the device."""

    @abstractmethod
    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - each loop has its own
        """Run the function ``{loop}_all`` of the module ``loops``, as this device implements it."""

    @abstractmethod
    def to_numpy(self, array: DeviceArray, dtype: str) -> NumpyArray:
        """Return an array of the device as a NumPy array."""

    @abstractmethod
    def read_field(self, games: DeviceArray, name: str) -> NumpyArray:
        """Return one field of all records."""

    @abstractmethod
    def get_record(self, games: DeviceArray, index: int) -> GameRecord:
        """Return a record as a Python object."""

    @abstractmethod
    def put_record(self, games: DeviceArray, index: int, game: GameRecord) -> None:
        """Replace the record at ``index`` by ``game``."""

    @abstractmethod
    def dump_records(self, games: DeviceArray) -> bytes:
        """Return all records as the bytes of NumPy records."""

    @abstractmethod
    def load_records(self, records: bytes) -> DeviceArray:
        """Return the records that ``dump_records`` wrote."""

    @abstractmethod
    def copy_records(self, games: DeviceArray, sources: NumpyArray) -> DeviceArray:
        """Return copies of the records at the indices ``sources``."""


class PythonDevice(Device):
    """Plain Python: slow, but a debugger can step through it."""

    def make_games(self, count: int) -> list[GameRecord]:
        return [self.box.game() for _ in range(count)]

    def make_rule_tables(self, tables: NumpyRecord) -> list[NumpyRecord]:
        return [tables]

    def zeros(
        self,
        shape: tuple[int, ...],
        dtype: str,
        *,
        by_place: bool = False,  # noqa: ARG002 - lists have one layout
    ) -> list[Any]:
        found: list[Any] = np.zeros(shape, dtype).tolist()
        return found

    def to_device(self, numbers: NumpyArray) -> list[Any]:
        found: list[Any] = numbers.tolist()
        return found

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - as above
        compilation.python_loops(self.box)[f"{loop}_all"](*arrays)

    def to_numpy(self, array: DeviceArray, dtype: str) -> NumpyArray:
        return np.array(array, dtype)

    def read_field(self, games: Sequence[GameRecord], name: str) -> NumpyArray:
        return np.array([getattr(game, name) for game in games])

    def get_record(self, games: Sequence[GameRecord], index: int) -> GameRecord:
        """Return the record itself, not a copy."""
        return games[index]

    def put_record(self, games: list[GameRecord], index: int, game: GameRecord) -> None:
        games[index] = game

    def dump_records(self, games: Sequence[GameRecord]) -> bytes:
        rows = np.zeros(len(games), record_dtype(self.box.game))
        for row, game in zip(rows, games, strict=True):
            game.write(row)
        return rows.tobytes()

    def load_records(self, records: bytes) -> list[GameRecord]:
        rows = np.frombuffer(records, record_dtype(self.box.game))
        games = self.make_games(len(rows))
        for row, game in zip(rows, games, strict=True):
            game.read(row)
        return games

    def copy_records(self, games: Sequence[GameRecord], sources: NumpyArray) -> list[GameRecord]:
        return [deepcopy(games[source]) for source in sources.tolist()]


class CpuDevice(Device):
    """One CPU core with compiled loops."""

    def __init__(self, box: BoxSpec) -> None:
        super().__init__(box)
        self._spare_records = self.make_games(0)

    def make_games(self, count: int) -> NumpyArray:
        return np.zeros(count, record_dtype(self.box.game))

    def make_rule_tables(self, tables: NumpyRecord) -> NumpyArray:
        row = np.zeros(1, record_dtype(self.box.rule_tables))
        tables.write(row[0])
        return row

    def zeros(
        self,
        shape: tuple[int, ...],
        dtype: str,
        *,
        by_place: bool = False,  # noqa: ARG002 - always stored game by game
    ) -> NumpyArray:
        return np.zeros(shape, dtype)

    def to_device(self, numbers: NumpyArray) -> NumpyArray:
        """Return the array, contiguous in memory."""
        return np.ascontiguousarray(numbers)

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - as above
        compilation.compile_cpu_loops(self.box)[f"{loop}_all"](*arrays)

    def to_numpy(self, array: DeviceArray, dtype: str) -> NumpyArray:  # noqa: ARG002 - the array has its own dtype
        """Return the array itself, not a copy."""
        found: NumpyArray = array
        return found

    def read_field(self, games: NumpyArray, name: str) -> NumpyArray:
        return games[name]

    def get_record(self, games: NumpyArray, index: int) -> GameRecord:
        game = self.box.game()
        game.read(games[index])
        return game

    def put_record(self, games: NumpyArray, index: int, game: GameRecord) -> None:
        game.write(games[index])

    def dump_records(self, games: NumpyArray) -> bytes:
        return games.tobytes()

    def load_records(self, records: bytes) -> NumpyArray:
        return np.frombuffer(records, record_dtype(self.box.game)).copy()

    def copy_records(self, games: NumpyArray, sources: NumpyArray) -> NumpyArray:
        """Copy records as raw bytes into the array that the previous call replaced, and return it.

        NumPy would copy field by field, and allocating fresh memory takes longer than copying. Do
        not use ``games`` afterwards: the next call writes into it.
        """
        copies = (
            self._spare_records
            if self._spare_records.shape == sources.shape
            else self.make_games(len(sources))
        )
        raw_dtype = f"V{games.itemsize}"
        np.take(games.view(raw_dtype), sources, out=copies.view(raw_dtype), mode="clip")
        self._spare_records = games
        return copies
