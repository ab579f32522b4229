"""Options of the commands, with what they say of themselves in the language of the user."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

import typer
from typer.models import ArgumentInfo, OptionInfo

from saboteur.texts import Texts

BOX: Final = "saboteur"
"""What is played if nobody says."""
PREFIX: Final = "cli-"
EXAMPLES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "cli-database-url": {
            "postgresql": "postgresql://user@host/name",
            "sqlite": "sqlite:///file",
        },
        "cli-redis-url": {"redis": "redis://host/0"},
        "cli-db-schema": {"schema": "0009"},
        "cli-bots": {"own": "module:Class"},
        "cli-arena-bots": {"own": "module:Class"},
        "cli-own-bots": {"own": "module:Class", "named": "name=module:Class"},
        "cli-bot-bot": {"own": "module:Class"},
        "cli-admin-for": {"examples": "30m, 12h, 7d, 4w"},
        "cli-admin-whom": {"address": "203.0.113.7", "network": "2001:db8::/48"},
        "cli-push-contact": {"mail": "mailto:me@play.example"},
        "cli-push-networks": {"network": "10.0.0.0/8"},
        "cli-smtp-url": {"smtp": "smtp://user:password@host:587", "smtps": "smtps://host"},
        "cli-mail-from": {"sender": "Saboteur <post@play.example>"},
        "cli-log-level": {"levels": "debug, info, warning, error"},
    }
)
"""What the help of an option names beside its words."""


@final
class Options:
    """Makes options and arguments; the text of their help names them."""

    def __init__(self, texts: Texts) -> None:
        """Take the words."""
        self.texts = texts
        self.say = texts.text

    def setting(
        self, text: str, least: float | None = None, most: float | None = None, *, name: str = ""
    ) -> OptionInfo:
        """Return an option of a server, named as its text; the environment sets it too."""
        name = name or text.removeprefix(PREFIX)
        variable = "SABOTEUR_" + name.upper().replace("-", "_")
        found: OptionInfo = typer.Option(
            f"--{name}", envvar=variable, help=self._help(text), min=least, max=most
        )
        return found

    def option(self, text: str, name: str = "", least: float | None = None) -> OptionInfo:
        """Return an option, named as its text if it has no other name."""
        name = name or text.removeprefix(PREFIX)
        found: OptionInfo = typer.Option(f"--{name}", help=self._help(text), min=least)
        return found

    @property
    def ruleset(self) -> OptionInfo:
        """The rule set, under both its names."""
        found: OptionInfo = typer.Option("--ruleset", "--game", help=self._help("cli-ruleset"))
        return found

    def argument(self, text: str) -> ArgumentInfo:
        """Return something that is given without a name."""
        found: ArgumentInfo = typer.Argument(help=self._help(text))
        return found

    def _help(self, text: str) -> str:
        return self.say(text, **EXAMPLES.get(text, {}))
