"""What letters say, in the language of whoever gets them.

This is the one place where a letter becomes words. It is given the letter and the box that is
played at the table, and nothing else of it: no role and no card can stand in what is not there.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from saboteur.server.post.hours import local
from saboteur.server.post.mailing import Mail
from saboteur.server.storage.letters import Letter
from saboteur.server.storage.mail import ErrandKind
from saboteur.texts import Texts

LONGEST_WORDS: Final = 200


@dataclass(frozen=True, slots=True)
class Told:
    """A letter in words."""

    title: str
    text: str
    path: str
    """Where it leads on our site."""


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def told(letter: Letter, ruleset: str | None, zone: str, language: str) -> Told:
    """Say a letter; ``ruleset`` is what is played at its table."""
    texts = _texts(language)
    box = "none" if ruleset is None else texts.text(f"box-{ruleset.partition('+')[0]}")
    text = texts.text(
        f"post-{letter.kind}-text", code=letter.table or "none", by=letter.by or "none"
    )
    if letter.until is not None and letter.kind == "turn":
        until = f"{local(letter.until, zone):%Y-%m-%d %H:%M}"
        text = f"{text} {texts.text('post-until', until=until)}"
    return Told(
        texts.text(f"post-{letter.kind}", box=box)[:LONGEST_WORDS],
        text[:LONGEST_WORDS],
        "/" if letter.table is None else f"/t/{letter.table}",
    )


def pushed(letter: Letter, ruleset: str | None, zone: str, language: str) -> bytes:
    """Return what a push carries; the worker of the site shows it as it is."""
    said = told(letter, ruleset, zone, language)
    carried = {
        "title": said.title,
        "text": said.text,
        "path": said.path,
        "kind": letter.kind,
        "until": letter.until,
        "language": language,
    }
    return json.dumps(carried, ensure_ascii=False, separators=(",", ":")).encode()


def digest(
    letters: Sequence[tuple[Letter, str | None]],
    *,
    to: str,
    zone: str,
    language: str,
    site: str,
    leave: str,
) -> Mail:
    """Write one mail for letters, each with what is played at its table."""
    texts = _texts(language)
    said = [told(letter, ruleset, zone, language) for letter, ruleset in letters]
    titles = texts.text("post-several", count=len(said))
    parts = [f"{each.title}\n{each.text}\n{site}{each.path}" for each in said]
    why = texts.text("post-why", site=site)
    end = f"{why}\n{texts.text('post-leave', leave=f'{site}/mail#leave.{leave}')}"
    return Mail(
        to,
        said[0].title if len(said) == 1 else titles,
        "\n\n".join([*parts, f"-- \n{end}"]) + "\n",
        language,
        f"{site}/api/mail/leave/{leave}",
    )


def ticket_mail(
    kind: ErrandKind, ways: Sequence[tuple[str, str]], *, to: str, language: str, site: str
) -> Mail:
    """Write a mail that leads somewhere, for guests by their nicknames and tickets."""
    texts = _texts(language)
    links = [f"{name}: {site}/mail#{kind}.{ticket}" for name, ticket in ways]
    text = "\n\n".join(
        (texts.text(f"post-{kind}-mail", site=site), *links, texts.text(f"post-{kind}-end"))
    )
    return Mail(to, texts.text(f"post-{kind}-subject"), text + "\n", language)
