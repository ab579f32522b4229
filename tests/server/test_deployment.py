"""The hosting guide and the deployment files agree, and what they name exists."""

import re
import shlex
import subprocess
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from saboteur.cli.app import run
from saboteur.server.serve import SHUTDOWN_TIMEOUT_S
from saboteur.table.rate_limiter import NEW_INVITE_RATE, Rate

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING_GUIDE = (ROOT / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
HARDENED = (
    "CapabilityBoundingSet", "LockPersonality", "MemoryDenyWriteExecute", "NoNewPrivileges",
    "PrivateDevices", "PrivateTmp", "ProtectClock", "ProtectControlGroups", "ProtectHome",
    "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables",
    "ProtectProc", "ProtectSystem", "RestrictAddressFamilies", "RestrictNamespaces",
    "RestrictRealtime", "RestrictSUIDSGID", "SystemCallArchitectures", "SystemCallFilter", "UMask",
)  # fmt: skip
Lines = dict[str, list[str]]


def deploy_file(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit_settings(unit: str) -> Lines:
    """Return the settings of a systemd unit, each with all its values."""
    lines: Lines = {}
    for line in deploy_file(unit).splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, what = line.partition("=")
            lines.setdefault(name, []).append(what)
    return lines


def help_of(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    run([*words, "--help"])
    return capsys.readouterr().out


@pytest.fixture
def compose_file() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(deploy_file("compose.yaml"))
    return read


# --- The guide ----------------------------------------------------------------------------


def test_every_setting_of_the_server_is_in_the_guide(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = help_of("serve", capsys=capsys)
    options = set(re.findall(r"--[a-z-]+", told)) - {"--help", "--lang"}
    variables = set(re.findall(r"SABOTEUR_[A-Z_]+", told))
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(SABOTEUR_[A-Z_]+)`", HOSTING_GUIDE, re.MULTILINE)
    assert {option for option, _ in rows} == options
    assert {variable for _, variable in rows} == variables


def test_deployment_uses_settings_and_files_that_exist() -> None:
    known = set(re.findall(r"SABOTEUR_[A-Z_]+", HOSTING_GUIDE))
    for path in sorted(DEPLOY.iterdir()):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"SABOTEUR_[A-Z_]+", text)) <= known
        assert f"deploy/{path.name}" in HOSTING_GUIDE
        for name in re.findall(r"\b(?:deploy|docs)/[\w./@-]+\w", text):
            assert (ROOT / name).exists() or name == "deploy/.env", (path.name, name)
    for name in re.findall(r"^COPY ([\w./]+) ", deploy_file("Containerfile"), re.MULTILINE):
        assert name == "." or (ROOT / name).exists()


def test_every_command_of_the_guide_exists(capsys: pytest.CaptureFixture[str]) -> None:
    texts = re.findall(r"^```sh\n(.*?)^```", HOSTING_GUIDE, re.DOTALL | re.MULTILINE)
    texts += [deploy_file(name) for name in UNITS]
    found = re.findall(
        r"^[^#\n]*?(?:^|[ /])saboteur (serve|doctor|load|db \w+)\b([^#\n]*)",
        "\n".join(texts),
        re.MULTILINE,
    )
    assert {command for command, _ in found} >= {"serve", "doctor", "db backup", "db restore"}
    for command in sorted({command for command, _ in found}):
        told = help_of(*command.split(), capsys=capsys)
        assert "Usage" in told or "Utilisation" in told, command
        for rest in (rest for other, rest in found if other == command):
            for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
                assert option in told, (command, option)


def test_hosting_guide_states_current_rate_limits() -> None:
    assert Rate(6, 600) == NEW_INVITE_RATE
    assert "A table has six new codes in ten minutes" in " ".join(HOSTING_GUIDE.split())


# --- systemd ------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_unit_is_hardened_and_limited(unit: str) -> None:
    lines = unit_settings(unit)
    for name in HARDENED:
        assert name in lines, name
    assert lines["ProtectSystem"] == ["strict"]
    assert lines["MemoryMax"][0].endswith("G")
    assert int(lines["TasksMax"][0]) >= 64
    # All services have the same user and folder, or a backup would look elsewhere.
    assert lines["User"] == ["saboteur"]
    assert lines["StateDirectory"][0].split()[0] == "saboteur"
    assert lines["Environment"] == ["SABOTEUR_DATA=/var/lib/saboteur"]
    assert lines["EnvironmentFile"][0].lstrip("-") == "/etc/saboteur.env"


def test_systemd_units_install_and_order_services() -> None:
    alone, node = deploy_file("saboteur.service"), deploy_file("saboteur-node@.service")
    assert "'saboteur-games[server]'" in alone
    assert not re.search("postgres|redis|db upgrade", alone, re.IGNORECASE)
    assert "'saboteur-games[server,nodes]'" in node
    assert unit_settings("saboteur-node@.service")["After"] == [
        "network-online.target postgresql.service redis-server.service"
    ]
    # Their environment file is required: without it each would use its own database.
    assert unit_settings("saboteur-node@.service")["EnvironmentFile"] == ["/etc/saboteur.env"]


def test_systemd_stop_timeout_exceeds_shutdown_time() -> None:
    for unit in ("saboteur.service", "saboteur-node@.service"):
        assert int(unit_settings(unit)["TimeoutStopSec"][0]) > SHUTDOWN_TIMEOUT_S


def test_backup_unit_command_writes_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = unit_settings("saboteur-backup.service")
    data, program = tmp_path / "saboteur", tmp_path / "program"
    assert run(["db", "upgrade", "--data", str(data)]) == 0
    (data / "backups").mkdir()
    program.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", encoding="utf-8")
    program.chmod(0o700)
    order = lines["ExecStart"][0].replace("%%", "%")
    for old, new in (("/var/lib/saboteur", data), ("/opt/saboteur/bin/saboteur", program)):
        assert old in order
        order = order.replace(old, str(new))
    asked = subprocess.run(  # noqa: S603 - our own unit
        shlex.split(order), check=True, capture_output=True, text=True, cwd="/"
    )
    name, _, folder = lines["Environment"][0].partition("=")
    monkeypatch.setenv(name, folder.replace("/var/lib", str(tmp_path)))
    assert run(asked.stdout.splitlines()) == 0
    (left,) = (data / "backups").iterdir()
    assert re.fullmatch(r"saboteur-[1-7]\.backup\.gz", left.name)
    assert run(["db", "restore", str(left), "--data", str(tmp_path / "new")]) == 0
    assert unit_settings("saboteur-backup.timer")["Persistent"] == ["yes"]


# --- Proxies ------------------------------------------------------------------------------


def test_caddyfiles_point_to_configured_servers() -> None:
    def upstreams(name: str) -> list[str]:
        (line,) = re.findall(r"reverse_proxy (.*) \{$", deploy_file(name), re.MULTILINE)
        return str(line).split()

    (alone,) = upstreams("Caddyfile")
    (order,) = unit_settings("saboteur.service")["ExecStart"]
    assert alone == "{$SERVER:127.0.0.1:8000}"
    assert order.endswith("--host 127.0.0.1 --port 8000")
    nodes = re.findall(r"saboteur-node@(\d+)", deploy_file("saboteur-node@.service"))
    assert upstreams("Caddyfile.nodes") == [f"127.0.0.1:{port}" for port in nodes]
    for name in ("Caddyfile", "Caddyfile.nodes"):
        assert "@private path /metrics /healthz /readyz" in deploy_file(name)


# --- Containers ---------------------------------------------------------------------------


def test_compose_services_share_addresses_and_credentials(compose_file: dict[str, Any]) -> None:
    services = compose_file["services"]
    assert set(services) == {"upgrade", "server", "backup", "postgresql", "redis", "caddy"}
    server, database = services["server"], services["postgresql"]["environment"]
    settings = server["environment"]
    assert settings["SABOTEUR_DATABASE_URL"].startswith(
        f"postgresql://{database['POSTGRES_USER']}:"
    )
    assert settings["SABOTEUR_DATABASE_URL"].endswith(f"@postgresql/{database['POSTGRES_DB']}")
    assert settings["SABOTEUR_REDIS_URL"] == "redis://:${PASSWORD}@redis/0"
    assert "${PASSWORD}" in services["redis"]["command"]
    assert services["caddy"]["environment"]["SERVER"] == "server:8000"
    assert "EXPOSE 8000" in deploy_file("Containerfile")
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in services["caddy"]["volumes"]
    for other in ("upgrade", "backup"):
        assert services[other]["environment"] == settings
    used = {
        each.partition(":")[0]
        for service in services.values()
        for each in service.get("volumes", ())
    }
    assert {name for name in used if not name.startswith(".")} == set(compose_file["volumes"])
    # Required names are asked for, and no others.
    asked = set(re.findall(r"\$\{(\w+)", deploy_file("compose.yaml")))
    assert asked == {"SITE", "PASSWORD"}


def test_compose_exposes_only_trusted_proxy(compose_file: dict[str, Any]) -> None:
    services = compose_file["services"]
    (subnet,) = compose_file["networks"]["front"]["ipam"]["config"]
    trusted = services["server"]["environment"]["SABOTEUR_TRUSTED_PROXIES"]
    assert ip_network(trusted) == ip_network(subnet["subnet"])
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert compose_file["networks"]["back"] == {"internal": True}
    for name in ("postgresql", "redis"):
        assert services[name]["networks"] == ["back"]
    assert services["caddy"]["networks"] == ["front"]
    for name in ("server", "postgresql", "redis", "caddy"):
        assert "mem_limit" in services[name]
        assert services[name]["restart"] == "unless-stopped"


def test_compose_env_file_is_ignored_by_git_and_docker() -> None:
    assert "> deploy/.env" in HOSTING_GUIDE
    for name, line in ((".gitignore", "/deploy/.env"), (".dockerignore", "deploy/.env")):
        assert line in (ROOT / name).read_text("utf-8").splitlines()


def test_compose_migrates_before_serving(compose_file: dict[str, Any]) -> None:
    services = compose_file["services"]
    assert services["upgrade"]["command"] == ["db", "upgrade"]
    waits = services["server"]["depends_on"]["upgrade"]["condition"]
    assert waits == "service_completed_successfully"
    assert services["upgrade"]["depends_on"]["postgresql"]["condition"] == "service_healthy"
    assert "healthcheck" in services["postgresql"]


def test_image_requirements_are_pinned_by_hash() -> None:
    pattern = re.compile(
        r"^([\w.-]+)==(\S+?)(?: ;[^\\\n]*)? \\\n((?: +--hash=\S+(?: \\)?\n)+)", re.MULTILINE
    )
    all_, ours = (
        {name: (version, set(re.findall(r"sha256:\w+", hashes))) for name, version, hashes in found}
        for found in (
            pattern.findall((ROOT / "requirements.lock").read_text("utf-8")),
            pattern.findall(deploy_file("requirements.lock")),
        )
    )
    assert {"litestar", "uvicorn", "psycopg", "redis"} <= set(ours)
    assert not {"pytest", "ruff", "mkdocs"} & set(ours)
    for name, (version, hashes) in ours.items():
        assert all_[name][0] == version, f"{name}: make lock"
        assert hashes == all_[name][1]
    installs = re.findall(r"pip install ([^&]*)", deploy_file("Containerfile").replace("\\\n", " "))
    assert len(installs) == 3
    for line in installs:
        assert "--require-hashes" in line or ("--no-index" in line and "--no-deps" in line)
