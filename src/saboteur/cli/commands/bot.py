"""``saboteur bot``: connect a bot to a table of any server."""

from saboteur.bots import LEVELS, BotError
from saboteur.bots.custom_bots import MODULE_SEPARATOR
from saboteur.cli.commands.custom_bots import check_level, custom_bot_error
from saboteur.cli.commands.server_arguments import require_server
from saboteur.cli.commands.signals import sigterm_as_interrupt
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def send_bot(texts: Texts, url: str, code: str, bot: str, name: str | None, *, stay: bool) -> None:
    """Join a table with a bot, play to the end and print its progress."""
    require_server(texts)
    from saboteur.server.bot_client import client

    if bot in LEVELS and bot != client.RANDOM_BOT:
        raise UsageError(texts.text("error-bot-level", asked=bot))
    check_level(texts, bot)
    called = name or bot.rpartition(MODULE_SEPARATOR)[2].title()
    session = client.BotSession(
        url=url, code=code.upper(), bot=bot, name=called, plays_rematches=stay
    )

    def print_progress(text: str, **facts: str | int) -> None:
        print(texts.text(text, **facts), flush=True)  # noqa: T201 - the command's answer

    try:
        client.make_bot(bot)  # fail before the bot is visible at the table
        with sigterm_as_interrupt():
            client.BotClient(session, print_progress).run()
    except BotError as error:
        raise custom_bot_error(texts, error) from None
    except client.CannotPlay as error:
        raise UsageError(texts.text("error-visit", code=session.code, reason=str(error))) from None
