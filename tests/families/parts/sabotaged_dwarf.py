"""The sabotaged dwarf: broken tools at the end of a round decide who takes gold cards."""

from tests.families.parts.part import PartAnswers


class SabotagedDwarfAnswers(PartAnswers):
    """Earlier rounds do not record broken tools, so their drafts cannot be checked."""

    shares = True


ANSWERS = SabotagedDwarfAnswers()
