"""Games that reach a wanted position, and data folders of a server that contain them.

Nothing is mocked: all seats cooperate to reach the position. Seeds are tried until the deal allows
it. The server loads its tables from the logs of these games.
"""

import asyncio
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import saboteur
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.offline.document_store import DocumentStore
from saboteur.offline.local_user import LOCAL_USER_ID, LocalUser
from saboteur.offline.table_store import LocalTableStore
from saboteur.play.game import Game, new_game
from saboteur.protocol.messages import ClockMode
from saboteur.server.http.auth import create_guest
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_table_store
from saboteur.table.seating import bot_assignment
from saboteur.table.storage.models import (
    STAGE_OVER,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)

OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
NICKNAME: Final = "Žižka"
NONCE: Final = "nonce"
MAX_MOVES: Final = 400
"""Maximum number of moves of a random game before the next deal is tried."""
Tracks = frozenset[frozenset[str]]
Cell = tuple[int, int]


def _tracks() -> dict[str, Tracks]:
    deck = tomllib.loads((files("saboteur.games.data") / "saboteur.toml").read_text("utf-8"))
    return {
        row["kind"]: frozenset(frozenset(track.split("-")) for track in row["tracks"])
        for row in deck["path"]
    }


TRACKS: Final = _tracks()


def tracks(card: str, *, turned: bool) -> Tracks:
    """Return the sets of connected edges of a path card in this orientation."""
    if not turned:
        return TRACKS[card]
    return frozenset(frozenset(OPPOSITE[edge] for edge in track) for track in TRACKS[card])


@dataclass(frozen=True)
class Dig:
    """Plan step: lay a card that connects the ``joined`` edges and none of the ``closed`` ones."""

    cell: Cell
    joined: str
    closed: str = ""

    def fits(self, card: str) -> bool:
        return card in TRACKS and any(self.lies(card, turned=way) for way in (False, True))

    def lies(self, card: str, *, turned: bool) -> bool:
        found = tracks(card, turned=turned)
        return any(set(self.joined) <= track for track in found) and not any(
            set(self.closed) & track for track in found
        )

    def made_by(self, move: Move) -> bool:
        return (
            move.verb == "lay"
            and move.cell == self.cell
            and self.lies(move.card, turned=move.turned)
        )


@dataclass(frozen=True)
class Block(Dig):
    """Plan step: lay a card whose ``joined`` edges are open, but dead ends."""

    def lies(self, card: str, *, turned: bool) -> bool:
        return {frozenset(edge) for edge in self.joined} <= tracks(card, turned=turned)


@dataclass(frozen=True)
class Use:
    """Plan step: play an action card, written as in the notation, e.g. ``broken-pick 2``."""

    text: str

    def fits(self, card: str) -> bool:
        return card == self.text.split(" ")[0]

    def made_by(self, move: Move) -> bool:
        return move.text == f"play {self.text}"


Step = Dig | Use
Wanted = Callable[[Game], bool]


def asked(kind: str) -> Wanted:
    """Return a predicate for games in which a question of the kind ``kind`` is asked."""
    return lambda game: game.decider is not None and game.view(game.decider).asked == kind


def can(move: str) -> Wanted:
    """Return a predicate for games in which a legal turn begins with the text ``move``."""
    return lambda game: (
        asked("turn")(game) and any(each.text.startswith(move) for each in game.legal_moves())
    )


def digs(move: Move) -> float:
    return move.verb == "lay"


def goes_east(move: Move) -> float:
    """Return a preference for ``by_lot``: lay, else step, to the east; do not end the round."""
    if move.verb == "propose-end":
        return -1
    return {"lay": 20, "step": 10}.get(move.verb, 0) + (move.cell[0] if move.cell else 0)


def reach(
    plan: Iterable[Step],
    wanted: Wanted,
    *,
    seats: int = 3,
    options: Mapping[str, OptionValue] | None = None,
) -> Game:
    """Return a game at a wanted position, which all seats reach by following the plan."""
    for number in count():
        game = saboteur.new("saboteur", seats=seats, seed=f"deal {number}", options=options)
        steps = list(plan)
        while game.round == 1 and not game.over and not wanted(game):
            assert game.decider is not None
            if game.view(game.decider).asked != "turn":
                break
            game.play(_towards(steps, game))
        if game.round == 1 and not steps and wanted(game):
            return game
    raise AssertionError


def _towards(steps: list[Step], game: Game) -> Move:
    """Return the plan's next step if it is legal, else the discard that the plan misses least."""
    moves = game.legal_moves()
    made = next((move for move in moves if steps and steps[0].made_by(move)), None)
    if made:
        steps.pop(0)
        return made
    passes = [move for move in moves if move.verb == "pass"]
    return min(passes, key=lambda move: sum(step.fits(move.card) for step in steps))


def finished(seats: int = 3) -> Game:
    """Return a finished game in which all seats lay as far east as they can."""
    game = saboteur.new("saboteur", seats=seats, seed="to the end")
    while not game.over:
        moves = game.legal_moves()
        game.play(max(moves, key=lambda move: (move.cell or (-9, 0), move.text)))
    return game


def played_out(ruleset: str, seats: int) -> Game:
    """Return a whole game of random moves."""
    game = saboteur.new(ruleset, seats=seats, seed="played out")
    lot = Random(seats)  # noqa: S311 - it shuffles no cards
    while not game.over:
        moves = [move for move in game.legal_moves() if move.verb != "propose-end"]
        game.play(lot.choice(moves))
    return game


@dataclass(frozen=True)
class Seated:
    """A table in a data folder, and the token of its only guest."""

    code: str
    seat: int
    token: str
    game: Game


def keep(folder: Path, code: str, game: Game, seat: int) -> Seated:
    """Write a game into a data folder, with a guest at ``seat`` and novice bots at the others."""
    (token,) = seat_people(folder, code, game, [seat])
    return Seated(code, seat, token, game)


def seat_people(
    folder: Path, code: str, game: Game, people: Sequence[int], clock: ClockMode = "none"
) -> list[str]:
    """Write a game into a data folder; return the tokens of the guests at ``people``."""
    # Playwright runs an event loop in this thread.
    with ThreadPoolExecutor(1) as worker:
        return worker.submit(asyncio.run, _keep(folder, code, game, people, clock)).result()


async def _keep(
    folder: Path, code: str, game: Game, people: Sequence[int], clock: ClockMode
) -> list[str]:
    storage = await open_table_store(database_url(None, folder))
    guests = [await create_guest(storage, NICKNAME) for _ in people]
    seats = {seat: guest.id for seat, (guest, _) in zip(people, guests, strict=True)}
    table, sitters = _table(code, game, seats)
    await storage.add_table(replace(table, clock=clock), sitters)
    await storage.append_moves(code, _log(game), is_over=False)
    await storage.close()
    return [token for _, token in guests]


def _table(
    code: str, game: Game, people: Mapping[int, str]
) -> tuple[TableRecord, dict[int, SeatAssignment]]:
    """Return a table and its seats: the guests ``people``, the first as host, and novice bots."""
    table = TableRecord(
        code=code,
        ruleset=game.ruleset,
        seats=game.seats,
        options=dict(game.rules.options),
        deck=game.rules.deck,
        host=next(iter(people.values())),
        stage=STAGE_OVER if game.over else STAGE_PLAYING,
        deal=Deal(game.rules.revision, game.seed, NONCE),
    )
    seated = {seat: SeatAssignment(NICKNAME, guest=guest) for seat, guest in people.items()}
    return table, {seat: bot_assignment(seat, "novice") for seat in range(game.seats)} | seated


def _log(game: Game) -> list[MoveRecord]:
    deciders = [made.seat for made in game.record().moves]
    return [
        MoveRecord(number, decider, move.text, timed_out=False)
        for number, (decider, move) in enumerate(zip(deciders, game.moves, strict=True), 1)
    ]


def documents_of(games: Mapping[str, Game]) -> dict[str, str]:
    """Return the stored documents of a device whose local tables are ``games``.

    The device's owner has seat 0.
    """
    with ThreadPoolExecutor(1) as worker:
        return worker.submit(asyncio.run, _documents_of(games)).result()


async def _documents_of(games: Mapping[str, Game]) -> dict[str, str]:
    store: dict[str, bytes] = {}

    async def keep(changes: Mapping[str, bytes | None]) -> None:
        store.update({key: raw for key, raw in changes.items() if raw is not None})

    documents = DocumentStore({}, keep)
    owner = LocalUser(documents)
    await owner.update_guest(GuestRecord(LOCAL_USER_ID, NICKNAME, 0))
    keeping = LocalTableStore(documents, owner)
    for code, game in games.items():
        await keeping.add_table(*_table(code, game, {0: LOCAL_USER_ID}))
        await keeping.append_moves(
            code, _log(game), is_over=False, results={}, context=None, closes_window=False
        )
    return {key: raw.decode() for key, raw in store.items()}


def late(rules: AnyRuleSet, left: int, rounds: int = 1) -> Game:
    """Return a random game ``left`` moves before the end of ``rounds`` rounds."""
    lot = Random(left)  # noqa: S311 - it shuffles no cards
    game = new_game(rules, "late")
    while game.round <= rounds and not game.over:
        game.play(lot.choice([m for m in game.legal_moves() if m.verb != "propose-end"]))
    again = new_game(rules, "late")
    for move in game.moves[:-left]:
        again.play(move)
    return again


def by_lot(
    ruleset: str,
    wanted: Wanted,
    *,
    seats: int,
    liking: Callable[[Move], float] = lambda _: 0,
    first: int = 0,
) -> Game:
    """Return a game that reaches a wanted position by the moves that ``liking`` rates highest.

    Among equal ones a random move is made. For rare positions, ``first`` is the number of a deal
    that reaches it.
    """
    for number in count(first):
        game = saboteur.new(ruleset, seats=seats, seed=f"deal {number}")
        lot = Random(number)  # noqa: S311 - it shuffles no cards
        while not game.over and len(game.moves) < MAX_MOVES:
            if wanted(game):
                return game
            game.play(max(game.legal_moves(), key=lambda move: (liking(move), lot.random())))
    raise AssertionError
