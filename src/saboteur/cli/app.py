"""The command line: parses it and runs the command in the user's language."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from saboteur import __version__
from saboteur.cli.errors import UsageError
from saboteur.cli.language import requested_language, texts_for
from saboteur.cli.parsers import game, measure, server
from saboteur.cli.parsers.options import Options
from saboteur.texts import Texts, languages

EXIT_INTERRUPTED: Final = 130
EXIT_USAGE: Final = 2
PROGRAM: Final = "saboteur"


def run(words: Sequence[str]) -> int:
    """Run a command line and return its exit code."""
    texts = texts_for(words)
    try:
        asked = requested_language(words)
        if asked is not None and asked not in languages():
            known = ", ".join(languages())
            raise UsageError(texts.text("error-language", asked=asked, known=known))  # noqa: TRY301
        code = build(texts)(list(words) or ["--help"], prog_name=PROGRAM, standalone_mode=False)
    except UsageError as error:
        return _print_error(str(error))
    except typer.TyperException as error:
        return _print_error(error.format_message()) and error.exit_code
    except typer.Abort:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the pipe is gone, so errors have no destination either
        return 1
    if code == EXIT_INTERRUPTED:
        print(file=sys.stderr)  # noqa: T201 - ends the line of the prompt
    return code if isinstance(code, int) else 0


def _print_error(message: str) -> int:
    line = " ".join(message.split())
    print(f"{PROGRAM}: {line}", file=sys.stderr)  # noqa: T201 - the place for errors
    return EXIT_USAGE


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - as Typer calls it
    if wanted:
        print(PROGRAM, __version__)  # noqa: T201 - the answer
        raise typer.Exit


def build(texts: Texts) -> typer.Typer:
    """Build the Typer application with all commands."""
    options = Options(texts)
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback(help=options.say("cli-saboteur"))
    def saboteur(
        *,
        lang: Annotated[str | None, options.option("cli-lang")] = None,
        version: Annotated[bool, options.eager("cli-version", _print_version)] = False,
    ) -> None:
        del lang, version  # read before the texts are loaded

    game.add_play(app, options)  # the order of the help page
    server.add(app, options)
    game.add_records(app, options)
    game.add_lists(app, options)
    measure.add(app, options)
    return app
