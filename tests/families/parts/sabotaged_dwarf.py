"""The sabotaged dwarf: who takes gold cards depends on broken tools at the end of a round."""

from tests.families.parts.part import PartAnswers


class SabotagedDwarfAnswers(PartAnswers):
    """Who was sabotaged in an earlier round is written nowhere, so its drafts can't be checked."""

    shares = True


ANSWERS = SabotagedDwarfAnswers()
