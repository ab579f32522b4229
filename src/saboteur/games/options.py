"""The rule options of a table with their choices and defaults; they are part of the record."""

from collections.abc import Mapping
from typing import Final

from saboteur.kernel.value import value_class

OptionValue = str | int | bool

RANDOM: Final = "random"
"""The choice that makes the first player random."""


@value_class
class Option:
    """A rule option of a table; the default is the first of ``choices``."""

    name: str
    choices: tuple[OptionValue, ...]
    clause: str
    """The ruling that defines the option."""

    @property
    def default(self) -> OptionValue:
        return self.choices[0]

    def parse(self, given: OptionValue) -> OptionValue:
        """Return the choice that is ``given`` or has that text; raise ``ValueError`` if none."""
        for choice in self.choices:
            if given == choice and isinstance(given, bool) == isinstance(choice, bool):
                return choice
            if isinstance(given, str) and given == option_text(choice):
                return choice
        known = ", ".join(option_text(choice) for choice in self.choices)
        message = f"option {self.name} can't be {given!r}; it is one of {known} ({self.clause})"
        raise ValueError(message)


def option_text(choice: OptionValue) -> str:
    """Return a choice as text: ``on`` and ``off`` for switches."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return str(choice)


def choose(options: tuple[Option, ...], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the chosen or default value of every option; raise ``ValueError`` on unknown names."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            message = f"unknown option {name!r}; this rule set has {', '.join(known)}"
            raise ValueError(message)
    return {
        name: option.parse(given[name]) if name in given else option.default
        for name, option in known.items()
    }
