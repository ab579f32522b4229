"""``saboteur arena``: bots against bots, on the same deals, with intervals."""

from pathlib import Path
from typing import Annotated, Final

import typer

from saboteur.texts import Texts

BOX: Final = "saboteur"


def add(app: typer.Typer, texts: Texts) -> None:
    """Add the command."""
    say = texts.text

    @app.command(help=say("cli-arena"))
    def arena(
        game: Annotated[str, typer.Argument(help=say("cli-ruleset"))] = BOX,
        *,
        seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"))] = None,
        bots: Annotated[str | None, typer.Option("--bots", help=say("cli-arena-bots"))] = None,
        diggers: Annotated[
            str | None, typer.Option("--diggers", help=say("cli-arena-diggers"))
        ] = None,
        saboteurs: Annotated[
            str | None, typer.Option("--saboteurs", help=say("cli-arena-saboteurs"))
        ] = None,
        games: Annotated[int, typer.Option("--games", min=1, help=say("cli-arena-games"))] = 100,
        workers: Annotated[
            int, typer.Option("--workers", min=1, help=say("cli-arena-workers"))
        ] = 1,
        seed: Annotated[str, typer.Option("--seed", help=say("cli-arena-seed"))] = "arena",
        simulations: Annotated[
            int | None, typer.Option("--simulations", min=1, help=say("cli-arena-simulations"))
        ] = None,
        seconds: Annotated[
            float | None, typer.Option("--seconds", min=0.001, help=say("cli-arena-seconds"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", help=say("cli-option"))
        ] = None,
        deck: Annotated[Path | None, typer.Option("--deck", help=say("cli-deck"))] = None,
        keep: Annotated[Path | None, typer.Option("--keep", help=say("cli-arena-keep"))] = None,
        json_file: Annotated[
            Path | None, typer.Option("--json", help=say("cli-arena-json"))
        ] = None,
        html: Annotated[Path | None, typer.Option("--html", help=say("cli-arena-html"))] = None,
        ray: Annotated[bool, typer.Option("--ray", help=say("cli-arena-ray"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.arena import Wishes, hold  # noqa: PLC0415 - quick help

        hold(
            texts,
            Wishes(
                game, seats, bots, diggers, saboteurs, games, workers, seed, simulations, seconds,
                tuple(option or ()), deck, keep, json_file, html, ray,
            ),
        )  # fmt: skip
