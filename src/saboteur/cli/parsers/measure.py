"""The commands that measure: ``perft`` and ``bench`` for the engine, ``arena`` for bots."""

from pathlib import Path
from typing import Annotated

import typer

from saboteur.cli.parsers.options import DEFAULT_BOX, Options


def add(app: typer.Typer, options: Options) -> None:
    """Add the commands; each imports what it needs when it runs."""
    _add_engine(app, options)
    _add_arena(app, options)


def _add_engine(app: typer.Typer, options: Options) -> None:

    @app.command(help=options.say("cli-perft"))
    def perft(
        *,
        ruleset: Annotated[str, options.ruleset] = DEFAULT_BOX,
        seats: Annotated[int | None, options.option("cli-seats")] = None,
        seed: Annotated[str, options.option("cli-seed")] = "perft",
        depth: Annotated[int, options.option("cli-depth", minimum=0)] = 3,
        divide: Annotated[bool, options.option("cli-divide")] = False,
        option: Annotated[list[str] | None, options.option("cli-option")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.perft import perft as run

        run(options.texts, ruleset, seats, seed, depth, options=option or (), divide=divide)

    @app.command(help=options.say("cli-bench"))
    def bench(
        *,
        ruleset: Annotated[str, options.ruleset] = DEFAULT_BOX,
        seats: Annotated[int | None, options.option("cli-seats")] = None,
        seconds: Annotated[float, options.option("cli-seconds", minimum=0.01)] = 2,
        option: Annotated[list[str] | None, options.option("cli-option")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.bench import bench as run

        run(options.texts, ruleset, seats, seconds, options=option or ())


def _add_arena(app: typer.Typer, options: Options) -> None:

    @app.command(help=options.say("cli-arena"))
    def arena(
        game: Annotated[str, options.argument("cli-ruleset")] = DEFAULT_BOX,
        *,
        seats: Annotated[int | None, options.option("cli-seats")] = None,
        bots: Annotated[str | None, options.option("cli-arena-bots", "bots")] = None,
        diggers: Annotated[str | None, options.option("cli-arena-diggers", "diggers")] = None,
        saboteurs: Annotated[str | None, options.option("cli-arena-saboteurs", "saboteurs")] = None,
        talk: Annotated[str, options.option("cli-arena-talk", "talk")] = "nobody",
        games: Annotated[int, options.option("cli-arena-games", "games", 1)] = 100,
        workers: Annotated[int, options.option("cli-arena-workers", "workers", 1)] = 1,
        seed: Annotated[str, options.option("cli-arena-seed", "seed")] = "arena",
        simulations: Annotated[
            int | None, options.option("cli-arena-simulations", "simulations", 1)
        ] = None,
        seconds: Annotated[
            float | None, options.option("cli-arena-seconds", "seconds", 0.001)
        ] = None,
        option: Annotated[list[str] | None, options.option("cli-option")] = None,
        deck: Annotated[Path | None, options.option("cli-deck")] = None,
        keep: Annotated[Path | None, options.option("cli-arena-keep", "keep")] = None,
        json: Annotated[Path | None, options.option("cli-arena-json", "json")] = None,
        html: Annotated[Path | None, options.option("cli-arena-html", "html")] = None,
        ray: Annotated[bool, options.option("cli-arena-ray", "ray")] = False,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.arena import ArenaArguments
        from saboteur.cli.commands.arena import arena as run

        arguments = ArenaArguments(
            game, seats, bots, diggers, saboteurs, talk, games, workers, seed, simulations, seconds,
            tuple(option or ()), deck, keep, json, html, ray,
        )  # fmt: skip
        run(options.texts, arguments)
