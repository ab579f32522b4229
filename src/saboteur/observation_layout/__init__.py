"""Layouts of observations as numbers: the meaning of each bit of a cell and each fact of a seat.

The swarm writes observations in these layouts, and the networks of the level ``master`` read them.
Trained weights depend on every number here. ``docs/swarm.md`` describes the layouts.
"""
