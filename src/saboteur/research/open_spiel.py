"""OpenSpiel: after importing this module, ``pyspiel.load_game`` knows every box.

>>> import pyspiel
>>> import saboteur.research.open_spiel
>>> game = pyspiel.load_game("python_duel")
>>> game = pyspiel.load_game("python_saboteur(players=4,modules=veto+scout,options=public_gold:on)")

The deal is drawn by ``DRAWS`` chance nodes of ``OUTCOMES`` equally likely outcomes each, whose
numbers are the seed of the game; after them nothing is left to chance, since seed and moves decide
all. So a state can be copied, stored and played again like any other.
"""

from typing import Any, ClassVar, Final

import numpy as np

from saboteur.games.options import OptionValue
from saboteur.games.registry import catalogue
from saboteur.research import need
from saboteur.research.course import Course, begun
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.pane import MARGIN
from saboteur.research.rewards import MOST, SCORE, WIN
from saboteur.research.sheet import Flat

need("pyspiel")

import pyspiel  # noqa: E402 - after the word about what is missing

DRAWS: Final = 3
OUTCOMES: Final = 1000

PLAYERS: Final = {
    "saboteur": 5,
    "saboteur2": 5,
    "duel": 2,
    "lost-mines": 4,
    "dark-cave": 4,
}
"""By box, how many players there are unless one says otherwise."""

STEPS: Final = 24
"""No turn has so many questions beside those put to every seat."""


def short_name(box: str) -> str:
    """Return the name by which OpenSpiel knows a box."""
    return f"python_{box.replace('-', '_')}"


def game_type(box: str, *, alone: bool = False) -> pyspiel.GameType:
    """Describe a box; who plays alone does not play for a sum of 0."""
    entry = next(entry for entry in catalogue() if entry.id == box)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(box),
        long_name=entry.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=entry.seats[0],
        max_num_players=entry.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": PLAYERS[box],
            "modules": "",
            "options": "",
            "rewards": WIN,
            "margin": MARGIN,
        },
    )


class SaboteurGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A box with its modules and options."""

    box: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Choose; anything unknown or impossible raises ``ValueError`` with the reason."""
        given = params or {}
        box = self.box
        players = int(given.get("players", PLAYERS[box]))
        modules = str(given.get("modules", ""))
        self.rewards_kind = str(given.get("rewards", WIN))
        if self.rewards_kind not in (WIN, SCORE):
            raise ValueError(f"rewards are {WIN} or {SCORE}, not {self.rewards_kind!r}")
        self.encoding: Encoding = encoding(
            "+".join(filter(None, (box, modules))),
            players,
            read_options(str(given.get("options", ""))),
            margin=int(given.get("margin", MARGIN)),
        )
        most = 1.0 if self.rewards_kind == WIN else float(MOST)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=longest(self.encoding),
        )
        super().__init__(game_type(box, alone=players == 1), info, given)

    def new_initial_state(self) -> "SaboteurState":
        """Return the state before the deal."""
        return SaboteurState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is all there is."""
        return DRAWS

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's
        params: dict[str, Any] | None = None,
    ) -> "SaboteurObserver":
        """Return what looks at states."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SaboteurObserver(self.encoding, wanted, params)


class Saboteur(SaboteurGame):
    """The base game."""

    box = "saboteur"


class Saboteur2(SaboteurGame):
    """Saboteur 2."""

    box = "saboteur2"


class Duel(SaboteurGame):
    """Le Duel, solo with one player."""

    box = "duel"


class LostMines(SaboteurGame):
    """The Lost Mines."""

    box = "lost-mines"


class DarkCave(SaboteurGame):
    """The Dark Cave."""

    box = "dark-cave"


class SaboteurState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state; all Python that it holds are what was drawn and the course of the game."""

    def __init__(self, game: SaboteurGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.drawn: list[int] = []
        self.course: Course | None = None

    def current_player(self) -> int:
        """Return who is to act."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.course.episode.game.decider
        return int(pyspiel.PlayerId.TERMINAL) if decider is None else decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the equally likely parts of a seed."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None, f"player {player} is asked before the deal"  # noqa: S101 - OpenSpiel does not ask then
        return sorted(self.course.episode.choices)

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.play(action)
            return
        self.drawn = [*self.drawn, action]
        if len(self.drawn) == DRAWS:
            game: SaboteurGame = self.get_game()
            self.course = begun(game.encoding, seed_of(self.drawn), game.rewards_kind)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.course is None:
            return f"draw {action}"
        return self.course.episode.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.episode.game.over

    def returns(self) -> list[float]:
        """Return what the game was worth; nothing before its end."""
        if self.course is None:
            return [0.0] * self.num_players()
        return list(self.course.episode.returns)

    def resample_from_infostate(
        self,
        player_id: int,
        probability_sampler: Any,  # noqa: ANN401 - OpenSpiel's: gives numbers from 0 to 1
    ) -> "SaboteurState":
        """Return a state that the player cannot tell from this one.

        It is made from the player's view alone (``Game.determinise``); its history begins there.
        """
        state: SaboteurState = self.get_game().new_initial_state()
        if self.course is not None:
            state.course = self.course.possible(player_id, str(probability_sampler()))
        return state

    def __str__(self) -> str:
        """Print the whole position, secrets included."""
        return f"drawn {self.drawn}" if self.course is None else str(self.course)


class SaboteurObserver:
    """Looks at a state with the eyes of a player."""

    def __init__(
        self,
        encoded: Encoding,
        wanted: Any,  # noqa: ANN401 - OpenSpiel's
        params: dict[str, Any] | None,
    ) -> None:
        """Prepare arrays where a whole view of the moment is wanted, else only texts."""
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params}")
        self.sheet = encoded.sheet
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(wanted.perfect_recall)
        self.tensor: Flat | None = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private and not self.recalls:
            self.tensor = np.zeros(self.sheet.size, np.float32)
            self.dict = dict(self.sheet.named(self.tensor))

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Fill the arrays with what a player sees."""
        if self.tensor is None:
            return
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.sheet.flat(state.course.row(player))

    def string_from(self, state: SaboteurState, player: int) -> str | None:
        """Write what a player sees, or all it knows, or what is public, or only it knows."""
        if state.course is None:
            return ""
        if self.public and self.private:
            course = state.course
            return course.knowledge(player) if self.recalls else course.text(player)
        if self.recalls:
            return None
        game = state.course.episode.game
        public = game.view("public").to_dict()
        if self.public:
            return str(public)
        own = game.view(player).to_dict()
        return str({name: own[name] for name in own if own[name] != public.get(name)})


def read_options(text: str) -> dict[str, OptionValue]:
    """Read options written ``name:value``, with blanks between them."""
    found: dict[str, OptionValue] = {}
    for word in text.split():
        name, colon, choice = word.partition(":")
        if not colon:
            raise ValueError(f"{word!r} is no option; write name:value")
        found[name] = choice
    return found


def seed_of(drawn: list[int]) -> str:
    """Return the seed of the game that was drawn."""
    return "-".join(f"{outcome:03}" for outcome in drawn)


def longest(encoded: Encoding) -> int:
    """Return a number of decisions that no game has.

    Whenever all seats have had a turn, a card at least has left the hands.
    """
    kit = encoded.rules.kit
    turns = len(kit.deck) * encoded.rules.seats * int(getattr(kit, "rounds", 1))
    return turns * (encoded.rules.seats + STEPS)


def register() -> None:
    """Let ``pyspiel.load_game`` know the boxes.

    OpenSpiel keeps what makes a game until after Python has ended; only classes live that long.
    """
    known = set(pyspiel.registered_names())
    for maker in (Saboteur, Saboteur2, Duel, LostMines, DarkCave):
        if short_name(maker.box) not in known:
            pyspiel.register_game(game_type(maker.box), maker)


register()
