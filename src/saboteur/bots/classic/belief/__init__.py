"""Inference of a seat about roles and face-down cards.

Novices use ``evidence``: the known maze, and one score per seat that sums its actions. Skilled
players and experts use ``suspicion``: a probability for every possible set of saboteurs, updated by
each action that ``observed_actions`` finds. They keep ``evidence`` too, but do not use its sums.
"""
