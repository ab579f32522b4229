"""Imports and caches of the fork server, for the processes of the command."""

import gc
import importlib
import pkgutil
from pathlib import Path

MODULES = (
    "aiosqlite",
    "alembic.command",
    "anyio._backends._asyncio",
    "encodings.idna",
    "litestar.plugins.pydantic",
    "openskill",
    "psycopg",
    "pytest",  # imported by each process if pytest is the main program
    "redis.asyncio",
    "saboteur.learn",
    "saboteur.server.serve",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "tests.fork_server",
    "uvicorn.lifespan.on",
    "uvloop",
    "websockets.sync.client",
)
for name in MODULES:
    importlib.import_module(name)
commands = importlib.import_module("saboteur.cli.commands")
for module in pkgutil.iter_modules(commands.__path__, "saboteur.cli.commands."):
    importlib.import_module(module.name)

# Later processes find what the first command or server has computed.
command_line = importlib.import_module("saboteur.cli.app")
for language in command_line.languages():
    command_line.build(command_line.Texts(language))
settings = importlib.import_module("saboteur.server.settings").Settings(data=Path())
importlib.import_module("saboteur.server.app").create_app(settings)
gc.collect()
gc.freeze()
