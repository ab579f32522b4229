"""A part: a box or a module of a classic rule set."""

from saboteur.games.classic.questions import Questions
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View


class Part(Questions[State, View]):
    """A box or a module: its manifest, and its answers to the questions of the base game."""
