"""The command line: every command with its options, in the language of the user."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from saboteur.cli import arena_command, server_commands
from saboteur.cli.errors import Complaint
from saboteur.cli.language import asked_language, texts_for
from saboteur.texts import Texts, languages

INTERRUPTED: Final = 130
REFUSED: Final = 2
PROGRAM: Final = "saboteur"
BOX: Final = "saboteur"


def run(words: Sequence[str]) -> int:
    """Carry a command line out and return its exit code."""
    texts = texts_for(words)
    try:
        asked = asked_language(words)
        if asked is not None and asked not in languages():
            known = ", ".join(languages())
            raise Complaint(texts.text("error-language", asked=asked, known=known))  # noqa: TRY301
        code = build(texts)(list(words) or ["--help"], prog_name=PROGRAM, standalone_mode=False)
    except Complaint as complaint:
        return _complain(str(complaint))
    except typer.TyperException as error:
        return _complain(error.format_message()) and error.exit_code
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone: nothing to say, nobody to tell
        return 1
    if code == INTERRUPTED:
        print(file=sys.stderr)  # noqa: T201 - the line of the prompt ends here
    return code if isinstance(code, int) else 0


def _complain(said: str) -> int:
    line = " ".join(said.split())
    print(f"{PROGRAM}: {line}", file=sys.stderr)  # noqa: T201 - that is where complaints go
    return REFUSED


def build(texts: Texts) -> typer.Typer:
    """Make the commands; each imports what it needs when it runs."""
    say = texts.text
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback(help=say("cli-saboteur"))
    def saboteur(
        *,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,
    ) -> None:
        del lang  # read before the texts were chosen

    _add_play(app, texts)
    server_commands.add(app, texts)
    _add_records(app, texts)
    _add_rules(app, texts)
    _add_games(app, texts)
    _add_measures(app, texts)
    arena_command.add(app, texts)
    return app


def _add_play(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("cli-ruleset"))] = None,
        *,
        seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"))] = None,
        you: Annotated[str, typer.Option("--you", help=say("cli-you"))] = "0",
        bots: Annotated[str, typer.Option("--bots", help=say("cli-bots"))] = "novice",
        names: Annotated[str | None, typer.Option("--names", help=say("cli-names"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=say("cli-seed"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", help=say("cli-option"))
        ] = None,
        deck: Annotated[Path | None, typer.Option("--deck", help=say("cli-deck"))] = None,
        save: Annotated[Path | None, typer.Option("--save", help=say("cli-save"))] = None,
        ruleset: Annotated[
            str | None, typer.Option("--ruleset", "--game", help=say("cli-ruleset"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import play as playing  # noqa: PLC0415 - quick help

        if game and ruleset:
            raise Complaint(say("error-two-rulesets", one=game, other=ruleset))
        wishes = playing.Wishes(
            game or ruleset or BOX, seats, you, bots, names, seed, tuple(option or ()), deck, save
        )
        playing.play(texts, wishes)


def _add_records(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("cli-file"))],
        *,
        step: Annotated[int | None, typer.Option("--step", help=say("cli-step"))] = None,
        seat: Annotated[str, typer.Option("--seat", help=say("cli-seat"))] = "open",
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import replay as replaying  # noqa: PLC0415 - quick help

        replaying.replay(texts, file, step, seat)

    @app.command(help=say("cli-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(help=say("cli-file"))],
        *,
        commitment: Annotated[
            str | None, typer.Option("--commitment", help=say("cli-commitment"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import verify as verifying  # noqa: PLC0415 - quick help

        verifying.verify(texts, file, commitment)


def _add_rules(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-rules"))
    def rules(
        words: Annotated[list[str] | None, typer.Argument(help=say("cli-words"))] = None,
        *,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import rules as lookup  # noqa: PLC0415 - quick help

        lookup.look_up(texts, " ".join(words or ()))


def _add_games(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-games"))
    def games(
        *,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import games as listing  # noqa: PLC0415 - quick help

        listing.list_games(texts)


def _add_measures(app: typer.Typer, texts: Texts) -> None:
    say = texts.text

    @app.command(help=say("cli-perft"))
    def perft(
        *,
        ruleset: Annotated[str, typer.Option("--ruleset", "--game", help=say("cli-ruleset"))] = BOX,
        seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"))] = None,
        seed: Annotated[str, typer.Option("--seed", help=say("cli-seed"))] = "perft",
        depth: Annotated[int, typer.Option("--depth", min=0, help=say("cli-depth"))] = 3,
        divide: Annotated[bool, typer.Option("--divide", help=say("cli-divide"))] = False,
        option: Annotated[
            list[str] | None, typer.Option("--option", help=say("cli-option"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import perft as counting  # noqa: PLC0415 - quick help

        counting.perft(texts, ruleset, seats, seed, depth, options=option or (), divide=divide)

    @app.command(help=say("cli-bench"))
    def bench(
        *,
        ruleset: Annotated[str, typer.Option("--ruleset", "--game", help=say("cli-ruleset"))] = BOX,
        seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"))] = None,
        seconds: Annotated[float, typer.Option("--seconds", min=0.01, help=say("cli-seconds"))] = 2,
        option: Annotated[
            list[str] | None, typer.Option("--option", help=say("cli-option"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=say("cli-lang"))] = None,  # noqa: ARG001 - read before
    ) -> None:
        from saboteur.cli.commands import bench as measuring  # noqa: PLC0415 - quick help

        measuring.bench(texts, ruleset, seats, seconds, options=option or ())
