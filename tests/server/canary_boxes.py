"""Rule sets and card names with which tests search messages for secrets."""

import json
import re
from typing import Final

import pytest

from tests.sampling import Setting, sample_cases

CANARY: Final = re.compile(r"zq-.*?-qz|\b77[01]\d{3}\b")
BOXES: Final = (
    Setting("saboteur", 3),
    Setting("saboteur2+forgotten-treasure+goal-exchange+master-craftsman+veto", 5),
    Setting("duel", 2),
    Setting("lost-mines", 3),
    Setting("dark-cave", 3),
)
per_box = pytest.mark.parametrize("setting", BOXES, ids=str)
sampled_boxes = pytest.mark.parametrize("setting", sample_cases(BOXES, 2), ids=str)


def canaries(data: object) -> set[str]:
    return set(CANARY.findall(json.dumps(data)))
