"""Shared parts of the level ``master``: goal distances, and the networks in NumPy.

NumPy is imported only here and in the families' own ``master`` packages, nowhere else below the
server; games without this level do not need it.
"""
