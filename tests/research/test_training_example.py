import re
import runpy
from pathlib import Path
from typing import Final

import pytest

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "train_policy.py"


def run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [EXAMPLE.name, *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")


def test_the_policy_is_trained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["--games", "2", "--batch", "2", "--measure", "1"], monkeypatch)
    assert re.search(r"before: .*\n +2 games: .*\nafter: .*\nweights: ", capsys.readouterr().out)


@pytest.mark.soak
def test_the_policy_gets_better(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run([], monkeypatch)
    before, after = re.findall(r"(?:before|after): +(\d+) %", capsys.readouterr().out)
    assert int(after) > int(before) + 20
