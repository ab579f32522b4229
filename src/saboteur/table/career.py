"""A career: what all games of a guest come to, by box, by role and by number of seats."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from saboteur.table.models import Result, Sitter, StoredTable
from saboteur.table.tallying import RoundTally, Tally
from saboteur.wire import messages as wire

MOST_GAMES: Final = 50
"""So many of his games a guest is shown, the latest."""
MOST_COUNTED: Final = 10
"""So many games are counted for one question; whoever asks again gets on."""
COUNTS: Final = ("right", "wrong", "seen_through", "slandered", "lies", "held", "goals")


@dataclass(frozen=True, slots=True)
class Tallied:
    """A game that a guest has played to its end."""

    code: str
    ruleset: str
    seats: int
    ended: float
    result: Result
    tally: Tally
    left: bool
    """Whether a bot sat in for him at the end."""


def own_seats(sitters: Mapping[int, Sitter]) -> dict[str, int]:
    """Return where each person sits himself, by public id; nobody counts who sits beside him."""
    return {
        who.guest: seat
        for seat, who in sitters.items()
        if who.guest is not None and not who.shared and not who.program
    }


def of_seat(table: StoredTable, who: Sitter, ended: float, tally: Tally) -> Tallied:
    """Return a game as it counts for whoever had a seat there."""
    return Tallied(
        code=table.code,
        ruleset=table.ruleset,
        seats=table.seats,
        ended=ended,
        result=who.result or Result(0, won=False),
        tally=tally,
        left=who.bot is not None,
    )


def box_of(ruleset: str) -> str:
    """Return the box of a rule set."""
    return ruleset.partition("+")[0]


def boxes(games: Sequence[Tallied]) -> tuple[wire.BoxCareer, ...]:
    """Add games up by box, the one that was played most first."""
    by_box: dict[str, list[Tallied]] = {}
    for game in games:
        by_box.setdefault(box_of(game.ruleset), []).append(game)
    ordered = sorted(by_box.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(_box(box, own) for box, own in ordered)


def latest(games: Iterable[Tallied]) -> tuple[wire.PlayedGame, ...]:
    """List games, the latest first."""
    ordered = sorted(games, key=lambda game: (-game.ended, game.code))
    return tuple(
        wire.PlayedGame(
            table=game.code,
            ruleset=game.ruleset,
            seats=game.seats,
            ended=game.ended,
            points=game.result.points,
            won=game.result.won,
            roles=tuple(each.role for each in game.tally.rounds if each.role is not None),
        )
        for game in ordered[:MOST_GAMES]
    )


def packed(tally: Tally) -> str:
    """Write a tally as a text, for those who keep it."""
    return msgspec.json.encode(tally).decode()


def unpacked(text: str) -> Tally:
    """Read it again."""
    return msgspec.json.decode(text, type=Tally)


def _box(box: str, games: Sequence[Tallied]) -> wire.BoxCareer:
    counts = {name: sum(getattr(game.tally, name) for game in games) for name in COUNTS}
    rounds = [each for game in games for each in game.tally.rounds]
    return wire.BoxCareer(
        box=box,
        games=len(games),
        won=sum(game.result.won for game in games),
        points=sum(game.result.points for game in games),
        best=max(game.result.points for game in games),
        left=sum(game.left for game in games),
        seats=_by_seats(games),
        roles=_by_role(rounds),
        **counts,
    )


def _by_seats(games: Iterable[Tallied]) -> tuple[wire.SeatsCareer, ...]:
    found: dict[int, list[Result]] = {}
    for game in games:
        found.setdefault(game.seats, []).append(game.result)
    return tuple(
        wire.SeatsCareer(
            seats=seats,
            games=len(own),
            won=sum(each.won for each in own),
            points=sum(each.points for each in own),
        )
        for seats, own in sorted(found.items())
    )


def _by_role(rounds: Iterable[RoundTally]) -> tuple[wire.RoleCareer, ...]:
    found: dict[str, list[RoundTally]] = {}
    for each in rounds:
        if each.role is not None:
            found.setdefault(each.role, []).append(each)
    ordered = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return tuple(
        wire.RoleCareer(
            role=role,
            rounds=len(own),
            won=sum(each.won for each in own),
            gold=sum(each.gold for each in own),
        )
        for role, own in ordered
    )
