"""The commands around a game: play one, look at its record, read the rules.

Each imports what it needs when it runs.
"""

from pathlib import Path
from typing import Annotated

import typer

from saboteur.cli.errors import UsageError
from saboteur.cli.parsers.options import DEFAULT_BOX, Options


def add_play(app: typer.Typer, options: Options) -> None:
    @app.command(help=options.say("cli-play"))
    def play(
        game: Annotated[str | None, options.argument("cli-ruleset")] = None,
        *,
        seats: Annotated[int | None, options.option("cli-seats")] = None,
        you: Annotated[str, options.option("cli-you")] = "0",
        bots: Annotated[str, options.option("cli-bots")] = "novice",
        names: Annotated[str | None, options.option("cli-names")] = None,
        seed: Annotated[str | None, options.option("cli-seed")] = None,
        option: Annotated[list[str] | None, options.option("cli-option")] = None,
        deck: Annotated[Path | None, options.option("cli-deck")] = None,
        save: Annotated[Path | None, options.option("cli-save")] = None,
        ruleset: Annotated[str | None, options.ruleset] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.play import PlayArguments
        from saboteur.cli.commands.play import play as run

        if game and ruleset:
            raise UsageError(options.say("error-two-rulesets", one=game, other=ruleset))
        arguments = PlayArguments(
            game or ruleset or DEFAULT_BOX,
            seats,
            you,
            bots,
            names,
            seed,
            tuple(option or ()),
            deck,
            save,
        )
        run(options.texts, arguments)


def add_records(app: typer.Typer, options: Options) -> None:
    @app.command(help=options.say("cli-replay"))
    def replay(
        file: Annotated[Path, options.argument("cli-file")],
        *,
        step: Annotated[int | None, options.option("cli-step")] = None,
        seat: Annotated[str, options.option("cli-seat")] = "open",
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.replay import replay as run

        run(options.texts, file, step, seat)

    @app.command(help=options.say("cli-review"))
    def review(
        file: Annotated[Path, options.argument("cli-file")],
        *,
        html: Annotated[Path | None, options.option("cli-review-html", "html")] = None,
        seat: Annotated[int | None, options.option("cli-review-seat", "seat")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.review import review as run

        run(options.texts, file, html, seat)

    @app.command(help=options.say("cli-verify"))
    def verify(
        file: Annotated[Path, options.argument("cli-file")],
        *,
        commitment: Annotated[str | None, options.option("cli-commitment")] = None,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.verify import verify as run

        run(options.texts, file, commitment)


def add_lists(app: typer.Typer, options: Options) -> None:
    @app.command(help=options.say("cli-rules"))
    def rules(
        words: Annotated[list[str] | None, options.argument("cli-words")] = None,
        *,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.rules import rules as run

        run(options.texts, " ".join(words or ()))

    @app.command(help=options.say("cli-cards"))
    def cards(
        words: Annotated[list[str] | None, options.argument("cli-cards-words")] = None,
        *,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.cards import cards as run

        run(options.texts, words or (), DEFAULT_BOX)

    @app.command(help=options.say("cli-games"))
    def games(
        *,
        lang: Annotated[str | None, options.option("cli-lang")] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands.games import games as run

        run(options.texts)
