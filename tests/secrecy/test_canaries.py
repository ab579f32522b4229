"""Every card has a unique name, which must not occur where the card is secret.

The games are played with a deck file in which each copy of each card is its own kind, called
``zq-…-qz``, and each gold card has its own value, 770001 and up, so far apart that no nuggets added
to one make another.
"""

import json
import re
from contextlib import suppress
from typing import Final

import pytest

from saboteur.kernel.event import Event
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.sampling import (
    PLAIN_SETS,
    RULE_SETS,
    SeededRandom,
    Setting,
    begin,
    choose,
    family,
    game_from_position,
    sampled_rule_sets,
    sampled_seats,
    seed_for,
)

CANARY: Final = re.compile(r"zq-.*?-qz|77\d{4}")


def canaries(text: str) -> set[str]:
    return set(CANARY.findall(text))


def deal(setting: Setting, seed: str) -> tuple[Game, tuple[Event, ...]]:
    deck = family(setting.rules()).canary_deck(setting.rules())
    return begin(setting.rules(deck), seed)


@sampled_rule_sets("no_secret_is_named_in_a_view_or_a_stream")
def test_no_secret_is_named_in_a_view_or_a_stream(setting: Setting) -> None:
    game, events = deal(setting, seed_for("canary"))
    watching: tuple[Sight, ...] = (*sampled_seats(game, f"canary/{setting}"), PUBLIC)
    secrets = {sight: family(game.rules).secret_names(game, sight) for sight in watching}
    for sight in watching:
        check_view_names_no_secret(game, sight, secrets[sight])
        check_events_name_no_secret(game, events, sight, secrets[sight])
    dice = SeededRandom(seed_for("canary"))
    while not game.over:
        round_ = game.round
        move = choose(game, dice, "eager")
        events = game.play(move)
        for sight in watching:
            before, after = secrets[sight], family(game.rules).secret_names(game, sight)
            secrets[sight] = after
            if game.round == round_:
                check_events_name_no_secret(game, events, sight, before & after)
            else:
                old, new = split_at_new_round(game, events)
                told = set() if move.verb == "pass" else canaries(str(move))
                told.update(
                    *(family(game.rules).revealed_secrets(game.rules, e, sight) for e in old)
                )
                check_events_name_no_secret(game, old, sight, before - told)
                check_events_name_no_secret(game, new, sight, after)
            if not dice.randbelow(3) or game.over:
                check_view_names_no_secret(game, sight, after)
        if not dice.randbelow(20):
            seat = dice.randbelow(game.seats)
            world = game.determinise(seat, "canary")
            family(game.rules).check_components(world)
            assert json.dumps(world.view(seat).to_dict()) == json.dumps(game.view(seat).to_dict())


@pytest.mark.soak
@pytest.mark.parametrize("setting", RULE_SETS, ids=str)
def test_no_secret_is_named_in_any_rule_set(setting: Setting) -> None:
    """All rule sets, since only a canary reveals a view with a field too many."""
    test_no_secret_is_named_in_a_view_or_a_stream(setting)


def check_view_names_no_secret(game: Game, sight: Sight, secrets: frozenset[str]) -> None:
    """Assert that the view and, for the decider, its legal moves and rejections name no secret."""
    view = game.view(sight)
    assert not canaries(json.dumps(view.to_dict())) & secrets
    if game.decider == sight:
        assert not canaries(repr(game.legal_moves())) & secrets
        for answer in ("agree", "stop"):  # to questions that are not asked
            with suppress(MalformedMove):
                assert not canaries(repr(game.explain(answer))) & secrets


def check_events_name_no_secret(
    game: Game, events: tuple[Event, ...], sight: Sight, secrets: frozenset[str]
) -> None:
    for event in stream(game.rules, events, sight):
        assert not canaries(repr(event)) & secrets, f"{event!r} for {sight}"


def split_at_new_round(
    game: Game, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Split the events where the cards are dealt again, since the secrets change there."""
    (place,) = [
        number for number, event in enumerate(events) if family(game.rules).begins_round(event)
    ]
    return events[:place], events[place:]


def test_canaries_are_present_for_lawful_viewers() -> None:
    """Checks the other tests: the names that they search for occur where they may be seen."""
    boxes = dict.fromkeys(setting.ruleset for setting in PLAIN_SETS)
    dice = SeededRandom(seed_for("canaries"))
    for box in boxes:
        setting = dice.choice([setting for setting in PLAIN_SETS if setting.ruleset == box])
        game, events = deal(setting, "canary")  # a goal that is still hidden; in solo none is
        assert len(canaries(repr(events))) >= 3 * setting.seats
        for seat in range(game.seats):
            secrets = family(game.rules).secret_names(game, seat)
            own = canaries(json.dumps(game.view(seat).to_dict()))
            assert own
            assert not own & secrets
            others = set(range(game.seats)) - {seat}
            assert all(own <= family(game.rules).secret_names(game, other) for other in others)
        everything = canaries(game.position())
        secrets = family(game.rules).secret_names(game, "public")
        assert everything == {name for name in secrets if CANARY.fullmatch(name)}
        assert canaries(game_from_position(game.rules, game.position()).position()) == everything
