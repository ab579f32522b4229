"""OpenSpiel: importing this module registers every box with ``pyspiel.load_game``.

>>> import pyspiel
>>> import saboteur.research.open_spiel
>>> game = pyspiel.load_game("python_duel")
>>> game = pyspiel.load_game("python_saboteur(players=4,modules=veto+scout,options=public_gold:on)")

The deal is drawn by ``CHANCE_NODES`` chance nodes with ``OUTCOMES_PER_NODE`` equally likely
outcomes each, which form the seed of the game. After them the game is deterministic, so states can
be copied, serialised and replayed.
"""

from typing import Any, ClassVar, Final

import numpy as np

from saboteur.games.options import OptionValue
from saboteur.games.registry import catalogue
from saboteur.research import require_package
from saboteur.research.encoding import Encoding, encoding
from saboteur.research.family_encoder import Float32Array
from saboteur.research.info_state import InfoStateTracker, start_tracker
from saboteur.research.pane import MARGIN
from saboteur.research.rewards import MAX_SCORE, SCORE, WIN

require_package("pyspiel")

import pyspiel  # noqa: E402 - check the dependency first

CHANCE_NODES: Final = 3
OUTCOMES_PER_NODE: Final = 1000

DEFAULT_PLAYERS: Final = {
    "saboteur": 5,
    "saboteur2": 5,
    "duel": 2,
    "lost-mines": 4,
    "dark-cave": 4,
}
"""By box: the default number of players."""

MAX_QUESTIONS_PER_TURN: Final = 24
"""An upper bound for the decisions of a turn, besides up to one for every seat."""


def short_name(box: str) -> str:
    """Return the name under which OpenSpiel knows a box."""
    return f"python_{box.replace('-', '_')}"


def game_type(box: str, *, is_solo: bool = False) -> pyspiel.GameType:
    """Return OpenSpiel's description of a box; a solo game is not zero-sum."""
    entry = next(entry for entry in catalogue() if entry.id == box)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(box),
        long_name=entry.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if is_solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=entry.seats[0],
        max_num_players=entry.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": DEFAULT_PLAYERS[box],
            "modules": "",
            "options": "",
            "rewards": WIN,
            "margin": MARGIN,
        },
    )


class SaboteurGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A box with its modules and options.

    Unknown or impossible parameters raise ``ValueError`` with the reason.
    """

    box: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        box = self.box
        players = int(given.get("players", DEFAULT_PLAYERS[box]))
        modules = str(given.get("modules", ""))
        self.rewards_kind = str(given.get("rewards", WIN))
        if self.rewards_kind not in (WIN, SCORE):
            raise ValueError(f"rewards are {WIN} or {SCORE}, not {self.rewards_kind!r}")
        self.encoding: Encoding = encoding(
            "+".join(filter(None, (box, modules))),
            players,
            parse_options(str(given.get("options", ""))),
            margin=int(given.get("margin", MARGIN)),
        )
        max_utility = 1.0 if self.rewards_kind == WIN else float(MAX_SCORE)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=OUTCOMES_PER_NODE,
            num_players=players,
            min_utility=-max_utility,
            max_utility=max_utility,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=max_decisions(self.encoding),
        )
        super().__init__(game_type(box, is_solo=players == 1), info, given)

    def new_initial_state(self) -> "SaboteurState":
        """Return the state before the deal."""
        return SaboteurState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes; only the deal is random."""
        return CHANCE_NODES

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's
        params: dict[str, Any] | None = None,
    ) -> "SaboteurObserver":
        """Return an observer of states."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SaboteurObserver(self.encoding, wanted, params)


class Saboteur(SaboteurGame):
    """Saboteur, registered as ``python_saboteur``."""

    box = "saboteur"


class Saboteur2(SaboteurGame):
    """Saboteur 2, registered as ``python_saboteur2``."""

    box = "saboteur2"


class Duel(SaboteurGame):
    """Le Duel, registered as ``python_duel``; with one player it is the solo game."""

    box = "duel"


class LostMines(SaboteurGame):
    """The Lost Mines, registered as ``python_lost_mines``."""

    box = "lost-mines"


class DarkCave(SaboteurGame):
    """The Dark Cave, registered as ``python_dark_cave``."""

    box = "dark-cave"


class SaboteurState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state of an OpenSpiel game.

    Its Python data are the chance outcomes drawn so far and, once the game is dealt, its history.
    """

    def __init__(self, game: SaboteurGame) -> None:
        super().__init__(game)
        self.drawn_outcomes: list[int] = []
        self.tracker: InfoStateTracker | None = None

    def current_player(self) -> int:
        """Return the player to act, or OpenSpiel's id for chance or for the end of the game."""
        if self.tracker is None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.tracker.episode.game.decider
        return int(pyspiel.PlayerId.TERMINAL) if decider is None else decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their equal probabilities."""
        return [(outcome, 1 / OUTCOMES_PER_NODE) for outcome in range(OUTCOMES_PER_NODE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.tracker is not None, f"player {player} is asked before the deal"  # noqa: S101 - OpenSpiel does not ask then
        return sorted(self.tracker.episode.choices)

    def _apply_action(self, action: int) -> None:
        if self.tracker is not None:
            self.tracker.play_action(action)
            return
        self.drawn_outcomes = [*self.drawn_outcomes, action]
        if len(self.drawn_outcomes) == CHANCE_NODES:
            game: SaboteurGame = self.get_game()
            self.tracker = start_tracker(
                game.encoding, seed_from_outcomes(self.drawn_outcomes), game.rewards_kind
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.tracker is None:
            return f"draw {action}"
        return self.tracker.episode.action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.tracker is not None and self.tracker.episode.game.over

    def returns(self) -> list[float]:
        """Return the total reward of each player; 0 before the end."""
        if self.tracker is None:
            return [0.0] * self.num_players()
        return list(self.tracker.episode.returns)

    def resample_from_infostate(
        self,
        player_id: int,
        probability_sampler: Any,  # noqa: ANN401 - OpenSpiel's: returns numbers from 0 to 1
    ) -> "SaboteurState":
        """Return a state that the player cannot distinguish from this one.

        It is made from the player's view alone (``Game.determinise``); its history starts at that
        view.
        """
        state: SaboteurState = self.get_game().new_initial_state()
        if self.tracker is not None:
            state.tracker = self.tracker.resample(player_id, str(probability_sampler()))
        return state

    def __str__(self) -> str:
        """Return the whole position, hidden information included."""
        return f"drawn {self.drawn_outcomes}" if self.tracker is None else str(self.tracker)


class SaboteurObserver:
    """Observes states from the perspective of a player.

    It has a tensor only for the complete current view of a player; for other kinds of observation
    there are only strings.
    """

    def __init__(
        self,
        encoded: Encoding,
        wanted: Any,  # noqa: ANN401 - OpenSpiel's
        params: dict[str, Any] | None,
    ) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params}")
        self.sheet = encoded.sheet
        self.shows_public = bool(wanted.public_info)
        self.shows_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_perfect_recall = bool(wanted.perfect_recall)
        self.tensor: Float32Array | None = None
        self.dict: dict[str, Any] = {}
        if self.shows_public and self.shows_private and not self.has_perfect_recall:
            self.tensor = np.zeros(self.sheet.size, np.float32)
            self.dict = dict(self.sheet.arrays_by_name(self.tensor))

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Fill the tensor with the observation of a player."""
        if self.tensor is None:
            return
        if state.tracker is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.sheet.scale(state.tracker.observation_row(player))

    def string_from(self, state: SaboteurState, player: int) -> str | None:
        """Return the observation of a player as text.

        Depending on the kind of observation this is the view, the information state, the public
        part, or the private part; ``None`` if there is no such text.
        """
        if state.tracker is None:
            return ""
        if self.shows_public and self.shows_private:
            tracker = state.tracker
            return (
                tracker.information_state(player)
                if self.has_perfect_recall
                else tracker.observation_text(player)
            )
        if self.has_perfect_recall:
            return None
        game = state.tracker.episode.game
        public = game.view("public").to_dict()
        if self.shows_public:
            return str(public)
        own = game.view(player).to_dict()
        return str({name: own[name] for name in own if own[name] != public.get(name)})


def parse_options(text: str) -> dict[str, OptionValue]:
    """Parse options ``name:value``, separated by spaces; ``ValueError`` for other words."""
    found: dict[str, OptionValue] = {}
    for word in text.split():
        name, colon, choice = word.partition(":")
        if not colon:
            raise ValueError(f"{word!r} is no option; write name:value")
        found[name] = choice
    return found


def seed_from_outcomes(drawn: list[int]) -> str:
    """Return the seed that the drawn outcomes form."""
    return "-".join(f"{outcome:03}" for outcome in drawn)


def max_decisions(encoded: Encoding) -> int:
    """Return an upper bound for the number of decisions of a game.

    At least one card leaves the hands each time that all seats have had a turn.
    """
    kit = encoded.rules.kit
    turns = len(kit.deck) * encoded.rules.seats * int(getattr(kit, "rounds", 1))
    return turns * (encoded.rules.seats + MAX_QUESTIONS_PER_TURN)


def register() -> None:
    """Register the games with ``pyspiel.load_game``.

    OpenSpiel keeps the factories until after Python has shut down, when only classes still exist,
    so classes are registered and not functions.
    """
    known = set(pyspiel.registered_names())
    for game_class in (Saboteur, Saboteur2, Duel, LostMines, DarkCave):
        if short_name(game_class.box) not in known:
            pyspiel.register_game(game_type(game_class.box), game_class)


register()
