"""Every picture of the browser client: what is shown, and what is done before it is taken."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tools.client_acts import (
    Act,
    aim,
    aim_at_seat,
    ask_why,
    at_table,
    choose_box,
    find_rule,
    help_page,
    learn_through,
    nothing,
    open_all,
    open_dialog,
    open_options,
    pass_end,
    peek,
    pick,
    point,
    press,
    replay,
    rewind,
    see_board,
    see_deeds,
    see_role,
    settle,
    take_a_seat,
    take_gold,
    to_end,
    to_table,
    try_code,
    uncover,
)

FRAMES: Final = Path(__file__).resolve().parent.parent / "build" / "fixture"
REPLAY_STEP: Final = 40
Theme = Literal["dark", "light"]


@dataclass(frozen=True)
class Scene:
    """What is shown, and what is done before the picture."""

    frames: str | None = None
    """The recorded frames that are played; without them, the start page."""
    act: Act = nothing
    unread: int = 0
    """How many ends of rounds were not read yet."""
    page: str | None = None
    """Another page than the start page."""
    television: bool = False
    line: str | None = None
    """What has become of the line to the server, if it is not open."""

    @property
    def path(self) -> str:
        """Where the browser goes."""
        if not self.frames:
            return self.page or "/"
        place = "tv" if self.television else "t"
        end = f"&line={self.line}" if self.line else ""
        return f"/{place}/SKEXF?fixture={self.frames}{end}"

    def curtain(self) -> str:
        """Return which role and how many ends of rounds were seen before."""
        recorded = json.loads((FRAMES / f"{self.frames}.json").read_text(encoding="utf-8"))
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
    "home": Scene(act=settle),
    "home-end": Scene(act=to_end),
    "name": Scene(act=press("Changer de nom")),
    "device": Scene(act=press("Réglages")),
    "device-move": Scene(act=press("Réglages", "Montrer le chemin")),
    "move": Scene(act=settle, page="/move#token"),
    "move-late": Scene(act=settle, page="/move"),
    "new-table": Scene(act=open_dialog),
    "new-table-options": Scene(act=open_options),
    "new-table-duel": Scene(act=choose_box),
    "home-wrong-code": Scene(act=try_code),
    "lobby": Scene("lobby"),
    "lobby-edit": Scene("lobby", press("Changer")),
    "lobby-10": Scene("lobby-10"),
    "lobby-guest": Scene("lobby-guest"),
    "lobby-seat": Scene("lobby", take_a_seat),
    "role-covered": Scene("role"),
    "role": Scene("role", see_role),
    "table-first": Scene("first", to_table),
    "table": Scene("turn", aim),
    "waiting": Scene("waiting", to_table),
    "acts": Scene("acts"),
    "acts-map": Scene("acts", pick(1)),
    "acts-rockfall": Scene("acts", pick(2)),
    "acts-break": Scene("acts", pick(3)),
    "acts-mend": Scene("acts", aim_at_seat),
    "blocked": Scene("blocked", pick(5)),
    "own-deck": Scene("own-deck", point),
    "reveal-goal": Scene("reveal-goal"),
    "orient-goal": Scene("orient-goal"),
    "concede-vote": Scene("concede-vote"),
    "seats-6": Scene("seats-6", aim),
    "seats-8": Scene("seats-8", aim),
    "seats-10": Scene("seats-10", aim),
    "watch": Scene("watch"),
    "why": Scene("turn", ask_why),
    "help": Scene("turn", help_page),
    "peek": Scene("turn", peek),
    "past": Scene("past", rewind),
    "talk": Scene("talk", at_table("Parler")),
    "notes": Scene("talk", at_table("Indices")),
    "claims": Scene("talk", to_table),
    "poll": Scene("poll", at_table("Parler")),
    "poll-closed": Scene("poll-closed", at_table("Parler")),
    "people": Scene("talk", at_table("La table")),
    "away": Scene("away", to_table),
    "paused": Scene("paused", to_table),
    "ended": Scene("ended", to_table),
    "notices": Scene("notices", to_table),
    "covered": Scene("covered"),
    "covered-wait": Scene("covered-wait"),
    "looking": Scene("looking", uncover),
    "lost": Scene("turn", to_table, line="waiting"),
    "gone": Scene("turn", line="gone"),
    "sent-away": Scene("turn", line="sent-away"),
    "tv-lobby": Scene("lobby", television=True),
    "tv": Scene("watch", television=True),
    **{f"tv-{seats}": Scene(f"tv-{seats}", television=True) for seats in (6, 8, 10)},
    "tv-end": Scene("watch", unread=1, television=True),
    "tv-end-8": Scene("tv-8", unread=1, television=True),
    "tv-duel-end": Scene("duel-watch", unread=1, television=True),
    "tv-duel": Scene("duel-watch", television=True),
    "tv-duel-over": Scene("tv-duel-over", television=True),
    "tv-over": Scene("tv-over", television=True),
    "tv-mines-over": Scene("tv-mines-over", television=True),
    "tv-mines-end": Scene("tv-mines-over", unread=1, television=True),
    "tv-cave-over": Scene("tv-cave-over", television=True),
    "tv-cave-end": Scene("tv-cave-over", unread=1, television=True),
    "tv-mines": Scene("mines-watch", television=True),
    "tv-cave": Scene("cave-watch", television=True),
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
    "places": Scene("places", aim),
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
    "duel-turn": Scene("duel-turn", point),
    "duel-all": Scene("duel-all"),
    "duel-aim": Scene("duel-all", point),
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
    "mines-turn": Scene("mines-turn", pick(1)),
    "mines-look": Scene("mines-turn", pick(2)),
    "mines-trap": Scene("mines-turn", pick(3)),
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
    "cave-turn": Scene("cave-turn", aim),
    "cave-8": Scene("cave-8", aim),
    "cave-all": Scene("cave-all"),
    "cave-web": Scene("cave-all", pick(3)),
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
    "statistics": Scene("over", see_deeds, unread=3),
    "replay": Scene(act=replay, page=f"/replay/SKEXF?step={REPLAY_STEP}&sight=0"),
    "replay-open": Scene(act=open_all, page=f"/replay/SKEXF?step={REPLAY_STEP}"),
    **{
        f"replay-{box}": Scene(act=replay, page=f"/replay/{code}?step={REPLAY_STEP}")
        for box, code in (("duel", "TAUPE"), ("mines", "MULEB"), ("cave", "GRAEN"))
    },
    "replay-missing": Scene(act=settle, page="/replay/ZZZZZ"),
    "replays": Scene(act=settle, page="/replay"),
    "learn": Scene(act=settle, page="/learn"),
    **{
        f"learn-{box}": Scene(act=settle, page=f"/learn/{box}/{scene}")
        for box, scene in (
            ("saboteur", 1),
            ("saboteur2", 3),
            ("duel", 2),
            ("lost-mines", 2),
            ("dark-cave", 3),
        )
    },
    "learn-over": Scene(act=learn_through, page="/learn/saboteur/3"),
    "rules": Scene(act=settle, page="/rules"),
    "rules-clause": Scene(act=settle, page="/rules/B-24"),
    "rules-search": Scene(act=find_rule, page="/rules/duel"),
    **{
        f"cards-{box}": Scene(act=settle, page=f"/cards/{box}")
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
"""The pictures of the README: which scene, on which screen."""
