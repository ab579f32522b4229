"""Claims: a bot hears what people say they saw, and believes it as far as they deserve."""

import pytest

import saboteur
from saboteur.bots import bot, levels
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.classic.hearsay import LIED, TOLD, Hearsay
from saboteur.bots.classic.insight import Insight
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import cell
from saboteur.play.game import Game
from tests.bots.seats import choices

TOP, MIDDLE, BOTTOM = cell(8, -2), cell(8, 0), cell(8, 2)
EVEN = {TOP: 1 / 3, MIDDLE: 1 / 3, BOTTOM: 1 / 3}


def heard(*claims: GoalClaimed) -> Hearsay:
    hearsay = Hearsay()
    for claim in claims:
        hearsay.hear(claim)
    return hearsay


@pytest.mark.parametrize(
    ("suspected", "word", "likely"),
    [
        (0.0, "treasure", 0.95 / 1.05),
        (1.0, "treasure", 0.35 / 1.65),
        (0.5, "treasure", 0.65 / 1.35),
        (0.0, "stone", 0.05 / 1.95),
        (1.0, "stone", 0.65 / 1.35),
    ],
)
def test_a_claim_counts_by_how_much_its_speaker_is_suspected(
    suspected: float, word: str, likely: float
) -> None:
    said = heard(GoalClaimed(1, TOP, word))
    found = said.weigh_goals(EVEN, {TOP: [1]}, [0.0, suspected, 0.0])
    assert found[TOP] == pytest.approx(likely)
    assert found[MIDDLE] == found[BOTTOM] == pytest.approx((1 - likely) / 2)


def test_who_has_not_looked_is_not_believed_and_a_later_word_counts() -> None:
    said = heard(GoalClaimed(1, TOP, "treasure"))
    assert said.weigh_goals(EVEN, {MIDDLE: [1]}, [0.0] * 3) == EVEN
    said.hear(GoalClaimed(1, TOP, "stone"))
    assert said.weigh_goals(EVEN, {TOP: [1]}, [0.0] * 3)[TOP] == pytest.approx(0.05 / 1.95)


def test_what_is_known_is_not_talked_away() -> None:
    sure = {TOP: 0.0, MIDDLE: 1.0, BOTTOM: 0.0}
    said = heard(GoalClaimed(1, TOP, "treasure"), GoalClaimed(2, MIDDLE, "stone"))
    assert said.weigh_goals(sure, {TOP: [1], MIDDLE: [2]}, [0.0] * 3) == sure


def test_who_is_caught_in_a_lie_is_suspected() -> None:
    said = heard(GoalClaimed(1, TOP, "treasure"), GoalClaimed(2, TOP, "stone"))
    assert said.weigh_seats({TOP: False}, {TOP: [1, 2]}) == {1: LIED, 2: TOLD}
    assert said.weigh_seats({}, {TOP: [1, 2]}) == {}


def insight(game: Game, seat: int, history: tuple[Event, ...]) -> Insight:
    player = SkilledBot("claims")
    player.choose(game.view(seat), history, game.legal_moves())
    assert player.insight is not None
    return player.insight


def test_a_skilled_bot_digs_where_a_trusted_seat_says_the_treasure_is() -> None:
    met = 0
    for game, seat, history, _ in choices(["skilled"] * 5, "hearsay"):
        view = game.view(seat)
        looks = [look for look in view.looks if look.seat != seat and look.seen in view.covered]
        if view.peeks or not looks:
            continue
        met += 1
        looker, place = looks[0].seat, looks[0].seen
        plain = insight(game, seat, history)
        told = insight(game, seat, (*history, GoalClaimed(looker, place, "treasure")))
        warned = insight(game, seat, (*history, GoalClaimed(looker, place, "stone")))
        before = plain.odds.treasure[place]
        right = 0.35 * plain.suspected[looker] + 0.95 * (1 - plain.suspected[looker])
        if right > 0.5 and 0 < before < 1:
            assert warned.odds.treasure[place] < before < told.odds.treasure[place]
        assert sum(told.odds.treasure.values()) == pytest.approx(1)
        assert told.suspected == plain.suspected  # nobody can say yet whether it is true
    assert met > 10


def test_a_skilled_bot_that_knows_better_suspects_the_liar() -> None:
    met = 0
    for game, seat, history, _ in choices(["skilled"] * 5, "liar"):
        view = game.view(seat)
        own = {peek.seen: peek.card for peek in view.peeks if not peek.stale}
        both = [look for look in view.looks if look.seat != seat and look.seen in own]
        if not both:
            continue
        looker, place = both[0].seat, both[0].seen
        true, false = "treasure", "stone"
        if not view.kit.treasure[own[place]]:
            true, false = false, true
        plain = insight(game, seat, history).suspected[looker]
        lied = insight(game, seat, (*history, GoalClaimed(looker, place, false)))
        told = insight(game, seat, (*history, GoalClaimed(looker, place, true)))
        assert told.suspected[looker] <= plain <= lied.suspected[looker]
        met += told.suspected[looker] < plain < lied.suspected[looker]
    assert met > 5


@pytest.mark.parametrize(
    ("id_", "seats"),
    [("saboteur", 5), ("saboteur2", 4), ("duel", 2), ("lost-mines", 4), ("dark-cave", 4)],
)
def test_every_level_of_every_box_hears_claims(id_: str, seats: int) -> None:
    game = saboteur.new(id_, seats=seats, seed="claims")
    claims = (GoalClaimed(1, TOP, "stone"), RoleClaimed(1, 0, "saboteur"))
    seat = game.decider
    assert seat is not None
    for level in levels(game.rules.family):
        player = bot(level, "claims", game.rules.family)
        assert player.choose(game.view(seat), claims, game.legal_moves()) in game.legal_moves()
