"""Bots that talk: what they say, that they keep to it, and that nothing hidden shows in it."""

from collections import Counter

import pytest

from saboteur.bots import speaker
from saboteur.bots.claims import (
    Accused,
    Addressed,
    GoalClaimed,
    PhraseSaid,
    RoleClaimed,
    Trusted,
)
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.memory import Memory
from saboteur.bots.speech.ear import Ear
from saboteur.bots.speech.lines import MOST, lines
from saboteur.bots.speech.standpoint import Standpoint, kept, lies
from saboteur.bots.speech.temperament import (
    BOLD,
    CAUTIOUS,
    CHATTY,
    DRY,
    TEMPERAMENTS,
    temperament_of,
)
from saboteur.kernel.event import Event
from saboteur.kernel.events import ToolBroken, ToolMended, TurnBegan
from saboteur.kernel.geometry import Cell, pack
from saboteur.kernel.sight import OPEN
from saboteur.wire.names import BOT_NAMES
from tests.bots.seats import some_games
from tests.bots.talkers import turns

pytestmark = pytest.mark.in_turns

BOXES = [("saboteur", 5), ("saboteur2", 5), ("lost-mines", 4), ("dark-cave", 4), ("duel", 2)]
HERE, THERE = Cell(8, 0), Cell(8, 2)
ANYTHING = "talk/{}"
"""Seeds of lots: one of a few dozen lets a chatty one say anything."""


def test_every_bot_of_the_house_has_a_temperament() -> None:
    assert set(TEMPERAMENTS) == set(BOT_NAMES)
    assert set(TEMPERAMENTS.values()) == {BOLD, CAUTIOUS, CHATTY, DRY}
    assert temperament_of("Anna") == DRY


# --- Whole games --------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "seats"), BOXES)
def test_nobody_says_much_nor_takes_a_word_back_nor_knows_too_much(id_: str, seats: int) -> None:
    """Two lines a turn; in a round one word on each goal and seat, and no word on two goals.

    A fresh speaker, told everything at once in a possible world, says the same: what a seat may
    not know changes no word.
    """
    spoke, told = 0, Told()
    walk = turns("novice", "words", id_, seats, (CHATTY,) * seats)
    for number, (game, seat, history, said) in enumerate(walk):
        assert len(said) <= MOST == 2
        assert {line.seat for line in said} <= {seat}
        spoke += bool(said)
        for line in said:
            told.take(game.round, line)
        if said or number % 5 == 0:
            twin = game.determinise(seat, f"twin {number}")
            fresh = speaker(f"words/{seat}", game.rules.family, CHATTY)
            assert fresh.speak(twin.view(seat), history) == said
    assert spoke


class Told:
    """What was claimed so far; a seat that contradicts itself is caught."""

    def __init__(self) -> None:
        self.goals: dict[tuple[int, int], dict[Cell, str]] = {}
        self.roles: dict[tuple[int, int, int], str] = {}

    def take(self, round_: int, line: Event) -> None:
        if isinstance(line, GoalClaimed):
            goals = self.goals.setdefault((round_, line.seat), {})
            assert goals.setdefault(line.cell, line.word) == line.word
            words = [word for word in goals.values() if word != "stone"]
            assert len(words) == len(set(words))
        elif isinstance(line, RoleClaimed):
            key = round_, line.seat, line.target
            assert self.roles.setdefault(key, line.word) == line.word


@some_games(1, 20)
def test_miners_tell_the_truth_and_saboteurs_lie_while_they_are_believed(games: int) -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for number in range(games):
        for game, seat, history, said in turns("skilled", f"truth {number}"):
            view = game.view(seat)
            memory = Memory(view)
            memory.learn(view, history)
            exposed = Insight(view, memory, ()).exposure > 0.5
            for line in said:
                if isinstance(line, GoalClaimed):
                    faces = dict(game.view(OPEN).goal_faces)
                    treasure = view.kit.treasure[faces[pack(line.cell)]]
                    true = treasure == (line.word == "treasure")
                    found[view.role, true] += 1
                    assert (pack(line.cell)) in {peek.seen for peek in view.peeks}
                    assert view.role == "miner" or not exposed
                if isinstance(line, RoleClaimed):
                    assert (line.target, line.word) == (seat, "miner")
    assert found["miner", True] >= 5 * games
    assert not found["miner", False]
    assert found["saboteur", False] >= games / 2, found


def test_a_temperament_changes_what_is_said_and_no_move() -> None:
    """Bots give nothing on chatter; what was seen all temperaments tell alike."""
    counts, claims, ends = [], [], []
    for temperament in (CHATTY, DRY):
        walk = list(turns("skilled", "tempers", temperaments=(temperament,) * 5))
        said = [line for turn in walk for line in turn.said]
        counts.append(len(said))
        claims.append([line for line in said if isinstance(line, GoalClaimed)])
        ends.append(str(walk[-1].game.record()))
    assert counts[0] > 2 * counts[1]
    assert claims[0] == claims[1]
    assert ends[0] == ends[1]


# --- One turn -----------------------------------------------------------------------------


def after(*events: Event) -> Ear:
    """The ear of seat 0 when its second turn is over; ``events`` came before that."""
    ear = Ear(0)
    for event in (TurnBegan(0), TurnBegan(1), *events, TurnBegan(0), TurnBegan(1)):
        ear.hear(event)
    return ear


def heard_in(standpoint: Standpoint, *events: Event) -> set[object]:
    """All that a chatty one says then, whatever the lots are."""
    ear = after(*events)
    return {
        line
        for number in range(40)
        for line in lines(standpoint, ear, CHATTY, ANYTHING.format(number))
    }


PLAIN = Standpoint(0, "now", role="miner", blame=(0.0, 0.3, 0.3))


def test_what_was_seen_is_said_first_and_once() -> None:
    seen = Standpoint(0, "now", goals=((HERE, "stone"), (THERE, "treasure")), seats=((2, "miner"),))
    said = (GoalClaimed(0, HERE, "stone"), GoalClaimed(0, THERE, "treasure"))
    assert lines(seen, after(), DRY, "") == said
    assert lines(seen, after(*said), DRY, "") == (RoleClaimed(0, 2, "miner"),)
    assert lines(seen, after(*said, RoleClaimed(0, 2, "miner")), DRY, "dry") == ()


def test_who_is_asked_or_accused_says_what_he_is_and_later_begs_for_trust() -> None:
    for asking in (Accused(1, 0), PhraseSaid(1, "why", 0)):
        assert heard_in(PLAIN, asking) == {RoleClaimed(0, 0, "miner")}
        again = heard_in(PLAIN, RoleClaimed(0, 0, "miner"), asking)
        assert again == {PhraseSaid(0, "oops", 1), PhraseSaid(0, "trust-me", 1)}
    assert heard_in(PLAIN, Accused(1, 2), PhraseSaid(1, "why", 2)) == set()


def test_who_was_helped_thanks_and_who_was_wronged_asks_why() -> None:
    assert heard_in(PLAIN, ToolMended(2, 0, "repair-lamp", "lamp")) == {PhraseSaid(0, "thanks", 2)}
    broken = ToolBroken(1, 0, "broken-lamp", "lamp")
    assert heard_in(PLAIN, broken) == {PhraseSaid(0, "why", 1)}
    barred = Standpoint(0, "now", barred=True)
    assert heard_in(barred, broken) == {PhraseSaid(0, "repair-me")}
    begged = PhraseSaid(0, "repair-me")
    assert heard_in(barred, broken, begged) == set()
    # Not for each tool, and not right after somebody else; but once one was mended, if need be.
    assert heard_in(barred, broken, begged, ToolBroken(2, 0, "broken-cart", "cart")) == set()
    assert heard_in(barred, broken, PhraseSaid(2, "repair-me")) == set()
    mended = ToolMended(2, 0, "repair-lamp", "lamp")
    assert begged in heard_in(barred, broken, begged, mended)


def test_who_is_sure_accuses_and_trusts_each_once() -> None:
    sure = Standpoint(0, "now", blame=(0.0, 0.72, 0.02, 0.3))
    assert heard_in(sure) == {Accused(0, 1), Trusted(0, 2)}
    assert heard_in(sure, Accused(0, 1), Trusted(0, 2)) == set()
    for number in range(40):
        assert Accused(0, 1) not in lines(sure, after(), CAUTIOUS, ANYTHING.format(number))


def test_a_greeting_opens_a_game() -> None:
    fresh = Ear(0)
    for event in (TurnBegan(0), TurnBegan(1)):
        fresh.hear(event)
    first = Standpoint(0, "now", opening=True)
    said = {line for n in range(40) for line in lines(first, fresh, CHATTY, ANYTHING.format(n))}
    assert said == {PhraseSaid(0, "hello")}
    assert heard_in(first) == set()


def test_two_greet_a_table_at_most() -> None:
    """Those who play first: whoever plays right after them may not have heard them yet."""
    for place, greeted, wanted in ((0, 0, True), (1, 1, True), (2, 0, False), (1, 2, False)):
        ear = Ear(place)
        for other in range(greeted):
            ear.hear(PhraseSaid(5 + other, "hello"))
        for seat in range(place + 2):
            ear.hear(TurnBegan(seat))
        first = Standpoint(place, "now", opening=True)
        said = {line for n in range(40) for line in lines(first, ear, CHATTY, ANYTHING.format(n))}
        assert said == ({PhraseSaid(place, "hello")} if wanted else set()), (place, greeted)


def test_who_is_named_or_asked_in_words_answers_once_whoever_he_is() -> None:
    for temperament in (DRY, CHATTY):
        asked = lines(PLAIN, after(Addressed(1, 0, asks=True)), temperament, "a")
        assert asked[:1] == (RoleClaimed(0, 0, "miner"),)
        named = lines(PLAIN, after(Addressed(1, 0, asks=False)), temperament, "a")
        assert named[:1] == (PhraseSaid(0, "hello", 1),)
        again = after(PhraseSaid(0, "hello", 1), Addressed(1, 0, asks=False))
        assert lines(PLAIN, again, temperament, "a")[:1] == (PhraseSaid(0, "laugh", 1),)
    ear = after(Addressed(1, 0, asks=True))
    for event in (RoleClaimed(0, 0, "miner"), TurnBegan(0), TurnBegan(1)):
        ear.hear(event)
    assert lines(PLAIN, ear, DRY, "dry") == ()  # a lap later it is answered
    assert heard_in(PLAIN, Addressed(1, 2, asks=True)) == set()


def test_no_word_stands_on_two_goals() -> None:
    mines = ((HERE, ("gems", "gold")), (THERE, ("gems", "gold")))
    assert kept({}, mines) == ((HERE, "gems"), (THERE, "gold"))
    assert kept({THERE: "gems"}, mines) == ((HERE, "gold"), (THERE, "gems"))


def test_a_liar_lies_two_times_in_three_and_keeps_to_it() -> None:
    cells = [Cell(8, y) for y in range(600)]
    lying = [lies("seed", 1, cell) for cell in cells]
    assert lying == [lies("seed", 1, cell) for cell in cells]
    assert 0.6 < sum(lying) / len(lying) < 0.7


def test_who_is_no_more_on_turn_says_nothing_twice() -> None:
    """Somebody answered a question in another's turn: it was not his turn that is over."""
    ear = Ear(0)
    for event in (TurnBegan(0), TurnBegan(1)):
        ear.hear(event)
    assert ear.is_over
    ear.hear(TurnBegan(2))
    assert not ear.is_over
