"""The command line: carried out in the language of the user."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from saboteur.cli.errors import UsageError
from saboteur.cli.language import asked_language, texts_for
from saboteur.cli.parsers import game, measure, server
from saboteur.cli.parsers.options import Options
from saboteur.texts import Texts, languages

INTERRUPTED: Final = 130
REFUSED: Final = 2
PROGRAM: Final = "saboteur"


def run(words: Sequence[str]) -> int:
    """Carry a command line out and return its exit code."""
    texts = texts_for(words)
    try:
        asked = asked_language(words)
        if asked is not None and asked not in languages():
            known = ", ".join(languages())
            raise UsageError(texts.text("error-language", asked=asked, known=known))  # noqa: TRY301
        code = build(texts)(list(words) or ["--help"], prog_name=PROGRAM, standalone_mode=False)
    except UsageError as error:
        return _refuse(str(error))
    except typer.TyperException as error:
        return _refuse(error.format_message()) and error.exit_code
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone: nothing to say, nobody to tell
        return 1
    if code == INTERRUPTED:
        print(file=sys.stderr)  # noqa: T201 - the line of the prompt ends here
    return code if isinstance(code, int) else 0


def _refuse(said: str) -> int:
    line = " ".join(said.split())
    print(f"{PROGRAM}: {line}", file=sys.stderr)  # noqa: T201 - that is where errors go
    return REFUSED


def build(texts: Texts) -> typer.Typer:
    """Make the commands."""
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
    ) -> None:
        del lang  # read before the texts were chosen

    game.add_play(app, options)  # help lists them in this order
    server.add(app, options)
    game.add_records(app, options)
    game.add_lists(app, options)
    measure.add(app, options)
    return app
