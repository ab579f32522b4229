"""The course of a game as OpenSpiel needs it: copied, stored, and told to each seat from the start.

What a seat knows is its view at the beginning, what it heard since, what it chose itself, and its
view now: all of it together is its information state, and nothing is ever forgotten.
"""

import json
from operator import itemgetter
from typing import Any, Final

from saboteur.kernel.event import Event
from saboteur.notation.events import print_event
from saboteur.play.game import Game, complete
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.episode import Episode, dealt
from saboteur.research.sheet import Numbers
from saboteur.sight import stream

Told = tuple[int, str] | Event
"""An event, or a seat with what it chose."""


ALL: Final = -1
"""In place of a seat: whoever sees everything."""


class Course:
    """A game from where it began."""

    __slots__ = (
        "_chosen",
        "_heard",
        "_lines",
        "_page",
        "_rewards",
        "_rows",
        "_texts",
        "episode",
        "first",
        "told",
    )

    def __init__(self, episode: Episode, rewards: str, before: dict[int, str]) -> None:
        """Begin here; ``before`` is what a seat knew already, in a world made up from its view."""
        self.episode = episode
        self.first: Game = episode.game.clone()
        """The game as it began; it is never changed, so copies share it."""
        self.told: list[Told] = []
        self._page = episode.page
        self._chosen: list[int] = []
        self._rewards = rewards
        seats = range(episode.game.seats)
        self._lines = [[before[seat]] if seat in before else [] for seat in seats]
        self._heard = [0] * len(seats)
        self._texts: dict[int, str] = {}
        self._rows: dict[int, Numbers] = {}

    def play(self, action: int) -> None:
        """Play what a number stands for."""
        seat = self.episode.game.decider
        text = self.episode.text(action)
        events = self.episode.play(action)
        self._texts = {}
        self._rows = {}
        if seat is not None:
            self.told.append((seat, text))
        self.told.extend(events)
        self._chosen.append(action)

    def knowledge(self, seat: int) -> str:
        """Write down all that a seat has seen, heard and chosen, in order, and what it sees now."""
        lines = self._lines[seat]
        if not lines:
            lines.append(view_text(self.first, seat))
        rules = self.episode.encoding.rules
        for told in self.told[self._heard[seat] :]:
            if isinstance(told, tuple):
                if told[0] == seat:
                    lines.append(f"> {told[1]}")
            else:
                lines.extend(print_event(event) for event in stream(rules, (told,), seat))
        self._heard[seat] = len(self.told)
        return "\n".join((*lines, self.text(seat)))

    def text(self, seat: int) -> str:
        """Write what a seat sees now; OpenSpiel asks for it again and again."""
        if seat not in self._texts:
            self._texts[seat] = view_text(self.episode.game, seat)
        return self._texts[seat]

    def row(self, seat: int) -> Numbers:
        """Return what a seat sees now as numbers."""
        if seat not in self._rows:
            view = self.episode.game.view(seat)
            self._rows[seat] = self.episode.encoding.sheet.row(view)
        return self._rows[seat]

    def possible(self, seat: int, seed: str) -> "Course":
        """Return another course that the seat cannot tell from this one.

        The world is made from the seat's view alone. What others heard before is not known in it:
        their knowledge begins with what they see there now.
        """
        lines = self.knowledge(seat).rsplit("\n", 1)[0]
        encoded = self.episode.encoding
        world = complete(encoded.rules, self.episode.game.view(seat), seed)
        episode = Episode(encoded, world, self._rewards)
        episode.page = self.episode.page
        return Course(episode, self._rewards, {seat: lines})

    def clone(self) -> "Course":
        """Return an independent copy."""
        copy: Course = object.__new__(Course)
        copy.episode = self.episode.clone()
        copy.first = self.first
        copy.told = self.told.copy()
        copy._page = self._page
        copy._chosen = self._chosen.copy()
        copy._rewards = self._rewards
        copy._lines = [lines.copy() for lines in self._lines]
        copy._heard = self._heard.copy()
        copy._texts = self._texts
        copy._rows = self._rows
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Store where it began and what was chosen since."""
        encoded = self.episode.encoding
        rules = encoded.rules
        named = (rules.id, rules.seats, dict(rules.options), rules.deck, encoded.margin)
        imagined = not self.first.seed
        began = self.first.position() if imagined else self.first.seed
        before = {seat: lines[0] for seat, lines in enumerate(self._lines) if lines}
        stored = (named, self._rewards, imagined, began, self._page, before, self._chosen)
        return _restored, stored

    def __str__(self) -> str:
        """Print the whole position, secrets included."""
        if ALL not in self._texts:
            page = f"further {self.episode.page}\n" if self.episode.page else ""
            self._texts[ALL] = page + self.episode.game.position()
        return self._texts[ALL]


def view_text(game: Game, seat: int) -> str:
    """Write a seat's view in one line; the cards of the maze in the order of their cells."""
    seen = game.view(seat).to_dict()
    seen["maze"].sort(key=itemgetter("y", "x"))
    return json.dumps(seen, separators=(",", ":"))


def begun(encoded: Encoding, seed: str, rewards: str) -> Course:
    """Deal a game."""
    return Course(dealt(encoded, seed, rewards), rewards, {})


def _restored(  # noqa: PLR0917 - as it is stored
    named: tuple[str, int, dict[str, Any], str | None, int],
    rewards: str,
    imagined: bool,  # noqa: FBT001 - as above
    began: str,
    page: int,
    before: dict[int, str],
    chosen: list[int],
) -> Course:
    """Make a course again from what was stored of it."""
    encoded = encoding(*named)
    if imagined:
        state = encoded.rules.parse_position(began)
        episode = Episode(encoded, Game(encoded.rules, state, [], "", origin="a view"), rewards)
    else:
        episode = dealt(encoded, began, rewards)
    episode.page = page
    course = Course(episode, rewards, before)
    for action in chosen:
        course.play(action)
    return course
