"""``Swarm``: many games of one rule set side by side, decision by decision or to the end."""

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset as compiled
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.type_checks import check_type
from saboteur.play.game import Game as ReferenceGame
from saboteur.swarm.box_registry import box_spec_of
from saboteur.swarm.box_spec import BoxSpec
from saboteur.swarm.chance import choose_index, draw_choice_words
from saboteur.swarm.compilation import require_package
from saboteur.swarm.devices import CpuDevice, Device, DeviceArray, PythonDevice
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_SEAT, OVER, NumpyArray

FAST: Final = "fast"
REFERENCE: Final = "reference"
DEALS: Final = (FAST, REFERENCE)
DEVICES: Final = ("cpu", "cuda", "python")


class Swarm:
    """Many games of one rule set.

    The arrays that ``legal``, ``look``, ``mask`` and ``observe`` return are overwritten by the next
    call of the same method. On ``cuda`` they are arrays in GPU memory.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        games: the number of games.
        device: ``"cpu"``, ``"cuda"``, or ``"python"``, which compiles nothing.
        seed: the seed of all games.
        options: the rule options.
        deck: the text of a custom deck file.
        deals: ``"fast"`` deals by the swarm's own random numbers (``chance``). With
            ``"reference"`` game ``n`` is the one that ``saboteur.new`` deals for ``seed_of(n)``.

    Raises:
        NotInSwarm: only the reference engine plays this rule set.
        ValueError: another argument is unknown or impossible.
    """

    def __init__(
        self,
        ruleset: str,
        seats: int,
        games: int,
        *,
        device: str = "cpu",
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        deals: str = FAST,
    ) -> None:
        check_type("games", games, (int,), "a whole number")
        check_type("seed", seed, (int,), "a whole number")
        if games < 1:
            raise ValueError(f"a swarm has at least one game, not {games}")
        if deals not in DEALS:
            raise ValueError(f"there are no deals {deals!r}; they are {', '.join(DEALS)}")
        self._set_up(compiled(ruleset, seats, options, deck), games, device, seed, deals)
        self._games = self._device.make_games(games)
        self.reset()

    def _set_up(self, rules: AnyRuleSet, games: int, device: str, seed: int, deals: str) -> None:
        """Set all attributes except the game records, from the arguments of the constructor."""
        self.box = box_spec_of(rules)
        tables = self.box.build_tables(rules, reference_deals=deals == REFERENCE)
        self._adapter = self.box.make_adapter(rules, tables)
        self.size = games
        self.seats = rules.seats
        self.seed = seed
        self.device = device
        self.deals = deals
        self.actions = tables.move_count
        """The number of moves of the rule set, which are numbered from 0."""
        self._tables = tables
        self._device = _make_device(device, self.box)
        self._next_number = 0
        self._make_arrays()

    def __repr__(self) -> str:
        return (
            f"Swarm({self._adapter.rules.id!r}, seats={self.seats}, games={self.size}, "
            f"device={self.device!r}, seed={self.seed}, deals={self.deals!r})"
        )

    def __eq__(self, other: object) -> bool:
        """Whether rules, deals and all games are the same; the device does not matter."""
        if not isinstance(other, Swarm):
            return NotImplemented
        return self._content() == other._content()

    __hash__ = None  # type: ignore[assignment] # the games change

    def _content(self) -> tuple[Any, ...]:
        rules = self._adapter.rules
        settings = (rules.id, self.seats, dict(rules.options), rules.deck)
        records = self._device.dump_records(self._games)
        return settings, self.size, self.seed, self.deals, self._next_number, records

    def __getstate__(self) -> tuple[str, tuple[Any, ...]]:
        """Return the settings and the records, so that copies and pickles are independent."""
        return self.device, self._content()

    def __setstate__(self, state: tuple[str, tuple[Any, ...]]) -> None:
        device, (settings, size, seed, deals, next_number, records) = state
        self._set_up(compiled(*settings), size, device, seed, deals)
        self._games = self._device.load_records(records)
        self._next_number = next_number

    def compile(self) -> None:
        """Compile all loops now instead of each at its first call; the games do not change."""
        probe = copy(self)
        probe.look()
        probe.mask()
        probe.observe()
        probe.play(probe.random())
        probe.play(np.full(self.size, -1))
        probe.finish()

    def _make_arrays(self) -> None:
        """Make all arrays except the large ones that are needed only on demand."""
        device = self._device
        self._device_tables = device.make_rule_tables(self._tables)
        self._moves, self._counts = self._make_move_lists()
        self._legal = (self._moves, self._counts)
        self._chosen = device.zeros((self.size,), "i4")
        self._illegal = device.zeros((self.size,), "i8")
        self._decision_counts = device.zeros((self.size,), "i8")
        self._finish_moves = device.zeros((MAX_MOVES,), "i4")
        self._choice_words = device.zeros((4,), "i8")
        self._scratch = device.zeros((self.box.scratch_size,), "i8")
        self._legal_is_current = False
        self._observation_arrays: tuple[DeviceArray, DeviceArray] | None = None
        self._look_arrays: (
            tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, DeviceArray] | None
        ) = None
        self._mask_arrays: tuple[DeviceArray, DeviceArray, DeviceArray] | None = None

    def _make_move_lists(self) -> tuple[DeviceArray, DeviceArray]:
        """Return empty arrays for the numbers of the legal moves and for their counts."""
        moves = self._device.zeros((self.size, MAX_MOVES), "i4", by_place=True)
        return moves, self._device.zeros((self.size,), "i8")

    def _make_observation_arrays(self) -> tuple[DeviceArray, DeviceArray]:
        """Return empty arrays for the cells and the facts of observations."""
        layout, zeros = self.box.layout, self._device.zeros
        return (
            zeros((self.size, layout.cell_count), layout.cell_dtype, by_place=True),
            zeros((self.size, layout.fact_count), "u1", by_place=True),
        )

    # Playing.

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deal new games in place of the marked ones, or of all games.

        Args:
            which: a boolean for each game.

        Raises:
            ValueError: the number of booleans is not the number of games.
        """
        wanted = np.ones(self.size, bool) if which is None else np.asarray(which, bool)
        if wanted.shape != (self.size,):
            raise ValueError(f"mark {self.size} games, not {wanted.shape}")
        numbers = np.full(self.size, -1, np.int64)
        count = int(wanted.sum())
        numbers[wanted] = np.arange(self._next_number, self._next_number + count)
        self._next_number += count
        game_numbers = self._device.to_device(numbers)
        self._run_changing(
            "deal", self._games, self._device_tables, self.seed, game_numbers, self._scratch
        )
        self._deal_waiting_rounds()

    def legal(self) -> tuple[DeviceArray, DeviceArray]:
        """Return the numbers of the legal moves of every game, and their counts.

        Returns:
            An array of move numbers by game, and an array of their counts. A game that is over or
            has to continue in the reference engine (``beyond``) has none.
        """
        if not self._legal_is_current:
            self._legal = (self._moves, self._counts)
            self._device.run("list", self._games, self._device_tables, *self._legal)
            self._legal_is_current = True
        return self._legal

    def random(self) -> DeviceArray:
        """Return the number of a random legal move of every game; -1 where there is none."""
        moves, counts = self.legal()
        self._device.run("choose", self._games, moves, counts, self._chosen, self._choice_words)
        return self._chosen

    def play(self, chosen: DeviceArray) -> None:
        """Play one move in every game.

        Args:
            chosen: the number of a legal move by game; -1 leaves a game as it is.

        Raises:
            ValueError: a move is not legal, or the number of moves is not that of games. Nothing is
                played then.
        """
        device = self._device
        if chosen is not self._chosen:
            chosen = device.to_device(np.asarray(chosen, np.int32))
            if len(chosen) != self.size:
                raise ValueError(f"choose {self.size} moves, not {len(chosen)}")
            self._check_legal(chosen)
        self._run_changing("play", self._games, self._device_tables, chosen, self._scratch)
        self._deal_waiting_rounds()

    def _check_legal(self, chosen: DeviceArray) -> None:
        moves, counts = self.legal()
        self._device.run("check", moves, counts, chosen, self._illegal)
        illegal = np.flatnonzero(self._device.to_numpy(self._illegal, "i8"))
        if len(illegal):
            index = int(illegal[0])
            number = int(self._device.to_numpy(chosen, "i4")[index])
            raise ValueError(f"move {number} is not legal in game {index}")

    def finish(self) -> int:
        """Play every game at random to the end.

        Games that leave the window are finished by the reference engine, with the same random
        choices.

        Returns:
            The number of decisions.
        """
        decisions = 0
        while True:
            self._run_changing(
                "finish",
                self._games,
                self._device_tables,
                self._decision_counts,
                self._finish_moves,
                self._choice_words,
                self._scratch,
            )
            decisions += int(self._device.to_numpy(self._decision_counts, "i8").sum())
            if not self._deal_waiting_rounds():
                break
        return decisions + sum(map(self._finish_in_reference, np.flatnonzero(self.beyond).tolist()))

    def _finish_in_reference(self, index: int) -> int:
        record = self._device.get_record(self._games, index)
        before, words = record.moves, [0] * 4
        rules = self._adapter.rules
        state = self.box.positions.to_state(self._adapter, record, self.seed_of(record.number))
        while state.stack:
            legal = rules.legal_moves(state)
            draw_choice_words(record, words)
            rules.play(state, legal[choose_index(record, len(legal), words)])
            record.moves += 1
        self.box.positions.store_result(self._adapter, state, record)
        self._device.put_record(self._games, index, record)
        return record.moves - before

    def branch(self, sources: npt.ArrayLike) -> None:
        """Replace game i by a copy of game ``sources[i]``, for all i.

        Args:
            sources: an index for each game.

        Raises:
            ValueError: an index is out of range, or their number is not the number of games.
        """
        wanted = np.asarray(sources, np.int64)
        if wanted.shape != (self.size,) or wanted.min() < 0 or wanted.max() >= self.size:
            raise ValueError(f"name {self.size} games, from 0 to {self.size - 1}")
        self._games = self._device.copy_records(self._games, wanted)
        self._legal_is_current = False

    def _run_changing(self, loop: str, *arrays: object) -> None:
        """Run a loop that changes the games; the lists of legal moves become stale."""
        self._legal_is_current = False
        self._device.run(loop, *arrays)

    def _deal_waiting_rounds(self) -> bool:
        """Deal the rounds that wait for the reference engine; return whether there were any."""
        if not self._tables.reference_deals:
            return False
        waiting = np.flatnonzero(
            self._device.read_field(self._games, "stage") == AWAITING_DEAL
        ).tolist()
        for index in waiting:
            record = self._device.get_record(self._games, index)
            self._adapter.deal_round(record, self.seed_of(record.number))
            self._device.put_record(self._games, index, record)
        return bool(waiting)

    # Observing.

    def observe(self) -> tuple[DeviceArray, DeviceArray]:
        """Return the observation of each decider.

        Returns:
            Bits for each cell of the pane, and a row of facts, by game.
        """
        if self._observation_arrays is None:
            self._observation_arrays = self._make_observation_arrays()
        self._device.run("observe", self._games, self._device_tables, *self._observation_arrays)
        return self._observation_arrays

    def look(self) -> tuple[DeviceArray, DeviceArray, DeviceArray]:
        """Return observations and legal moves, computed in one pass.

        Returns:
            Cells and facts as by ``observe``, and the legal moves as bits: move n is bit n % 8 of
            byte n // 8.
        """
        if self._look_arrays is None:
            marks = self._device.zeros((self.size, -(-self.actions // 8)), "u1")
            self._look_arrays = (*self._make_move_lists(), *self._make_observation_arrays(), marks)
        moves, counts, cells, facts, bits = self._look_arrays
        self._device.run("look", self._games, self._device_tables, *self._look_arrays)
        self._legal, self._legal_is_current = (moves, counts), True
        return cells, facts, bits

    def mask(self) -> DeviceArray:
        """Return an array with a 1 at the number of each legal move of every game."""
        moves, counts = self.legal()
        if self._mask_arrays is None:
            self._mask_arrays = (
                *self._make_move_lists(),
                self._device.zeros((self.size, self.actions), "u1"),
            )
        self._device.run("mask", moves, counts, *self._mask_arrays)
        return self._mask_arrays[-1]

    @property
    def facts(self) -> tuple[str, ...]:
        """The name of every entry in the row of facts."""
        names = self._adapter.kit.names
        return self.box.layout.fact_names([names[card] for card in self._adapter.cards])

    @property
    def deciders(self) -> NumpyArray:
        """The seat that has to decide in each game; -1 when the game is over."""
        found = self._device.read_field(self._games, "decider")
        return np.where(self.over, NO_SEAT, found)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """A mask of the games that are over."""
        found: npt.NDArray[np.bool_] = self._device.read_field(self._games, "stage") == OVER
        return found

    @property
    def beyond(self) -> npt.NDArray[np.bool_]:
        """A mask of the games that have to continue in the reference engine."""
        flags: npt.NDArray[np.bool_] = self._device.read_field(self._games, "beyond") != 0
        return flags & ~self.over

    @property
    def rounds(self) -> NumpyArray:
        """The round of each game, from 1."""
        return self._device.read_field(self._games, "round")

    def field(self, name: str) -> NumpyArray:
        """Return a field of all records, hidden information included.

        Args:
            name: a field that ``box.game`` declares.

        Returns:
            Its value by game.
        """
        return self._device.read_field(self._games, name)

    @property
    def scores(self) -> NumpyArray:
        """The nuggets of each seat of each game. This includes hidden information."""
        found: NumpyArray = self.box.compute_scores(self.field, self.seats)
        return found

    @property
    def grades(self) -> tuple[int, ...]:
        """The nuggets from which each better grade starts, for solo games (D-50)."""
        return tuple(getattr(self._adapter.kit, "grades", ()))

    @property
    def winners(self) -> npt.NDArray[np.bool_]:
        """A mask of the winning seats by game; all false before the end of a game."""
        won: npt.NDArray[np.bool_] = self.box.find_winners(self.scores)
        return won & self.over[:, None]

    # The reference engine.

    def seed_of(self, number: int) -> str:
        """Return the seed of game ``number`` in the reference engine."""
        return f"{self.seed}/{number}"

    def game(self, which: int) -> ReferenceGame:
        """Return game ``which`` as a game of the reference engine, in the same state."""
        record = self._device.get_record(self._games, which)
        seed = self.seed_of(record.number)
        state = self.box.positions.to_state(self._adapter, record, seed)
        return ReferenceGame(self._adapter.rules, state, [], seed, origin="a swarm")

    def set_up(self, which: int, position: str) -> None:
        """Set game ``which`` to a position printed by ``Game.position`` of the reference engine."""
        before = self._device.get_record(self._games, which)
        state = self._adapter.rules.parse_position(position)
        record = self.box.positions.to_record(self._adapter, state)
        record.seed, record.number, record.moves = before.seed, before.number, before.moves
        self._device.put_record(self._games, which, record)
        self._legal_is_current = False

    def text(self, which: int, number: int) -> str:
        """Return the text of move ``number`` in game ``which``, in the notation of moves."""
        text: str = self._adapter.move_of(number, self._device.get_record(self._games, which)).text
        return text

    def number(self, text: str) -> int:
        """Return the number of a move.

        Args:
            text: the move in the notation of the reference engine.

        Returns:
            Its number, the same in every game of the rule set.

        Raises:
            ValueError: the text is no move of the rule set.
        """
        found: int = self._adapter.move_number(self._adapter.rules.parse_move(text))
        return found


def _make_device(name: str, box: BoxSpec) -> Device:
    if name not in DEVICES:
        raise ValueError(f"there is no device {name!r}; they are {', '.join(DEVICES)}")
    if name == "cuda":
        require_package("numba_cuda", "swarm-cuda")
        from saboteur.swarm.cuda import CudaDevice  # noqa: PLC0415 - needs an optional package

        return CudaDevice(box)
    return PythonDevice(box) if name == "python" else CpuDevice(box)
