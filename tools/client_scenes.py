"""Every picture of the browser client: its page, its data, and the actions before it is taken."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tools.client_actions import (
    Action,
    ask_why,
    choose_box,
    find_rule,
    help_page,
    learn_through,
    nothing,
    open_all,
    open_dialog,
    open_options,
    pass_end,
    peek_at_role,
    pick_card,
    point_at_cell,
    point_at_seat,
    point_with_card,
    press_at_table,
    press_buttons,
    replay,
    reveal_shared_device,
    scroll_to_end,
    see_action_stats,
    see_board,
    see_role,
    show_earlier_move,
    take_a_seat,
    take_gold,
    to_table,
    try_code,
    wait_for_network,
)

FRAMES_DIR: Final = Path(__file__).resolve().parent.parent / "build" / "fixture"
REPLAY_STEP: Final = 40
Theme = Literal["dark", "light"]


@dataclass(frozen=True)
class Scene:
    """A page with its data, and the actions before the picture."""

    frames: str | None = None
    """The name of the recorded frames to replay; ``None`` for a page without a table."""
    action: Action = nothing
    unread: int = 0
    """How many ends of rounds the player has not confirmed yet."""
    page: str | None = None
    """The path of a page without a table; the start page if it is ``None``."""
    is_television: bool = False
    socket_state: str | None = None
    """The state of the socket, if it is not open."""

    @property
    def path(self) -> str:
        """The path that the browser opens."""
        if not self.frames:
            return self.page or "/"
        place = "tv" if self.is_television else "t"
        end = f"&line={self.socket_state}" if self.socket_state else ""
        return f"/{place}/SKEXF?fixture={self.frames}{end}"

    def curtain(self) -> str:
        """Return what the client has stored: how many role cards and ends of rounds were seen."""
        recorded = json.loads((FRAMES_DIR / f"{self.frames}.json").read_text(encoding="utf-8"))
        frames = [frame for frame in recorded if "view" in frame]
        if not frames:
            return "0 0"
        view = frames[-1]["view"]
        told = [event["type"] for frame in frames for event in frame["events"]]
        roles = sum(map(told.count, ("OwnRole", "RoleChanged", "OwnDwarf")))
        ends = len(view.get("results", ())) or int(view.get("result") is not None)
        seen = 1 if view["family"] == "duel" else max(roles - 1, 0)
        return f"{seen} {ends - self.unread}"


SCENES: Final[dict[str, Scene]] = {
    "home": Scene(action=wait_for_network),
    "home-end": Scene(action=scroll_to_end),
    "name": Scene(action=press_buttons("Changer de nom")),
    "device": Scene(action=press_buttons("Réglages")),
    "device-move": Scene(action=press_buttons("Réglages", "Montrer le chemin")),
    "move": Scene(action=wait_for_network, page="/transfer#token"),
    "move-late": Scene(action=wait_for_network, page="/transfer"),
    "new-table": Scene(action=open_dialog),
    "new-table-options": Scene(action=open_options),
    "new-table-duel": Scene(action=choose_box),
    "home-wrong-code": Scene(action=try_code),
    "lobby": Scene("lobby"),
    "lobby-edit": Scene("lobby", press_buttons("Changer")),
    "lobby-10": Scene("lobby-10"),
    "lobby-guest": Scene("lobby-guest"),
    "lobby-seat": Scene("lobby", take_a_seat),
    "role-covered": Scene("role"),
    "role": Scene("role", see_role),
    "table-first": Scene("first", to_table),
    "table": Scene("turn", point_at_cell),
    "waiting": Scene("waiting", to_table),
    "acts": Scene("acts"),
    "acts-map": Scene("acts", pick_card(1)),
    "acts-rockfall": Scene("acts", pick_card(2)),
    "acts-break": Scene("acts", pick_card(3)),
    "acts-mend": Scene("acts", point_at_seat),
    "blocked": Scene("blocked", pick_card(5)),
    "own-deck": Scene("own-deck", point_with_card),
    "reveal-goal": Scene("reveal-goal"),
    "orient-goal": Scene("orient-goal"),
    "concede-vote": Scene("concede-vote"),
    "seats-6": Scene("seats-6", point_at_cell),
    "seats-8": Scene("seats-8", point_at_cell),
    "seats-10": Scene("seats-10", point_at_cell),
    "watch": Scene("watch"),
    "why": Scene("turn", ask_why),
    "help": Scene("turn", help_page),
    "peek": Scene("turn", peek_at_role),
    "past": Scene("past", show_earlier_move),
    "talk": Scene("talk", press_at_table("Parler")),
    "notes": Scene("talk", press_at_table("Indices")),
    "claims": Scene("talk", to_table),
    "poll": Scene("poll", press_at_table("Parler")),
    "poll-closed": Scene("poll-closed", press_at_table("Parler")),
    "people": Scene("talk", press_at_table("La table")),
    "away": Scene("away", to_table),
    "paused": Scene("paused", to_table),
    "ended": Scene("ended", to_table),
    "notices": Scene("notices", to_table),
    "covered": Scene("covered"),
    "covered-wait": Scene("covered-wait"),
    "looking": Scene("looking", reveal_shared_device),
    "lost": Scene("turn", to_table, socket_state="waiting"),
    "gone": Scene("turn", socket_state="gone"),
    "kicked": Scene("turn", socket_state="kicked"),
    "tv-lobby": Scene("lobby", is_television=True),
    "tv": Scene("watch", is_television=True),
    **{f"tv-{seats}": Scene(f"tv-{seats}", is_television=True) for seats in (6, 8, 10)},
    "tv-end": Scene("watch", unread=1, is_television=True),
    "tv-end-8": Scene("tv-8", unread=1, is_television=True),
    "tv-duel-end": Scene("duel-watch", unread=1, is_television=True),
    "tv-duel": Scene("duel-watch", is_television=True),
    "tv-duel-over": Scene("tv-duel-over", is_television=True),
    "tv-over": Scene("tv-over", is_television=True),
    "tv-mines-over": Scene("tv-mines-over", is_television=True),
    "tv-mines-end": Scene("tv-mines-over", unread=1, is_television=True),
    "tv-cave-over": Scene("tv-cave-over", is_television=True),
    "tv-cave-end": Scene("tv-cave-over", unread=1, is_television=True),
    "tv-mines": Scene("mines-watch", is_television=True),
    "tv-cave": Scene("cave-watch", is_television=True),
    "draft": Scene("draft", take_gold, unread=1),
    "buried": Scene("buried", unread=1),
    "end-10": Scene("end-10", unread=1),
    "s2-lobby": Scene("s2-lobby"),
    "s2-role": Scene("s2-role", see_role),
    "s2-turn": Scene("s2-turn", to_table),
    "s2-end": Scene("s2-end", unread=1),
    "s2-theft": Scene("s2-theft", unread=1),
    "s2-pass-more": Scene("s2-pass-more"),
    "s2-discard-two": Scene("s2-discard-two"),
    "s2-12": Scene("s2-12", to_table),
    "places": Scene("places", point_at_cell),
    "veto": Scene("veto", to_table),
    "keep-card": Scene("keep-card", to_table),
    "exchange-goals": Scene("exchange-goals", to_table),
    "post-pawn": Scene("post-pawn", to_table),
    "trade-gold": Scene("trade-gold", to_table),
    "pay-for-passage": Scene("pay-for-passage", to_table),
    "scout-path": Scene("scout-path", to_table),
    "move-goal": Scene("move-goal", to_table),
    "peek-role": Scene("peek-role", to_table),
    "rob-hand": Scene("rob-hand", to_table),
    "orient-path": Scene("orient-path"),
    "keep-dug": Scene("keep-dug"),
    "keep-drawn": Scene("keep-drawn"),
    "duel-turn": Scene("duel-turn", point_with_card),
    "duel-all": Scene("duel-all"),
    "duel-aim": Scene("duel-all", point_with_card),
    "duel-watch": Scene("duel-watch"),
    "duel-pass-more": Scene("duel-pass-more"),
    "duel-discard-two": Scene("duel-discard-two"),
    "duel-before-draw": Scene("duel-before-draw"),
    "duel-reveal-goal": Scene("duel-reveal-goal"),
    "duel-orient-goal": Scene("duel-orient-goal"),
    "duel-claim-gold": Scene("duel-claim-gold"),
    "duel-round": Scene("duel-round", unread=1),
    "duel-over": Scene("duel-over"),
    "duel-solo": Scene("duel-solo"),
    "duel-grade": Scene("duel-grade"),
    "mines-dwarf": Scene("mines-dwarf", see_role),
    "mines-turn": Scene("mines-turn", pick_card(1)),
    "mines-look": Scene("mines-turn", pick_card(2)),
    "mines-trap": Scene("mines-turn", pick_card(3)),
    "mines-watch": Scene("mines-watch"),
    "mines-step": Scene("mines-step"),
    "mines-take-treasure": Scene("mines-take-treasure"),
    "mines-orient-mine": Scene("mines-orient-mine"),
    "mines-end-vote": Scene("mines-end-vote"),
    "mines-pass-more": Scene("mines-pass-more"),
    "mines-round": Scene("mines-round", unread=1),
    "mines-over": Scene("mines-over"),
    "mines-9": Scene("mines-9"),
    "cave-clan": Scene("cave-first", see_role),
    "cave-first": Scene("cave-first", to_table),
    "cave-turn": Scene("cave-turn", point_at_cell),
    "cave-8": Scene("cave-8", point_at_cell),
    "cave-all": Scene("cave-all"),
    "cave-web": Scene("cave-all", pick_card(3)),
    "cave-watch": Scene("cave-watch"),
    "cave-pass-more": Scene("cave-pass-more"),
    "cave-creature-step": Scene("cave-creature-step"),
    "cave-dwarf-step": Scene("cave-dwarf-step"),
    "cave-attack-order": Scene("cave-attack-order"),
    "cave-repel-creature": Scene("cave-repel-creature"),
    "cave-orient-goal": Scene("cave-orient-goal"),
    "cave-take-nugget": Scene("cave-take-nugget"),
    "cave-end-vote": Scene("cave-end-vote"),
    "cave-unmasking": Scene("cave-over", unread=1),
    "cave-over": Scene("cave-over"),
    "over": Scene("over", pass_end, unread=3),
    "over-board": Scene("over", see_board, unread=3),
    "statistics": Scene("over", see_action_stats, unread=3),
    "replay": Scene(action=replay, page=f"/replay/SKEXF?step={REPLAY_STEP}&sight=0"),
    "replay-open": Scene(action=open_all, page=f"/replay/SKEXF?step={REPLAY_STEP}"),
    **{
        f"replay-{box}": Scene(action=replay, page=f"/replay/{code}?step={REPLAY_STEP}")
        for box, code in (("duel", "TAUPE"), ("mines", "MULEB"), ("cave", "GRAEN"))
    },
    "replay-missing": Scene(action=wait_for_network, page="/replay/ZZZZZ"),
    "replays": Scene(action=wait_for_network, page="/replay"),
    "learn": Scene(action=wait_for_network, page="/learn"),
    **{
        f"learn-{box}": Scene(action=wait_for_network, page=f"/learn/{box}/{scene}")
        for box, scene in (
            ("saboteur", 1),
            ("saboteur2", 3),
            ("duel", 2),
            ("lost-mines", 2),
            ("dark-cave", 3),
        )
    },
    "learn-over": Scene(action=learn_through, page="/learn/saboteur/3"),
    "rules": Scene(action=wait_for_network, page="/rules"),
    "rules-clause": Scene(action=wait_for_network, page="/rules/B-24"),
    "rules-search": Scene(action=find_rule, page="/rules/duel"),
    **{
        f"cards-{box}": Scene(action=wait_for_network, page=f"/cards/{box}")
        for box in ("saboteur", "saboteur2", "duel", "lost-mines", "dark-cave", "modules")
    },
}
README: Final[dict[str, tuple[str, str, Theme]]] = {
    "table": ("table", "desktop", "dark"),
    "home": ("home", "desktop", "dark"),
    "lost-mines": ("mines-step", "desktop", "light"),
    "dark-cave": ("cave-dwarf-step", "desktop", "dark"),
    "round-end": ("draft", "desktop", "dark"),
    "phone": ("table", "phone", "light"),
    "phone-duel": ("duel-aim", "phone", "dark"),
    "phone-cave": ("cave-dwarf-step", "phone", "dark"),
}
"""The pictures of the README: their scenes and screen sizes."""
