"""Answers of the module sabotaged dwarf: seats with broken tools take no gold cards."""

from tests.families.parts.part import PartAnswers


class SabotagedDwarfAnswers(PartAnswers):
    """Answers about the sabotaged dwarf: drafts of earlier rounds cannot be checked.

    Their broken tools are not recorded.
    """

    shares = True


ANSWERS = SabotagedDwarfAnswers()
