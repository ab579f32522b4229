"""Answers of the module sabotaged dwarf: seats with broken tools take no gold cards."""

from tests.families.parts.part import PartAnswers


class SabotagedDwarfAnswers(PartAnswers):
    """Earlier rounds do not record broken tools, so their drafts cannot be checked."""

    shares = True


ANSWERS = SabotagedDwarfAnswers()
