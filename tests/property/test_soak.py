"""Whole games in great number: `make soak`; SOAK_GAMES says how many in all."""

from collections import Counter

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.property import laws
from tests.property.test_journeys import agree, follow
from tests.secrecy import laws as secrecy
from tests.worlds import (
    RULE_SETS,
    STYLES,
    Dice,
    Setting,
    begin,
    choose,
    drawn_by_lot,
    family,
    soak_games,
)

PORTIONS = 50
"""The games of a box are shared out to so many tests, so that two workers end together."""

BASE = [setting for setting in RULE_SETS if setting.ruleset == "saboteur"]
LOTS = {
    "classic": ("saboteur", "saboteur2"),
    "duel": ("duel",),
    "lost-mines": ("lost-mines",),
    "dark-cave": ("dark-cave",),
}
"""Boxes that are drawn together by lot, with modules if they have any."""


@pytest.mark.soak
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_every_law_holds_in_games_of_the_base_game(portion: int) -> None:
    for number in range(portion, soak_games(), PORTIONS):
        play_through(BASE[number % len(BASE)], f"soak/{number}", STYLES[number // len(BASE) % 2])


@pytest.mark.soak
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("lot", LOTS)
def test_every_law_holds_in_rule_sets_drawn_by_lot(lot: str, portion: int) -> None:
    for number in range(portion, soak_games() // 2, PORTIONS):
        setting = drawn_by_lot(LOTS[lot], number)
        play_through(setting, f"{lot}/{number}", STYLES[number // PORTIONS % 2])


def play_through(setting: Setting, seed: str, style: str) -> None:
    """Play a game to its end and look at it again and again, each time in another way."""
    rules = setting.rules()
    answers = family(rules)
    log = answers.public_log(rules)
    game, events = begin(rules, seed)
    dice = Dice(f"{seed}/{style}")
    past: list[tuple[Game, str]] = []
    met: Counter[str] = Counter()
    while True:
        follow(log, stream(rules, events, PUBLIC))
        laws.texts_name_moves(game)
        if not dice.below(8):
            agree(log.shown(), game.view(PUBLIC).to_dict())
            answers.take_stock(game)
            laws.one_seat_decides(game)
            laws.lays_agree_with_the_rulebook(game)
        if not dice.below(10):
            past.append((game.clone(), game.digest()))
        asked = answers.asked(game)
        met[asked] += 1
        if not dice.below(150) or (met[asked] == 1 and not dice.below(3)):
            look_closer(game, dice, style)
        if game.over:
            break
        events = game.play(choose(game, dice, style))
    assert len(game.moves) <= answers.longest(rules)
    for copy, digest in past:
        assert copy.digest() == digest
    again = setting.new(seed)
    for move in game.moves:
        again.play(str(move))
    assert again.digest() == game.digest()


def look_closer(game: Game, dice: Dice, style: str) -> None:
    """Ask the dear questions, those of secrecy through the eyes of one seat."""
    family(game.rules).check_story(game)
    seat = dice.below(game.seats)
    world = game.determinise(seat, str(dice.below(1000)))
    secrecy.cannot_tell(game, world, seat)
    secrecy.is_possible(game, world, seat)
    secrecy.streams_part_at_news(game.clone(), world, seat, dice, style)
    question = dice.below(20)
    if question == 0:  # this and the last ask about every move that can be written down
        laws.listed_means_unexplained(game)
    elif question < 6:
        laws.every_move_can_be_played(game)
    elif question < 10:
        laws.position_is_the_state(game, dice)
    elif question < 14:
        laws.refusals_change_nothing(game, dice, 10)
    elif question < 19:
        laws.asking_changes_nothing(game)
    elif game.decider is not None:
        secrecy.same_refusals(game, game.determinise(game.decider, "soak"))
