"""Answers of the module costume workshop."""

from tests.families.parts.locations import LocationAnswers

ANSWERS = LocationAnswers("costume-workshop", (4, -2))
