"""All that a device keeps about its owner, as a server gives it to a guest."""

from contextlib import suppress

from saboteur.local.documents import TableDocument
from saboteur.local.owner import HERE
from saboteur.local.tables import LocalTables
from saboteur.table.career import packed
from saboteur.table.models import StoredGuest
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire


def own_data(guest: StoredGuest, tables: LocalTables) -> wire.OwnData:
    """Return it; what can't be read is left out, and so is what opens a game that is not over."""
    owner, kept = tables.owner, sorted(tables.keeping.readable(), key=lambda each: each.created)
    return wire.OwnData(
        id=guest.id,
        nickname=guest.nickname,
        portrait=guest.portrait,
        preferences=owner.preferences,
        created=owner.created,
        seen=owner.created,
        devices=(),
        passkeys=(),
        seats=tuple(seat for table in kept for seat in _seats(table)),
        talk=tuple(said for table in kept for said in _talk(table.table.code, tables)),
        notes=tuple(note for table in kept for note in _notes(table.table.code, tables)),
        uploads=tuple(
            wire.OwnUpload(id=id_, created=record.created, record=record.record)
            for id_, record in tables.records.readable()
        ),
        reports=(),
        bans=(),
        post=wire.OwnPost(
            wishes=wire.Wishes(), mailbox=None, awaited=None, subscriptions=(), letters=()
        ),
        orders=(),
        holidays=(),
        tallies=tuple(
            wire.OwnTally(
                table=game.code,
                ruleset=game.ruleset,
                seats=game.seats,
                ended=game.ended,
                points=game.result.points,
                won=game.result.won,
                left=game.left,
                tally=packed(game.tally),
            )
            for game in tables.careers.games()
        ),
    )


def _seats(document: TableDocument) -> tuple[wire.OwnSeat, ...]:
    table = document.table
    mine: list[tuple[int | None, str | None]] = [
        (seat, who.name) for seat, who in document.sitters.items() if who.guest == HERE
    ]
    return tuple(
        wire.OwnSeat(
            table=table.code,
            ruleset=table.ruleset,
            stage=table.stage,
            created=document.created,
            host=table.host == HERE,
            seat=seat,
            name=name,
        )
        for seat, name in mine or [(None, None)]
    )


def _talk(code: str, tables: LocalTables) -> tuple[wire.OwnTalk, ...]:
    with suppress(FrozenTable):
        return tuple(
            wire.OwnTalk(
                table=code,
                number=said.line.number,
                at=said.at,
                seat=said.line.seat,
                kind=said.line.kind,
                phrase=said.line.phrase,
                about=said.line.about,
                place=said.line.at,
                claim=said.line.claim,
                text=said.line.text,
            )
            for said in tables.keeping.talk.said.read(code)
            if said.line.guest  # bots are nobody's
        )
    return ()


def _notes(code: str, tables: LocalTables) -> tuple[wire.OwnNote, ...]:
    with suppress(FrozenTable):
        return tables.keeping.talk.noted(code)
    return ()
