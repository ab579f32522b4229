"""``Swarm``: many games of one rule set side by side, decision by decision or to their ends."""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset as compiled
from saboteur.kernel.given import must_be
from saboteur.play.game import Game as ReferenceGame
from saboteur.swarm.box import Box
from saboteur.swarm.boxes import box_of
from saboteur.swarm.chance import choose, prepare_choice
from saboteur.swarm.devices import Array, Device, Plain, Processor
from saboteur.swarm.machine import need
from saboteur.swarm.record import DEAL, NOBODY, OVER, Numbers

FAST: Final = "fast"
REFERENCE: Final = "reference"
DEALS: Final = (FAST, REFERENCE)
DEVICES: Final = ("cpu", "cuda", "python")


class Swarm:
    """Many games of one rule set.

    What ``legal``, ``look``, ``mask`` and ``observe`` return is written over by their next call. On
    ``cuda`` these are arrays of the graphics card.
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
        """Deal so many games.

        ``deals`` is ``fast`` (``chance``), or ``reference``: then game ``n`` is the one that
        ``saboteur.new`` deals for the seed that ``seed_of(n)`` names. A rule set that only the
        reference plays raises ``NotInSwarm``.
        """
        must_be("games", games, (int,), "a whole number")
        must_be("seed", seed, (int,), "a whole number")
        if games < 1:
            raise ValueError(f"a swarm has at least one game, not {games}")
        if deals not in DEALS:
            raise ValueError(f"there are no deals {deals!r}; they are {', '.join(DEALS)}")
        rules = compiled(ruleset, seats, options, deck)
        self.box = box_of(rules)
        self._reference = self.box.reference(rules, reference_deals=deals == REFERENCE)
        tables = self._reference.tables
        self.size = games
        self.seats = seats
        self.seed = seed
        self.actions = tables.moves
        """How many numbers of moves there are."""
        self._tables = tables
        self._device = _device(device, self.box)
        self._next = 0
        self._make()
        self.reset()

    def _make(self) -> None:
        """Make all arrays but those that are large and seldom asked for."""
        device = self._device
        self._games = device.games(self.size)
        self._rules = device.tables(self._tables)
        self._moves, self._counts = self._lists()
        self._legal = (self._moves, self._counts)
        self._chosen = device.zeros((self.size,), "i4")
        self._illegal = device.zeros((self.size,), "i8")
        self._played = device.zeros((self.size,), "i8")
        self._list = device.zeros((self.box.moves,), "i4")
        self._words = device.zeros((4,), "i8")
        self._scratch = device.zeros((self.box.scratch,), "i8")
        self._listed = False
        self._seen: tuple[Array, Array] | None = None
        self._looked: tuple[Array, Array, Array, Array, Array] | None = None
        self._masks: tuple[Array, Array, Array] | None = None

    def _lists(self) -> tuple[Array, Array]:
        """Make room for the legal moves: their numbers, and how many there are."""
        moves = self._device.zeros((self.size, self.box.moves), "i4", by_place=True)
        return moves, self._device.zeros((self.size,), "i8")

    def _sights(self) -> tuple[Array, Array]:
        """Make room for observations."""
        rows, columns = self.box.pane
        return (
            self._device.zeros((self.size, rows * columns), self.box.cell_type, by_place=True),
            self._device.zeros((self.size, self.box.facts), "u1", by_place=True),
        )

    # Playing.

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Deal new games in place of those that are marked; of all, if nothing is said."""
        wanted = np.ones(self.size, bool) if which is None else np.asarray(which, bool)
        if wanted.shape != (self.size,):
            raise ValueError(f"mark {self.size} games, not {wanted.shape}")
        numbers = np.full(self.size, -1, np.int64)
        many = int(wanted.sum())
        numbers[wanted] = np.arange(self._next, self._next + many)
        self._next += many
        dealt = self._device.array(numbers)
        self._run("deal", self._games, self._rules, self.seed, dealt, self._scratch)
        self._deal_waiting()

    def legal(self) -> tuple[Array, Array]:
        """List the legal moves of every game: their numbers, and how many there are.

        None where the game is over, or where the reference has to go on (``beyond``).
        """
        if not self._listed:
            self._legal = (self._moves, self._counts)
            self._device.run("list", self._games, self._rules, *self._legal)
            self._listed = True
        return self._legal

    def random(self) -> Array:
        """Choose a legal move of every game at random; -1 where there is none."""
        moves, counts = self.legal()
        self._device.run("choose", self._games, moves, counts, self._chosen, self._words)
        return self._chosen

    def play(self, chosen: Array) -> None:
        """Play one move in every game; -1 leaves a game as it is.

        If one of them is not legal, ``ValueError`` names it and nothing is played.
        """
        device = self._device
        if chosen is not self._chosen:
            chosen = device.array(np.asarray(chosen, np.int32))
            if len(chosen) != self.size:
                raise ValueError(f"choose {self.size} moves, not {len(chosen)}")
            self._check(chosen)
        self._run("play", self._games, self._rules, chosen, self._scratch)
        self._deal_waiting()

    def _check(self, chosen: Array) -> None:
        moves, counts = self.legal()
        self._device.run("check", moves, counts, chosen, self._illegal)
        illegal = np.flatnonzero(self._device.numbers(self._illegal, "i8"))
        if len(illegal):
            which = int(illegal[0])
            number = int(self._device.numbers(chosen, "i4")[which])
            raise ValueError(f"move {number} is not legal in game {which}")

    def finish(self) -> int:
        """Play every game at random to its end, and return how many decisions that took.

        What is beyond the window is played by the reference, with the same chance for each move.
        """
        decisions = 0
        while True:
            self._run(
                "finish", self._games, self._rules, self._played, self._list, self._words,
                self._scratch,
            )  # fmt: skip
            decisions += int(self._device.numbers(self._played, "i8").sum())
            if not self._deal_waiting():
                break
        return decisions + sum(map(self._finish_beyond, np.flatnonzero(self.beyond).tolist()))

    def _finish_beyond(self, which: int) -> int:
        record = self._device.get(self._games, which)
        before, words = record.moves, [0] * 4
        rules = self._reference.rules
        state = self.box.restore(self._reference, record, self.seed_of(record.number))
        while state.stack:
            legal = rules.legal_moves(state)
            prepare_choice(record, words)
            rules.play(state, legal[choose(record, len(legal), words)])
            record.moves += 1
        self.box.conclude(self._reference, state, record)
        self._device.put(self._games, which, record)
        return record.moves - before

    def branch(self, sources: npt.ArrayLike) -> None:
        """Let every game go on from a copy of another: game i from game ``sources[i]``."""
        wanted = np.asarray(sources, np.int64)
        if wanted.shape != (self.size,) or wanted.min() < 0 or wanted.max() >= self.size:
            raise ValueError(f"name {self.size} games, from 0 to {self.size - 1}")
        self._games = self._device.copied(self._games, wanted)
        self._listed = False

    def _run(self, loop: str, *arrays: object) -> None:
        """Run a loop that changes the games."""
        self._listed = False
        self._device.run(loop, *arrays)

    def _deal_waiting(self) -> bool:
        """Let the reference deal the rounds that wait for it; whether there were any."""
        if not self._tables.reference_deals:
            return False
        waiting = np.flatnonzero(self._device.field(self._games, "stage") == DEAL).tolist()
        for which in waiting:
            record = self._device.get(self._games, which)
            self._reference.deal(record, self.seed_of(record.number))
            self._device.put(self._games, which, record)
        return bool(waiting)

    # Looking.

    def observe(self) -> tuple[Array, Array]:
        """Show what each decider sees: bits for each cell of the pane, and the row of facts."""
        if self._seen is None:
            self._seen = self._sights()
        self._device.run("observe", self._games, self._rules, *self._seen)
        return self._seen

    def look(self) -> tuple[Array, Array, Array]:
        """Show what each decider sees, and mark the legal moves with bits, all in one pass.

        Cells and facts are as ``observe`` shows them. Move n is bit n % 8 of byte n // 8.
        """
        if self._looked is None:
            marks = self._device.zeros((self.size, -(-self.actions // 8)), "u1")
            self._looked = (*self._lists(), *self._sights(), marks)
        moves, counts, *shown = self._looked
        self._device.run("look", self._games, self._rules, *self._looked)
        self._legal, self._listed = (moves, counts), True
        return shown[0], shown[1], shown[2]

    def mask(self) -> Array:
        """Mark the legal moves of every game with 1, by their numbers."""
        moves, counts = self.legal()
        if self._masks is None:
            self._masks = (
                *self._lists(),
                self._device.zeros((self.size, self.actions), "u1"),
            )
        self._device.run("mask", moves, counts, *self._masks)
        return self._masks[-1]

    @property
    def facts(self) -> tuple[str, ...]:
        """The name of every place in the row of facts."""
        kit = self._reference.kit
        found: tuple[str, ...] = self.box.fact_names(
            [kit.names[card] for card in self._reference.cards]
        )
        return found

    @property
    def deciders(self) -> Numbers:
        """The seat that each game asks, -1 where none."""
        found = self._device.field(self._games, "decider")
        return np.where(self.over, NOBODY, found)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        found: npt.NDArray[np.bool_] = self._device.field(self._games, "stage") == OVER
        return found

    @property
    def beyond(self) -> npt.NDArray[np.bool_]:
        """Which games must go on in the reference."""
        flags: npt.NDArray[np.bool_] = self._device.field(self._games, "beyond") != 0
        return flags & ~self.over

    @property
    def rounds(self) -> Numbers:
        """The round of each game, from 1."""
        return self._device.field(self._games, "round")

    def field(self, name: str) -> Numbers:
        """Show a field of all records (``box.game`` names them): the authority's knowledge."""
        return self._device.field(self._games, name)

    @property
    def scores(self) -> Numbers:
        """The nuggets of each seat of each game. The authority's knowledge."""
        found: Numbers = self.box.scores(self.field, self.seats)
        return found

    @property
    def grades(self) -> tuple[int, ...]:
        """The nuggets from which each better grade begins, for who plays alone (D-50)."""
        return tuple(getattr(self._reference.kit, "grades", ()))

    @property
    def winners(self) -> npt.NDArray[np.bool_]:
        """Which seats have won; nobody before the end."""
        won: npt.NDArray[np.bool_] = self.box.winners(self.scores)
        return won & self.over[:, None]

    # The reference.

    def seed_of(self, number: int) -> str:
        """Return the seed of the reference that belongs to the game with a number."""
        return f"{self.seed}/{number}"

    def game(self, which: int) -> ReferenceGame:
        """Return a game of the reference that stands where one of these stands."""
        record = self._device.get(self._games, which)
        seed = self.seed_of(record.number)
        state = self.box.restore(self._reference, record, seed)
        return ReferenceGame(self._reference.rules, state, [], seed, origin="a swarm")

    def set_up(self, which: int, position: str) -> None:
        """Let a game go on from a position of the reference, as ``Game.position`` prints it."""
        before = self._device.get(self._games, which)
        state = self._reference.rules.parse_position(position)
        record = self.box.load(self._reference, state)
        record.seed, record.number, record.moves = before.seed, before.number, before.moves
        self._device.put(self._games, which, record)
        self._listed = False

    def text(self, which: int, number: int) -> str:
        """Write a move of a game as the reference writes it."""
        text: str = self._reference.move(number, self._device.get(self._games, which)).text
        return text

    def number(self, text: str) -> int:
        """Return the number of a move; raises ``ValueError`` if there is none."""
        found: int = self._reference.number(self._reference.rules.parse_move(text))
        return found


def _device(name: str, box: Box) -> Device:
    if name not in DEVICES:
        raise ValueError(f"there is no device {name!r}; they are {', '.join(DEVICES)}")
    if name == "cuda":
        need("numba_cuda", "swarm-cuda")
        from saboteur.swarm.cuda import Graphics  # noqa: PLC0415 - it needs a package of its own

        return Graphics(box)
    return Plain(box) if name == "python" else Processor(box)
