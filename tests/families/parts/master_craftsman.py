"""Answers of the module master craftsman, a repair like any other."""

from tests.families.parts.part import PartAnswers

ANSWERS = PartAnswers()
