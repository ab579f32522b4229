"""The commands of ``saboteur db``."""

from pathlib import Path

import pytest

from saboteur.cli.app import run
from tests.server.database_services import PostgreSQL
from tests.server.server_process import Client, Server


def test_backup_and_restore_move_running_server_to_postgresql(
    isolated_server: Server,
    postgresql: PostgreSQL,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada = Client(isolated_server, "Ada")
    code = ada.open_table(seats=3, bots="random", options={"first_player": 0})
    tab = ada.join(code)
    frame = tab.wait_for("snapshot")
    tab.send("play", version=0, move=frame["legal_moves"][0]["text"])
    tab.wait_for("move-made", predicate=lambda told: bool(told["legal_moves"]))
    file = tmp_path / "backup.gz"
    data = str(isolated_server.data)
    assert run(["db", "backup", str(file), "--data", data]) == 0
    isolated_server.stop()
    url = postgresql.empty_database()
    monkeypatch.setenv("SABOTEUR_DATABASE_URL", url)
    assert run(["db", "restore", str(file)]) == 0
    moved = Server(tmp_path / "new", database=url)
    ada.server = moved
    with ada.join(code) as again:
        assert again.wait_for("snapshot")["version"] >= 3
    moved.stop()


def test_db_command_errors_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path / "data"))
    for words, said in (
        (("upgrade", "--database-url", "mysql://me:secret@host/x"), "mysql"),
        (("upgrade", "--database-url", "postgresql://me:secret@127.0.0.1:1/x"), "database"),
        (("backup", str(tmp_path / "x"), *data), "there is no"),
        (("restore", str(tmp_path / "x"), *data), "there is no file"),
    ):
        assert run(["db", *words]) == 2
        out, complaint = capsys.readouterr()
        assert out == ""
        assert said in complaint
        assert complaint.count("\n") == 1
        assert "secret" not in complaint
    assert run(["db", "upgrade", *data]) == 0
    assert "schema" in capsys.readouterr().out
