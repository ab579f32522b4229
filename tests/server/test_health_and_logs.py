"""Health checks, metrics, logs, ``saboteur doctor``, and the addresses that a server prints."""

import json
import logging
import re
from pathlib import Path
from time import time

import httpx
import pytest
import structlog

from saboteur.cli.app import run
from saboteur.cli.commands.serve import AddressPrinter
from saboteur.server.logs import REDACTED, configure_logging, redact
from saboteur.server.metrics import may_read_metrics
from saboteur.server.ops.maintenance import purge_guests
from saboteur.server.storage.tables import TableStore
from saboteur.table.codes import table_log_id
from saboteur.texts import Texts
from tests.server.database_services import RedisServer, free_port
from tests.server.server_process import Server, full_table, play_to_end
from tests.server.storage_data import ADA, seed_data


def test_metrics_contain_no_names_or_codes(server: Server) -> None:
    code, people, tabs = full_table(server)
    play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=5)
    figures = httpx.get(f"{server.url}/metrics")
    assert figures.status_code == 200
    found = dict(
        re.findall(r"^(saboteur_\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", figures.text, re.MULTILINE)
    )
    assert float(found["saboteur_tables"]) >= 1
    assert float(found["saboteur_sockets"]) >= 3
    assert float(found['saboteur_commands_total{kind="play"}']) >= 5
    assert float(found["saboteur_commit_seconds_count"]) >= 5
    labels = set(re.findall(r'(\w+)="([^"]*)"', figures.text))
    assert {name for name, _ in labels} <= {"kind", "code", "le", "node", "reason"}
    for secret in (code, *(person.id for person in people), "Person"):
        assert secret not in figures.text


@pytest.mark.parametrize(
    ("address", "may"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("", False), ("x", False)],
)
def test_metrics_are_local_only(address: str, *, may: bool) -> None:
    assert may_read_metrics(address, ("127.0.0.0/8", "::1/128")) is may


# --- Logs ---------------------------------------------------------------------------------


def test_a_log_line_is_json_without_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    try:
        configure_logging("info")
        log = logging.getLogger("saboteur.table")
        log.info(
            "a table", extra={"table": table_log_id("ABCDE"), "seed": "5eed", "nickname": "Ada"}
        )
        log.warning("no %s", "postgresql://me:secret@host/db and saboteur_guest=abc-DEF_1;")
        log.error("failed", exc_info=OSError("redis://:secret@host"))
    finally:
        root.handlers = before
        root.setLevel(level)
        logging.getLogger("saboteur").setLevel(logging.NOTSET)
        structlog.reset_defaults()
    lines = capsys.readouterr().err.splitlines()
    first, second, third = map(json.loads, lines)
    assert (first["event"], first["level"], first["seed"]) == ("a table", "info", REDACTED)
    assert first["table"] == table_log_id("ABCDE")
    assert third["exception"].startswith("OSError")
    assert REDACTED in second["event"]
    for secret in ("secret", "abc-DEF", "5eed", "Ada", "ABCDE"):
        assert secret not in "".join(lines)


def test_log_redaction_keeps_harmless_fields() -> None:
    event = {"event": "http://host/path is fine", "guests": 3, "move": "pass map"}
    assert redact(None, "", event) == {**event, "move": REDACTED}


def test_storage_failure_log_contains_no_move(isolated_server: Server) -> None:
    code, people, tabs = full_table(isolated_server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    isolated_server.sql(
        "CREATE TRIGGER full BEFORE INSERT ON move BEGIN SELECT raise(FAIL, 'full'); END"
    )
    seat = frames[0]["view"]["decider"]
    move = next(option for option in frames[seat]["legal_moves"] if option["verb"] == "pass")
    tabs[seat].send("play", version=0, move=move["text"])
    assert tabs[seat].wait_closed() == 4003
    isolated_server.sql("DROP TRIGGER full")
    again = people[seat].join(code)
    assert again.wait_for("snapshot")["version"] == 0
    again.close()
    complaint = isolated_server.stop()
    assert "another owner" in complaint
    for line in complaint.splitlines():
        json.loads(line)
    for secret in (move["text"], code, *(person.token for person in people), "Person"):
        assert secret not in complaint


# --- Purge --------------------------------------------------------------------------------


async def test_guest_purge_runs_in_batches(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.storage.guests.PURGE_BATCH_SIZE", 1)

    await seed_data(storage)
    assert await purge_guests(storage, time() - 24 * 3600) == 0
    assert await storage.guest_by_token("hash of a") == ADA
    assert await purge_guests(storage, time() + 2 * 24 * 3600) == 2
    assert await storage.guest_by_token("hash of a") is None
    assert await storage.table("ABCDE") is None


# --- Doctor and addresses -----------------------------------------------------------------


def test_doctor_reports_broken_settings(
    tmp_path: Path, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "data"), "--port", str(free_port()))
    assert run(["doctor", *data]) == 0
    told = capsys.readouterr().out
    assert "ILL" not in told
    assert "SQLite" in told
    file = tmp_path / "file"
    file.write_text("no database " * 200, encoding="utf-8")
    for words, what in (
        (("--data", str(file)), "data"),
        ((*data, "--database-url", "postgresql://me:secret@127.0.0.1:1/x"), "database"),
        ((*data, "--database-url", f"sqlite:///{file}"), "database"),
        ((*data, "--redis-url", redis.url), "PostgreSQL"),
        ((*data, "--redis-url", "redis://127.0.0.1:1/0"), "Redis"),
        ((*data, "--public-url", "games.example.org"), "public"),
        ((*data[:2], "--port", str(redis.port)), "port"),
    ):
        assert run(["doctor", *words]) == 1
        told = capsys.readouterr().out
        (line,) = (line for line in told.splitlines() if line.startswith("ILL"))
        assert what in line
        assert "secret" not in told


def test_second_printed_address_has_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    herald = AddressPrinter(Texts("en"))
    herald("http://localhost:8000/")
    first = capsys.readouterr().out
    assert "http://localhost:8000/" in first
    assert first.count("\n") == 1
    herald("http://192.168.1.7:8000/")
    second = capsys.readouterr().out
    assert "http://192.168.1.7:8000/" in second
    assert "\u2588" in second or "\u2580" in second


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--log-level", "loud"), "loud"),
        (("--metrics-from", "everybody"), "everybody"),
        (("--database-url", "mysql://me:secret@host/x"), "mysql"),
    ],
)
def test_invalid_setting_error_is_one_line(
    words: tuple[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path), "--port", "0", *words]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert "secret" not in complaint
    assert complaint.count("\n") == 1
