"""Custom deck files of the operator: clients can read the corrected rows, to draw the cards."""

from pathlib import Path

from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.protocol.encode import replay_log
from tests.server.custom_deck import CUSTOM_DECK
from tests.server.server_process import Client, Server

CORRECTED_ROWS = {
    "path": [
        {"kind": "straight-vertical", "count": 2, "tracks": ["N", "S"]},
        {"kind": "own-cross", "count": 1, "tracks": ["N-E-S-W"]},
    ]
}


def test_deck_route_lists_corrected_rows(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CUSTOM_DECK, encoding="utf-8")
    server = Server(tmp_path, "--deck", str(file))
    ada = Client(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    assert ada.join(code).wait_for("lobby")["deck"] is True
    assert ada.http.get(f"/api/tables/{code}/deck").json() == {"rows": CORRECTED_ROWS}
    assert ada.http.get("/api/tables/ZZZZZ/deck").status_code == 404
    assert server.stop() == ""


def test_deck_route_lists_corrected_rows_of_both_decks(tmp_path: Path) -> None:
    base = CUSTOM_DECK.replace('"duel"', '"saboteur"').replace("count = 2", "count = 3")
    file = tmp_path / "mine.toml"
    file.write_text(f'{base}---\n[deck]\nid = "saboteur2"\n', encoding="utf-8")
    server = Server(tmp_path, "--deck", str(file))
    ada = Client(server, "Ada")
    code = ada.open_table(ruleset="saboteur2", seats=3)
    first, second = CORRECTED_ROWS["path"]
    rows = [{**first, "count": 3}, second]
    assert ada.http.get(f"/api/tables/{code}/deck").json() == {"rows": {"path": rows}}
    assert server.stop() == ""


def test_deck_route_is_empty_without_deck_file(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    assert ada.join(code).wait_for("lobby")["deck"] is False
    for _ in range(30):  # and no code of an unknown table was guessed
        assert ada.http.get(f"/api/tables/{code}/deck").json() == {"rows": {}}


def test_replay_lists_corrected_rows_of_its_record() -> None:
    match = Match("duel", seats=2, seed="deck", nonce="nonce", deck=CUSTOM_DECK)
    while not match.over:
        match.time_out(match.version)
    told = replay_log(Replay(match.record()), "public").deck
    assert told is not None
    assert {group: list(rows) for group, rows in told.rows.items()} == CORRECTED_ROWS
    plain = Match("duel", seats=2, seed="deck", nonce="nonce")
    while not plain.over:
        plain.time_out(plain.version)
    assert replay_log(Replay(plain.record()), "public").deck is None
