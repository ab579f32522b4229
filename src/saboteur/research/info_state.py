"""The history of a game as OpenSpiel needs it: copied, serialised, and rendered for each seat.

The information state of a seat is its view at the beginning, the events it has seen since, its own
actions, and its current view; it has perfect recall.
"""

import json
from operator import itemgetter
from typing import Any, Final

from saboteur.kernel.event import Event
from saboteur.notation.events import print_event
from saboteur.play.game import Game, game_from_view
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.episode import Episode, deal_episode
from saboteur.research.family_encoder import Int16Array
from saboteur.sight import stream

HistoryEntry = tuple[int, str] | Event
"""An event, or a seat with the text of its action."""

ALL_SEATS: Final = -1
"""Stands for all seats: an observer that sees everything."""


class InfoStateTracker:
    """A game with its history since the tracker was created.

    ``known_lines`` maps a seat to its earlier information state, for a world resampled from its
    view.
    """

    __slots__ = (
        "_actions",
        "_lines_by_seat",
        "_page",
        "_rendered_counts",
        "_rewards",
        "_row_by_seat",
        "_text_by_seat",
        "episode",
        "history",
        "initial_game",
    )

    def __init__(self, episode: Episode, rewards: str, known_lines: dict[int, str]) -> None:
        self.episode = episode
        self.initial_game: Game = episode.game.clone()
        """The game at the beginning; never changed, so copies share it."""
        self.history: list[HistoryEntry] = []
        self._page = episode.page
        self._actions: list[int] = []
        self._rewards = rewards
        seats = range(episode.game.seats)
        self._lines_by_seat = [[known_lines[seat]] if seat in known_lines else [] for seat in seats]
        self._rendered_counts = [0] * len(seats)
        self._text_by_seat: dict[int, str] = {}
        self._row_by_seat: dict[int, Int16Array] = {}

    def play_action(self, action: int) -> None:
        seat = self.episode.game.decider
        text = self.episode.action_text(action)
        events = self.episode.play_action(action)
        self._text_by_seat = {}
        self._row_by_seat = {}
        if seat is not None:
            self.history.append((seat, text))
        self.history.extend(events)
        self._actions.append(action)

    def information_state(self, seat: int) -> str:
        """Return a seat's first view, its events and actions in order, and its current view."""
        lines = self._lines_by_seat[seat]
        if not lines:
            lines.append(render_view(self.initial_game, seat))
        rules = self.episode.encoding.rules
        for entry in self.history[self._rendered_counts[seat] :]:
            if isinstance(entry, tuple):
                if entry[0] == seat:
                    lines.append(f"> {entry[1]}")
            else:
                lines.extend(print_event(event) for event in stream(rules, (entry,), seat))
        self._rendered_counts[seat] = len(self.history)
        return "\n".join((*lines, self.observation_text(seat)))

    def observation_text(self, seat: int) -> str:
        """Return the current view of a seat as text; cached, OpenSpiel asks for it repeatedly."""
        if seat not in self._text_by_seat:
            self._text_by_seat[seat] = render_view(self.episode.game, seat)
        return self._text_by_seat[seat]

    def observation_row(self, seat: int) -> Int16Array:
        """Return the current view of a seat as numbers; cached."""
        if seat not in self._row_by_seat:
            view = self.episode.game.view(seat)
            self._row_by_seat[seat] = self.episode.encoding.sheet.encode(view)
        return self._row_by_seat[seat]

    def resample(self, seat: int, seed: str) -> "InfoStateTracker":
        """Return another game that the seat cannot distinguish from this one.

        It is made from the seat's view alone. The earlier knowledge of the other seats is lost:
        their histories start with their present views.
        """
        lines = self.information_state(seat).rsplit("\n", 1)[0]
        encoded = self.episode.encoding
        world = game_from_view(encoded.rules, self.episode.game.view(seat), seed)
        episode = Episode(encoded, world, self._rewards)
        episode.page = self.episode.page
        return InfoStateTracker(episode, self._rewards, {seat: lines})

    def clone(self) -> "InfoStateTracker":
        """Return an independent copy."""
        copy: InfoStateTracker = object.__new__(InfoStateTracker)
        copy.episode = self.episode.clone()
        copy.initial_game = self.initial_game
        copy.history = self.history.copy()
        copy._page = self._page
        copy._actions = self._actions.copy()
        copy._rewards = self._rewards
        copy._lines_by_seat = [lines.copy() for lines in self._lines_by_seat]
        copy._rendered_counts = self._rendered_counts.copy()
        copy._text_by_seat = self._text_by_seat
        copy._row_by_seat = self._row_by_seat
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "InfoStateTracker":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return ``_restore`` with the initial game and the actions since."""
        encoded = self.episode.encoding
        rules = encoded.rules
        named = (rules.id, rules.seats, dict(rules.options), rules.deck, encoded.margin)
        is_resampled = not self.initial_game.seed
        began = self.initial_game.position() if is_resampled else self.initial_game.seed
        before = {seat: lines[0] for seat, lines in enumerate(self._lines_by_seat) if lines}
        stored = (named, self._rewards, is_resampled, began, self._page, before, self._actions)
        return _restore, stored

    def __str__(self) -> str:
        """Return the whole position, hidden information included."""
        if ALL_SEATS not in self._text_by_seat:
            page = f"further {self.episode.page}\n" if self.episode.page else ""
            self._text_by_seat[ALL_SEATS] = page + self.episode.game.position()
        return self._text_by_seat[ALL_SEATS]


def render_view(game: Game, seat: int) -> str:
    """Return a seat's view as one line of JSON, the cards of the maze sorted by cell."""
    seen = game.view(seat).to_dict()
    seen["maze"].sort(key=itemgetter("y", "x"))
    return json.dumps(seen, separators=(",", ":"))


def start_tracker(encoded: Encoding, seed: str, rewards: str) -> InfoStateTracker:
    """Deal a game and start its history."""
    return InfoStateTracker(deal_episode(encoded, seed, rewards), rewards, {})


def _restore(  # noqa: PLR0917 - the arguments of __reduce__
    named: tuple[str, int, dict[str, Any], str | None, int],
    rewards: str,
    is_resampled: bool,  # noqa: FBT001 - as above
    began: str,
    page: int,
    known_lines: dict[int, str],
    actions: list[int],
) -> InfoStateTracker:
    """Rebuild a tracker from its serialised form."""
    encoded = encoding(*named)
    if is_resampled:
        state = encoded.rules.parse_position(began)
        episode = Episode(encoded, Game(encoded.rules, state, [], "", origin="a view"), rewards)
    else:
        episode = deal_episode(encoded, began, rewards)
    episode.page = page
    tracker = InfoStateTracker(episode, rewards, known_lines)
    for action in actions:
        tracker.play_action(action)
    return tracker
