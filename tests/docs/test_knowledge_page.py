"""Tests `examples/knowledge.py`, which was written from docs/knowledge.md alone.

The program gets the engine's events; after each move its notes must equal the position's lines.
"""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import knowledge
import pytest

from saboteur.notation.events import print_event
from saboteur.play.game import Game
from tests.golden.playthrough import HERE, PLAYTHROUGHS, recorded_moves
from tests.sampling import RULE_SETS, SeededRandom, choose, seed_for

PAGE = Path(__file__).resolve().parents[2] / "docs" / "knowledge.md"
Words = dict[str, str]


class Follower:
    """Plays moves, feeds their events to the program's notes, and checks these."""

    def __init__(self, game: Game) -> None:
        self.position = game.position()
        self.notes = knowledge.Notes(self.position)
        self.roles = self._roles(self.position)
        self.changes: list[tuple[int, str, str]] = []
        self.visited = ""
        self.met: Counter[str] = Counter()

    @staticmethod
    def _roles(position: str) -> list[str]:
        found = re.search(r"^roles (.*?) \|", position, re.MULTILINE)
        return found[1].split() if found else []

    @staticmethod
    def _round(position: str) -> int:
        found = re.search(r"^round (\d+)", position, re.MULTILINE)
        return int(found[1]) if found else 1

    def play(self, game: Game, move: str) -> None:
        seat = game.decider
        assert seat is not None
        verb, *words = move.split()
        if verb in {"lay", "play", "veto"}:
            self.notes.cards_leave(seat, words[0] if words else "veto")
        elif verb in {"pass", "discard", "recruit"}:
            self.notes.card_passes(seat, words[0])
        for event in game.play(move):
            name, *pairs = print_event(event).split()
            answer: Callable[[Words], None] | None = getattr(self, name, None)
            if answer is not None:
                self.met[name] += 1
                answer(dict(pair.split("=", 1) for pair in pairs))
        self._change_roles()
        after = game.position()
        if self._round(after) == self._round(self.position):
            due = self.notes.lines(self._round(after))
            found = [line for line in after.splitlines() if line.split()[0] in knowledge.NAMES]
            if self.notes.levels:
                due, found = ([one for one in all_ if "=" in one] for all_ in (due, found))
            assert due == found, f"{self.position}{move}"
            self.met["if"] += sum(" if " in line for line in found)
        self.position = after
        self.notes = knowledge.Notes(after)
        self.roles = self._roles(after)

    def _change_roles(self) -> None:
        """Feed the role changes of a move: by a role change card, the workshop or the party."""
        if self.visited == "underground-party":
            self.notes.party_held(self.changes)
        elif self.changes and self.visited == "costume-workshop":
            self.notes.workshop_visited(*self.changes[0])
        elif self.changes:
            self.notes.role_changed(*self.changes[0])
        self.changes, self.visited = [], ""

    # Handlers by the name of the engine's event.

    def CardLost(self, told: Words) -> None:  # noqa: N802 - an event
        self.notes.card_passes(int(told["seat"]), told["card"])

    def HandsSwapped(self, told: Words) -> None:  # noqa: N802
        if self.notes.levels:
            self.notes.discard.append(told["card"])
        self.notes.hands_swap(int(told["seat"]), int(told["target"]))

    def DiscardShuffled(self, _: Words) -> None:  # noqa: N802
        self.notes.discard_shuffled()

    def PileCavedIn(self, told: Words) -> None:  # noqa: N802
        self.notes.discard += ["~"] * int(told["cards"])

    def CardsOffered(self, told: Words) -> None:  # noqa: N802
        self.notes.top_looked_through(int(told["seat"]), told["cards"].split(","))

    def CardKept(self, told: Words) -> None:  # noqa: N802
        self.notes.card_kept(int(told["seat"]), told["card"])

    def CardRobbed(self, told: Words) -> None:  # noqa: N802
        self.notes.hand_robbed(int(told["seat"]), int(told["target"]), told["card"])

    def GoalSeen(self, told: Words) -> None:  # noqa: N802
        if not self.notes.levels:
            place = self.notes.place(told["cell"])
            self.notes.seen("saw", int(told["seat"]), place, told["goal"])

    def RoleSeen(self, told: Words) -> None:  # noqa: N802
        if not self.notes.levels:
            self.notes.seen("saw-role", int(told["seat"]), int(told["target"]), told["role"])

    def GoalsExchanged(self, told: Words) -> None:  # noqa: N802
        pair = [self.notes.place(cell) for cell in told["cells"].split(";")]
        self.notes.goals_put_back(int(told["seat"]), pair, swapped=told["swapped"] == "yes")

    def GoalMoved(self, told: Words) -> None:  # noqa: N802
        self.notes.goal_pushed(*map(self.notes.place, (told["cell"], told["to_cell"])))

    def RoleChanged(self, told: Words) -> None:  # noqa: N802
        seat = int(told["seat"])
        self.changes.append((seat, self.roles[seat], told["role"]))

    def LocationVisited(self, told: Words) -> None:  # noqa: N802
        self.visited = told["location"]


def golden(name: str) -> Counter[str]:
    setting = PLAYTHROUGHS[name]
    game = setting.new(f"golden {setting.seats}")
    follower = Follower(game)
    for move in recorded_moves((HERE / f"{name}.txt").read_text("utf-8").splitlines()):
        follower.play(game, move)
    return follower.met


SAMPLED_DAILY = (
    "saboteur2-2-options",
    "dark-cave-7",
    "saboteur+costume-workshop+underground-party-7",
    "saboteur+forgotten-treasure+veto-10",
    "saboteur+goal-exchange+new-goals-3",
    "saboteur+scout+treasure-chests-4",
)
"""Golden games in which everything on the page happens, except that a goal is pushed."""


def test_golden_games_know_what_the_page_says() -> None:
    met = sum(map(golden, SAMPLED_DAILY), Counter())
    listed = {name for name in vars(Follower) if name[0].isupper()} - {"GoalMoved"}
    assert listed | {"if"} == set(+met)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(40))
def test_drawn_games_know_what_the_page_says(number: int) -> None:
    dice = SeededRandom(seed_for(f"knowledge/{number}"))
    game = dice.choice(WITH_TRACES).new(f"knowledge {number}")
    follower = Follower(game)
    while not game.over:
        follower.play(game, str(choose(game, dice, "eager")))


WITH_TRACES = [s for s in RULE_SETS if s.ruleset.startswith(("saboteur", "dark-cave"))]


def test_the_example_of_the_page() -> None:
    before, passed, played = re.findall(r"```\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    notes = knowledge.Notes(f"hand 0 map\nhand 1 map cross\ndiscard\n{before}")
    assert notes.lines(1) == before.splitlines()
    notes.card_passes(1, "cross")
    assert notes.lines(1) == passed.splitlines()
    notes.cards_leave(1, "map")
    assert notes.lines(1) == played.splitlines()
