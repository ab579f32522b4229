"""Every name that The Lost Mines shows to a player has a text in every language."""

import pytest

from saboteur.games.lost_mines.kit import CLANS, IDENTITIES, SYMBOLS
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.games.lost_mines.state import CAUSES
from saboteur.games.options import option_text
from saboteur.games.registry import catalogue, ruleset
from saboteur.texts import Texts, languages


@pytest.mark.parametrize("language", languages())
def test_cards_clans_tokens_causes_and_options_have_names(language: str) -> None:
    rules = ruleset("lost-mines", 9)
    assert isinstance(rules, LostMinesRules)
    kit = rules.kit
    wanted = {f"card-{name}" for name in kit.names}
    wanted |= {f"treasure-{name}" for name in kit.treasures}
    wanted |= {f"dwarf-{name}" for name in kit.dwarves}
    wanted |= {f"clan-{clan}" for clan in CLANS} | {f"symbol-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"identity-{identity}" for identity in IDENTITIES}
    wanted |= {f"obstacle-{obstacle}" for obstacle in kit.obstacles if obstacle}
    wanted |= {f"token-{token}" for token in (*kit.tokens, "dragon")}
    wanted |= {f"cause-{cause}" for cause in CAUSES} | {"box-lost-mines", "page-lost-mines"}
    (box,) = [entry for entry in catalogue() if entry.id == "lost-mines"]
    for option in box.options:
        wanted.add(f"option-{option.name}")
        if option.name != "first_player":
            wanted |= {f"option-{option.name}-{option_text(choice)}" for choice in option.choices}
    assert wanted <= set(Texts(language).ids())
