"""Thousands of whole games for ``make soak``; ``SOAK_GAMES`` sets how many."""

from collections import Counter

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.property import invariants
from tests.property.public_log import check_log_agrees_with_view, follow_public_log
from tests.sampling import (
    PLAY_STYLES,
    RULE_SETS,
    SeededRandom,
    Setting,
    begin,
    choose,
    family,
    random_setting,
    soak_game_count,
)
from tests.secrecy import invariants as secrecy

BATCHES = 50
"""Number of tests that share the games of a box, so that parallel workers finish together."""

BASE = [setting for setting in RULE_SETS if setting.ruleset == "saboteur"]
BOXES_BY_FAMILY = {
    "classic": ("saboteur", "saboteur2"),
    "duel": ("duel",),
    "lost-mines": ("lost-mines",),
    "dark-cave": ("dark-cave",),
}
"""The boxes from which the games of a test are drawn, with any modules they have."""


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_invariants_hold_in_many_base_games(batch: int) -> None:
    for number in range(batch, soak_game_count(), BATCHES):
        play_through(
            BASE[number % len(BASE)], f"soak/{number}", PLAY_STYLES[number // len(BASE) % 2]
        )


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("lot", BOXES_BY_FAMILY)
def test_invariants_hold_in_random_rule_sets(lot: str, batch: int) -> None:
    for number in range(batch, soak_game_count() // 2, BATCHES):
        setting = random_setting(BOXES_BY_FAMILY[lot], number)
        play_through(setting, f"{lot}/{number}", PLAY_STYLES[number // BATCHES % 2])


def play_through(setting: Setting, seed: str, style: str) -> None:
    """Play a game to its end and check the invariants, most of them at random positions."""
    rules = setting.rules()
    answers = family(rules)
    log = answers.public_log(rules)
    game, events = begin(rules, seed)
    dice = SeededRandom(f"{seed}/{style}")
    past: list[tuple[Game, str]] = []
    met: Counter[str] = Counter()
    while True:
        follow_public_log(log, stream(rules, events, PUBLIC))
        invariants.texts_name_moves(game)
        if not dice.randbelow(8):
            check_log_agrees_with_view(log.shown(), game.view(PUBLIC).to_dict())
            answers.check_components(game)
            invariants.one_seat_decides(game)
            invariants.lays_agree_with_the_rulebook(game)
        if not dice.randbelow(10):
            past.append((game.clone(), game.digest()))
        asked = answers.decision_kind(game)
        met[asked] += 1
        if not dice.randbelow(150) or (met[asked] == 1 and not dice.randbelow(3)):
            check_expensive_invariants(game, dice, style)
        if game.over:
            break
        events = game.play(choose(game, dice, style))
    assert len(game.moves) <= answers.max_moves(rules)
    for copy, digest in past:
        assert copy.digest() == digest
    again = setting.new(seed)
    for move in game.moves:
        again.play(str(move))
    assert again.digest() == game.digest()


def check_expensive_invariants(game: Game, dice: SeededRandom, style: str) -> None:
    """Check the expensive invariants, those of secrecy for one seat."""
    family(game.rules).check_story(game)
    seat = dice.randbelow(game.seats)
    world = game.determinise(seat, str(dice.randbelow(1000)))
    secrecy.cannot_tell(game, world, seat)
    secrecy.is_possible(game, world, seat)
    secrecy.streams_part_at_news(game.clone(), world, seat, dice, style)
    question = dice.randbelow(20)
    if question == 0:  # this and the last test every move that can be written
        invariants.listed_means_unexplained(game)
    elif question < 6:
        invariants.every_move_can_be_played(game)
    elif question < 10:
        invariants.position_is_the_state(game, dice)
    elif question < 14:
        invariants.refusals_change_nothing(game, dice, 10)
    elif question < 19:
        invariants.asking_changes_nothing(game)
    elif game.decider is not None:
        secrecy.same_refusals(game, game.determinise(game.decider, "soak"))
