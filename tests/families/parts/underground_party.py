"""Answers of the module underground party."""

from tests.families.parts.locations import LocationAnswers

ANSWERS = LocationAnswers("underground-party", (4, 2))
