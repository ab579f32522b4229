"""The hosting guide and the deployment files name what there is."""

import re
from pathlib import Path

import pytest

from saboteur.cli.app import run

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_of_the_server_is_in_the_guide(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    run(["serve", "--help"])
    told = capsys.readouterr().out
    options = set(re.findall(r"--[a-z-]+", told)) - {"--help", "--lang"}
    variables = set(re.findall(r"SABOTEUR_[A-Z_]+", told))
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(SABOTEUR_[A-Z_]+)`", GUIDE, re.MULTILINE)
    assert {option for option, _ in rows} == options
    assert {variable for _, variable in rows} == variables


def test_deployment_uses_settings_and_files_that_exist() -> None:
    known = set(re.findall(r"SABOTEUR_[A-Z_]+", GUIDE))
    for path in sorted((ROOT / "deploy").iterdir()):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"SABOTEUR_[A-Z_]+", text)) <= known
        assert f"deploy/{path.name}" in GUIDE
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    for name in re.findall(r"^COPY ([\w.]+) ", container, re.MULTILINE):
        assert name == "." or (ROOT / name).exists()
