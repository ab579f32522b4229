"""``saboteur bot``: send a bot to a table of any server, where it plays among people."""

from saboteur.bots import LEVELS, BotError
from saboteur.bots.own import WHERE
from saboteur.cli.commands.own_bots import check_level, own_failure
from saboteur.cli.commands.server_arguments import need_server
from saboteur.cli.commands.stopping import killed_like_interrupted
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def send_bot(texts: Texts, url: str, code: str, bot: str, name: str | None, *, stay: bool) -> None:
    """Let a bot sit down and play to the end; say what it does."""
    need_server(texts)
    from saboteur.server.player import player  # noqa: PLC0415 - an extra, and quick help

    if bot in LEVELS and bot != player.RANDOM:
        raise UsageError(texts.text("error-bot-level", asked=bot))
    check_level(texts, bot)
    called = name or bot.rpartition(WHERE)[2].title()
    visit = player.Visit(url=url, code=code.upper(), bot=bot, name=called, stay=stay)

    def tell(text: str, **facts: str | int) -> None:
        print(texts.text(text, **facts), flush=True)  # noqa: T201 - the command's answer

    try:
        player.made(bot)  # before anybody sees it
        with killed_like_interrupted():
            player.Player(visit, tell).play()
    except BotError as error:
        raise own_failure(texts, error) from None
    except player.CannotPlay as error:
        raise UsageError(texts.text("error-visit", code=visit.code, reason=str(error))) from None
