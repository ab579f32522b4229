"""Each kind of card has one effect, and each effect has texts and rules."""

from collections import Counter
from importlib.resources import files

import pytest

from saboteur.kernel.catalogue import Catalogue, parse_catalogue
from saboteur.texts import Texts, languages
from saboteur.texts.effects import EFFECTS, Card, cards_of, decks_of

DECKS = {
    file.name.removesuffix(".toml"): parse_catalogue(file.read_text("utf-8"))
    for file in files("saboteur.games.data").iterdir()
    if file.name.endswith(".toml")
}
TEXTS = {language: Texts(language) for language in languages()}


def rows(deck: Catalogue) -> list[tuple[str, str]]:
    """Return group and kind of all cards with a face."""
    return [key for key in deck.rows if key[0] not in EFFECTS.cardless_groups]


@pytest.mark.parametrize("deck", DECKS)
def test_every_kind_of_card_has_exactly_one_effect(deck: str) -> None:
    told = [(card.group, card.kind) for card in EFFECTS.cards if card.deck == deck]
    assert Counter(told) == Counter(rows(DECKS[deck]))


def test_effect_texts_name_existing_decks_only() -> None:
    assert {card.deck for card in EFFECTS.cards} == set(DECKS)


def test_every_effect_is_used_and_has_its_rules() -> None:
    told = {own for others in EFFECTS.overrides.values() for own in others.values()}
    used = {card.effect for card in EFFECTS.cards} | told
    assert used == set(EFFECTS.clauses)
    known = set(TEXTS["en"].ids())
    for effect, clauses in EFFECTS.clauses.items():
        assert clauses, effect
        assert len(set(clauses)) == len(clauses), effect
        assert set(clauses) <= known, effect


@pytest.mark.parametrize("language", languages())
def test_every_effect_has_its_texts(language: str) -> None:
    texts = TEXTS[language]
    assert set(texts.ids("effect-")) == {f"effect-{effect}" for effect in EFFECTS.clauses}
    kinds = Counter((card.deck, card.effect) for card in EFFECTS.cards if card.group != "forest")
    shared = {effect for (_, effect), count in kinds.items() if count > 1}
    for others in EFFECTS.overrides.values():
        shared |= {own for effect, own in others.items() if effect in shared}
    for effect in EFFECTS.clauses:
        wanted = {"title", "when"} if effect in shared else {"when"}
        assert set(texts.attributes(f"effect-{effect}")) == wanted, effect


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name(language: str) -> None:
    missing = [card for card in EFFECTS.cards if EFFECTS.name(card) not in TEXTS[language]]
    assert missing == []


def test_texts_are_short() -> None:
    for language, texts in TEXTS.items():
        for key in texts.ids("effect-"):
            assert len(texts.text(key)) <= 290, (language, key)
            assert len(texts.attribute(key, "when")) <= 290, (language, key)


def test_a_rule_set_has_the_cards_of_its_parts() -> None:
    """Saboteur 2 is played without the gold and the roles of the base game (S2-1)."""
    assert decks_of("saboteur2+veto") == ("veto", "saboteur2", "saboteur")
    found = cards_of("saboteur2+veto")
    assert {card.deck for card in found} == {"veto", "saboteur2", "saboteur"}
    of_base = {card.group for card in found if card.deck == "saboteur"}
    assert of_base == {"start", "goal", "path", "action"}
    assert Card("saboteur", "path", "cross", "tunnel-two") in found
    assert cards_of("veto") == (Card("veto", "action", "veto", "veto"),)
    assert cards_of("right-of-way") == ()
