"""Layouts of observations as numbers: what each bit of a cell and each fact of a seat means.

The swarm writes observations in these layouts, and the networks of the level ``master`` read them.
Trained weights depend on every number here. ``docs/swarm.md`` describes the layouts.
"""
