"""Invariants of whole games, and of legality at sampled positions.

A game is played once for all invariants; each has its own function (``invariants.py``), so a
failure says which one is broken. Listing, explaining and playing must agree on what is legal.
"""

from typing import Final

import pytest

import saboteur
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.property import invariants
from tests.property.public_log import check_log_agrees_with_view, follow_public_log
from tests.sampling import (
    SeededRandom,
    Setting,
    begin,
    choose,
    family,
    rare_games,
    sampled_games,
    sampled_positions,
    sampled_rule_sets,
    seed_for,
)

CHECK_LAYS_1_IN: Final = 5
"""In 1 of this many positions, all lays are compared with the slow implementation."""
PLAY_ALL_MOVES_1_IN: Final = 2
"""In 1 of this many positions, every legal move is played on a copy."""
EXPENSIVE_CHECKS_1_IN: Final = 6
"""In 1 of this many positions, every move that can be written is tested."""

per_rare_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in rare_games()]
)


@sampled_games("journeys")
def test_invariants_hold_from_deal_to_end(setting: Setting, style: str) -> None:
    seed = seed_for("journeys")
    rules = setting.rules()
    answers = family(rules)
    log = answers.public_log(rules)
    game, events = begin(rules, seed)
    dice = SeededRandom(f"{seed}/{style}")
    past: list[tuple[Game, str]] = []
    while True:
        follow_public_log(log, stream(rules, events, PUBLIC))
        check_log_agrees_with_view(log.shown(), game.view(PUBLIC).to_dict())
        invariants.one_seat_decides(game)
        invariants.texts_name_moves(game)
        answers.check_components(game)
        answers.check_story(game)
        if len(past) % CHECK_LAYS_1_IN == 0:
            invariants.lays_agree_with_the_rulebook(game)
        past.append((game.clone(), game.digest()))
        if game.over:
            break
        events = game.play(choose(game, dice, style))
    assert len(game.moves) <= answers.max_moves(rules)
    assert game.view("open").to_dict()["winners"] == list(game.winners)
    check_snapshots_unchanged(past)
    for copy, _ in past[:-1:10]:  # nor is the game changed by moves of its copies
        copy.play(choose(copy, dice, style))
    check_snapshots_unchanged(past[1:-1:10] + past[-1:])
    check_same_digests(setting, game, [digest for _, digest in past])


def check_snapshots_unchanged(past: list[tuple[Game, str]]) -> None:
    for copy, digest in past:
        assert copy.digest() == digest


def check_same_digests(setting: Setting, game: Game, digests: list[str]) -> None:
    """Assert that seed and moves alone decide the digests.

    Replays the game move by move, on a clone after each move, and from the record.
    """
    again = copy = setting.new(game.seed)
    assert again.digest() == digests[0]
    for move, digest in zip(game.moves, digests[1:], strict=True):
        copy = copy.clone()
        assert copy.legal_moves() == again.legal_moves()
        again.play(str(move))
        copy.play(move)
        assert again.digest() == digest
    assert copy.digest() == digests[-1]
    assert copy.moves == game.moves
    assert again.scores == game.scores
    assert again.winners == game.winners
    text = str(game.record())
    record = saboteur.loads(text)
    assert str(record) == text
    assert record.replay().digest() == digests[-1]
    assert len(set(digests)) == len(digests)  # every move changes the digest


@sampled_rule_sets("legality", 6)
def test_legal_moves_agree_with_explanations(setting: Setting) -> None:
    seed = seed_for("legality")
    dice = SeededRandom(seed)
    for number, game in enumerate(sampled_positions(setting.new(seed), seed, "eager", every=20)):
        invariants.lays_agree_with_the_rulebook(game)
        invariants.asking_changes_nothing(game)
        invariants.position_is_the_state(game, dice)
        if not game.over:
            invariants.absence_is_answered(game)
        if number % PLAY_ALL_MOVES_1_IN == 0:
            invariants.every_move_can_be_played(game)
        if number % EXPENSIVE_CHECKS_1_IN == 0:
            invariants.listed_means_unexplained(game)
            invariants.refusals_change_nothing(game, dice, 25)


@per_rare_game
def test_legal_moves_agree_with_explanations_in_rare_positions(game: Game) -> None:
    invariants.listed_means_unexplained(game)
    invariants.lays_agree_with_the_rulebook(game)
    invariants.every_move_can_be_played(game)
    invariants.position_is_the_state(game, SeededRandom(seed_for("position")))
