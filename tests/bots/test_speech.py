"""Tests of bots' chat: its amount, its consistency, and that it reveals nothing hidden."""

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
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.memory import Memory
from saboteur.bots.speech.listener import Listener
from saboteur.bots.speech.stance import Stance, consistent_goal_claims, is_lying
from saboteur.bots.speech.temperament import (
    BOLD,
    CAUTIOUS,
    CHATTY,
    DRY,
    TEMPERAMENTS,
    temperament_of,
)
from saboteur.bots.speech.utterances import MAX_LINES_PER_TURN, choose_lines
from saboteur.kernel.event import Event
from saboteur.kernel.events import ToolBroken, ToolMended, TurnBegan
from saboteur.kernel.geometry import Cell, pack
from saboteur.kernel.sight import OPEN
from saboteur.protocol.names import BOT_NAMES
from tests.bots.bot_games import sampled_game_counts
from tests.bots.talking_games import play_turns

BOXES = [("saboteur", 5), ("saboteur2", 5), ("lost-mines", 4), ("dark-cave", 4), ("duel", 2)]
GOAL_CELL, OTHER_GOAL_CELL = Cell(8, 0), Cell(8, 2)
ANYTHING = "talk/{}"
"""Format of seeds; with a few dozen of them a chatty bot says everything it may say."""


def test_every_built_in_bot_has_a_temperament() -> None:
    assert set(TEMPERAMENTS) == set(BOT_NAMES)
    assert set(TEMPERAMENTS.values()) == {BOLD, CAUTIOUS, CHATTY, DRY}
    assert temperament_of("Anna") == DRY


# --- Whole games --------------------------------------------------------------------------


@pytest.mark.parametrize(("id_", "seats"), BOXES)
def test_bot_speech_is_bounded_consistent_and_ignorant_of_secrets(id_: str, seats: int) -> None:
    """A turn has at most two lines; in a round a bot makes one claim on each goal and seat.

    A new speaker that gets the whole history at once in a possible world says the same, so chat
    does not depend on secrets.
    """
    spoke, told = 0, ClaimLog()
    walk = play_turns("novice", "words", id_, seats, (CHATTY,) * seats)
    for number, (game, seat, history, said) in enumerate(walk):
        assert len(said) <= MAX_LINES_PER_TURN == 2
        assert {line.seat for line in said} <= {seat}
        spoke += bool(said)
        for line in said:
            told.record(game.round, line)
        if said or number % 5 == 0:
            twin = game.determinise(seat, f"twin {number}")
            fresh = speaker(f"words/{seat}", game.rules.family, CHATTY)
            assert fresh.speak(twin.view(seat), history) == said
    assert spoke


class ClaimLog:
    """The claims so far; fails if a seat contradicts itself."""

    def __init__(self) -> None:
        self.goals: dict[tuple[int, int], dict[Cell, str]] = {}
        self.roles: dict[tuple[int, int, int], str] = {}

    def record(self, round_: int, line: Event) -> None:
        if isinstance(line, GoalClaimed):
            goals = self.goals.setdefault((round_, line.seat), {})
            assert goals.setdefault(line.cell, line.word) == line.word
            words = [word for word in goals.values() if word != "stone"]
            assert len(words) == len(set(words))
        elif isinstance(line, RoleClaimed):
            key = round_, line.seat, line.target
            assert self.roles.setdefault(key, line.word) == line.word


@sampled_game_counts(1, 20)
def test_miners_tell_the_truth_and_saboteurs_lie_while_they_are_believed(games: int) -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for number in range(games):
        for game, seat, history, said in play_turns("skilled", f"truth {number}"):
            view = game.view(seat)
            memory = Memory(view)
            memory.observe(view, history)
            exposed = BeliefEvaluator(view, memory, ()).exposure > 0.5
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
    """A dry temperament says less, but claims the same about goals and plays the same moves."""
    counts, claims, ends = [], [], []
    for temperament in (CHATTY, DRY):
        walk = list(play_turns("skilled", "tempers", temperaments=(temperament,) * 5))
        said = [line for turn in walk for line in turn.said]
        counts.append(len(said))
        claims.append([line for line in said if isinstance(line, GoalClaimed)])
        ends.append(str(walk[-1].game.record()))
    assert counts[0] > 2 * counts[1]
    assert claims[0] == claims[1]
    assert ends[0] == ends[1]


# --- One turn -----------------------------------------------------------------------------


def after(*events: Event) -> Listener:
    """Return a listener for seat 0 after its second turn, before which it got ``events``."""
    ear = Listener(0)
    for event in (TurnBegan(0), TurnBegan(1), *events, TurnBegan(0), TurnBegan(1)):
        ear.observe(event)
    return ear


def lines_after(standpoint: Stance, *events: Event) -> set[object]:
    """Return all lines that a chatty bot says after these events with any of 40 seeds."""
    ear = after(*events)
    return {
        line
        for number in range(40)
        for line in choose_lines(standpoint, ear, CHATTY, ANYTHING.format(number))
    }


PLAIN = Stance(0, "now", role="miner", blame=(0.0, 0.3, 0.3))


def test_what_was_seen_is_said_first_and_once() -> None:
    seen = Stance(
        0,
        "now",
        goal_claims=((GOAL_CELL, "stone"), (OTHER_GOAL_CELL, "treasure")),
        seat_claims=((2, "miner"),),
    )
    said = (GoalClaimed(0, GOAL_CELL, "stone"), GoalClaimed(0, OTHER_GOAL_CELL, "treasure"))
    assert choose_lines(seen, after(), DRY, "") == said
    assert choose_lines(seen, after(*said), DRY, "") == (RoleClaimed(0, 2, "miner"),)
    assert choose_lines(seen, after(*said, RoleClaimed(0, 2, "miner")), DRY, "dry") == ()


def test_an_accused_bot_claims_a_role_and_later_asks_for_trust() -> None:
    for asking in (Accused(1, 0), PhraseSaid(1, "why", 0)):
        assert lines_after(PLAIN, asking) == {RoleClaimed(0, 0, "miner")}
        again = lines_after(PLAIN, RoleClaimed(0, 0, "miner"), asking)
        assert again == {PhraseSaid(0, "oops", 1), PhraseSaid(0, "trust-me", 1)}
    assert lines_after(PLAIN, Accused(1, 2), PhraseSaid(1, "why", 2)) == set()


def test_a_helped_bot_thanks_and_a_wronged_bot_asks_why() -> None:
    assert lines_after(PLAIN, ToolMended(2, 0, "repair-lamp", "lamp")) == {
        PhraseSaid(0, "thanks", 2)
    }
    broken = ToolBroken(1, 0, "broken-lamp", "lamp")
    assert lines_after(PLAIN, broken) == {PhraseSaid(0, "why", 1)}
    barred = Stance(0, "now", needs_repair=True)
    assert lines_after(barred, broken) == {PhraseSaid(0, "repair-me")}
    begged = PhraseSaid(0, "repair-me")
    assert lines_after(barred, broken, begged) == set()
    # Not for each tool, and not right after another seat; only after a repair, if necessary.
    assert lines_after(barred, broken, begged, ToolBroken(2, 0, "broken-cart", "cart")) == set()
    assert lines_after(barred, broken, PhraseSaid(2, "repair-me")) == set()
    mended = ToolMended(2, 0, "repair-lamp", "lamp")
    assert begged in lines_after(barred, broken, begged, mended)


def test_who_is_sure_accuses_and_trusts_each_once() -> None:
    sure = Stance(0, "now", blame=(0.0, 0.72, 0.02, 0.3))
    assert lines_after(sure) == {Accused(0, 1), Trusted(0, 2)}
    assert lines_after(sure, Accused(0, 1), Trusted(0, 2)) == set()
    for number in range(40):
        assert Accused(0, 1) not in choose_lines(sure, after(), CAUTIOUS, ANYTHING.format(number))


def test_a_greeting_opens_a_game() -> None:
    fresh = Listener(0)
    for event in (TurnBegan(0), TurnBegan(1)):
        fresh.observe(event)
    first = Stance(0, "now", is_opening=True)
    said = {
        line for n in range(40) for line in choose_lines(first, fresh, CHATTY, ANYTHING.format(n))
    }
    assert said == {PhraseSaid(0, "hello")}
    assert lines_after(first) == set()


def test_two_greet_a_table_at_most() -> None:
    """Only the first two seats to play greet: later ones may not have read those greetings yet."""
    for place, greeted, wanted in ((0, 0, True), (1, 1, True), (2, 0, False), (1, 2, False)):
        ear = Listener(place)
        for other in range(greeted):
            ear.observe(PhraseSaid(5 + other, "hello"))
        for seat in range(place + 2):
            ear.observe(TurnBegan(seat))
        first = Stance(place, "now", is_opening=True)
        said = {
            line for n in range(40) for line in choose_lines(first, ear, CHATTY, ANYTHING.format(n))
        }
        assert said == ({PhraseSaid(place, "hello")} if wanted else set()), (place, greeted)


def test_a_bot_that_is_named_or_asked_in_words_answers_once() -> None:
    for temperament in (DRY, CHATTY):
        asked = choose_lines(PLAIN, after(Addressed(1, 0, asks=True)), temperament, "a")
        assert asked[:1] == (RoleClaimed(0, 0, "miner"),)
        named = choose_lines(PLAIN, after(Addressed(1, 0, asks=False)), temperament, "a")
        assert named[:1] == (PhraseSaid(0, "hello", 1),)
        again = after(PhraseSaid(0, "hello", 1), Addressed(1, 0, asks=False))
        assert choose_lines(PLAIN, again, temperament, "a")[:1] == (PhraseSaid(0, "laugh", 1),)
    ear = after(Addressed(1, 0, asks=True))
    for event in (RoleClaimed(0, 0, "miner"), TurnBegan(0), TurnBegan(1)):
        ear.observe(event)
    assert choose_lines(PLAIN, ear, DRY, "dry") == ()  # it is answered one lap later
    assert lines_after(PLAIN, Addressed(1, 2, asks=True)) == set()


def test_bot_claims_no_word_on_two_goals() -> None:
    mines = ((GOAL_CELL, ("gems", "gold")), (OTHER_GOAL_CELL, ("gems", "gold")))
    assert consistent_goal_claims({}, mines) == ((GOAL_CELL, "gems"), (OTHER_GOAL_CELL, "gold"))
    assert consistent_goal_claims({OTHER_GOAL_CELL: "gems"}, mines) == (
        (GOAL_CELL, "gold"),
        (OTHER_GOAL_CELL, "gems"),
    )


def test_a_liar_lies_two_times_in_three_and_keeps_to_it() -> None:
    cells = [Cell(8, y) for y in range(600)]
    lying = [is_lying("seed", 1, cell) for cell in cells]
    assert lying == [is_lying("seed", 1, cell) for cell in cells]
    assert 0.6 < sum(lying) / len(lying) < 0.7


def test_bot_speaks_once_after_interrupted_turn() -> None:
    """Seat 0 only answered a question in the turn of seat 1, so its own turn does not end again."""
    ear = Listener(0)
    for event in (TurnBegan(0), TurnBegan(1)):
        ear.observe(event)
    assert ear.is_over
    ear.observe(TurnBegan(2))
    assert not ear.is_over
