/** The words on the button that plays a move. */
import { pointLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/lost-mines-cards";
import type { LostMinesFacts } from "../lost-mines-facts";
import { mineNumber } from "./lost-mines-names";

/** Questions that a card of the hand answers. */
const WITH_A_CARD: readonly string[] = ["turn", "pass-more"];

export function confirmLabel(table: LostMinesFacts): string {
  const { aim, view } = table;
  if (!aim) {
    if (table.asked === "step") return say("mines-confirm-choose-step");
    if (table.card) return say(isPath(table.card) ? "play-confirm-lay" : "mines-confirm-choose");
    const above = table.asked !== null && !WITH_A_CARD.includes(table.asked);
    return above ? pointLabel(table, "answer") : say("play-choose-card");
  }
  if (aim.verb === "play" && aim.word === "dwarf") return say("mines-confirm-dwarf", { name: table.name(aim.seat!) });
  if (aim.verb === "play" && aim.word === "treasure") return say("mines-confirm-treasure", { number: aim.value! + 1 });
  if (aim.verb === "play" && aim.word === "mine") return say("mines-confirm-mine", { mine: mineNumber(view, aim.at!) });
  if (aim.verb === "play") return say(`mines-confirm-${effectOf(aim.card!)}`);
  if (aim.verb === "lay") return say("play-confirm-lay");
  return say(`mines-confirm-${aim.verb}`);
}
