"""``saboteur arena``: run a contest of bots and show the report."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from math import isfinite
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saboteur.bots import BotError, Budget
from saboteur.cli.commands.arguments import parse_options, resolve_ruleset
from saboteur.cli.commands.custom_bots import custom_bot_error, parse_levels
from saboteur.cli.commands.signals import shield_signals, sigterm_as_interrupt
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError, read_text
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.value import to_json_data, value_class
from saboteur.texts import Texts

DEFAULT_LEVEL: Final = "skilled"


@value_class
class ArenaArguments:
    """The options of the command ``arena``."""

    ruleset: str
    seats: int | None
    bots: str | None
    diggers: str | None
    saboteurs: str | None
    talk: str
    games: int
    workers: int
    seed: str
    simulations: int | None
    seconds: float | None
    options: tuple[str, ...]
    deck: Path | None
    keep: Path | None
    json: Path | None
    html: Path | None
    ray: bool


def arena(texts: Texts, arguments: ArenaArguments) -> None:
    """Play the contest and show the report."""
    try:
        contest, report = _play(texts, arguments)
    except BotError as error:
        raise custom_bot_error(texts, error) from None
    from saboteur.arena.html_report import render_page
    from saboteur.arena.report_tables import report_tables

    terminal = Terminal()
    say = texts.text
    terminal.print_text(say("arena-title", ruleset=contest.ruleset, seats=contest.seats), STRONG)
    facts = say("arena-facts", games=report.games, deals=report.deals, seed=report.seed)
    terminal.print_text(facts)
    for table in report_tables(report, texts):
        drawn = Table(*table.column_titles, title=table.title, title_justify="left", box=None)
        for row in table.rows:
            drawn.add_row(*row)
        terminal.console.print(drawn)
    if arguments.json is not None:
        _write(
            texts,
            arguments.json,
            json.dumps(_without_infinity(to_json_data(report)), indent=1) + "\n",
        )
    if arguments.html is not None:
        _write(texts, arguments.html, render_page(report, texts))


def _play(texts: Texts, arguments: ArenaArguments) -> tuple[Any, Any]:
    try:
        from saboteur.arena.report import ReportBuilder
    except ModuleNotFoundError as error:
        raise UsageError(texts.text("error-arena-extra", missing=str(error.name))) from None
    contest = _contest(texts, arguments)
    if arguments.keep is not None:
        try:
            arguments.keep.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise UsageError(texts.text("error-save", file=str(arguments.keep))) from None
    builder = ReportBuilder(contest)
    deal: list[Any] = []
    with sigterm_as_interrupt(), _progress(texts) as progress:
        task = progress.add_task("", total=contest.games)
        try:
            for number, game in enumerate(_results(texts, contest, arguments)):
                deal.append(game)
                if len(deal) == contest.games // contest.deals:  # every lineup has played it
                    # An interrupt within would give some lineups one deal more.
                    with shield_signals():
                        for played in deal:
                            builder.add(played)
                    deal.clear()
                if arguments.keep is not None and game.record is not None:
                    _write(texts, arguments.keep / f"{number:06}.txt", game.record)
                progress.advance(task)
        except KeyboardInterrupt:
            if not builder.game_count:
                raise UsageError(texts.text("error-arena-stopped")) from None
            Terminal().print_text(texts.text("arena-stopped"))
    return contest, builder.build()


def _results(texts: Texts, contest: Any, arguments: ArenaArguments) -> Iterator[Any]:  # noqa: ANN401 - the arena is imported late
    from saboteur.arena.executor import run, run_on_ray

    if not arguments.ray:
        return run(contest.game_specs(), arguments.workers)
    if find_spec("ray") is None:
        raise UsageError(texts.text("error-ray"))
    return run_on_ray(contest.game_specs())


def _contest(texts: Texts, arguments: ArenaArguments) -> Any:  # noqa: ANN401 - as above
    from saboteur.arena.contest import Contest, games_per_deal

    options = parse_options(texts, arguments.ruleset, arguments.options)
    rules = resolve_ruleset(texts, arguments.ruleset, arguments.seats, options, arguments.deck)
    lineups = _lineups(texts, arguments, rules)
    return Contest(
        rules.id,
        rules.seats,
        tuple(rules.options.items()),
        None if arguments.deck is None else read_text(arguments.deck, texts),
        lineups,
        max(1, arguments.games // games_per_deal(lineups)),
        arguments.seed,
        Budget(arguments.seconds, arguments.simulations)
        if arguments.seconds or arguments.simulations
        else None,
        arguments.keep is not None,
    )


def _lineups(texts: Texts, arguments: ArenaArguments, rules: AnyRuleSet) -> tuple[Any, ...]:
    """Return the lineups: by seats (``--bots``), or by sides (``--diggers``, ``--saboteurs``)."""
    from saboteur.arena.lineup import Entrant, Lineup
    from saboteur.arena.sides import SIDE_READERS

    speakers = _talkers(texts, arguments, rules)
    if arguments.diggers is None and arguments.saboteurs is None:
        levels = parse_levels(texts, arguments.bots or DEFAULT_LEVEL)
        if rules.seats == 1:  # with one seat, every level plays the deals on its own
            return tuple(Lineup((Entrant(level, level),)) for level in levels)
        if len(levels) == 1:
            levels *= rules.seats
        if len(levels) != rules.seats:
            raise UsageError(texts.text("error-bots", given=len(levels), wanted=rules.seats))
        return tuple(
            Lineup(tuple(Entrant(level, level, who) for level in levels)) for who in speakers
        )
    if arguments.bots is not None:
        raise UsageError(texts.text("error-arena-both"))
    if rules.family not in SIDE_READERS:
        raise UsageError(texts.text("error-arena-sides", ruleset=rules.id))
    diggers = parse_levels(texts, arguments.diggers or DEFAULT_LEVEL)
    saboteurs = parse_levels(texts, arguments.saboteurs or DEFAULT_LEVEL)
    return tuple(
        Lineup((Entrant(digger, saboteur, who),) * rules.seats)
        for digger, saboteur, who in product(diggers, saboteurs, speakers)
    )


def _talkers(texts: Texts, arguments: ArenaArguments, rules: AnyRuleSet) -> tuple[str, ...]:
    """Parse the option that says which bots speak; without sides, all do or none."""
    from saboteur.arena.lineup import EVERYBODY, NOBODY, TALKERS
    from saboteur.arena.sides import SIDE_READERS

    known = TALKERS if rules.family in SIDE_READERS else (NOBODY, EVERYBODY)
    given = tuple(word.strip() for word in arguments.talk.split(","))
    for word in given:
        if word not in known:
            known_words = ", ".join(known)
            raise UsageError(texts.text("error-arena-talk", given=word, known=known_words))
    return given


def _progress(texts: Texts) -> Progress:
    return Progress(
        TextColumn(texts.text("arena-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Terminal().console,
        transient=True,
        disable=not Terminal().is_interactive,
    )


def _without_infinity(data: object) -> object:
    """Return JSON data with ``None`` for infinite numbers, which bound open intervals."""
    if isinstance(data, float) and not isfinite(data):
        return None
    if isinstance(data, dict):
        return {key: _without_infinity(item) for key, item in data.items()}
    return [_without_infinity(item) for item in data] if isinstance(data, list) else data


def _write(texts: Texts, file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise UsageError(texts.text("error-save", file=str(file))) from None
