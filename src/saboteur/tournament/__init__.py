"""Tournaments: pairing of rounds over several tables, and standings.

Pure functions that know no rules, clocks or database. They take the present players and the
history and return seats and standings; the same seed gives the same pairing.
"""
