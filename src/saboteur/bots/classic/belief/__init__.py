"""Inference of a seat about roles and face-down cards.

Novices use ``evidence``: the maze, and for each seat a small sum over its actions. Skilled players
use ``suspicion``: ``observed_actions`` classifies the same events by the maze of the same evidence,
and each action then weighs every set of seats that may be the saboteurs. Both levels keep evidence,
but its sums decide for novices only; skilled players and experts decide by the odds of suspicion.
"""
