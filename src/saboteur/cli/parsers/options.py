"""Options of the commands, with help texts in the user's language."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, final

import typer
from typer.models import ArgumentInfo, OptionInfo

from saboteur.texts import Texts

DEFAULT_BOX: Final = "saboteur"
PREFIX: Final = "cli-"
EXAMPLES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "cli-database-url": {
            "postgresql": "postgresql://user@host/name",
            "sqlite": "sqlite:///file",
        },
        "cli-redis-url": {"redis": "redis://host/0"},
        "cli-db-schema": {"schema": "0001"},
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
"""Examples that the help texts of options contain."""


@final
class Options:
    """Makes options and arguments; a text id gives their help and default name."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.text

    def setting(
        self,
        text: str,
        minimum: float | None = None,
        maximum: float | None = None,
        *,
        name: str = "",
    ) -> OptionInfo:
        """Return a server option, named after its text; an environment variable sets it too."""
        name = name or text.removeprefix(PREFIX)
        variable = "SABOTEUR_" + name.upper().replace("-", "_")
        found: OptionInfo = typer.Option(
            f"--{name}", envvar=variable, help=self._help(text), min=minimum, max=maximum
        )
        return found

    def option(self, text: str, name: str = "", minimum: float | None = None) -> OptionInfo:
        """Return an option; its default name is its text's id."""
        name = name or text.removeprefix(PREFIX)
        found: OptionInfo = typer.Option(f"--{name}", help=self._help(text), min=minimum)
        return found

    def eager(self, text: str, answer: Callable[..., None]) -> OptionInfo:
        """Return a flag that is handled before the rest of the command line is read."""
        found = self.option(text)
        found.callback, found.is_eager = answer, True
        return found

    @property
    def ruleset(self) -> OptionInfo:
        """The option for the rule set, which can be given as ``--ruleset`` or ``--game``."""
        found: OptionInfo = typer.Option("--ruleset", "--game", help=self._help("cli-ruleset"))
        return found

    def argument(self, text: str) -> ArgumentInfo:
        """Return a positional argument, with the help text of this id."""
        found: ArgumentInfo = typer.Argument(help=self._help(text))
        return found

    def _help(self, text: str) -> str:
        return self.say(text, **EXAMPLES.get(text, {}))
