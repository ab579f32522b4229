"""Predicts a game dealt by `saboteur play --seed`, and the decisions of its players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from saboteur.bots import bot
from saboteur.cli.commands.arguments import bot_seed
from saboteur.kernel.event import Event
from saboteur.play.match import BEFORE_THE_DEAL, Accepted, Match


@dataclass(frozen=True)
class Decision:
    """A decision of a player: what the seat knew, and its answer."""

    seat: int
    asked: str
    move: str
    role: str
    hand: tuple[str, ...]
    events: tuple[Event, ...]
    """The events that the seat got from the deal until now."""


def predict_decisions(
    seed: str, seats: int, people: tuple[int, ...], level: str = "novice"
) -> Iterator[Decision]:
    """Play a game in which bots stand in for the players; yield these players' decisions."""
    match = Match("saboteur", seats=seats, seed=seed, nonce="mirror")
    bots = {
        seat: bot(level, f"person {seat}") if seat in people else bot(level, bot_seed(seed, seat))
        for seat in range(seats)
    }
    told = dict.fromkeys(range(seats), BEFORE_THE_DEAL)
    while (seat := match.decider) is not None:
        view = match.view(seat)
        events = events_learnt(match, seat, told[seat])
        told[seat] = match.version
        move = bots[seat].choose(view, match.legal_moves(seat), events)
        if seat in people:
            known = events_learnt(match, seat, BEFORE_THE_DEAL)
            yield Decision(seat, view.asked, move.text, view.role, view.hand, known)
        assert isinstance(match.submit(seat, move.text, match.version), Accepted)


def events_learnt(match: Match, seat: int, since: int) -> tuple[Event, ...]:
    """Return the events that a seat got after version ``since``."""
    return tuple(event for step in match.stream(seat, since) for event in step.events)
