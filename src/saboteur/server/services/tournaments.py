"""Tournament operations: pair a round, open its tables, replay or forfeit a table."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle
from time import time
from typing import Final, final

from saboteur.games.registry import ruleset
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import ApiError
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import TableStore
from saboteur.server.storage.tournament_rounds import (
    TournamentRoundRecord,
    TournamentRoundStore,
    TournamentTableRecord,
)
from saboteur.server.storage.tournaments import ParticipantRecord, TournamentRecord, TournamentStore
from saboteur.table.codes import new_code
from saboteur.table.lifecycle.table_factory import (
    PendingTable,
    new_tournament_table,
    with_free_code,
)
from saboteur.table.storage.models import SeatAssignment
from saboteur.table.storage.ports import StaleWrite
from saboteur.tournament.model import PairingHistory, PlayerChoice, TableSizeRule
from saboteur.tournament.pairing import draw_pairing
from saboteur.tournament.table_sizes import missing_people

MAX_ROUNDS: Final = 20
TABLE_SIZES: Final = range(2, 13)
SEED_BYTES: Final = 16


class InvalidGame(ValueError):
    """An offered game cannot be played in a tournament; the message says why."""


class InvalidState(ApiError, code="wrong-state", status=409):
    """The state of the tournament does not allow the action."""


class RoundNotFound(ApiError, code="no-tournament", status=404):
    """The tournament has no such round, or the round no such table."""


class NotEnoughPlayers(ApiError, code="too-few-players", status=409):
    """Too few players are present for a table; the reason says how many are missing."""


@final
class TournamentService:
    """Pairs rounds and opens their tables; all state is in the database."""

    def __init__(self, storage: TableStore, settings: Settings) -> None:
        self._settings = settings
        self.store: Final = TournamentStore(storage.database)
        self.rounds: Final = TournamentRoundStore(storage.database)

    def table_sizes(self, offer: wire.GameChoice) -> TableSizeRule:
        """Return the possible and preferred table sizes of an offer; raises ``InvalidGame``."""
        sizes, reason = [], ""
        for size in TABLE_SIZES:
            try:
                ruleset(offer.ruleset, size, offer.options, self._settings.deck)
            except ValueError as error:
                reason = str(error) if size == offer.seats else reason
            else:
                sizes.append(size)
        if offer.seats not in sizes:
            raise InvalidGame(reason)
        return TableSizeRule(tuple(sizes), offer.seats)

    def missing_players(
        self, tournament: TournamentRecord, people: Sequence[ParticipantRecord]
    ) -> int:
        """Return how many more players must be present before a round can be paired."""
        counts = Counter(each.game_choice for each in people if each.is_present)
        offers = range(len(tournament.game_choices))
        size_rules = [self.table_sizes(offer) for offer in tournament.game_choices]
        return missing_people([counts[offer] for offer in offers], counts[None], size_rules)

    async def pair_round(self, tournament: TournamentRecord) -> None:
        """Pair the next round; a round that was paired but not opened is paired again.

        Raises ``InvalidState``, ``NotEnoughPlayers``, or ``StaleWrite`` if the tournament was
        changed concurrently.
        """
        if tournament.is_over:
            raise InvalidState("the tournament is over")
        rounds = await self.rounds.rounds(tournament.id)
        opened_rounds = [
            tournament_round
            for tournament_round in rounds
            if tournament_round.opened_at is not None
        ]
        tables_in_play = sum(tournament_round.tables_in_play for tournament_round in opened_rounds)
        if tables_in_play:
            raise InvalidState(
                f"{tables_in_play} tables are still in play: wait for them or forfeit them"
            )
        if len(opened_rounds) >= MAX_ROUNDS:
            raise InvalidState(f"a tournament has at most {MAX_ROUNDS} rounds")
        people = [each for each in await self.store.participants(tournament.id) if each.is_present]
        seed = secrets.token_hex(SEED_BYTES)
        pairing = await asyncio.to_thread(
            draw_pairing,
            [PlayerChoice(str(each.number), each.game_choice) for each in people],
            [self.table_sizes(offer) for offer in tournament.game_choices],
            PairingHistory.from_pairings(
                tournament_round.as_pairing() for tournament_round in opened_rounds
            ),
            seed,
            await self._blocked_pairs(people),
        )
        if not pairing.tables:
            raise NotEnoughPlayers(
                f"more people are needed for a table: {self.missing_players(tournament, people)}"
            )
        await self.rounds.replace_pairing(tournament, len(opened_rounds) + 1, pairing, seed)

    async def open_round(self, tournament: TournamentRecord, round_number: int) -> None:
        """Create the tables of a round, with seats assigned and cards dealt.

        Raises ``InvalidState``, ``RoundNotFound``, or ``StaleWrite`` if the tournament was changed
        concurrently.
        """
        tournament_round = await self._find_round(tournament, round_number)
        if tournament_round.opened_at is not None:
            raise InvalidState("the tables of this round are open already")
        people = await self._require_present(
            tournament, [each for t in tournament_round.tables for each in t.participants]
        )
        pending_tables = {
            table.number: self._pending_table(tournament, table, people)
            for table in tournament_round.tables
        }

        async def write(_: str) -> None:
            tables = {
                number: (each.with_code(new_code()), each.assignments)
                for number, each in pending_tables.items()
            }
            await self.rounds.open_round(tournament, round_number, tables, time())

        await with_free_code(new_code, write)

    async def replay_table(
        self, tournament: TournamentRecord, round_number: int, table_number: int
    ) -> None:
        """Replace an aborted or forfeited table of the last round by a new one.

        Raises the same exceptions as ``open_round``.
        """
        tournament_round, table = await self._find_table(tournament, round_number, table_number)
        last_round = (await self.rounds.rounds(tournament.id))[-1]
        if tournament_round.number != last_round.number or table.outcome in (None, "over"):
            raise InvalidState(
                "only a table of the last round without a result can be played again"
            )
        pending = self._pending_table(
            tournament, table, await self._require_present(tournament, table.participants)
        )

        async def write(code: str) -> None:
            await self.rounds.reopen_table(
                tournament, round_number, table, pending.with_code(code), pending.assignments
            )

        await with_free_code(new_code, write)

    async def forfeit_table(
        self, tournament: TournamentRecord, round_number: int, table_number: int
    ) -> None:
        """Exclude a table from the standings, so that the next round need not wait for it.

        Raises ``InvalidState`` if the table is not being played, or ``RoundNotFound``.
        """
        _, table = await self._find_table(tournament, round_number, table_number)
        if table.code is None or table.outcome is not None:
            raise InvalidState("the table is not in play")
        try:
            await self.rounds.forfeit_table(tournament.id, round_number, table_number)
        except StaleWrite:
            raise InvalidState("the table is no longer in play") from None

    # --- Helpers ------------------------------------------------------------------------

    async def _find_round(
        self, tournament: TournamentRecord, round_number: int
    ) -> TournamentRoundRecord:
        for tournament_round in await self.rounds.rounds(tournament.id):
            if tournament_round.number == round_number:
                return tournament_round
        raise RoundNotFound("the tournament has no such round")

    async def _find_table(
        self, tournament: TournamentRecord, round_number: int, table_number: int
    ) -> tuple[TournamentRoundRecord, TournamentTableRecord]:
        tournament_round = await self._find_round(tournament, round_number)
        for table in tournament_round.tables:
            if table.number == table_number:
                return tournament_round, table
        raise RoundNotFound("the round has no such table")

    async def _require_present(
        self, tournament: TournamentRecord, numbers: Sequence[int]
    ) -> Mapping[int, ParticipantRecord]:
        people = {each.number: each for each in await self.store.participants(tournament.id)}
        absent = [people[each].name for each in numbers if not people[each].is_present]
        if absent:
            raise InvalidState(f"no longer present: {', '.join(absent)}; pair the round again")
        return people

    async def _blocked_pairs(self, people: Sequence[ParticipantRecord]) -> set[frozenset[str]]:
        numbers = {each.guest_id: str(each.number) for each in people if each.guest_id is not None}
        pairs = await self.store.blocked_pairs(list(numbers))
        return {frozenset(numbers[guest] for guest in pair) for pair in pairs}

    def _pending_table(
        self,
        tournament: TournamentRecord,
        table: TournamentTableRecord,
        people: Mapping[int, ParticipantRecord],
    ) -> PendingTable:
        offer = tournament.game_choices[table.game_choice]
        config = wire.NewTable(
            ruleset=offer.ruleset,
            seats=len(table.participants),
            options=offer.options,
            clock=tournament.clock,
            chat=tournament.chat,
        )
        players = [people[each] for each in table.participants]
        return new_tournament_table(
            config,
            tournament.organiser,
            _assign_seats(players, tournament.organiser),
            self._settings,
        )


def _assign_seats(people: Sequence[ParticipantRecord], organiser: str) -> dict[int, SeatAssignment]:
    """Return the seat assignments of a table.

    Players without a device share one (hotseat) with a player who has one, or the organiser.
    """
    devices = cycle([each.guest_id for each in people if each.guest_id is not None] or [organiser])
    return {
        seat: SeatAssignment(each.name, guest=each.guest_id)
        if each.guest_id is not None
        else SeatAssignment(each.name, guest=next(devices), is_hotseat=True)
        for seat, each in enumerate(people)
    }
